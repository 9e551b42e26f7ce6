import Foundation
import Testing

@testable import ShapeDocument

@Suite struct ArrangingTests {
    private static let text = """
        <svg width="200" height="100"><rect id="a" x="0" y="0" width="10" height="10"/>
        <!-- between --><rect id="b" x="20" y="5" width="20" height="10"/><g id="g" transform="scale(2)">
        <rect id="c" x="40" y="20" width="10" height="10"/><rect id="d" x="60" width="5" height="5"/></g></svg>
        """

    private func names(_ drawing: Drawing, in group: ShapeID? = nil) -> [String] {
        drawing.shapes(in: group ?? drawing.root).reversed().map { drawing.element($0)["id"] ?? "" }
    }

    @Test func `shapes go in front of others and behind them`() throws {
        let first = try drawing(Self.text)
        var drawing = first
        drawing.arrange([drawing.named("a")], .front)
        #expect(names(drawing) == ["b", "g", "a"])
        drawing.arrange([drawing.named("g"), drawing.named("a")], .backward)
        #expect(names(drawing) == ["g", "a", "b"])
        drawing.arrange([drawing.named("a"), drawing.named("d")], .back)
        #expect(names(drawing) == ["a", "g", "b"])
        #expect(names(drawing, in: drawing.named("g")) == ["d", "c"])
        drawing.arrange([drawing.named("a"), drawing.named("g")], .forward)
        #expect(names(drawing) == ["b", "a", "g"])
        #expect(drawing.text.contains("<!-- between -->"))
        drawing = first
        drawing.arrange([drawing.named("g")], .front)
        drawing.arrange([drawing.named("a"), drawing.named("b")], .backward)
        #expect(drawing == first)
    }

    @Test(arguments: Drawing.Alignment.allCases)
    func `shapes come to lie on a line`(alignment: Drawing.Alignment) throws {
        var drawing = try drawing(Self.text)
        let shapes = ["a", "b", "c"].map { drawing.named($0) }
        let room = try #require(drawing.scene().bounds(of: shapes))
        drawing.align(shapes, alignment, in: room, drawing.scene())
        let boxes = shapes.compactMap { drawing.scene().bounds(of: $0) }
        let places = boxes.map { box in
            switch alignment {
            case .left: box.minX
            case .centerX: box.midX
            case .right: box.maxX
            case .top: box.minY
            case .centerY: box.midY
            case .bottom: box.maxY
            }
        }
        #expect(places.allSatisfy { abs($0 - places[0]) < 1e-6 })
        #expect(boxes.map(\.width) == [10, 20, 20])
    }

    @Test func `the room between shapes becomes equal`() throws {
        var drawing = try drawing(Self.text)
        let shapes = ["a", "b", "c"].map { drawing.named($0) }
        drawing.distribute(shapes, .horizontal, drawing.scene())
        let boxes = shapes.compactMap { drawing.scene().bounds(of: $0) }
        #expect(boxes[0].minX == 0 && boxes[2].minX == 80)
        #expect(abs(boxes[1].minX - boxes[0].maxX - (boxes[2].minX - boxes[1].maxX)) < 1e-6)
        let before = drawing
        drawing.distribute(shapes.prefix(2), .vertical, drawing.scene())
        #expect(drawing == before)
    }

    @Test func `shapes are turned around their middle`() throws {
        var drawing = try drawing(Self.text)
        for (name, angle) in [("b", 90.0), ("c", -30)] {
            let shape = drawing.named(name)
            let box = try #require(drawing.scene().bounds(of: shape))
            drawing.rotate([shape], by: angle, around: CGPoint(x: box.midX, y: box.midY), drawing.scene())
            #expect(abs(drawing.rotation(of: shape) - angle) < 1e-6)
            let now = try #require(drawing.scene().bounds(of: shape))
            #expect(abs(now.midX - box.midX) < 1e-6 && abs(now.midY - box.midY) < 1e-6)
        }
        let turned = try #require(drawing.scene().bounds(of: drawing.named("b")))
        #expect(abs(turned.width - 10) < 1e-6 && abs(turned.height - 20) < 1e-6)
    }

    // MARK: Details

