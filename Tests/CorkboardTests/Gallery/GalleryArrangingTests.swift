import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryArrangingTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }
    private var names: String { model.pictures.map(\.title).joined() }

    init() throws {
        gallery = try Gallery()
        try gallery.addRatable((0..<6).map { "\($0).jpg" })
    }

    /// Rates the pictures, as another program does.
    private func rate(_ ratings: Int...) async throws {
        await gallery.open()
        for (picture, rating) in zip(model.pictures, ratings) where rating != 0 {
            try PictureRating(rating).write(to: picture)
        }
    }

    private func arrange(_ change: (inout PictureArrangement) -> Void) async -> String {
        model.arrange(change)
        await model.finishArranging()
        return names
    }

    @Test func `pictures are chosen by their ratings`() async throws {
        try await rate(0, 5, 2, -1, 4, 0)
        for (filter, expected) in [
            (PictureFilter.stars(4), "14"), (.stars(1), "124"), (.stars(5), "1"), (.unrated, "05"),
            (.rejected, "3"),
            (.all, "012345"),
        ] { #expect(await arrange { $0.filter = filter } == expected) }
    }

    @Test func `pictures are sorted, both ways`() async throws {
        try await rate(0, 5, 2, -1, 4, 0)
        #expect(await arrange { ($0.order, $0.isDescending) = (.rating, true) } == "142053")
        #expect(await arrange { $0.isDescending = false } == "305241")
        #expect(await arrange { ($0.order, $0.isDescending) = (.name, true) } == "543210")
        for (place, name) in [5, 3, 4, 0, 2, 1].enumerated() {
            let date = Date(timeIntervalSince1970: 1e9 + Double(place))
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: gallery.id("\(name).jpg"))
        }
        await model.refresh()
        #expect(await arrange { ($0.order, $0.isDescending) = (.modified, false) } == "534021")
        #expect(await arrange { $0.order = .taken } == "534021")
        try gallery.add(Data(count: 1), "3.jpg")
        await model.refresh()
        #expect(await arrange { $0.order = .size }.hasPrefix("3"))
    }

    @Test func `ratings that were read are not read again`() async throws {
        try await rate(0, 5, 2, 0, 4, 0)
        #expect(await arrange { $0.filter = .stars(1) } == "124")
        for name in 0..<6 { try FileManager.default.removeItem(atPath: gallery.id("\(name).jpg")) }
        #expect(await arrange { $0.filter = .stars(4) } == "14")
        #expect(model.factsProgress == nil)
    }

    @Test func `a picture that a key takes out of the filter stays until the person moves on`()
        async throws
    {
        try await rate(0, 5, 2, 0, 4, 0)
        let host = await gallery.show(hasCommands: true)
        _ = await arrange { $0.filter = .stars(2) }
        await gallery.settle(host)
        host.cells[1].focus()
        host.focused?.press("1")
        await gallery.settle(host)
        #expect(names == "124")
        host.focused?.press(.rightArrow)
        await gallery.settle(host)
        #expect(names == "14" && host.focused?.label == "4")
        host.root.press("0", modifiers: .command)
        #expect(names == "012345")
    }

    @Test func `pictures are found by their names`() async throws {
        try gallery.addRatable(["Ü1.jpg", "x1.jpg"])
        let host = await gallery.show(hasCommands: true)
        host.root.press("f", modifiers: .command)
        host.settle()
        try #require(host.elements("TextField").first).set("1")
        await gallery.settle(host)
        #expect(names == "1x1Ü1" || names == "1Ü1x1")
        try #require(host.elements("TextField").first).set("zzz")
        await gallery.settle(host)
        #expect(host.texts.contains("No pictures match"))
        try #require(host.element("Show All Pictures")).tap()
        #expect(model.pictures.count == 8 && !model.isFinding)
    }

    @Test func `order and filter are remembered`() async throws {
        let settings = SettingsFile(gallery.folder.appending(path: "settings.ini"))
        model.remember(in: settings)
        model.arrange { ($0.order, $0.isDescending, $0.filter) = (.taken, true, .stars(3)) }
        let next = GalleryModel(examples: nil)
        next.remember(in: settings)
        #expect(next.arrangement == model.arrangement)
    }

    @Test func `changes in the folder keep the order`() async throws {
        try await rate(0, 5, 2, 0, 4, 0)
        #expect(
            await arrange { ($0.order, $0.isDescending, $0.filter) = (.rating, true, .stars(1)) } == "142"
        )
        try gallery.addRatable(["6.jpg"])
        await model.refresh()
        await model.finishArranging()
        try PictureRating(3).write(to: Picture(name: "6.jpg", in: gallery.folder.path)!)
        model.view(model.pictures[1])
        await model.refresh()
        #expect(names.hasPrefix("14") && model.viewed?.title == "4")
    }
}
