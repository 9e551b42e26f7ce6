import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryFolderTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        for (folder, count) in [("May", 6), ("June", 1), (".hidden", 1), ("Empty", 0)] {
            let path = gallery.folder.appending(path: folder)
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            try gallery.add((0..<count).map { "\(folder)/\($0).ppm" })
        }
    }

    private func settle(_ host: TestHost) async {
        await model.finishReading()
        for _ in 0..<3 { await gallery.settle(host) }
    }

    @Test func `a folder of folders shows them with their pictures`() async throws {
        let host = await gallery.show()
        await settle(host)
        #expect(host.cells.map(\.label) == ["Empty, Folder", "June, Folder", "May, Folder"])
        #expect(host.cells.map { $0.all("Image").count } == [2, 2, 5])
        #expect(!model.isEmpty && !model.isFilteredOut)
    }

    @Test func `Enter opens a folder, and Alt+Up leads back to it`() async throws {
        let host = await gallery.show(hasCommands: true)
        await settle(host)
        host.cells[2].focus()
        host.cells[2].press(.return)
        await settle(host)
        #expect(model.folder?.lastPathComponent == "May" && host.cells.map(\.label) == (0..<6).map { "\($0)" })
        host.root.press(.upArrow, modifiers: .option)
        await settle(host)
        #expect(model.folder == gallery.folder && host.focused?.label == "May, Folder")
        host.cells[1].tap()
        #expect(model.folder == gallery.folder)
        host.cells[1].tap()
        await settle(host)
        #expect(model.folder?.lastPathComponent == "June" && host.cells.map(\.label) == ["0"])
    }

    @Test func `arrows go from folders to pictures, and keys change pictures only`() async throws {
        try gallery.addRatable(["a.jpg", "b.jpg"])
        let host = await gallery.show(hasCommands: true)
        await settle(host)
        host.cells[2].focus()
        host.focused?.press("5")
        host.focused?.press(.delete)
        #expect(model.history.undoName == nil)
        host.focused?.press(.rightArrow)
        #expect(host.focused?.label == "a" && model.selection == [gallery.id("a.jpg")])
        host.focused?.press(.leftArrow)
        #expect(host.focused?.label == "May, Folder" && model.selection.isEmpty)
        #expect(model.marks(of: gallery.id("b.jpg")).content != .waiting)
        model.arrange { $0.text = "b" }
        await settle(host)
        #expect(host.cells.map(\.label) == ["b"])
    }

    @Test func `folders that come and go are shown`() async throws {
        let host = await gallery.show()
        try FileManager.default.removeItem(at: gallery.folder.appending(path: "Empty"))
        try FileManager.default.createDirectory(
            at: gallery.folder.appending(path: "July"), withIntermediateDirectories: true)
        await model.refresh()
        await settle(host)
        #expect(host.cells.map(\.label) == ["July, Folder", "June, Folder", "May, Folder"])
    }
}
