import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

/// The initial keyboard focus in a gallery.
@MainActor
@Suite struct GalleryFocusTests {
    private let gallery: Gallery
    private let other: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        other = try Gallery()
        try gallery.addRatable((0..<8).map { "\($0).jpg" })
        try other.addRatable((10..<14).map { "\($0).jpg" })
    }

    private func openOther(_ host: TestHost) async {
        model.open(other.folder)
        await model.finishReading()
        await gallery.settle(host)
    }

    /// Returns the number of cells that show stars.
    private func starCount(_ host: TestHost) -> Int { host.cells.count { !$0.all("Stars").isEmpty } }

    @Test func `the first picture has the focus and offers stars once a key is pressed`() async throws {
        let host = await gallery.show()
        #expect(host.focused?.label == "0" && starCount(host) == 0 && model.selection.isEmpty)
        // No cell is before the first one.
        host.focused?.press(.leftArrow)
        #expect(host.focused?.label == "0" && starCount(host) == 1)
        host.focused?.press(.rightArrow)
        #expect(host.focused?.label == "1" && starCount(host) == 1)
    }

    @Test func `the keys of pictures are listed`() async throws {
        let host = await gallery.show(hasCommands: true)
        let titles = ["Pictures", "Go to", "Extend Selection to", "Move Focus to"]
        #expect(host.shortcutGroups.map(\.title).suffix(4) == titles[...])
        host.focused?.press(.return)
        #expect(host.shortcutGroups.contains { $0.title == "Picture" })
    }

    @Test func `keys rate the first picture`() async throws {
        let host = await gallery.show(hasCommands: true)
        host.focused?.press("4")
        #expect(gallery.written() == [4, 0, 0, 0, 0, 0, 0, 0])
        #expect(starCount(host) == 1)
    }

    @Test func `the first picture offers stars to who comes back to it`() async throws {
        let host = await gallery.show()
        try #require(host.element("Size of Pictures")).focus()
        host.cells[0].focus()
        #expect(host.focused?.label == "0" && starCount(host) == 1)
        await openOther(host)
        #expect(host.focused?.label == "10" && starCount(host) == 0)
    }

    @Test func `the first picture of another folder has it too`() async throws {
        let host = await gallery.show()
        host.cells[5].focus()
        await openOther(host)
        #expect(host.focused?.label == "10" && starCount(host) == 0)
    }

    @Test func `the button that opens a folder gives it to the pictures`() async throws {
        let host = await gallery.show()
        try #require(host.element("Open…")).focus()
        await openOther(host)
        #expect(host.focused?.label == "10")
    }

    @Test func `it is not taken from where the person moved it`() async throws {
        let host = await gallery.show()
        model.open(other.folder)
        host.settle()
        try #require(host.element("Size of Pictures")).focus()
        await model.finishReading()
        await gallery.settle(host)
        #expect(host.cells.map(\.label) == ["10", "11", "12", "13"])
        #expect(host.focused?.label == "Size of Pictures")
    }

    @Test func `the picture that comes to the place of one that goes has it next`() async throws {
        let host = await gallery.show()
        host.cells[2].focus()
        func remove(_ name: String) async throws {
            try FileManager.default.removeItem(at: gallery.folder.appending(path: name))
            await model.refresh()
            await gallery.settle(host)
        }
        try await remove("2.jpg")
        #expect(host.focused?.label == "3")
        try await remove("5.jpg")
        #expect(host.focused?.label == "3")
        host.cells[5].focus()
        try await remove("7.jpg")
        #expect(host.focused?.label == "6")
    }
}
