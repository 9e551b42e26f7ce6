import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Choosing files and exporting")
struct FileImporterTests {
    /// Answers with fixed files.
    fileprivate final class Dialogs: FileDialogs {
        var files: [URL] = []
        var asked: [FileType] = []
        var names: [String] = []

        func open(_ title: String, types: [FileType]) async -> [URL] {
            asked = types
            return files
        }
        func chooseFolder(_ title: String) async -> URL? { nil }
        func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL? {
            names.append(suggestedName)
            return files.first
        }
    }

    @MainActor @Observable fileprivate final class Model {
        var isShown = false
        var log: [String] = []
        var shown: Binding<Bool> {
            Binding {
                self.isShown
            } set: {
                self.isShown = $0
            }
        }
    }

    private let dialogs = Dialogs()
    private let model = Model()

    /// Presents the importer, and waits until it is done.
    private func ask(_ host: TestHost) async {
        model.isShown = true
        host.settle()
        for _ in 0..<50 where model.isShown {
            await Task.yield()
            host.settle()
        }
        host.settle()
    }

    private func importer(allowsMultiple: Bool = true) -> TestHost {
        TestHost { [model, dialogs] in
            Text("").fileImporter(
                isPresented: model.shown, allowedContentTypes: [.plainText, UTType(filenameExtension: "songs")!],
                allowsMultipleSelection: allowsMultiple,
                onCompletion: {
                    model.log.append((try? $0.get().map(\.lastPathComponent).joined(separator: "+")) ?? "failed")
                },
                onCancellation: { model.log.append("cancelled") }
            )
            .environment(\.fileDialogs, dialogs)
        }
    }

    @Test func `files of the allowed types are handed over, and the dialog is dismissed`() async {
        dialogs.files = [URL(fileURLWithPath: "/a/One.TXT"), URL(fileURLWithPath: "/a/two.songs")]
        let host = importer()
        await ask(host)
        #expect(model.log == ["One.TXT+two.songs"])
        #expect(!model.isShown)
        #expect(dialogs.asked.map(\.name) == ["Text", "*.songs"])
        #expect(dialogs.asked.map(\.filenameExtensions) == [["txt"], ["songs"]])
    }

    @Test func `one file alone is handed over where several are not allowed, and nothing where none is chosen`() async {
        dialogs.files = [URL(fileURLWithPath: "/a/one.txt"), URL(fileURLWithPath: "/a/two.txt")]
        let host = importer(allowsMultiple: false)
        await ask(host)
        dialogs.files = []
        await ask(host)
        #expect(model.log == ["one.txt", "cancelled"])
    }

    @Test
    func `a file of another type is rejected with an alert, and the dialog can be presented again`() async throws {
        dialogs.files = [URL(fileURLWithPath: "/a/picture.png")]
        let host = importer()
        await ask(host)
        #expect(model.log.isEmpty)
        let alert = try #require(host.presented)
        #expect(alert.texts == ["“picture.png” cannot be opened here.", "You can open Text or *.songs.", "OK"])
        try #require(alert.element("OK")).tap()
        #expect(host.presented == nil)
        dialogs.files = [URL(fileURLWithPath: "/a/one.txt")]
        await ask(host)
        #expect(model.log == ["one.txt"])
    }

    @Test func `importing fails when no dialogs are available`() async {
        let host = TestHost { [model] in
            Text("").fileImporter(isPresented: model.shown, allowedContentTypes: [.item]) { result in
                model.log.append((try? result.get()) == nil ? "failed" : "chosen")
            }
        }
        await ask(host)
        #expect(model.log == ["failed"] && !model.isShown)
    }

