import DocumentFiles
import Foundation

/// A strategy for reading and writing documents of a type.
protocol DocumentFormat: Sendable {
    associatedtype Document: Sendable
    static var readableTypes: [UTType] { get }
    static var writableTypes: [UTType] { get }
    static func read(_ configuration: FileDocumentReadConfiguration) throws -> Document
    /// Captures the current state of a document and returns a function that writes it.
    @MainActor static func writer(of document: Document, as type: UTType) throws -> DocumentWriter
}

/// A function that writes a captured document state, on any thread.
typealias DocumentWriter = @Sendable (FileDocumentWriteConfiguration) throws -> FileWrapper

/// The format of documents that are values.
enum ValueFormat<Document: FileDocument>: DocumentFormat {
    static var readableTypes: [UTType] { Document.readableContentTypes }
    static var writableTypes: [UTType] { Document.writableContentTypes }
    static func read(_ configuration: FileDocumentReadConfiguration) throws -> Document {
        try Document(configuration: configuration)
    }
    static func writer(of document: Document, as type: UTType) -> DocumentWriter {
        { try document.fileWrapper(configuration: $0) }
    }
}

/// The format of documents that are reference types.
enum ReferenceFormat<Document: ReferenceFileDocument>: DocumentFormat {
    static var readableTypes: [UTType] { Document.readableContentTypes }
    static var writableTypes: [UTType] { Document.writableContentTypes }
    static func read(_ configuration: FileDocumentReadConfiguration) throws -> Document {
        try Document(configuration: configuration)
    }
    static func writer(of document: Document, as type: UTType) throws -> DocumentWriter {
        let snapshot = try document.snapshot(contentType: type)
        return { try document.fileWrapper(snapshot: snapshot, configuration: $0) }
    }
}

/// A state in the undo history of a document.
struct DocumentState<Format: DocumentFormat>: EditableDocument {
    /// The document; `nil` before a file has been read.
    var document: Format.Document?
    /// The identity of the state.
    var version = UUID()
    /// The content type of the file.
    var type: UTType
    /// Writes the state; `nil` until ``snapshot(for:)`` captures it.
    var writer: DocumentWriter?

    init(_ document: Format.Document?, type: UTType? = nil) {
        self.document = document
        self.type = type ?? Format.writableTypes.first ?? Format.readableTypes.first ?? .item
    }

    static func == (a: Self, b: Self) -> Bool { a.version == b.version }

    // MARK: Files

    static var fileType: FileType {
        FileType(kindName.capitalized, filenameExtensions: Format.writableTypes.flatMap(\.filenameExtensions))
    }

    /// Returns the content type of a file among `types` according to its name; `nil` if none matches.
    private static func type(of file: URL, among types: [UTType]) -> UTType? {
        types.first { $0.admits(file) } ?? types.first { $0.admits(filenameExtension: file.pathExtension) }
    }

    static func read(from file: URL) throws -> (document: Self, warnings: [String]) {
        guard let type = type(of: file, among: Format.readableTypes) else {
            throw DocumentError.wrongType(file, Format.readableTypes)
        }
        guard type.admits(file) else {
            throw FileWrapperError(file: file, reason: type.isFolder ? "it is no folder" : "it is a folder")
        }
        return (try read(FileWrapper(url: file), as: type, name: file.lastPathComponent), [])
    }

    private static func read(_ file: FileWrapper, as type: UTType, name: String) throws -> Self {
        do {
            return Self(try Format.read(FileDocumentReadConfiguration(contentType: type, file: file)), type: type)
        } catch {
            throw DocumentError.unreadable(name, error)
        }
    }

