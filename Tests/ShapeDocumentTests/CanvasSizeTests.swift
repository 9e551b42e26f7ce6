import Foundation
import Testing

@testable import ShapeDocument

struct CanvasSizeTests {
    private func resized(_ root: String, to rect: CGRect) throws -> Drawing {
        var drawing = try drawing(
            "<svg xmlns='http://www.w3.org/2000/svg' \(root)><rect id='r' width='5' height='5'/></svg>")
        let scene = drawing.scene()
        drawing.setCanvas(drawing.canvases(scene)[0], to: rect, scene)
        return drawing
    }

    @Test(
        arguments: [
            ("width='800' height='600'", "width='24' height='48'"),
            ("width='80mm' height='60mm' viewBox='0 0 80 60'", "width='24mm' height='48mm' viewBox='0 0 24 48'"),
            ("width='160' height='120' viewBox='0 0 80 60'", "width='48' height='96' viewBox='0 0 24 48'"),
            ("viewBox='0 0 80 60'", "viewBox='0 0 24 48'"),
            ("width='100%' height='100%' viewBox='0 0 80 60'", "width='100%' height='100%' viewBox='0 0 24 48'"),
            ("width = \"24\"  height='60'", "width = \"24\"  height='48'"),
        ])
    func `a canvas gets a size in its own units, and nothing else changes`(before: String, after: String) throws {
        let text = try resized(before, to: CGRect(x: 0, y: 0, width: 24, height: 48)).text
        #expect(text.hasPrefix("<svg xmlns='http://www.w3.org/2000/svg' \(after)><rect id='r' width='5' height='5'/>"))
    }

    @Test func `a canvas that begins elsewhere gets a box`() throws {
        let rect = CGRect(x: -5, y: 3, width: 10, height: 20)
        let drawing = try resized("width='80' height='60'", to: rect)
        let scene = drawing.scene()
        #expect(drawing.canvases(scene)[0].rect == rect && scene.size == rect.size)
    }

    @Test func `sizes that make no sense change nothing`() throws {
        for rect in [
            CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
            CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
        ] {
            #expect(try resized("width='80' height='60'", to: rect).text.contains("width='80' height='60'"))
        }
    }
}
