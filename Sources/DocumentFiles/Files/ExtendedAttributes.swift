import Glibc

/// The extended attributes of files, such as tags and access control lists.
///
/// The functions are looked up at run time, since Swift's Glibc module doesn't include them.
enum ExtendedAttributes {
    private typealias List = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias Get =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    private static let list = dlsym(nil, "listxattr").map { unsafeBitCast($0, to: List.self) }
    private static let get = dlsym(nil, "getxattr").map { unsafeBitCast($0, to: Get.self) }
    private static let set = dlsym(nil, "setxattr").map { unsafeBitCast($0, to: Set.self) }

    /// Returns the names of a file's attributes, each with its terminating zero.
    private static func names(of path: String) -> [[CChar]] {
        guard let count = list?(path, nil, 0), count > 0 else { return [] }
        var names = [CChar](repeating: 0, count: count)
        let used = list?(path, &names, count) ?? 0
        return names.prefix(max(used, 0)).split(separator: 0).map { $0 + [0] }
    }

    /// Returns an attribute of a file, such as `user.xdg.tags`, or `nil`.
    static func value(_ name: String, of path: String) -> [UInt8]? { value(Array(name.utf8CString), of: path) }

    private static func value(_ name: [CChar], of path: String) -> [UInt8]? {
        guard let count = get?(path, name, nil, 0), count >= 0 else { return nil }
        var value = [UInt8](repeating: 0, count: count)
        let used = get?(path, name, &value, count) ?? -1
        return used < 0 ? nil : Array(value.prefix(used))
    }

    /// Sets an attribute of a file.
    ///
    /// - Returns: `true` if the attribute was set.
    @discardableResult
    static func set(_ name: String, to value: [UInt8], of path: String) -> Bool {
        set?(path, name, value, value.count, 0) == 0
    }

    /// Copies the attributes of a file to another one, as far as permitted.
    static func copy(from old: String, to new: String) {
        for name in names(of: old) {
            if let value = value(name, of: old) { _ = set?(new, name, value, value.count, 0) }
        }
    }
}
