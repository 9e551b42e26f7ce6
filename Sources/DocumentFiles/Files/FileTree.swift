import Foundation
import Glibc

/// A file, a folder with its contents, or a symbolic link.
package enum FileTree: Hashable, Sendable, Codable {
    case file(Data)
    case folder([String: FileTree])
    /// A symbolic link with its unresolved target.
    case link(String)

    package var isFolder: Bool { if case .folder = self { true } else { false } }

    /// The maximum nesting depth of folders.
    package static let depthLimit = 64
    /// The maximum number of files, links and folders in a folder.
    package static let countLimit = 100_000

    /// Reads a file or folder.
    ///
    /// Links in the path are followed, and links inside of the folder are kept.
    ///
    /// - Parameters:
    ///   - url: The file or folder.
    ///   - limit: The maximum total size of all files in bytes.
    /// - Returns: The tree.
    /// - Throws: If the folder or anything in it can't be read.
    package static func read(_ url: URL, upTo limit: Int) throws(SystemFault) -> FileTree {
        guard Folder.isAt(url.path) else { return .file(try WholeFile.read(url, upTo: limit)) }
        var reader = Reader(limit: limit, bytes: limit, count: countLimit)
        return .folder(try reader.folder(url.path, depth: 1))
    }

    /// Writes a file or folder atomically.
    ///
    /// This method blocks until the data is on the disk; don't call it on the main thread.
    ///
    /// - Throws: If it can't be written; the old item is unchanged then.
    package func write(to url: URL) throws(AtomicFileError) {
        switch self {
        case .file(let data): try AtomicFile.write(data, to: url)
        case .folder(let content): try AtomicFolder.write(content, to: url)
        case .link: throw AtomicFileError(path: url.path, code: EINVAL, reason: "it is a link, which holds nothing")
        }
    }

    /// Encodes the tree as data.
    package func encoded() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }

    /// Creates a tree from the result of ``encoded()``.
    package init(encoded data: Data) throws { self = try PropertyListDecoder().decode(FileTree.self, from: data) }

    private struct Reader {
        let limit: Int
        /// The remaining number of bytes.
        var bytes: Int
        var count: Int

        mutating func folder(_ path: String, depth: Int) throws(SystemFault) -> [String: FileTree] {
            guard depth <= depthLimit else {
                throw SystemFault(code: ELOOP, reason: "its folders are nested more than \(depthLimit) deep")
            }
            var content: [String: FileTree] = [:]
            for name in try Folder.names(in: path) {
                count -= 1
                guard count >= 0 else {
                    throw SystemFault(code: EFBIG, reason: "there are more than \(countLimit) files in it")
                }
                content[name] = try entry("\(path)/\(name)", name, depth: depth)
            }
            return content
        }

        private mutating func entry(_ path: String, _ name: String, depth: Int) throws(SystemFault) -> FileTree {
            var status = stat()
            guard lstat(path, &status) == 0 else { throw SystemFault().of(name) }
            if status.isFolder { return .folder(try folder(path, depth: depth + 1)) }
            if status.isLink {
                var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
                let length = readlink(path, &buffer, buffer.count)
                guard length >= 0 else { throw SystemFault().of(name) }
                return .link(String(decoding: buffer[..<length], as: UTF8.self))
            }
            guard status.st_size <= bytes else {
                throw SystemFault(code: EFBIG, reason: "it is larger than \(limit >> 20) MiB")
            }
            do {
                let data = try WholeFile.read(URL(fileURLWithPath: path, isDirectory: false), upTo: bytes)
                bytes -= data.count
                return .file(data)
            } catch {
                throw error.of(name)
            }
        }
    }
}
