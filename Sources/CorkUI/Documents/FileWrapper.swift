import DocumentFiles
import Foundation
import Synchronization

/// What a document's file holds: bytes, or a folder with files, folders and symbolic links.
///
///     let pictures = FileWrapper(directoryWithFileWrappers: [:])
///     pictures.addRegularFile(withContents: png, preferredFilename: "cover.png")
///     return FileWrapper(directoryWithFileWrappers: ["text.md": text, "pictures": pictures])
///
/// All of it is in memory. A folder that is saved is replaced as a whole: what is not in the wrapper is not in the folder
/// then. To keep what the document does not know, begin with the folders of
/// ``FileDocumentWriteConfiguration/existingFile``.
public final class FileWrapper: Sendable {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(String)
    }

    private struct State {
        var content: Content
        var preferredFilename: String?
    }

    private let state: Mutex<State>
    /// What the file was called when it was read; nil for one that was not.
    public let filename: String?

    /// How many bytes a file, or all files of a folder together, may have to be read.
    static let sizeLimit = 1 << 30

    private init(_ content: Content, filename: String? = nil) {
        state = Mutex(State(content: content, preferredFilename: filename))
        self.filename = filename
    }

    /// A file that is to be written.
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

    /// A folder that is to be written.
    ///
    /// - Parameter childrenByPreferredName: what is in it, by name; those without a name of their own prefer this one.
    public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        self.init(.folder(childrenByPreferredName))
        for (name, child) in childrenByPreferredName {
            child.state.withLock { $0.preferredFilename = $0.preferredFilename ?? name }
        }
    }

    /// A symbolic link that is to be written.
    ///
    /// - Parameter url: where it leads; a relative one begins in the folder that the link is in.
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url.relativePath)) }

    /// Reads a file, or a folder with all that is in it; symbolic links in the folder stay links.
    ///
    /// Not for the main thread.
    ///
    /// - Throws: `FileWrapperError` where it or something in it cannot be read, is neither file, folder nor link, or all
    ///   together are larger than 1 GiB, more than 100,000, or nested more than 64 deep.
    public convenience init(url: URL) throws {
        do {
            self.init(tree: try FileTree.read(url, upTo: Self.sizeLimit), filename: url.lastPathComponent)
        } catch {
            throw FileWrapperError(file: url, reason: error.reason)
        }
    }

    convenience init(tree: FileTree, filename: String? = nil) {
        let content: Content =
            switch tree {
            case .file(let data): .file(data)
            case .folder(let trees):
                .folder(trees.reduce(into: [:]) { $0[$1.key] = FileWrapper(tree: $1.value, filename: $1.key) })
            case .link(let target): .link(target)
            }
        self.init(content, filename: filename)
    }

    /// What is to be written.
    ///
    /// - Throws: a sentence where folders are nested too deep to be written, as one that is inside itself is.
    func tree(in folders: [FileWrapper] = []) throws -> FileTree {
        switch content {
        case .file(let data): return .file(data)
        case .link(let target): return .link(target)
        case .folder(let children):
            guard folders.count < FileTree.depthLimit, !folders.contains(where: { $0 === self }) else {
                throw FolderTooDeep()
            }
            return .folder(try children.mapValues { try $0.tree(in: folders + [self]) })
        }
    }

    private var content: Content { state.withLock(\.content) }

    // MARK: What it is

    /// What the file is to be called in a folder that it is added to.
    public var preferredFilename: String? {
        get { state.withLock(\.preferredFilename) }
        set { state.withLock { $0.preferredFilename = newValue } }
    }

    /// Whether this is a file.
    public var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether this is a folder.
    public var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether this is a symbolic link.
    public var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The bytes of a file; nil for a folder or link.
    public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name; nil for a file or link.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }
    /// Where a symbolic link leads, relative where it is; nil for a file or folder.
    public var symbolicLinkDestinationURL: URL? {
        if case .link(let target) = content { URL(fileURLWithPath: target, isDirectory: false) } else { nil }
    }

    // MARK: What is in a folder

    /// Adds a file, folder or link to a folder.
    ///
    /// - Precondition: This is a folder.
    /// - Parameter child: what is added; "Untitled" where it has no name.
    /// - Returns: what it is called in the folder: its preferred name, with a number where something else has that.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? child.filename ?? "Untitled"
        return change { children in
            if let same = children.first(where: { $0.value === child })?.key { return same }
            var (key, number) = (name, 2)
            let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            while children[key] != nil {
                key = "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
                number += 1
            }
            children[key] = child
            return key
        }
    }

    /// Adds a file to a folder.
    ///
    /// - Precondition: This is a folder.
    /// - Returns: what it is called in the folder: its preferred name, with a number where something else has that.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a file, folder or link out of a folder; nothing where it is not in there.
    ///
    /// - Precondition: This is a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        change { children in children = children.filter { $0.value !== child } }
    }

    /// What a file, folder or link is called in a folder; nil where it is not in there.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    private func change<Result: Sendable>(_ body: (inout [String: FileWrapper]) -> Result) -> Result {
        state.withLock { state in
            guard case .folder(var children) = state.content else {
                preconditionFailure("Only a folder has files in it: ask isDirectory first.")
            }
            defer { state.content = .folder(children) }
            return body(&children)
        }
    }
}

/// Why a file could not be read.
package struct FileWrapperError: LocalizedError, Hashable {
    /// The file.
    package let file: URL
    /// What keeps it from being read: a clause without a full stop.
    package let reason: String

    /// File and reason in one sentence.
    package var errorDescription: String? { "“\(file.lastPathComponent)” could not be read: \(reason)." }
}

/// A folder is nested deeper than can be written.
private struct FolderTooDeep: LocalizedError {
    var errorDescription: String? {
        "its folders are nested more than \(FileTree.depthLimit) deep, or inside themselves."
    }
}
