import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GallerySharingTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        try gallery.addRatable(["a b.jpg", "c.jpg"])
    }

    private final class KeptClipboard: Clipboard {
        var content: [TransferredData] = []

        func set(_ content: [TransferredData]) { self.content = content }
        func read(_ types: [String]) async -> TransferredData? { nil }

        func text(_ type: String) -> String? {
            content.first { $0.type == type }.map { String(decoding: $0.data, as: UTF8.self) }
        }
    }

    @Test func `a picture is copied with its file and its content, and several with their files`() async throws {
        await gallery.open()
        let clipboard = KeptClipboard()
        await model.copy([model.pictures[0]], to: clipboard)?.value
        let address = "file://\(gallery.folder.path)/a%20b.jpg"
        #expect(clipboard.content.map(\.type) == ["image/jpeg", "text/uri-list", "x-special/gnome-copied-files"])
        #expect(try clipboard.content[0].data == Data(contentsOf: model.pictures[0].url))
        #expect(clipboard.text("text/uri-list") == address + "\r\n")
        #expect(clipboard.text("x-special/gnome-copied-files") == "copy\n" + address)
        await model.copy(model.pictures, to: clipboard)?.value
        #expect(clipboard.content.map(\.type) == ["text/uri-list", "x-special/gnome-copied-files"])
        #expect(clipboard.text("text/uri-list")?.split(separator: "\r\n").count == 2)
    }

    @Test func `Alt+Enter shows the properties of the picture with the focus`() async throws {
        let host = await gallery.show(hasCommands: true)
        host.cells[1].focus()
        host.root.press(.return, modifiers: .option)
        while model.properties?.fields.contains(where: { $0.name == "Dimensions" }) == false { await Task.yield() }
        let fields = Dictionary(
            uniqueKeysWithValues: try #require(model.properties).fields.map { ($0.name, $0.value) })
        #expect(fields["Name"] == "c.jpg" && fields["Folder"] == gallery.folder.path && fields["Format"] == "JPEG")
        #expect(fields["Dimensions"] == "1 × 1 pixels (0.0 megapixels)" && fields["Rating"] == "Not Rated")
        #expect(model.viewed == nil)
    }
}
