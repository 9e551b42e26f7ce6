import CorkTesting
import CorkUI
import Foundation
import Testing

/// A value with a form of its own, given to others as text.
private struct Track: Hashable, Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation<Track> {
        CodableRepresentation(contentType: UTType(mimeType: "application/x-track")!)
        ProxyRepresentation(importing: { (file: URL) in Track(title: file.lastPathComponent) })
        ProxyRepresentation(exporting: \.title, importing: { (text: String) in Track(title: text) })
    }
}

@MainActor
@Suite("Dragging and dropping") struct DraggingTests {
    private func text(_ text: String) -> [TransferredData] {
        [TransferredData(type: "text/plain", data: Data(text.utf8))]
    }

    @Test func `a value arrives as it was`() throws {
        var dropped: [[Track]] = []
        let host = TestHost {
            Text("from").draggable(Track(title: "Love Stack"))
            Text("to").dropDestination(for: Track.self) { items, _ in
                dropped.append(items)
                return true
            }
        }
        #expect(try #require(host.element("from")).drag(to: #require(host.element("to"))))
        #expect(dropped == [[Track(title: "Love Stack")]])
    }

    @Test func `a text destination receives a custom type as text`() throws {
        var dropped: [String] = []
        let host = TestHost {
            Text("from").draggable(Track(title: "Für Elise"))
            Text("to").dropDestination(for: String.self) { items, _ in
                dropped += items
                return true
            }
        }
        #expect(try #require(host.element("from")).drag(to: #require(host.element("to"))))
        #expect(dropped == ["Für Elise"])
    }

    @Test func `a URI list is one value a file`() throws {
        var dropped: [Track] = []
        let host = TestHost {
            Text("to").dropDestination(for: Track.self) { items, _ in
                dropped += items
                return true
            }
        }
        let list =
            "# files\r\nfile:///tmp/a%20b.txt\r\nfile://machine/c.txt\r\nfile:///B%C3%A1nh%20Mi.txt\r\nfile:///Bánh%20Mi.txt\r\nfile:///tmp/caf%E9.txt"
        let content = [
            TransferredData(type: "text/plain", data: Data("other".utf8)),
            TransferredData(type: "text/uri-list", data: Data(list.utf8)),
        ]
        #expect(try #require(host.element("to")).drop(content))
        #expect(dropped.map(\.title) == ["a b.txt", "c.txt", "Bánh Mi.txt", "Bánh Mi.txt", "caf\u{FFFD}.txt"])
    }

    @Test func `of several files those are taken that can be read`() throws {
        struct List: Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation<List> {
                ProxyRepresentation(importing: { (file: URL) in
                    guard file.pathExtension == "csv" else { throw CocoaError(.fileReadUnknown) }
                    return List(name: file.lastPathComponent)
                })
            }
        }
        var dropped: [String] = []
        let host = TestHost {
            Text("to").dropDestination(for: List.self) { lists, _ in
                dropped += lists.map(\.name)
                return true
            }
        }
        func drop(_ names: String...) throws -> Bool {
            let list = names.map { "file:///\($0)\r\n" }.joined()
            return try #require(host.element("to"))
                .drop([TransferredData(type: "text/uri-list", data: Data(list.utf8))])
        }
        #expect(try drop("a.csv", "b.xyz", "c.csv"))
        #expect(dropped == ["a.csv", "c.csv"])
        let sentence = "What came as text/uri-list could not be read as List and was not taken: "
        #expect(host.warnings.count == 1 && host.warnings[0].hasPrefix(sentence))
        #expect(try !drop("d.xyz"))
        #expect(dropped.count == 2)
    }

    @Test func `the innermost destination that knows the type takes it`() throws {
        var taken: [String] = []
        let host = TestHost {
            VStack {
                Text("inner").dropDestination(for: Track.self) { _, _ in
                    taken.append("track")
                    return true
                }
                Text("beside")
            }
            .dropDestination(for: URL.self) { _, _ in
                taken.append("file")
                return true
            }
        }
        let inner = try #require(host.element("inner"))
        #expect(inner.drop(text("song")))
        #expect(try !#require(host.element("beside")).drop(text("song")))
        #expect(inner.drop([TransferredData(type: "text/uri-list", data: Data("file:///a\n".utf8))]))
        #expect(taken == ["track", "track"])
        #expect(
            try #require(host.element("beside")).drop([
                TransferredData(type: "text/uri-list", data: Data("file:///a\n".utf8))
            ]))
        #expect(taken == ["track", "track", "file"])
    }

    @Test func `unreadable data is rejected`() throws {
        var count = 0
        let host = TestHost {
            Text("to").dropDestination(for: Track.self) { _, _ in
                count += 1
                return true
            }
        }
        let to = try #require(host.element("to"))
        #expect(!to.drop([TransferredData(type: "application/x-track", data: Data("{".utf8))]))
        #expect(!to.drop([TransferredData(type: "text/uri-list", data: Data("# nothing\n".utf8))]))
        #expect(!to.drop([TransferredData(type: "image/png", data: Data())]))
        #expect(count == 0)
    }

    @Test func `disabled views neither give nor take and actions refuse`() throws {
        let host = TestHost {
            Text("from").draggable("a")
            Text("stuck").draggable("a").disabled(true)
            Text("to").dropDestination(for: String.self) { _, _ in true }
            Text("shut").dropDestination(for: String.self) { _, _ in true }.disabled(true)
            Text("no").dropDestination(for: String.self) { _, _ in false }
        }
        func drag(_ from: String, _ to: String) throws -> Bool {
            try #require(host.element(from)).drag(to: #require(host.element(to)))
        }
        #expect(try drag("from", "to"))
        #expect(try !drag("stuck", "to"))
        #expect(try !drag("from", "shut"))
        #expect(try !drag("from", "no"))
    }

    @Test func `the location is in the view that takes`() throws {
        var location: CGPoint?
        let host = TestHost {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50)
                Text("to").frame(width: 100, height: 40).dropDestination(for: String.self) { _, point in
                    location = point
                    return true
                }
            }
        }
        #expect(try #require(host.element("to")).drop(text("song")))
        #expect(location == CGPoint(x: 50, y: 20))
    }
}
