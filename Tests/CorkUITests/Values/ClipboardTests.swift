import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Copying and pasting")
struct ClipboardTests {
    private final class KeptClipboard: Clipboard {
        var forms: [TransferredData] = []
        func set(_ content: [TransferredData]) { forms = content }
        func read(_ types: [String]) async -> TransferredData? {
            types.lazy.compactMap { type in self.forms.first { $0.type == type } }.first
        }
    }

    private struct Track: Codable, Equatable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation<Track> {
            CodableRepresentation(contentType: UTType(mimeType: "application/x-track")!)
            ProxyRepresentation(exporting: \.title, importing: { Track(title: $0) })
        }
    }

    private let clipboard = KeptClipboard()
    private let tracks = Box([Track(title: "One")])

    private func host() -> TestHost {
        TestHost { [clipboard, tracks] in
            VStack {
                Text("Tracks").focusable()
                    .copyable([Track(title: "Copied")])
                    .cuttable(for: Track.self) {
                        defer { tracks.value = [] }
                        return tracks.value
                    }
                    .pasteDestination(for: Track.self) {
                        tracks.value += $0
                    } validator: {
                        $0.filter { $0.title != "No" }
                    }
                PasteButton(payloadType: String.self) { tracks.value = $0.map { Track(title: $0) } }
            }
            .environment(\.clipboard, clipboard)
        }
    }

    /// Waits until the clipboard has been read.
    private func pasted(_ holds: () -> Bool) async {
        for _ in 0..<1000 where !holds() { await Task.yield() }
    }

    @Test func `a value is copied and cut in all its forms, and pasted in the first that is known`() async throws {
        let element = try #require(host().element("Tracks"))
        element.press("c", modifiers: .command)
        #expect(clipboard.forms.map(\.type).prefix(2) == ["application/x-track", "text/plain;charset=utf-8"])
        element.press("v", modifiers: .command)
        await pasted { tracks.value.count == 2 }
        #expect(tracks.value.map(\.title) == ["One", "Copied"])
        element.press("x", modifiers: .command)
        #expect(tracks.value.isEmpty)
        element.press("v", modifiers: .command)
        await pasted { !tracks.value.isEmpty }
        #expect(tracks.value.map(\.title) == ["One"])
    }

    @Test
    func `items that a validator excludes are not pasted, and a paste button pastes supported items`() async throws {
        let host = host()
        clipboard.setText("No")
        try #require(host.element("Tracks")).press("v", modifiers: .command)
        for _ in 0..<100 { await Task.yield() }
        #expect(tracks.value.map(\.title) == ["One"])
        try #require(host.element("Paste")).tap()
        await pasted { tracks.value.first?.title == "No" }
        #expect(tracks.value.map(\.title) == ["No"])
    }
}
