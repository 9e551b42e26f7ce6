import Glibc

/// The exchange of two paths, and renaming that replaces nothing.
package enum Exchange {
    private typealias Call =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    /// `RENAME_EXCHANGE`.
    private static let exchange: UInt32 = 2
    /// `RENAME_NOREPLACE`.
    private static let keepsOthers: UInt32 = 1
    /// The function, which Swift's Glibc module doesn't include.
    private static let call = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Call.self) }

    /// Exchanges two paths in one step; returns -1 and sets `errno` if the system or the file system can't.
    static func paths(_ a: String, _ b: String) -> Int32 { rename(a, b, exchange) }

    /// Renames a file in one step onto a free name; returns -1 and sets `errno` if the name is taken, or the system or
    /// the file system can't.
    package static func move(_ old: String, _ new: String) -> Int32 { rename(old, new, keepsOthers) }

    private static func rename(_ a: String, _ b: String, _ flags: UInt32) -> Int32 {
        guard let call else {
            errno = ENOSYS
            return -1
        }
        return call(AT_FDCWD, a, AT_FDCWD, b, flags)
    }
}
