import CorkTesting
import CorkUI
import DocumentFiles
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryDeletingTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        try gallery.addRatable((0..<6).map { "\($0).jpg" })
    }

    private var names: String { model.pictures.map(\.title).joined() }

    private func settle(_ host: TestHost) async {
        gallery.writer.finish()
        await gallery.settle(host)
        await model.refresh()
        await gallery.settle(host)
    }

    @Test func `Delete moves the selection to the trash, and undo brings it back`() async throws {
        let host = await gallery.show(hasCommands: true)
        let data = try Data(contentsOf: model.pictures[1].url)
        host.cells[1].tap()
        host.cells[3].tap(modifiers: .command)
        host.focused?.press(.delete)
        #expect(names == "0245")
        #expect(!model.isFilteredOut)
        await settle(host)
        #expect(names == "0245" && model.history.undoName == "Delete 2 Pictures")
        #expect(!FileManager.default.fileExists(atPath: gallery.id("1.jpg")))
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(names == "012345" && model.selection == [gallery.id("1.jpg"), gallery.id("3.jpg")])
        // The next key acts on them.
        #expect(model.focused == gallery.id("1.jpg") && model.targets.map(\.title) == ["1", "3"])
        #expect(try Data(contentsOf: model.pictures[1].url) == data)
        host.root.press("z", modifiers: [.command, .shift])
        await settle(host)
        #expect(names == "0245")
    }

    @Test func `the next picture comes in the viewer`() async throws {
        let host = await gallery.show(hasCommands: true)
        model.view(model.pictures[4])
        await gallery.settle(host)
        host.root.press(.delete)
        #expect(model.viewed?.title == "5")
        host.root.press(.delete)
        #expect(model.viewed?.title == "3")
        await settle(host)
        #expect(names == "0123" && model.viewed?.title == "3")
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(model.viewed?.title == "5")
    }

    @Test func `a rating is written before its picture is deleted, and both are undone`() async throws {
        let host = await gallery.show(hasCommands: true)
        let data = try Data(contentsOf: model.pictures[2].url)
        host.cells[2].focus()
        host.focused?.press("4")
        host.focused?.press(.delete)
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(gallery.written() == [0, 0, 4, 0, 0, 0])
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(
            try gallery.written() == [0, 0, 0, 0, 0, 0] && Data(contentsOf: model.pictures[2].url) == data
        )
    }

    @Test func `a picture that cannot come back is told, and comes back later`() async throws {
        let host = await gallery.show(hasCommands: true)
        model.delete([model.pictures[0]])
        await settle(host)
        try gallery.addRatable(["0.jpg"])
        await model.refresh()
        model.undo()
        await settle(host)
        #expect(
            model.problems == [
                "“0.jpg” could not be brought back from the trash: there is another file of this name."
            ])
        try FileManager.default.removeItem(atPath: gallery.id("0.jpg"))
        model.undo()
        await settle(host)
        #expect(names == "012345")
    }

    @Test func `Shift+Delete asks, and deletes for good`() async throws {
        let host = await gallery.show(hasCommands: true)
        host.cells[1].focus()
        host.focused?.press(.delete, modifiers: .shift)
        #expect(names == "012345" && model.pendingDeletion?.question == "Delete “1.jpg” permanently?")
        model.deletePermanently(try #require(model.pendingDeletion))
        await settle(host)
        #expect(names == "02345" && model.history.undoName == nil && model.pendingDeletion == nil)
    }

    @Test func `where there is no trash the person is asked`() async throws {
        let model = GalleryModel(
            store: model.store, writer: gallery.writer,
            trash: PictureTrash { _ in SystemFault(code: ENOTSUP) },
            examples: nil)
        model.open(gallery.folder)
        await model.finishReading()
        model.delete([model.pictures[0]])
        gallery.writer.finish()
        while model.pendingDeletion == nil { await Task.yield() }
        #expect(model.pictures.count == 6 && model.history.undoName == nil)
        #expect(model.pendingDeletion?.reason == "There is no trash where they are stored.")
        // Keys go on with it after Cancel.
        #expect(model.selection == [gallery.id("0.jpg")] && model.wantedFocus == gallery.id("0.jpg"))
    }
}
