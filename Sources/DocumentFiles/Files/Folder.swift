import Foundation
import Glibc

/// What the system tells of folders.
package enum Folder {
    /// The names of all that is in a folder, hidden files too, in order.
    ///
    /// - Throws: What keeps it from being read; a name that is no text is such a thing.
    /// - Complexity: O(n log n).
    package static func names(in path: String) throws(SystemFault) -> [String] {
        try names(in: path) { _ in true }
    }

    /// The names of some of what is in a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - isListed: Tells of a kind, such as `DT_DIR`, whether what is of it is among them; not every file system
    ///     knows kinds, and those that do not say `DT_UNKNOWN`.
    /// - Returns: The names.
    /// - Throws: If the folder cannot be read.
    private static func names(in path: String, where isListed: (Int) -> Bool) throws(SystemFault) -> [String] {
        guard let folder = opendir(path) else { throw SystemFault() }
        defer { closedir(folder) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                guard errno == 0 else { throw SystemFault() }
                return names.sorted()
            }
            guard isListed(Int(entry.pointee.d_type)) else { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            guard let name else { throw SystemFault(code: EILSEQ, reason: "the name of a file in it is no text") }
            if name != ".", name != ".." { names.append(name) }
        }
    }

    /// Whether a path leads to a folder.
    package static func isAt(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.isFolder
    }

    /// A folder and the folders in it, however deep; none where there is no folder.
    ///
    /// Links are not followed.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - limit: How many are looked for.
    /// - Returns: Their paths, with what tells each from any other that has its path before or after it.
    package static func folders(at path: String, atMost limit: Int) -> [(path: String, id: String)] {
        guard isAt(path) else { return [] }
        var (folders, next): ([(path: String, id: String)], [String]) = ([], [path])
        while let path = next.popLast(), folders.count < limit {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            folders.append((path, "\(status.st_dev) \(status.st_ino) \(path)"))
            let names = try? names(in: path) { [DT_DIR, DT_UNKNOWN].contains($0) }
            for name in names ?? [] {
                guard lstat("\(path)/\(name)", &status) == 0, status.isFolder else { continue }
                next.append("\(path)/\(name)")
            }
        }
        return folders
    }

    /// Takes a file or folder away with all that is in it, but for what of another file system is mounted there; what
    /// cannot be taken away stays.
    static func remove(_ path: String, on device: dev_t? = nil) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_dev == device ?? status.st_dev else { return }
        guard status.isFolder else {
            unlink(path)
            return
        }
        if status.st_mode & 0o700 != 0o700 { chmod(path, 0o700) }
        for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)", on: status.st_dev) }
        rmdir(path)
    }
}

extension stat {
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

extension URL {
    /// The same file, however its URL was made: URLs of folders may end with a slash or not.
    package var withoutSlash: URL { URL(fileURLWithPath: path, isDirectory: false) }

    /// The file where the links lead.
    package var resolved: URL { resolvingSymlinksInPath().withoutSlash }
}