    @Test func `lines have ends corners and gaps`() throws {
        var drawing = try drawing("<svg><g style='stroke-linecap:round'><path id='p' d='M0 0h9'/></g></svg>")
        let path = drawing.named("p")
        #expect(drawing.lineCap(of: path) == .round && drawing.lineJoin(of: path) == .miter)
        drawing.setLineCap(.square, of: path)
        drawing.setLineJoin(.bevel, of: path)
        drawing.setDashes([4, 2, -1], of: path)
        #expect(drawing.lineCap(of: path) == .square && drawing.lineJoin(of: path) == .bevel)
        #expect(drawing.dashes(of: path) == [4, 2, 0, 4, 2, 0] || drawing.dashes(of: path) == [4, 2, 0])
        drawing.setDashes([], of: path)
        #expect(drawing.dashes(of: path).isEmpty)
    }

    @Test func `rectangles have round corners`() throws {
        var drawing = try drawing("<svg><rect id='r' width='9' height='9' ry='2'/><circle id='c' r='1'/></svg>")
        let rect = drawing.named("r")
        #expect(drawing.cornerRadius(of: rect) == 2 && drawing.cornerRadius(of: drawing.named("c")) == nil)
        drawing.setCornerRadius(3, of: rect)
        #expect(drawing.cornerRadius(of: rect) == 3)
        drawing.setCornerRadius(0, of: rect)
        #expect(drawing.text == "<svg><rect id='r' width='9' height='9'/><circle id='c' r='1'/></svg>")
    }

