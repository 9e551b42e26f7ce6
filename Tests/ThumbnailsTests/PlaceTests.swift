import PictureFolder
import Testing

@testable import Thumbnails

struct PlaceTests {
    @Test func `places that are about as large are one, at most a quarter larger`() {
        #expect(ThumbnailPlace(width: 275, height: 165) == ThumbnailPlace(width: 300.5, height: 180))
        for length in stride(from: 4.0, through: 2000, by: 0.5) {
            let side = Double(ThumbnailPlace(width: length, height: 1).width)
            #expect(length <= side && side <= max(length * 1.25, length + 1))
        }
        let sides = Set((257...512).map { ThumbnailPlace(width: Double($0), height: 1).width })
        #expect(sides == [320, 384, 448, 512])
    }

    @Test func `a place asks for the shared thumbnails that cover it as it is`() {
        #expect(ThumbnailPlace(width: 256, height: 100).size == .large)
        #expect(ThumbnailPlace(width: 100, height: 256.5).size == .extraLarge)
    }

    /// The picture is 600 by 300 pixels, its thumbnails 256 by 128 and half of that.
    @Test(arguments: [(130.0, 40.0, 160, 80), (160, 110, 224, 112), (250, 20, 256, 128), (100, 90, 128, 64)])
    func `a thumbnail is no larger than it has to be to cover its place`(
        width: Double, height: Double, expectedWidth: Int, expectedHeight: Int
    ) throws {
        let studio = try Studio()
        let file = try studio.picture("a.png")
        let place = ThumbnailPlace(width: width, height: height)
        for _ in ["decoded", "from the cache"] {
            let thumbnail = try studio.thumbnailer.thumbnail(of: file, covering: place)
            #expect((thumbnail.width, thumbnail.height) == (expectedWidth, expectedHeight))
            #expect(thumbnail.corners == "rgbb")
        }
        #expect(studio.cache.path(of: file, place.size) != nil)
    }
}
