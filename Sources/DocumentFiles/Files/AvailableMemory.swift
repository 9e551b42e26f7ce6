import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The memory that is available to the program.
public enum AvailableMemory {
    /// The available memory in bytes, within the system's and the process's limits.
    ///
    /// The value is `Int.max` if the system doesn't report it.
    public static var bytes: Int {
        let system = line(of: "/proc/meminfo", named: "MemAvailable:").map { $0 << 10 } ?? .max
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit) == 0, limit.rlim_cur != .max,
            let used = line(of: "/proc/self/status", named: "VmSize:").map({ $0 << 10 })
        else { return system }
        return min(system, max(Int(clamping: limit.rlim_cur) - used, 0))
    }

    /// Returns the number of kibibytes in a line of a system file.
    private static func line(of file: String, named name: String) -> Int? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.dropFirst(name.count).split(separator: " ").first.flatMap { Int($0) }
    }
}
