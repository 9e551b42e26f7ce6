import Glibc

/// What file systems keep about a file beside its bytes, such as tags and access control lists.
///
/// Swift sees only what POSIX has.
enum ExtendedAttributes {
    private typealias List = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias Get =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    private static let list = dlsym(nil, "listxattr").map { unsafeBitCast($0, to: List.self) }
    private static let get = dlsym(nil, "getxattr").map { unsafeBitCast($0, to: Get.self) }
    private static let set = dlsym(nil, "setxattr").map { unsafeBitCast($0, to: Set.self) }

    /// The names of a file's attributes, each with its zero.
    private static func names(of path: String) -> [[CChar]] {
        guard let count = list?(path, nil, 0), count > 0 else { return [] }
        var names = [CChar](repeating: 0, count: count)
        let used = list?(path, &names, count) ?? 0
        return names.prefix(max(used, 0)).split(separator: 0).map { $0 + [0] }
    }

    /// An attribute of a file, such as `user.xdg.tags`; nil where it has none.
    static func value(_ name: String, of path: String) -> [UInt8]? { value(Array(name.utf8CString), of: path) }

    private static func value(_ name: [CChar], of path: String) -> [UInt8]? {
        guard let count = get?(path, name, nil, 0), count >= 0 else { return nil }
        var value = [UInt8](repeating: 0, count: count)
        let used = get?(path, name, &value, count) ?? -1
        return used < 0 ? nil : Array(value.prefix(used))
    }

    /// Sets an attribute of a file.
    ///
    /// - Returns: whether the file system and the system's rules let it.
    @discardableResult
    static func set(_ name: String, to value: [UInt8], of path: String) -> Bool {
        set?(path, name, value, value.count, 0) == 0
    }

    /// Gives a file the attributes of another, as far as that is permitted.
    static func copy(from old: String, to new: String) {
        for name in names(of: old) {
            if let value = value(name, of: old) { _ = set?(new, name, value, value.count, 0) }
        }
    }
}
