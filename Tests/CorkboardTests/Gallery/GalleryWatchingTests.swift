import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing
import Thumbnails

@testable import Corkboard

@MainActor
@Suite struct GalleryWatchingTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        try gallery.addRatable((1..<6).map { "\($0).jpg" })
    }

    private var names: [String] { model.pictures.map(\.title) }
    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: gallery.folder.appending(path: name))
    }

    @Test func `pictures come and go in order and the selection stays`() async throws {
        let host = await gallery.show()
        host.cells[1].tap()
        host.cells[3].tap(modifiers: .command)
        try gallery.addRatable(["0.jpg", "3 b.jpg"])
        try remove("4.jpg")
        await model.refresh()
        await gallery.settle(host)
        #expect(names == ["0", "1", "2", "3", "3 b", "5"] && host.cells.map(\.label) == names)
        #expect(model.selection == [gallery.id("2.jpg")])
    }

    @Test func `the picture in the window makes room for the next when it goes`() async throws {
        await gallery.open()
        model.view(model.pictures[4])
        try remove("1.jpg")
        await model.refresh()
        #expect(model.viewed?.name == "5.jpg")
        try remove("5.jpg")
        await model.refresh()
        #expect(model.viewed?.name == "4.jpg")
        for name in names { try remove(name + ".jpg") }
        await model.refresh()
        #expect(model.viewed == nil && model.isEmpty)
    }

    @Test func `the picture after several deleted ones is viewed and gets the default focus`() async throws {
        await gallery.open()
        model.view(model.pictures[2])
        model.defaultFocus = gallery.id("3.jpg")
        for name in ["1.jpg", "2.jpg", "3.jpg"] { try remove(name) }
        await model.refresh()
        #expect(model.viewed?.name == "4.jpg" && model.defaultFocus == gallery.id("4.jpg"))
    }

    @Test
    func `the default focus goes to the next picture when its picture gets a name that sorts out of sight`()
        async throws
    {
        try gallery.addRatable((10..<90).map { "\($0).jpg" })
        let host = await gallery.show()
        host.cells[2].focus()
        let (focused, next) = (model.pictures[2], model.pictures[3])
        try FileManager.default.moveItem(at: focused.url, to: gallery.folder.appending(path: "z.jpg"))
        await model.refresh()
        #expect(model.defaultFocus == next.id)
        try FileManager.default.moveItem(at: next.url, to: gallery.folder.appending(path: "0.jpg"))
        await model.refresh()
        #expect(model.defaultFocus == gallery.id("0.jpg"))
    }

    @Test func `the problem with a folder that was removed goes once the folder is back`() async throws {
        await gallery.open()
        let aside = gallery.folder.appendingPathExtension("aside")
        try FileManager.default.moveItem(at: gallery.folder, to: aside)
        await model.refresh()
        await model.refresh()
        #expect(model.problems.count == 1)
        try FileManager.default.moveItem(at: aside, to: gallery.folder)
        await model.refresh()
        #expect(model.problems.isEmpty && model.pictures.count == 5)
    }

    @Test func `a picture that is renamed stays in the window and selected`() async throws {
        await gallery.open()
        let (viewed, selected) = (model.pictures[1], model.pictures[2])
        model.view(viewed)
        model.select([selected.id])
        for (old, new) in [(viewed, "9.jpg"), (selected, "a.jpg")] {
            try FileManager.default.moveItem(at: old.url, to: gallery.folder.appending(path: new))
        }
        await model.refresh()
        #expect(model.viewed?.name == "9.jpg" && model.selection == [gallery.id("a.jpg")])
    }

    @Test func `ratings of other programs are shown`() async throws {
        let host = await gallery.show()
        try PictureRating(4).write(to: model.pictures[2])
        await model.refresh()
        await gallery.settle(host)
        #expect(host.cells[2].value == "4 stars")
        // In a sidecar, which leaves the picture itself as it was.
        let sidecar = #"""
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="2"/></rdf:RDF></x:xmpmeta>
            """#
        try gallery.add(Data(sidecar.utf8), "3.jpg.xmp")
        await model.refresh()
        #expect(model.marks(of: gallery.id("3.jpg")).rating == PictureRating(2))
    }

    @Test func `a rating from here leaves the thumbnails alone`() async throws {
        let host = await gallery.show()
        let old = model.pictures[0]
        let thumbnail = try #require(model.store.knownThumbnail(of: old, covering: nil))
        model.rate(PictureRating(3), [old])
        gallery.writer.finish()
        while model.written[old.id] == nil { await Task.yield() }
        await model.refresh()
        #expect(model.pictures[0].modified > old.modified)
        #expect(model.store.knownThumbnail(of: model.pictures[0], covering: nil) === thumbnail)
        #expect(model.marks(of: old.id).rating == PictureRating(3))
        withExtendedLifetime(host) {}
    }

    @Test(.timeLimit(.minutes(3)))
    func `ratings from here leave the thumbnails on disk alone`() async throws {
        let path = gallery.folder.appending(path: "1.jpg").path
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: path)
        await gallery.open()
        let old = model.pictures[0]
        _ = try await model.store.thumbnail(of: old, covering: Gallery.place, urgency: PictureStore.Urgency())
        let thumbnail = try #require(gallery.cache.path(of: path, .normal))
        let before = try Data(contentsOf: URL(fileURLWithPath: thumbnail))
        for rating in 1...2 {
            model.rate(PictureRating(rating), [old])
            while model.ratings[old.id]?.stars != rating || model.unwritten[old.id] != nil { await Task.yield() }
        }
        let now = try #require(Picture(name: old.name, in: old.folder))
        let text = Data("Thumb::MTime\0\(now.modified.seconds)".utf8)
        #expect(before.range(of: text) == nil)
        while !model.store.rewrites.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: thumbnail)).range(of: text) != nil)
    }

    @Test func `thumbnails count on where a file is replaced again before they do`() async throws {
        await gallery.open()
        let picture = model.pictures[0]
        let store = PictureStore(thumbnailer: Thumbnailer(cache: gallery.cache), width: 1)
        let times = (0..<3).map { FileTime(seconds: 1_000_000_000 + $0) }
        func touch(_ time: FileTime) throws {
            let date = Date(timeIntervalSince1970: Double(time.seconds))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: picture.path)
        }
        try touch(times[0])
        _ = try await store.thumbnail(of: picture, covering: Gallery.place, urgency: PictureStore.Urgency())
        try touch(times[2])
        let carrying = store.carryThumbnails(of: picture, PictureRewrite(before: times[0], after: times[1]))
        // Its end is not told before this one waits again.
        while store.pendingCount == 0 { await Task.yield() }
        #expect(store.carryThumbnails(of: picture, PictureRewrite(before: times[1], after: times[2])) == nil)
        await carrying?.value
        let thumbnail = try Data(
            contentsOf: URL(fileURLWithPath: #require(gallery.cache.path(of: picture.path, .normal))))
        #expect(thumbnail.range(of: Data("Thumb::MTime\0\(times[2].seconds)".utf8)) != nil)
        #expect(store.rewrites.isEmpty)
    }

    @Test func `a deleted folder is reported and its pictures stay`() async throws {
        await gallery.open()
        try FileManager.default.removeItem(at: gallery.folder)
        await model.refresh()
        #expect(model.problems.first?.hasSuffix("cannot be opened: the folder does not exist.") == true)
        #expect(names.count == 5)
    }
}
