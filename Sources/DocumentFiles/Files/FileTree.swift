import Foundation
import Glibc

/// What a path holds: a file, a folder with all that is in it, or a link.
package enum FileTree: Hashable, Sendable, Codable {
    case file(Data)
    case folder([String: FileTree])
    /// A symbolic link, with the path it leads to as it is written in it.
    case link(String)

    package var isFolder: Bool { if case .folder = self { true } else { false } }

    /// How deep folders may be nested.
    package static let depthLimit = 64
    /// How many files, links and folders a folder may have in it.
    package static let countLimit = 100_000

    /// Reads a file or folder.
    ///
    /// Links on the way there are followed, those in the folder are kept as links.
    ///
    /// - Parameters:
    ///   - url: Where it is.
    ///   - limit: How many bytes all files together may have.
    /// - Returns: The tree.
    /// - Throws: What keeps it or anything in it from being read.
    package static func read(_ url: URL, upTo limit: Int) throws(SystemFault) -> FileTree {
        guard Folder.isAt(url.path) else { return .file(try WholeFile.read(url, upTo: limit)) }
        var reader = Reader(limit: limit, bytes: limit, count: countLimit)
        return .folder(try reader.folder(url.path, depth: 1))
    }

    /// Writes a file or folder whole or not at all.
    ///
    /// Blocks until the disk has it: not for the main thread.
    ///
    /// - Throws: What keeps it from being written; what was there is then as it was.
    package func write(to url: URL) throws(AtomicFileError) {
        switch self {
        case .file(let data): try AtomicFile.write(data, to: url)
        case .folder(let content): try AtomicFolder.write(content, to: url)
        case .link: throw AtomicFileError(path: url.path, code: EINVAL, reason: "it is a link, which holds nothing")
        }
    }

    /// The tree as bytes.
    package func encoded() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }

    /// Reads what ``encoded()`` made.
    package init(encoded data: Data) throws { self = try PropertyListDecoder().decode(FileTree.self, from: data) }

    private struct Reader {
        let limit: Int
        /// How much more may come.
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
