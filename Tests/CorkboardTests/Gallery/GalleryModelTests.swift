import CorkUI
import Foundation
import PictureFolder
import Testing
import Thumbnails

@testable import Corkboard

@MainActor
@Suite struct GalleryModelTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws { gallery = try Gallery() }

    @Test func `a folder is read and named`() async throws {
        try gallery.add(["b 10.ppm", "b 9.ppm"])
        #expect(model.title == "Gallery" && model.isEmpty)
        model.open(gallery.folder)
        #expect(model.reading?.folder == "pictures" && !model.isEmpty)
        await model.finishReading()
        #expect(model.reading == nil)
        #expect(model.pictures.map(\.name) == ["b 9.ppm", "b 10.ppm"])
        #expect(model.title == "pictures")
    }

    @Test func `another folder takes the place of the first`() async throws {
        let other = try Gallery()
        try gallery.add(["a.ppm"])
        try other.add(["b.ppm"])
        model.open(gallery.folder)
        model.open(other.folder)
        await model.finishReading()
        #expect(model.pictures.map(\.name) == ["b.ppm"])
        #expect(model.problems.isEmpty)
    }

    @Test func `a folder that cannot be read is a problem with a sentence`() async throws {
        model.open(URL(fileURLWithPath: "/no/such/folder"))
        await model.finishReading()
        #expect(model.problems == ["“/no/such/folder” cannot be opened: the folder does not exist."])
        #expect(model.isEmpty)
        model.dismissProblems()
        #expect(model.problems.isEmpty)
    }

    @Test func `a picture is opened in its folder, several ones as a list`() async throws {
        let other = try Gallery()
        try gallery.add(["a.ppm", "b.ppm", "c.ppm"])
        try other.add(["a.ppm", "z.ppm"])
        func url(_ gallery: Gallery, _ name: String) -> URL { gallery.folder.appending(path: name) }
        await model.open([url(gallery, "b.ppm")])
        #expect(model.viewed?.name == "b.ppm" && model.folder?.lastPathComponent == "pictures")
        await model.finishReading()
        #expect(model.viewedIndex == 1 && model.pictures.count == 3)
        await model.open([url(gallery, "c.ppm"), url(other, "a.ppm"), url(gallery, "a.ppm"), url(gallery, "c.ppm")])
        #expect(model.folder == nil && model.viewed?.name == "c.ppm")
        #expect(model.pictures.map(\.path) == [gallery.id("c.ppm"), other.id("a.ppm"), gallery.id("a.ppm")])
        #expect(model.marks(of: other.id("a.ppm")) !== model.marks(of: gallery.id("a.ppm")))
        model.stopViewing()
        #expect(model.title == "3 Pictures" && model.selection == [gallery.id("c.ppm")])
        await model.open([gallery.folder, url(other, "z.ppm")])
        await model.finishReading()
        #expect(model.viewed == nil && model.pictures.count == 3)
        #expect(model.problems == ["“z.ppm” is not shown: a gallery shows one folder."])
        await model.open([URL(fileURLWithPath: "/no/such/a.jpg")])
        #expect(model.problems.last == "“/no/such/a.jpg” cannot be opened: there is no such file or folder.")
    }

    @Test func `the size of pictures is remembered`() {
        let settings = SettingsFile(gallery.folder.appending(path: "settings.ini"))
        model.remember(in: settings)
        model.zoom(by: 2)
        let next = GalleryModel(examples: nil)
        next.remember(in: settings)
        #expect(next.cellWidth == model.cellWidth && model.cellWidth == GalleryMetrics.usualCellWidth + 80)
    }

    @Test func `zoom stays within its bounds`() {
        for _ in 0..<50 { model.zoom(by: 1) }
        #expect(model.cellWidth == GalleryMetrics.cellWidths.upperBound)
        for _ in 0..<50 { model.zoom(by: -1) }
        #expect(model.cellWidth == GalleryMetrics.cellWidths.lowerBound)
    }

    @Test func `walking stops at both ends`() async throws {
        try gallery.add(["a.ppm", "b.ppm", "c.ppm"])
        await gallery.open()
        model.walk(by: 1)
        #expect(model.viewed == nil)
        model.view(model.pictures[1])
        #expect(model.title == "b.ppm")
        for (steps, name) in [
            (1, "c.ppm"), (1, "c.ppm"), (-1_000_000_000, "a.ppm"), (-1, "a.ppm"), (1_000_000_000, "c.ppm"),
        ] {
            model.walk(by: steps)
            #expect(model.viewed?.name == name)
        }
        model.stopViewing()
        #expect(model.title == "pictures")
    }

    @Test func `decoded pictures stay within their bytes`() async throws {
        // A picture of 64 by 48 pixels takes 12,288 bytes.
        let gallery = try Gallery(byteLimit: 30_000)
        try gallery.add((0..<9).map { "\($0).ppm" })
        await gallery.open()
        let (store, pictures) = (gallery.model.store, gallery.model.pictures)
        for picture in pictures {
            _ = try await store.thumbnail(of: picture, covering: Gallery.place, urgency: PictureStore.Urgency())
        }
        #expect(store.byteCount == 24_576)
        #expect(store.knownThumbnail(of: pictures[0], covering: Gallery.place) == nil)
        #expect(store.knownThumbnail(of: pictures[8], covering: Gallery.place) != nil)
    }

    @Test func `a picture that is there is not decoded again`() async throws {
        try gallery.add(["a.ppm"])
        await gallery.open()
        let (store, picture) = (model.store, model.pictures[0])
        func thumbnail(_ place: ThumbnailPlace) async throws -> _PixelImage {
            try await store.thumbnail(of: picture, covering: place, urgency: PictureStore.Urgency())
        }
        let first = try await thumbnail(Gallery.place)
        #expect(try await thumbnail(Gallery.place) === first)
        #expect(store.knownThumbnail(of: picture, covering: nil) === first)
        // For another place it is decoded anew, and takes the place of the first.
        let other = try await thumbnail(ThumbnailPlace(width: 20, height: 10))
        #expect((other.width, other.height) == (20, 15))
        #expect(store.knownThumbnail(of: picture, covering: nil) === other)
        #expect(store.knownThumbnail(of: picture, covering: Gallery.place) == nil)
    }

    @Test func `our own drawings are there`() async throws {
        let sandwiches = try #require(ExampleFiles.sandwiches)
        let pictures = try await pictures(of: sandwiches)
        #expect(pictures.count == 12 && pictures.allSatisfy { $0.kind == .png })
        let drawings = try await self.pictures(of: sandwiches.deletingLastPathComponent().appending(path: "Drawings"))
        #expect(drawings.map(\.title) == pictures.map(\.title) && drawings.allSatisfy { $0.kind == .svg })
    }

    private func pictures(of folder: URL) async throws -> [Picture] {
        var pictures: [Picture] = []
        for try await batch in PictureFolder(folder).pictures() { pictures += batch.pictures }
        return pictures
    }

    @Test(arguments: [
        (GridStep.before, 0, Int?.none), (.before, 4, 3), (.after, 4, 5), (.after, 9, nil), (.above, 3, nil),
        (.above, 4, 0),
        (.below, 5, 9), (.below, 6, 9), (.below, 7, 9), (.below, 8, nil), (.below, 9, nil), (.first, 0, nil),
        (.first, 9, 0),
        (.last, 0, 9),
    ])
    func `keys lead to the cell beside`(step: GridStep, index: Int, target: Int?) {
        // Ten cells: four, four, and two.
        #expect(step.target(from: index, count: 10, columns: 4) == target)
    }
}
