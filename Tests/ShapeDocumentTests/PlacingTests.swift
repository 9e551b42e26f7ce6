import Foundation
import Testing

@testable import ShapeDocument

/// Moving and resizing by the attributes that define a shape.
struct PlacingTests {
    /// Returns the tag of a shape with the id `a` after its box was changed.
    private func tag(_ shape: String, _ change: (CGRect) -> CGRect) throws -> String {
        var drawing = try drawing("<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>\(shape)</svg>")
        let scene = drawing.scene()
        let box = try #require(scene.bounds(of: drawing.named("a")))
        drawing.resize([drawing.named("a")], from: box, to: change(box), scene)
        let wanted = change(box)
        let found = try #require(drawing.scene().bounds(of: drawing.named("a")))
        for (one, other) in [
            (wanted.minX, found.minX), (wanted.minY, found.minY), (wanted.width, found.width),
            (wanted.height, found.height),
        ] { #expect(abs(one - other) < 1e-5, "\(found) is not \(wanted)") }
        return String(
            drawing.text.dropFirst("<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>".count).dropLast(6))
    }

    @Test(
        arguments: [
            (
                "<rect id='a' x = '10.0' y='5.50' width='4' height='3'/>",
                "<rect id='a' x = '12' y='5.50' width='4' height='3'/>"
            ),
            ("<path id='a' d='M1,1 l4 0,0,4Z m1.5.5-1-1h3v3'/>", "<path id='a' d='M3,1 l4 0,0,4Z m1.5.5-1-1h3v3'/>"),
            ("<path id='a' d='m1 1 2 2H9V2C1 1 2 2 3 3'/>", "<path id='a' d='m3 1 2 2H11V2C3 1 4 2 5 3'/>"),
            ("<polygon id='a' points='1,2 3,4 5,1'/>", "<polygon id='a' points='3,2 5,4 7,1'/>"),
            (
                "<text id='a' x='3 9' y='9'>ab<tspan x='4'>c</tspan></text>",
                "<text id='a' x='5 11' y='9'>ab<tspan x='6'>c</tspan></text>"
            ),
            (
                "<rect id='a' x='2' width='4' height='3' transform='scale(2)'/>",
                "<rect id='a' x='3' width='4' height='3' transform='scale(2)'/>"
            ),
            ("<path id='a' d='M1 1A2 2 0 01 5 1Z'/>", "<path id='a' d='M3 1A2 2 0 01 7 1Z'/>"),
        ])
    func `a movement changes coordinates, and only those that move`(before: String, after: String) throws {
        #expect(try tag(before) { $0.offsetBy(dx: 2, dy: 0) } == after)
    }

    @Test(
        arguments: [
            (
                "<rect id='a' x='10' y='5' width='4' height='3' rx='1'/>",
                "<rect id='a' x='10' y='5' width='8' height='3' rx='2' ry=\"1\"/>"
            ),
            ("<path id='a' d='M1 1h4v4z'/>", "<path id='a' d='M1 1h8v4z'/>"),
            ("<ellipse id='a' cx='5' cy='5' rx='2' ry='3'/>", "<ellipse id='a' cx='7' cy='5' rx='4' ry='3'/>"),
            ("<polyline id='a' points='1 2 3 4 5 1'/>", "<polyline id='a' points='1 2 5 4 9 1'/>"),
        ])
    func `a width changes sides, radii and points, not strokes`(before: String, after: String) throws {
        #expect(try tag(before) { CGRect(x: $0.minX, y: $0.minY, width: $0.width * 2, height: $0.height) } == after)
    }

    @Test(
        arguments: [
            "<rect id='a' width='4' height='3' transform='rotate(30)'/>", "<circle id='a' r='4'/>",
            "<path id='a' d='M1 1A2 3 30 0 1 5 1'/>", "<text id='a' y='20'>abc</text>", "<path id='a' d='M1 1h4v4x'/>",
            "<rect id='a' width='50%' height='3'/>",
        ])
    func `a matrix stands in where attributes cannot express a change`(shape: String) throws {
        #expect(
            try tag(shape) { CGRect(x: $0.minX, y: $0.minY, width: $0.width * 2, height: $0.height) }.contains(
                "matrix("))
    }

    @Test func `grouping and ungrouping keep lines and indentation`() throws {
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg'>\n    <rect id='a'/>\n    <rect id='b'/>\n    <rect id='c'/>\n</svg>"
        var drawing = try drawing(text)
        let made = drawing.group([drawing.named("a"), drawing.named("b")], drawing.scene())
        let group = try #require(made)
        #expect(
            drawing.text
                == "<svg xmlns='http://www.w3.org/2000/svg'>\n    <g>\n        <rect id='a'/>\n        <rect id='b'/>\n    </g>\n    <rect id='c'/>\n</svg>"
        )
        _ = try drawing.ungroup(group)
        #expect(drawing.text == text)
    }
}