    @Test func `texts are changed and what stays keeps its look`() throws {
        var drawing = try drawing(
            """
            <svg><text id='t' font-size='10'><tspan x='0'>One</tspan><tspan x='0' dy='12' style='fill:red'>Two</tspan></text>\
            <text id='u'>a &lt; <tspan>b</tspan></text></svg>
            """)
        let (lines, mixed) = (drawing.named("t"), drawing.named("u"))
        #expect(drawing.letters(of: lines) == "One\nTwo" && drawing.letters(of: mixed) == "a < b")
        drawing.setLetters("1 & 1\nTwo\nThree", of: lines)
        #expect(
            drawing.text.contains(
                "<tspan x='0'>1 &amp; 1</tspan><tspan x='0' dy='12' style='fill:red'>Two Three</tspan>"))
        drawing.setLetters("Alone", of: lines)
        #expect(drawing.letters(of: lines) == "Alone" && drawing.text.contains("x='0'>Alone</tspan></text>"))
        drawing.setLetters("all new", of: mixed)
        #expect(drawing.text.contains("<text id='u'>all new</text>"))
        drawing.setFontSize(20, of: lines)
        #expect(drawing.fontSize(of: lines) == 20)
        drawing.setFontSize(.nan, of: lines)
        #expect(drawing.fontSize(of: lines) == 20)
    }

    @Test(arguments: [
        ("a bold c", "a bold cd", "a <tspan class='b'>bold</tspan> cd"),
        ("a bold c", "xa bold c", "xa <tspan class='b'>bold</tspan> c"),
        ("a bold c", "a boild c", "a <tspan class='b'>boild</tspan> c"),
        ("a bold c", "a c", "a c"), ("a bold c", "", ""), ("a bold c", "all & new", "all &amp; new"),
        ("a bold c", "a bold", "a <tspan class='b'>bold</tspan>"),
    ])
    func `letters beside a change keep their look`(before: String, after: String, content: String) throws {
        var drawing = try drawing("<svg><text id='t'>a <tspan class='b'>bold</tspan> c</text></svg>")
        let text = drawing.named("t")
        #expect(drawing.letters(of: text) == before)
        drawing.setLetters(after, of: text)
        #expect(drawing.letters(of: text) == after && drawing.text.contains("<text id='t'>\(content)</text>"))
    }

    @Test func `links and titles of texts stay`() throws {
        var drawing = try drawing(
            "<svg><text id='t'><title>tip</title>with <a href='x'>link</a><!-- note --> it</text>"
                + "<text id='p'><textPath href='#q'>on a path</textPath></text></svg>")
        let (text, path) = (drawing.named("t"), drawing.named("p"))
        #expect(drawing.letters(of: text) == "with link it" && drawing.letters(of: path) == "on a path")
        drawing.setLetters("with links it", of: text)
        drawing.setLetters("with links it!", of: text)
        drawing.setLetters("on my path", of: path)
        #expect(
            drawing.text.contains("<title>tip</title>with <a href='x'>links</a><!-- note --> it!</text>")
                && drawing.text.contains("<textPath href='#q'>on my path</textPath></text>"))
    }

    @Test func `a deleted shape that others reference is kept in defs`() throws {
        var drawing = try drawing(
            """
            <svg><rect id='a' width='9' height='9'/><g id='g'><use id='b' href='#a'/><path id='p' d='M0 0H9'/><path id='o' d='M1 1'/></g>\
            <use id='c' href='#b' x='20'/><text><textPath href='#p'>on it</textPath></text><rect id='d'/></svg>
            """)
        let before = drawing.text
        drawing.delete([drawing.named("d")])
        #expect(drawing.text == before.replacing("<rect id='d'/>", with: ""))
        drawing.delete([drawing.named("a"), drawing.named("g")])
        #expect(
            drawing.text
                == "<svg><defs><rect id='a' width='9' height='9'/><use id='b' href='#a'/><path id='p' d='M0 0H9'/></defs>"
                + "<use id='c' href='#b' x='20'/><text><textPath href='#p'>on it</textPath></text></svg>")
    }

    // MARK: Copies

    @Test func `copied shapes bring what they refer to and nothing else`() throws {
        let source = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs>
            <linearGradient id="used"><stop id="s"/><stop offset="1" stop-color="red"/></linearGradient>
            <linearGradient id="unused"/></defs><g fill="url(#used)" transform="translate(10)"><rect id="r" width="5" height="5"/>
            <rect id="other" width="5" height="5"/></g></svg>
            """)
        let text = try #require(source.text(of: [source.named("r")], source.scene()))
        #expect(text.contains("\"used\"") && !text.contains("unused") && !text.contains("other"))
        var target = try drawing("<svg width='50' height='50'><rect id='r' width='1' height='1'/><g id='used'/></svg>")
        let before = target.text
        let pasted = try target.paste(text, target.scene())
        let shape = try #require(pasted.first)
        #expect(pasted.count == 1 && target.scene().bounds(of: shape) == CGRect(x: 10, y: 0, width: 5, height: 5))
        guard case .path(let path) = target.scene().items.last?.content, case .gradient(let gradient) = path.fill else {
            return #expect(Bool(false), "\(target.text)")
        }
        #expect(gradient.stops.count == 2 && target.ids["r-2"] == shape)
        #expect(throws: DrawingFileError.self) { try target.paste("<svg><g>", target.scene()) }
        target.delete(pasted)
        #expect(target.text.contains("<rect id='r' width='1' height='1'/>") && before != target.text)
        #expect(source.text(of: [], source.scene()) == nil)
    }

    // MARK: Canvases

    @Test func `canvases are added named ordered and deleted`() throws {
        var drawing = try drawing(Self.text)
        let first = try #require(drawing.canvases(drawing.scene()).first)
        drawing.renameCanvas(first.id, to: "Front", drawing.scene())
        let added = drawing.addCanvas(drawing.scene())
        var canvases = drawing.canvases(drawing.scene())
        #expect(canvases.map(\.name) == ["Front", "Canvas 2"] && canvases[1].id == added)
        #expect(canvases[0].rect == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(canvases[1].rect.minX > 200 && canvases[1].rect.size == canvases[0].rect.size)
        drawing.moveCanvas(added, by: -5)
        #expect(drawing.canvases(drawing.scene()).map(\.name) == ["Canvas 1", "Front"])
        let text = drawing.text
        drawing = try DrawingFile.decode(Data(text.utf8), fileName: "again.svg")
        canvases = drawing.canvases(drawing.scene())
        #expect(canvases.map(\.name) == ["Canvas 1", "Front"])
        drawing.deleteCanvas(canvases[0].id)
        #expect(drawing.canvases(drawing.scene()).map(\.name) == ["Front"])
        #expect(names(drawing) == ["a", "b", "g"])
    }
}
