import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryMovingTests {
    private let gallery: Gallery
    private let best: URL
    private var model: GalleryModel { gallery.model }
    private var names: String { model.pictures.map(\.title).joined() }

    init() throws {
        gallery = try Gallery()
        try gallery.addRatable((0..<6).map { "\($0).jpg" })
        best = URL(fileURLWithPath: gallery.path + "/best")
        try FileManager.default.createDirectory(at: best, withIntermediateDirectories: true)
    }

    private func settle(_ host: TestHost) async {
        await Task.yield()
        for _ in 0..<2 {
            gallery.writer.finish()
            await gallery.settle(host)
        }
        await model.refresh()
        await gallery.settle(host)
    }

    private func show(destination: URL?) async -> TestHost {
        model.destination = destination
        return await gallery.show(hasCommands: true)
    }

    private var inBest: [String] { (try? FileManager.default.contentsOfDirectory(atPath: best.path).sorted()) ?? [] }

    @Test func `M moves the selection to the folder that was chosen, and undo brings it back`() async throws {
        let host = await show(destination: best)
        let data = try Data(contentsOf: model.pictures[1].url)
        host.cells[1].tap()
        host.cells[3].tap(modifiers: .command)
        host.focused?.press("m")
        await settle(host)
        #expect(names == "0245" && inBest == ["1.jpg", "3.jpg"])
        #expect(model.history.undoName == "Move 2 Pictures to “best”")
        #expect(host.texts.contains("Moved 2 pictures to “best”"))
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(names == "012345" && inBest.isEmpty && model.toast == nil)
        #expect(try Data(contentsOf: model.pictures[1].url) == data)
        host.root.press("z", modifiers: [.command, .shift])
        await settle(host)
        #expect(names == "0245" && inBest == ["1.jpg", "3.jpg"])
    }

    @Test func `Shift+C copies, and undo removes the copies`() async throws {
        let host = await show(destination: best)
        host.cells[2].focus()
        host.focused?.press("c", modifiers: .shift)
        await settle(host)
        #expect(names == "012345" && inBest == ["2.jpg"])
        #expect(host.texts.contains("Copied “2.jpg” to “best”"))
        try #require(host.element("Undo")).tap()
        await settle(host)
        #expect(names == "012345" && inBest.isEmpty)
    }

    @Test func `the folder is chosen once`() async throws {
        let host = await show(destination: nil)
        let dialogs = FixedDialogs()
        host.cells[0].focus()
        await model.transfer(.move, dialogs)?.value
        #expect(model.history.undoName == nil && model.destination == nil)
        dialogs.files = [best]
        await model.transfer(.move, dialogs)?.value
        await settle(host)
        dialogs.files = []
        host.cells[0].focus()
        await model.transfer(.move, dialogs)?.value
        await settle(host)
        #expect(names == "2345" && inBest == ["0.jpg", "1.jpg"])
    }

    @Test func `a rating is written before its picture moves, and both are undone`() async throws {
        let host = await show(destination: best)
        let data = try Data(contentsOf: model.pictures[2].url)
        host.cells[2].focus()
        host.focused?.press("4")
        host.focused?.press("m")
        await settle(host)
        let moved = try #require(Picture(name: "2.jpg", in: best.path))
        #expect(PictureRating(of: moved) == PictureRating(4))
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(gallery.written() == [0, 0, 4, 0, 0, 0])
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(try gallery.written() == [0, 0, 0, 0, 0, 0] && Data(contentsOf: model.pictures[2].url) == data)
    }

    @Test func `a name that is taken is told, and is no step to undo`() async throws {
        let host = await show(destination: best)
        try Data("other".utf8).write(to: best.appending(path: "2.jpg"))
        host.cells[2].focus()
        host.focused?.press("m")
        await settle(host)
        #expect(names == "012345" && model.history.undoName == nil && model.toast == nil)
        #expect(model.problems == ["“2.jpg” could not be moved: there is another file of this name."])
        #expect(try Data(contentsOf: best.appending(path: "2.jpg")) == Data("other".utf8))
    }

    @Test func `the next picture comes in the viewer`() async throws {
        let host = await show(destination: best)
        model.view(model.pictures[1])
        await gallery.settle(host)
        host.root.press("m")
        #expect(model.viewed?.title == "2")
        await settle(host)
        #expect(inBest == ["1.jpg"])
        // The toast leaves the buttons below the picture in sight.
        let (undo, back) = (try #require(host.element("Undo")), try #require(host.element("Back")))
        #expect(undo.frame.maxY <= back.frame.minY)
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(model.viewed?.title == "1" && host.element("Undo") == nil)
    }
}
