import Foundation
import Glibc

/// Functions for folders.
package enum Folder {
    /// Returns the sorted names of everything in a folder, including hidden files.
    ///
    /// - Throws: If the folder can't be read, or a name isn't valid text.
    /// - Complexity: O(n log n).
    package static func names(in path: String) throws(SystemFault) -> [String] {
        try names(in: path) { _ in true }
    }

    /// Returns the names of items of some kinds in a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - isListed: A predicate for kinds, such as `DT_DIR`; some file systems only report `DT_UNKNOWN`.
    /// - Returns: The names.
    /// - Throws: If the folder can't be read.
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

    /// Returns a Boolean value that indicates whether a path leads to a folder.
    package static func isAt(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.isFolder
    }

    /// Returns a folder and its nested folders, or an empty array if the folder doesn't exist.
    ///
    /// Links aren't followed.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - limit: The maximum number of folders.
    /// - Returns: The paths, each with an id that differs from that of any other folder that has had the same path.
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

    /// Removes a file, or a folder with its contents, except for mounted file systems and items that can't be removed.
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
    /// The file URL without a trailing slash, so that URLs of the same folder are equal.
    package var withoutSlash: URL { URL(fileURLWithPath: path, isDirectory: false) }

    /// The URL with symbolic links resolved.
    package var resolved: URL { resolvingSymlinksInPath().withoutSlash }
}