    /// Returns the content of the state's file.
    private func content(as type: UTType, existing file: URL? = nil) throws -> (wrapper: FileWrapper, tree: FileTree) {
        guard let writer else { preconditionFailure("A state is noted before it is written") }
        let existing = try file.flatMap {
            try FileManager.default.fileExists(atPath: $0.path) ? FileWrapper(url: $0) : nil
        }
        let wrapper = try writer(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        let tree = try wrapper.tree()
        guard tree.isFolder == type.isFolder else { throw DocumentError.wrongForm(isFolder: tree.isFolder) }
        return (wrapper, tree)
    }

    private func tree(as type: UTType, existing file: URL? = nil) throws -> FileTree {
        try content(as: type, existing: file).tree
    }

    /// Returns the content of a new file for the state, and the filename that the document prefers.
    func named() throws -> (name: String, tree: FileTree) {
        let content: (wrapper: FileWrapper, tree: FileTree)
        do {
            content = try self.content(as: type)
        } catch {
            throw DocumentError.unwritable("Untitled", error)
        }
        // The preferred filename may be a path; only its last component counts.
        let name = (content.wrapper.preferredFilename ?? content.wrapper.filename).flatMap {
            $0.split(separator: "/").last
        }
        let file = URL(fileURLWithPath: name.map(String.init) ?? "Untitled")
        let isComplete = type.filenameExtensions.isEmpty || type.admits(filenameExtension: file.pathExtension)
        let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
        return (file.lastPathComponent + (isComplete ? "" : ending), content.tree)
    }

    func write(to file: URL) throws {
        let tree: FileTree
        do {
            tree = try self.tree(as: type, existing: file)
        } catch {
            throw DocumentError.unwritable(file.lastPathComponent, error)
        }
        try tree.write(to: file)
    }

    func isStored(in file: URL) -> Bool {
        guard writer != nil, let mine = try? tree(as: type, existing: file) else { return false }
        return (try? FileTree.read(file, upTo: FileWrapper.sizeLimit)) == mine
    }

    /// Returns the state with a captured document, which any thread can write.
    @MainActor
    func snapshot(for file: URL?) throws -> Self {
        guard let document else { throw DocumentError.nothing }
        var state = self
        if let file {
            guard let type = Self.type(of: file, among: Format.writableTypes) else {
                throw DocumentError.wrongName(file, Format.writableTypes)
            }
            state.type = type
        }
        state.writer = try Format.writer(of: document, as: state.type)
        return state
    }

    // MARK: Recovery

    static var kindName: String { Format.readableTypes.first?.localizedDescription?.lowercased() ?? "document" }

    static var journalExtension: String { "\(Format.Document.self)".filter { $0.isLetter || $0.isNumber } + "-journal" }

    func encodedForJournal() throws -> Data {
        let ending = type.preferredFilenameExtension ?? ""
        return switch try tree(as: type) {
        case .file(let data): Data("\(ending)\n".utf8) + data
        // A filename extension contains no slash, so a slash marks a folder.
        case let folder: Data("\(ending)/\n".utf8) + (try folder.encoded())
        }
    }

    init(journal: Data) throws {
        guard let line = journal.firstIndex(of: UInt8(ascii: "\n")) else { throw CocoaError(.fileReadCorruptFile) }
        var ending = String(decoding: journal[..<line], as: UTF8.self)
        let isFolder = ending.hasSuffix("/")
        if isFolder { ending.removeLast() }
        let content = Data(journal[(line + 1)...])
        let file = FileWrapper(tree: isFolder ? try FileTree(encoded: content) : .file(content))
        let types = Format.readableTypes.filter { $0.isFolder == isFolder }
        let type = types.first { $0.admits(filenameExtension: ending) } ?? types.first
        self = try Self.read(file, as: type ?? .item, name: "recovered")
    }
}

/// An error in opening or saving a document.
enum DocumentError: LocalizedError {
    case nothing
    case wrongType(URL, [UTType])
    case wrongName(URL, [UTType])
    case wrongKind(UTType, [UTType])
    case unreadable(String, any Error)
    case unwritable(String, any Error)
    case wrongForm(isFolder: Bool)

    var errorDescription: String? {
        switch self {
        case .nothing: "There is no document to save."
        case .wrongType(let file, let types):
            "“\(file.lastPathComponent)” cannot be opened here. You can open \(Self.names(of: types))."
        case .wrongName(let file, let types):
            "“\(file.lastPathComponent)” was not saved. Use the file name extension of \(Self.names(of: types))."
        case .wrongKind(let type, let types):
            "The document cannot be saved as \(type.readableName). You can save it as \(Self.names(of: types))."
        case .unreadable(let name, let error): "“\(name)” could not be opened: \(Self.clause(error))"
        case .unwritable(let name, let error): "“\(name)” could not be saved: \(Self.clause(error))"
        case .wrongForm(let isFolder):
            isFolder
                ? "its content is a folder, but its kind is one of files: let the kind conform to a package."
                : "its content is a file, but its kind is one of folders."
        }
    }

    private static func names(of types: [UTType]) -> String {
        types.isEmpty ? "nothing" : types.map(\.readableName).formatted(.list(type: .or))
    }

    private static func clause(_ error: any Error) -> String {
        let text = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
        return text.hasSuffix(".") ? text : text + "."
    }
}
