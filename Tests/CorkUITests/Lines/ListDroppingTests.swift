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

    @Test("R7.41: a line shows between which rows a value would come in, and there it goes")
    func insertion() throws {
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

    @Test("Rows of other loops take nothing, nor does any row what is of another type")
    func refused() throws {
        let host = host()
        #expect(try !row(host, "first").drop(text("x"), near: .top))
        #expect(try !row(host, "b").drop(text("x", type: "image/png"), near: .top))
        #expect(items.value == ["a", "b", "c"])
    }

    private struct Number: Codable, Transferable {
        var value: Int
        static var transferRepresentation: some TransferRepresentation<Number> {
            CodableRepresentation(contentType: UTType(mimeType: "application/x-number")!)
        }
    }

    @Test("What cannot be read is told in a sentence, and not taken")
    func unreadable() {
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

    @Test("What cannot be read is told where it is dropped between rows, too")
    func unreadableBetweenRows() {
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

    @Test("Bytes travel in a form of their own, both ways or one")
    func data() throws {
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
