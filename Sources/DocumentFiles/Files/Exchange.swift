import Glibc

/// What lets two paths take each other's place.
enum Exchange {
    private typealias Call =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    /// `RENAME_EXCHANGE`.
    private static let exchange: UInt32 = 2
    /// Swift sees only what POSIX has.
    private static let call = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Call.self) }

    /// Lets two paths take each other's place in one step; -1 with `errno` where the system or its disk cannot.
    static func paths(_ a: String, _ b: String) -> Int32 {
        guard let call else {
            errno = ENOSYS
            return -1
        }
        return call(AT_FDCWD, a, AT_FDCWD, b, exchange)
    }
}
