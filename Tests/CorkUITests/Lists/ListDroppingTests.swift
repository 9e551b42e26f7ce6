import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Dropping between rows")
struct ListDroppingTests {
    private let items = Box(["a", "b", "c"])

    private func host() -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) { [items] in
            List {
                Text("first")
                ForEach(items.value, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { items.value.insert(contentsOf: $0, at: $1) }
            }
        }
    }

    private func text(_ text: String, type: String = "text/plain") -> [TransferredData] {
        [TransferredData(type: type, data: Data(text.utf8))]
    }

    private func row(_ host: TestHost, _ name: String) throws -> TestElement {
        try #require(host.elements("Row").first { $0.texts == [name] })
    }

    @Test func `R7.41: a line shows between which rows a value would come in, and there it goes`() throws {
        let host = host()
        try row(host, "b").hover(text("x"), near: .top)
        #expect(host.elements("Rectangle").count == 1)
        #expect(try row(host, "b").drop(text("x"), near: .top))
        host.update()
        #expect(items.value == ["a", "x", "b", "c"])
        #expect(host.elements("Rectangle").isEmpty)
        #expect(try row(host, "c").drop(text("y"), near: .bottom))
        #expect(items.value == ["a", "x", "b", "c", "y"])
    }

    @Test func `rows of other loops take nothing, nor does any row what is of another type`() throws {
        let host = host()
        #expect(try !row(host, "first").drop(text("x"), near: .top))
        #expect(try !row(host, "b").drop(text("x", type: "image/png"), near: .top))
        #expect(items.value == ["a", "b", "c"])
    }

    /// Drops content between rows, and returns the offset and the item providers.
    private func inserted(
        _ content: [TransferredData], of types: [UTType]
    ) throws -> (offset: Int?, providers: [NSItemProvider], warnings: [String]) {
        var (offset, providers): (Int?, [NSItemProvider]) = (nil, [])
        let host = TestHost(size: CGSize(width: 200, height: 280)) { [items] in
            List {
                Text("first")
                ForEach(items.value, id: \.self) { Text($0) }.onInsert(of: types) { (offset, providers) = ($0, $1) }
            }
        }
        #expect(try row(host, "b").drop(content, near: .bottom) == !providers.isEmpty)
        return (offset, providers, host.warnings)
    }

    private func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
        try await withCheckedThrowingContinuation { done in
            provider.loadObject(ofClass: type) { value, error in
                done.resume(with: value.map { .success($0) } ?? .failure(error!))
            }
        }
    }

    @Test func `R7.41: data dropped between rows can be loaded as a value of a type`() async throws {
        let dropped = try inserted(text("Old Harbour"), of: [.plainText])
        #expect(dropped.offset == 2)
        let provider = try #require(dropped.providers.first)
        #expect(provider.registeredContentTypes == [.plainText])
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        #expect(try await load(String.self, from: provider) == "Old Harbour")
        await #expect(throws: (any Error).self) { try await load(URL.self, from: provider) }
        #expect(try inserted(text("<svg/>", type: "image/svg+xml"), of: [.plainText]).providers.isEmpty)
        #expect(try inserted(text("<svg/>", type: "image/svg+xml"), of: [.image]).providers.count == 1)
    }

    @Test func `R7.41: a drop between rows takes the files of its types and reports the others`() async throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("Tin Roof.png")
        try Data([1, 2, 3]).write(to: picture)
        let list = text(
            "\(picture.absoluteString)\r\nfile:///song.mp3\r\nhttps://example.org/\r\n", type: "text/uri-list")

        let pictures = try inserted(list, of: [.image])
        let provider = try #require(pictures.providers.first)
        #expect(pictures.providers.count == 1 && provider.suggestedName == "Tin Roof")
        #expect(provider.registeredContentTypes == [.png, .fileURL])
        #expect(try await load(URL.self, from: provider) == picture)
        let bytes = try await withCheckedThrowingContinuation { done in
            provider.loadDataRepresentation(for: .png) { data, error in
                done.resume(with: data.map { .success($0) } ?? .failure(error!))
            }
        }
        #expect(bytes == Data([1, 2, 3]))
        #expect(pictures.warnings == ["Of 3 dropped, 2 were not taken: they are no Pictures."])

        let folders = try inserted(text("\(folder.absoluteString)\r\n", type: "text/uri-list"), of: [.folder, .image])
        #expect(folders.providers.first?.registeredContentTypes(conformingTo: .folder).count == 1)
        #expect(try inserted(list, of: [.folder]).providers.isEmpty)
        #expect(try inserted(list, of: [.fileURL]).providers.count == 2)
        #expect(try inserted(list, of: [.url]).providers.count == 3)
        #expect(try inserted(list, of: [.pdf, .json]).warnings[0].hasSuffix("no PDF documents or JSON."))
    }

    private struct Number: Codable, Transferable {
        var value: Int
        static var transferRepresentation: some TransferRepresentation<Number> {
            CodableRepresentation(contentType: UTType(mimeType: "application/x-number")!)
        }
    }

    @Test func `unreadable data is reported and not taken`() {
        let host = TestHost {
            Text("to").dropDestination(for: Number.self) { _, _ in
                Issue.record("There is no number")
                return true
            }
        }
        #expect(host.element("to")?.drop(text("no JSON", type: "application/x-number")) == false)
        #expect(
            host.warnings.count == 1
                && host.warnings[0].contains("application/x-number could not be read as Number and was not taken: "))
    }

    @Test func `unreadable data dropped between rows is reported and not taken`() {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            List {
                ForEach(["row"], id: \.self) { Text($0) }.dropDestination(for: Number.self) { _, _ in
                    Issue.record("There is no number")
                }
            }
        }
        #expect(host.element("row")?.drop(text("no JSON", type: "application/x-number"), near: .top) == false)
        #expect(host.warnings.count == 1 && host.warnings[0].contains("could not be read as Number"))
    }

    @Test func `bytes travel in a form of their own, both ways or one`() throws {
        struct Note: Transferable {
            var text: String
            static var transferRepresentation: some TransferRepresentation<Note> {
                DataRepresentation(contentType: UTType(mimeType: "application/x-note")!) {
                    Data($0.text.utf8)
                } importing: {
                    Note(text: String(decoding: $0, as: UTF8.self))
                }
            }
        }
        var taken: [String] = []
        let host = TestHost {
            Text("from").draggable(Note(text: "hello"))
            Text("to").dropDestination(for: Note.self) { notes, _ in
                taken = notes.map(\.text)
                return true
            }
            Text("bytes").dropDestination(for: Data.self) { data, _ in
                taken = data.map { "\($0.count) bytes" }
                return true
            }
        }
        #expect(try #require(host.element("from")).drag(to: #require(host.element("to"))))
        #expect(taken == ["hello"])
        let bytes = [TransferredData(type: "application/octet-stream", data: Data([1, 2, 3]))]
        #expect(try #require(host.element("bytes")).drop(bytes))
        #expect(taken == ["3 bytes"])
    }
}
