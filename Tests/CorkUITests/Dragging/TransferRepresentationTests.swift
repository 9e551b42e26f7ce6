import CorkTesting
import CorkUI
import Foundation
import Testing

extension UTType {
    fileprivate static let track = UTType(exportedAs: "com.example.track")
    fileprivate static let album = UTType(exportedAs: "com.example.album", conformingTo: .json)
}

private struct Track: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .track)
        ProxyRepresentation(exporting: \.title)
    }
}

private struct Scan: Equatable, Transferable {
    var file: URL
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .png) {
            SentTransferredFile($0.file)
        } importing: {
            Scan(file: $0.file)
        }
        FileRepresentation(importedContentType: .pdf) { Scan(file: $0.file) }
    }
}

@MainActor
@Suite("Representations of transferred values") struct TransferRepresentationTests {
    /// Returns the values that a destination receives from a view with a value.
    private func received<A: Transferable, B: Transferable>(_ value: A, as type: B.Type) throws -> [B] {
        var dropped: [B] = []
        let host = TestHost {
            Text("from").draggable(value)
            Text("to").dropDestination(for: B.self) { items, _ in
                dropped += items
                return true
            }
        }
        _ = try #require(host.element("from")).drag(to: #require(host.element("to")))
        return dropped
    }

    @Test func `a value with a content type of its own arrives, and others receive its text`() throws {
        #expect(try received(Track(title: "Fire"), as: Track.self) == [Track(title: "Fire")])
        #expect(try received(Track(title: "Fire"), as: String.self) == ["Fire"])
    }

    @Test func `a handler of item providers finds a content type of its own`() throws {
        #expect(UTType.track.identifier == "com.example.track" && UTType.png.identifier == "public.png")
        #expect(UTType("public.json") == .json && UTType("com.example.unknown") == nil)
        #expect(UTType.album.conforms(to: .json) && !UTType.track.conforms(to: .json))
        #expect(UTType(importedAs: "public.png") == .png)
    }

    @Test func `a file representation exports the URL, and imports files of its types`() throws {
        let scan = Scan(file: URL(fileURLWithPath: "/tmp/a.png"))
        #expect(try received(scan, as: URL.self).map(\.path) == ["/tmp/a.png"])
        #expect(try received(scan.file, as: Scan.self) == [scan])
        let page = URL(fileURLWithPath: "/tmp/b.pdf")
        #expect(try received(page, as: Scan.self) == [Scan(file: page)])
        #expect(try received(URL(fileURLWithPath: "/tmp/c.txt"), as: Scan.self) == [])
    }
}
