import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryViewTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws { gallery = try Gallery() }

    @Test func `cells show pictures and names`() async throws {
        try gallery.add(["a.ppm", "b.ppm"], width: 400, height: 300)
        let host = await gallery.show()
        #expect(host.cells.map(\.label) == ["a", "b"])
        #expect(host.elements("Image").filter { $0.frame.width > 200 }.count == 2)
        // Three columns have room, which the cells fill in their proportion.
        #expect(host.cells.map(\.frame.height) == [188, 188])
    }

    @Test func `there are as many cells side by side as have room`() async throws {
        try gallery.add((0..<12).map { "\($0).ppm" })
        for (width, columns) in [(244.0, 1), (475, 1), (476, 2), (708, 3), (200, 1)] {
            let host = await gallery.show(width: width)
            #expect(Set(host.cells.map(\.frame.minX)).count == columns, "\(width)")
            #expect(GalleryMetrics.columns(220, in: width - 24) == columns)
        }
    }

    @Test func `the slider makes cells larger`() async throws {
        try gallery.add((0..<12).map { "\($0).ppm" })
        let host = await gallery.show(hasCommands: true)
        try #require(host.element("Size of Pictures")).set(380)
        #expect(model.cellWidth == 380)
        #expect(host.cells.first?.frame.size == CGSize(width: 382, height: 287))
        try #require(host.element("Smaller Pictures")).tap()
        #expect(model.cellWidth == 340)
        host.root.press("=", modifiers: .command)
        #expect(model.cellWidth == 380)
    }

    @Test func `a single column keeps the proportion of cells`() async throws {
        try gallery.add(["a.ppm", "b.ppm"])
        model.cellWidth = 500
        let host = await gallery.show(width: 1000)
        await gallery.settle(host)
        #expect(host.cells.map(\.frame.size) == [CGSize(width: 976, height: 732), CGSize(width: 976, height: 732)])
    }

    @Test func `endings are shown where titles repeat`() async throws {
        try gallery.add(["a.ppm", "a.pnm", "b.ppm"])
        let host = await gallery.show()
        #expect(host.cells.map(\.label) == ["a.pnm", "a.ppm", "b"])
        try FileManager.default.removeItem(atPath: gallery.id("a.ppm"))
        await model.refresh()
        await gallery.settle(host)
        #expect(host.cells.map(\.label) == ["a", "b"])
    }

    @Test func `only what is near is made and decoded`() async throws {
        try gallery.add((0..<400).map { "\($0).ppm" }, width: 8, height: 8)
        let host = await gallery.show()
        #expect((12...40).contains(host.cells.count))
        #expect(model.store.byteCount <= 40 * 256)
        host.elements("ScrollView")[0].scroll(toOffset: 20_000)
        await gallery.settle(host)
        #expect(host.cells.count <= 40)
        // The one with the focus stays.
        #expect(host.texts.contains("0") && !host.texts.contains("1"))
    }

    @Test func `unreadable pictures show the reason`() async throws {
        try gallery.add(Data(), "a.png")
        try gallery.add(Data("hello".utf8), "b.png")
        try gallery.add(Data("P6\n9 9\n255\n".utf8), "c.ppm")
        let host = await gallery.show()
        #expect(host.cells.count == 3)
        #expect(host.cells[0].label == "a, The file is empty.")
        #expect(host.cells[1].label == "b, This file is not a picture.")
        #expect(host.cells[2].label == "c, The end of the file is missing.")
    }

    @Test func `a picture that goes before it is decoded says so`() async throws {
        try gallery.add(["a.ppm"])
        await gallery.open()
        try FileManager.default.removeItem(at: gallery.folder.appending(path: "a.ppm"))
        let host = TestHost(size: CGSize(width: 800, height: 600)) { GalleryView(model: model) }
        await gallery.settle(host)
        #expect(host.texts.contains("The file is gone."))
    }

    @Test func `arrows walk over cells`() async throws {
        try gallery.add((0..<8).map { "\($0).ppm" })
        let host = await gallery.show()
        host.cells[0].focus()
        var way: [String?] = []
        for key in [KeyEquivalent.rightArrow, .downArrow, .downArrow, .leftArrow, .upArrow, .end, .home, .leftArrow] {
            host.focused?.press(key)
            way.append(host.focused?.label)
        }
        #expect(way == ["1", "4", "7", "6", "3", "7", "0", "0"])
    }

    @Test func `the first and the last picture are shown with the margin around them`() async throws {
        try gallery.add((100..<190).map { "\($0).ppm" }, width: 4, height: 4)
        let host = await gallery.show()
        let scrollView = host.elements("ScrollView")[0]
        host.focused?.press(.end)
        await gallery.settle(host)
        #expect(try scrollView.frame.maxY - #require(host.cells.last).frame.maxY == GalleryMetrics.gap)
        host.focused?.press(.home)
        await gallery.settle(host)
        #expect(try #require(host.cells.first).frame.minY - scrollView.frame.minY == GalleryMetrics.gap)
    }

    @Test func `a picture fills the window until Escape`() async throws {
        try gallery.add(["a.ppm", "b.ppm", "c.ppm"], width: 400, height: 300)
        let host = await gallery.show()
        host.cells[1].press(.return)
        await gallery.settle(host)
        #expect(model.viewed?.name == "b.ppm")
        let viewer = try #require(host.element("b.ppm, 2 of 3"))
        #expect(host.focused?.label == "b.ppm, 2 of 3")
        #expect(host.cells.allSatisfy { !$0.isEnabled })
        // A picture is not made larger than it is.
        #expect(host.elements("Image").contains { $0.frame.size == CGSize(width: 400, height: 300) })
        viewer.press(.rightArrow)
        await gallery.settle(host)
        try #require(host.element("c.ppm, 3 of 3")).press(.escape)
        #expect(model.viewed == nil && model.selection == [gallery.id("c.ppm")])
        #expect(host.focused?.label == "c")
    }

    @Test func `buttons walk too`() async throws {
        try gallery.add(["a.ppm", "b.ppm"])
        let host = await gallery.show()
        host.cells[0].press(.return)
        #expect(try #require(host.element("Previous Picture")).isEnabled == false)
        try #require(host.element("Next Picture")).tap()
        #expect(model.viewed?.name == "b.ppm")
        #expect(try #require(host.element("Next Picture")).isEnabled == false)
        try #require(host.element("Back")).tap()
        #expect(model.viewed == nil)
    }

    @Test func `an empty folder offers another one and our drawings`() async throws {
        let examples = try Gallery()
        try examples.add(["blt.ppm"])
        let gallery = try Gallery(examples: examples.folder)
        let host = await gallery.show()
        #expect(host.texts.contains("No pictures here"))
        #expect(host.element("Open Folder…") != nil)
        try #require(host.element("Show the Sandwiches")).tap()
        await gallery.model.finishReading()
        host.settle()
        #expect(host.cells.map(\.label) == ["blt"])
    }

    @Test func `problems stand over the pictures until they are dismissed`() async throws {
        let host = await gallery.show()
        gallery.model.open(URL(fileURLWithPath: "/no/such/folder"))
        await gallery.model.finishReading()
        host.settle()
        #expect(host.texts.contains("“/no/such/folder” cannot be opened: the folder does not exist."))
        try #require(host.element("Dismiss")).tap()
        #expect(!host.texts.contains { $0.contains("/no/such") })
    }

    @Test func `the progress of reading covers the pictures without moving them`() async throws {
        let host = await gallery.show()
        model.pictures = (0..<2000).map { Picture(name: "\($0).ppm", folder: gallery.path, kind: .pnm, fault: .gone) }
        host.settle()
        let frames = host.cells.map(\.frame)
        model.reading = GalleryModel.Reading(folder: "pictures", progress: 0.5)
        host.settle()
        #expect(host.texts.contains("Reading pictures: 50 %") && host.cells.map(\.frame) == frames)
        model.view(model.pictures[0])
        host.settle()
        #expect(host.element("Cancel") == nil)
        model.stopViewing()
        host.settle()
        try #require(host.element("Cancel")).tap()
        #expect(model.reading == nil && !host.texts.contains("Reading pictures: 50 %"))
    }

    @Test func `a folder is chosen in a dialog`() async throws {
        try gallery.add(["a.ppm"])
        let dialogs = FixedDialogs()
        dialogs.files = [gallery.folder]
        await model.chooseFolder(dialogs)
        await model.finishReading()
        #expect(model.pictures.map(\.name) == ["a.ppm"])
    }
}
