import CorkGtk
import CorkUI
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// Updated tiles of a drawing compared with new ones.
@MainActor
@Suite struct TileCacheTests {
    private static let size = CGSize(width: 300, height: 300)

    private func picture(_ tiles: TileCache, _ view: CanvasViewport) throws -> CanvasImage {
        for _ in 0..<50 {
            var isComplete = false
            let image = try CanvasImage(size: Self.size) { context, size in
                isComplete = tiles.draw(context, size, view, refines: true)
            }
            if isComplete { return image }
        }
        Issue.record("The squares never became complete.")
        return try CanvasImage(size: Self.size) { _, _ in }
    }

    private func difference(_ a: CanvasImage, _ b: CanvasImage) -> Float {
        var most: Float = 0
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] {
                let (first, second) = (a[x, y], b[x, y])
                most = max(
                    most, abs(first.opacity - second.opacity),
                    abs(first.red * first.opacity - second.red * second.opacity))
            }
        }
        return most
    }

    @Test(arguments: 1...4) func `updated tiles look like newly drawn one's`(seed: Int) throws {
        var shapes = ""
        for index in 0..<600 {
            let (x, y) = (index * 37 * seed % 290, index * 53 % 290)
            shapes +=
                "<circle cx='\(x)' cy='\(y)' r='\(3 + index % 17)' fill='#\(100 + index % 800)' fill-opacity='.7'/>"
        }
        var drawing = try DrawingFile.decode(
            Data(
                "<svg width='300' height='300'>\(shapes)<g opacity='.5'><rect width='40' height='90'/></g></svg>".utf8),
            fileName: "many.svg")
        var scene = drawing.scene()
        let renderer = SceneRenderer(pictures: ReferredPictures(of: nil))
        var view = CanvasViewport()
        view.magnify(by: 0.9, at: CGPoint(x: 20, y: 30))
        let tiles = TileCache()
        tiles.show(scene, renderer, nil)
        _ = try picture(tiles, view)
        for step in 0..<6 {
            let before = drawing
            let all = drawing.allShapes
            let shape = all[(step * 97 + seed * 31) % all.count]
            switch step % 3 {
            case 0: drawing.move([shape], by: CGSize(width: 30, height: 11), scene)
            case 1: drawing.delete([shape, all[5]])
            default: drawing.setFill(.color(ShapeColor(red: 1, green: 0, blue: 0)), of: shape)
            }
            let changes: [CGRect]?
            (scene, changes) = drawing.scene(after: before, scene)
            #expect(changes?.isEmpty == false)
            tiles.show(scene, renderer, changes)
            let anew = TileCache()
            anew.show(scene, renderer, nil)
            let most = try difference(picture(tiles, view), picture(anew, view))
            #expect(most < 0.03, "after step \(step)")
        }
    }
}
