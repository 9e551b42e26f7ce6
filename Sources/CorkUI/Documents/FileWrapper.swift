import DocumentFiles
import Foundation
import Synchronization

/// The content of a document's file: data, or a folder with files, folders and symbolic links.
///
///     let pictures = FileWrapper(directoryWithFileWrappers: [:])
///     pictures.addRegularFile(withContents: png, preferredFilename: "cover.png")
///     return FileWrapper(directoryWithFileWrappers: ["text.md": text, "pictures": pictures])
///
/// The whole content is held in memory.
///
/// Saving a folder replaces it completely, including items that the wrapper does not contain. To keep items that the
/// document does not know, start with the folders of ``FileDocumentWriteConfiguration/existingFile``.
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
    /// The filename when the wrapper was read; `nil` if it was not read from a file.
    public let filename: String?

    /// The maximum number of bytes of a file, or of all files in a folder together.
    static let sizeLimit = 1 << 30

    private init(_ content: Content, filename: String? = nil) {
        state = Mutex(State(content: content, preferredFilename: filename))
        self.filename = filename
    }

    /// Creates a wrapper for a file.
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

    /// Creates a wrapper for a folder.
    ///
    /// - Parameter childrenByPreferredName: The items by name, which is also the preferred filename of those that have
    ///   none.
    public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        self.init(.folder(childrenByPreferredName))
        for (name, child) in childrenByPreferredName {
            child.state.withLock { $0.preferredFilename = $0.preferredFilename ?? name }
        }
    }

    /// Creates a wrapper for a symbolic link.
    ///
    /// - Parameter url: The destination; a relative URL is relative to the folder of the link.
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url.relativePath)) }

    /// Reads a file, or a folder with its contents, in which symbolic links are preserved.
    ///
    /// Call it off the main thread.
    ///
    /// - Throws: A `FileWrapperError` if an item cannot be read or is neither a file, folder nor link, or if the
    ///   contents exceed 1 GiB, 100,000 items, or 64 levels of folders.
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

    /// Returns the content to write.
    ///
    /// - Throws: An error if folders are nested too deeply, or inside themselves.
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

    // MARK: Properties

    /// The filename that the wrapper gets when it is added to a folder.
    public var preferredFilename: String? {
        get { state.withLock(\.preferredFilename) }
        set { state.withLock { $0.preferredFilename = newValue } }
    }

    /// A Boolean value that indicates whether the wrapper represents a file.
    public var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// A Boolean value that indicates whether the wrapper represents a folder.
    public var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// A Boolean value that indicates whether the wrapper represents a symbolic link.
    public var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The data of a file; `nil` for a folder or link.
    public var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The items of a folder by name; `nil` for a file or link.
    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }
    /// The destination of a symbolic link; `nil` for a file or folder.
    public var symbolicLinkDestinationURL: URL? {
        if case .link(let target) = content { URL(fileURLWithPath: target, isDirectory: false) } else { nil }
    }

    // MARK: Folders

    /// Adds an item to a folder.
    ///
    /// - Precondition: The wrapper represents a folder.
    /// - Parameter child: The item; its name is "Untitled" if it has none.
    /// - Returns: The name of the item in the folder: its preferred filename, with a number if that is taken.
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
    /// - Precondition: The wrapper represents a folder.
    /// - Returns: The name of the file in the folder: its preferred filename, with a number if that is taken.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes an item from a folder, if the folder contains it.
    ///
    /// - Precondition: The wrapper represents a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        change { children in children = children.filter { $0.value !== child } }
    }

    /// Returns the name of an item in a folder; `nil` if the folder does not contain it.
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

/// An error in reading a file.
package struct FileWrapperError: LocalizedError, Hashable {
    /// The file.
    package let file: URL
    /// The reason, as a clause without a full stop.
    package let reason: String

    /// A sentence with the name of the file and the reason.
    package var errorDescription: String? { "“\(file.lastPathComponent)” could not be read: \(reason)." }
}

/// An error for folders that are nested too deeply to be written.
private struct FolderTooDeep: LocalizedError {
    var errorDescription: String? {
        "its folders are nested more than \(FileTree.depthLimit) deep, or inside themselves."
    }
}
