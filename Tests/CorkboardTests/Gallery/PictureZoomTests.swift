import CorkUI
import Foundation
import Testing
import Thumbnails

@testable import Corkboard

@MainActor
@Suite struct PictureZoomTests {
    private let zoom = PictureZoom()

    init() {
        zoom.setRoom(CGSize(width: 400, height: 300), displayScale: 1)
        zoom.setPictureSize(CGSize(width: 4000, height: 2000))
    }

    @Test func `a picture fits, and a small one keeps its size`() {
        #expect(zoom.frame == CGRect(x: 0, y: 50, width: 400, height: 200) && !zoom.isLarger)
        zoom.setPictureSize(CGSize(width: 100, height: 50))
        #expect(zoom.frame == CGRect(x: 150, y: 125, width: 100, height: 50) && zoom.percentage == 100)
        zoom.setRoom(CGSize(width: 400, height: 300), displayScale: 2)
        #expect(zoom.frame.width == 50 && zoom.percentage == 100)
    }

    @Test func `what is under the pointer stays there`() {
        let place = CGPoint(x: 100, y: 120)
        func spot() -> CGPoint {
            CGPoint(
                x: (place.x - zoom.frame.minX) / zoom.frame.width,
                y: (place.y - zoom.frame.minY) / zoom.frame.height)
        }
        let before = spot()
        for factor in [2.0, 3, 1.5] {
            zoom.magnify(by: factor, at: place)
            #expect(abs(spot().x - before.x) < 0.002 && abs(spot().y - before.y) < 0.002)
        }
        zoom.toggleOriginal(at: place)
        #expect(zoom.percentage == 100 && zoom.isLarger && abs(spot().x - before.x) < 0.002)
        zoom.toggleOriginal()
        #expect(zoom.givenScale == nil)
    }

    @Test func `panning stops at the edges`() {
        #expect(!zoom.step(1, 0))
        zoom.toggleOriginal()
        zoom.pan(by: CGSize(width: 10_000, height: 10_000))
        #expect(zoom.frame.origin == .zero)
        zoom.pan(by: CGSize(width: -30, height: -20))
        #expect(zoom.frame.origin == CGPoint(x: -30, y: -20))
        #expect(zoom.step(1, 0) && zoom.frame.minX == -80)
        zoom.pan(by: CGSize(width: -10_000, height: -10_000))
        #expect(zoom.frame.maxX == 400 && zoom.frame.maxY == 300)
        zoom.magnify(by: 1000)
        #expect(zoom.percentage == 1600)
        zoom.magnify(by: 0.000001)
        #expect(zoom.scale > 0 && zoom.frame.midX == 200)
    }

    @Test func `the next picture fits again unless the zoom is kept`() {
        zoom.toggleOriginal()
        zoom.begin()
        #expect(zoom.givenScale == nil)
        zoom.toggleOriginal()
        zoom.isKept = true
        zoom.begin()
        #expect(zoom.percentage == 100)
    }

    @Test(arguments: [0.1, 0.5, 1, 3]) func `tiles cover what is in sight without gaps`(scale: Double) {
        let (width, height) = (1100, 700)
        let pixels = [UInt8](repeating: 200, count: width * height * 4)
        let full = FullPicture(
            size: CGSize(width: width, height: height),
            levels: PixelBuffer(width: width, height: height, pixels: pixels).halves)
        let room = CGSize(width: 300, height: 200)
        let frame = CGRect(x: -40, y: -30, width: 1100 * scale, height: 700 * scale)
        let tiles = full.tiles(of: frame, in: room, displayScale: 1)
        let seen = frame.intersection(CGRect(origin: .zero, size: room))
        var covered: CGFloat = 0
        for tile in tiles {
            let part = tile.frame.intersection(seen)
            if !part.isNull { covered += part.width * part.height }
        }
        #expect(abs(covered - seen.width * seen.height) < 1)
        // Tiles are never enlarged where the picture has more pixels.
        if scale <= 1 { #expect(tiles.allSatisfy { CGFloat($0.image.width) >= $0.frame.width - 1 }) }
        let pixelCount = tiles.map { $0.image.width * $0.image.height }.reduce(0, +)
        #expect(pixelCount <= 6 * 512 * 512)
    }
}
