import DocumentFiles
import Foundation
import Observation
import Synchronization

@testable import CorkTesting
@testable import CorkUI

/// A text document of a value type; certain texts can't be read or written, or take time.
struct Note: FileDocument, Equatable {
    static let readableContentTypes: [UTType] = [.plainText, .html]
    static let writableContentTypes: [UTType] = [.plainText]
    /// The number of slow writes.
    static let slowWrites = Mutex(0)
    var text: String

    init(_ text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents!, as: UTF8.self)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text == "slow" {
            Self.slowWrites.withLock { $0 += 1 }
            Thread.sleep(forTimeInterval: 0.3)
        }
        if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// A list document of a reference type.
@Observable
final class TallySheet: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType(filenameExtension: "tally")!]
    var marks: [String] = []

    init() {}

    init(configuration: ReadConfiguration) throws {
        marks = String(decoding: configuration.file.regularFileContents!, as: UTF8.self)
            .split(separator: ",").map(String.init)
    }

    @MainActor func snapshot(contentType: UTType) -> [String] { marks }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: ",").utf8))
    }

    @MainActor
    func set(_ marks: [String], _ undoManager: UndoManager) {
        let old = self.marks
        self.marks = marks
        undoManager.registerUndo(withTarget: self) { $0.set(old, undoManager) }
        undoManager.setActionName("Mark")
    }
}

/// File dialogs that always return the same files.
final class FixedDialogs: FileDialogs {
    var files: [URL] = []
    /// The folder that folder dialogs return.
    var folder: URL?
    var offered: [FileType] = []

    func open(_ title: String, types: [FileType]) async -> [URL] {
        offered = types
        return files
    }
    func chooseFolder(_ title: String) async -> URL? { folder }
    func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL? { files.first }
}

/// The windows of a document app, in a temporary folder.
@MainActor
final class DocumentApp {
    typealias NoteModel = FileDocumentModel<ValueFormat<Note>>
    typealias TallyModel = FileDocumentModel<ReferenceFormat<TallySheet>>

    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let dialogs = FixedDialogs()
    private(set) var windows: [FakeWindow] = []
    private(set) var log: [String] = []
    private(set) var session: WindowSession!

    struct Notes: Scene {
        var body: some Scene {
            DocumentGroup(newDocument: Note("new")) { file in
                TextField("text", text: file.$document.text)
                Text("\(file.document.text), \(file.fileURL?.lastPathComponent ?? "no file"), \(file.isEditable)")
            }
            DocumentGroup(newDocument: { TallySheet() }) { file in
                Text(file.document.marks.joined(separator: "-"))
            }
        }
    }

    struct Albums: Scene {
        var body: some Scene {
            DocumentGroup(newDocument: Album()) { file in
                Text("\(file.document.pictures.keys.sorted()), \(file.fileURL?.lastPathComponent ?? "no folder")")
            }
            DocumentGroup(newDocument: { PinWall() }) { file in Text("\(file.document.pins.count)") }
        }
    }

    struct Viewer: Scene {
        var body: some Scene {
            DocumentGroup(viewing: Note.self) { file in Text("\(file.document.text), \(file.isEditable)") }
        }
    }

    init(_ scene: some Scene = Notes()) {
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        start(scene)
    }

    isolated deinit {
        windows = []
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts the app, possibly again after a crash.
    func start(_ scene: some Scene = Notes()) {
        windows = []
        session = WindowSession(scene, recovery: recovery, warn: { [unowned self] in log.append($0) }) {
            [unowned self] in
            let window = FakeWindow($0, $1, $2, dialogs: dialogs) { [unowned self] in log.append($0) }
            windows.append(window)
            return window
        }
    }

    var recovery: RecoveryFolder { RecoveryFolder(folder.appending(path: "recovery")) }

    func file(_ name: String, _ text: String? = nil) -> URL {
        let file = folder.appending(path: name)
        if let text { try! Data(text.utf8).write(to: file) }
        return file
    }

    func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    var note: NoteModel { session.documents.last as! NoteModel }
    var album: FileDocumentModel<ValueFormat<Album>> {
        session.documents.last as! FileDocumentModel<ValueFormat<Album>>
    }
    var tally: TallyModel { session.documents.last as! TallyModel }

    /// Opens a file and waits until it has been read.
    @discardableResult
    func opening(_ file: URL) async throws -> FakeWindow {
        try await session.openDocument(at: file).finishReading()
        return windows.last!
    }

    func newTally() -> TallyModel {
        session.newDocument(of: TallyModel.self)
        return tally
    }
}