    @Test func `a value is written to the file that is named, in the form of the kind`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "songs.txt")
        dialogs.files = [file]
        let host = TestHost { [model, dialogs] in
            Text("").fileExporter(
                isPresented: model.shown, item: "One\nTwo", contentTypes: [.plainText], defaultFilename: "Songs"
            ) { model.log.append((try? $0.get().lastPathComponent) ?? "failed") }
            .environment(\.fileDialogs, dialogs)
        }
        await ask(host)
        for _ in 0..<200 where model.log.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(model.log == ["songs.txt"])
        #expect(dialogs.names == ["Songs.txt"])
        #expect(try String(contentsOf: file, encoding: .utf8) == "One\nTwo")

        dialogs.files = [folder.appending(path: "missing/songs.txt")]
        await ask(host)
        for _ in 0..<200 where model.log.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(model.log.last == "failed")
    }

    /// A text that refuses to be written as `fail`.
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        static let writableContentTypes: [UTType] = [.plainText, .json]
        var text = ""
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            #expect(!Thread.isMainThread)
            if text == "fail" { throw CocoaError(.fileWriteUnknown) }
            let before = configuration.existingFile?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
            let kind = configuration.contentType.preferredFilenameExtension ?? ""
            return FileWrapper(regularFileWithContents: Data("\(kind):\(text):\(before ?? "-")".utf8))
        }
    }

    private final class Sketch: ReferenceFileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        let text = "drawn"
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { text }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    /// Exports a document in a type to a file, and returns the result.
    private func export(_ note: Note?, as type: UTType = .plainText, to file: URL) async throws -> String? {
        dialogs.files = [file]
        model.log = []
        let host = TestHost { [model, dialogs] in
            Text("").fileExporter(
                isPresented: model.shown, document: note, contentType: type, defaultFilename: "Note"
            ) { result in
                switch result {
                case .success(let file): model.log.append(file.lastPathComponent)
                case .failure(let error): model.log.append((error as? any LocalizedError)?.errorDescription ?? "failed")
                }
            }
            .environment(\.fileDialogs, dialogs)
        }
        await ask(host)
        for _ in 0..<200 where model.log.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(!model.isShown)
        return model.log.first
    }

    @Test
    func `a document is exported as the requested type, with the existing file at hand; failures are reported`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.txt")
        func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }

        #expect(try await export(Note("one"), to: file) == "a.txt")
        #expect(try content() == "txt:one:-")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        #expect(try await export(Note("two"), as: .json, to: file) == "a.txt")
        #expect(try content() == "json:two:txt:one:-")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(dialogs.names == ["Note.txt", "Note.json"])

        let failure = try #require(try await export(Note("fail"), to: file))
        #expect(failure.hasPrefix("“a.txt” could not be saved"))
        #expect(try content() == "json:two:txt:one:-")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test func `no dialog is shown without a document, or for a type that cannot be written`() async throws {
        let file = URL(fileURLWithPath: "/nowhere/a.txt")
        #expect(try await export(nil, to: file) == "There is no document to save.")
        let sentence = "The document cannot be saved as PDF documents. You can save it as Text or JSON."
        #expect(try await export(Note("x"), as: .pdf, to: file) == sentence)
        #expect(dialogs.names.isEmpty)
    }

    @Test func `of a document that is an object a snapshot is written`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        dialogs.files = [file]
        let sketch = Sketch()
        let host = TestHost { [model, dialogs] in
            Text("").fileExporter(isPresented: model.shown, document: sketch, contentType: .plainText) {
                model.log.append((try? $0.get().lastPathComponent) ?? "failed")
            }
            .environment(\.fileDialogs, dialogs)
        }
        await ask(host)
        for _ in 0..<200 where model.log.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "drawn" && dialogs.names == ["Untitled.txt"])
    }

    @Test func `kinds of content are known by MIME type and by ending`() {
        #expect(UTType(filenameExtension: "JPEG") == .jpeg && UTType(mimeType: "text/csv") == .commaSeparatedText)
        #expect(UTType(filenameExtension: "songs")?.preferredFilenameExtension == "songs")
        let board = UTType(filenameExtension: "board", conformingTo: .package)!
        #expect(board.conforms(to: .package) && board.conforms(to: .folder) && !board.conforms(to: .item))
        #expect(!UTType.folder.conforms(to: .package) && !UTType.json.conforms(to: .package))
        #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "nothing") == nil)
        #expect(UTType.svg.preferredMIMEType == "image/svg+xml" && UTType.jpeg.preferredFilenameExtension == "jpg")
    }
}
