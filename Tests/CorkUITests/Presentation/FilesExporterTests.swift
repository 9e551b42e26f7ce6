import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Exporting several documents")
struct FilesExporterTests {
    /// Answers with a folder.
    private final class Dialogs: FileDialogs {
        var folder: URL?
        var askedCount = 0

        func open(_ title: String, types: [FileType]) async -> [URL] { [] }
        func chooseFolder(_ title: String) async -> URL? {
            askedCount += 1
            return folder
        }
        func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL? { nil }
    }

    /// A text document with an optional name, whose writing can fail.
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var name: String?
        var text: String
        init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }
        init(configuration: ReadConfiguration) throws { self.init("") }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            #expect(!Thread.isMainThread)
            if text == "fail" { throw CocoaError(.fileWriteUnknown) }
            let file = FileWrapper(regularFileWithContents: Data(text.utf8))
            file.preferredFilename = name
            return file
        }
    }

    private final class Sketch: ReferenceFileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { "drawn" }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    @MainActor private final class State {
        var isShown = true
        var wasShownThen = false
        var result: Result<[String], any Error>?

        var shown: Binding<Bool> { Binding(get: { self.isShown }, set: { self.isShown = $0 }) }

        func finish(_ result: Result<[URL], any Error>) {
            wasShownThen = isShown
            self.result = result.map { $0.map(\.lastPathComponent) }
        }
    }

    private let dialogs = Dialogs()
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func export<V: View>(_ view: (State) -> V) async throws -> State {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let state = State()
        let content = view(state).environment(\.fileDialogs, dialogs)
        let host = TestHost { content }
        for _ in 0..<200 where state.isShown || (state.result == nil && dialogs.folder != nil) {
            try await Task.sleep(for: .milliseconds(5))
            host.settle()
        }
        return state
    }

    private func export(_ notes: [Note], as type: UTType = .plainText) async throws -> State {
        try await export { state in
            Text("").fileExporter(
                isPresented: state.shown, documents: notes, contentType: type, onCompletion: state.finish)
        }
    }

    private var content: [String: String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.lastPathComponent, (try? String(contentsOf: $0, encoding: .utf8)) ?? "")
            })
    }

    @Test func `each is written into the folder under its name, or another where that is taken`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        dialogs.folder = folder
        let notes = [
            Note("1", name: "a.txt"), Note("2", name: "a.txt"), Note("3"), Note("4", name: "b"),
            Note("5", name: "../c.txt"),
        ]
        let state = try await export(notes)
        let names = ["a.txt", "a 2.txt", "Untitled.txt", "b.txt", "c.txt"]
        #expect(try state.result?.get() == names && !state.wasShownThen)
        #expect(content == ["a.txt": "1", "a 2.txt": "2", "Untitled.txt": "3", "b.txt": "4", "c.txt": "5"])
        let sketches = try await export { state in
            Text("").fileExporter(
                isPresented: state.shown, documents: [Sketch(), Sketch()], contentType: .plainText,
                onCompletion: state.finish)
        }
        #expect(try sketches.result?.get() == ["Untitled 2.txt", "Untitled 3.txt"])
        #expect(content["Untitled 3.txt"] == "drawn" && content["Untitled.txt"] == "3")
    }

    @Test func `no file is written when one of them cannot be written`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        dialogs.folder = folder
        let state = try await export([Note("1"), Note("fail")])
        #expect(throws: (any Error).self) { try state.result?.get() }
        #expect(content.isEmpty && !state.wasShownThen)
        dialogs.folder = folder.appending(path: "missing")
        let missing = try await export([Note("1")])
        #expect(throws: (any Error).self) { try missing.result?.get() }
        let kind = try await export([Note("1")], as: .pdf)
        #expect(throws: (any Error).self) { try kind.result?.get() }
        #expect(dialogs.askedCount == 2)
    }

    @Test func `no dialog is shown without documents, and a cancelled dialog has no result`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = try await export([Note("1")])
        #expect(!state.isShown && state.result == nil && dialogs.askedCount == 1)
        _ = try await export([])
        #expect(dialogs.askedCount == 1)
    }
}
