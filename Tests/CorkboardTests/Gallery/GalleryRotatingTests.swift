import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryRotatingTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws { gallery = try Gallery() }

    private func settle(_ host: TestHost) async {
        for _ in 0..<2 {
            gallery.writer.finish()
            await gallery.settle(host)
        }
        await model.refresh()
        await gallery.settle(host)
    }

    @Test func `R turns the picture in the viewer, Shift+R back, and undo both`() async throws {
        try gallery.add(["a.ppm", "b.ppm"], width: 64, height: 48)
        let host = await gallery.show(hasCommands: true)
        model.view(model.pictures[0])
        await gallery.settle(host)
        #expect(model.viewerZoom.pictureSize == CGSize(width: 64, height: 48))
        host.root.press("r")
        await settle(host)
        #expect(model.viewerZoom.pictureSize == CGSize(width: 48, height: 64))
        #expect(model.history.undoName == "Rotate “a.ppm”")
        host.root.press("r", modifiers: .shift)
        await settle(host)
        #expect(model.viewerZoom.pictureSize == CGSize(width: 64, height: 48))
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(model.viewerZoom.pictureSize == CGSize(width: 48, height: 64))
        host.root.press("z", modifiers: .command)
        await settle(host)
        #expect(model.viewerZoom.pictureSize == CGSize(width: 64, height: 48))
        let names = try FileManager.default.contentsOfDirectory(atPath: gallery.folder.path).sorted()
        #expect(names == ["a.ppm", "b.ppm"])
    }

    @Test func `the thumbnails of the selection turn`() async throws {
        try gallery.add(["a.ppm", "b.ppm", "c.ppm"], width: 200, height: 100)
        let host = await gallery.show(hasCommands: true)
        func isUpright(_ name: String) -> Bool? {
            guard case .image(let image) = model.marks(of: gallery.id(name)).content else { return nil }
            return image.height > image.width
        }
        #expect(isUpright("a.ppm") == false)
        host.cells[0].tap()
        host.cells[2].tap(modifiers: .command)
        host.root.press("r")
        await settle(host)
        #expect(isUpright("a.ppm") == true && isUpright("b.ppm") == false && isUpright("c.ppm") == true)
    }
}
