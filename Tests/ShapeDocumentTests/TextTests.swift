import Foundation
import Testing

@testable import ShapeDocument

/// The places of letters, measured with the font DejaVu Sans: an M is 1767 of 2048 units wide, an i 569, a W 2025.
struct TextTests {
    private static let wide = 1767.0 / 2048
    private static let narrow = 569.0 / 2048

    private func scene(_ content: String) throws -> ShapeScene {
        try drawing(
            "<svg xmlns='http://www.w3.org/2000/svg' font-family='DejaVu Sans' font-size='100' width='900' height='900'>"
                + content + "</svg>"
        ).scene()
    }

    private func runs(_ content: String) throws -> [SceneText.Run] {
        try scene(content).items.flatMap { item -> [SceneText.Run] in
            if case .text(let text) = item.content { text.runs } else { [] }
        }
    }

    /// Returns the rounded places of the glyphs of a text, in the order in which they are drawn.
    private func places(_ content: String) throws -> [CGPoint] {
        try runs(content).flatMap(\.glyphs).map {
            CGPoint(x: $0.transform.tx.rounded(), y: $0.transform.ty.rounded())
        }
    }

    private func xs(_ content: String) throws -> [Double] { try places(content).map { Double($0.x) } }
    private func ys(_ content: String) throws -> [Double] { try places(content).map { Double($0.y) } }

    @Test func `a text is as wide as its letters`() throws {
        let scene = try scene("<text id='t' y='100' font-size='40'>WWWW</text>")
        let box = try #require(scene.items.first.flatMap { scene.bounds(of: $0.shape) })
        #expect(abs(box.width - 4 * 40 * 2025 / 2048) < 0.1)
        #expect(box.minY < 70 && box.maxY > 100 && box.maxY < 115)
    }

    @Test func `dy adds up over lines that begin at x`() throws {
        let lines =
            "<text x='10' y='50'><tspan x='10'>M</tspan><tspan x='10' dy='30'>M</tspan><tspan x='10' dy='30'>M</tspan></text>"
        #expect(try places(lines) == [CGPoint(x: 10, y: 50), CGPoint(x: 10, y: 80), CGPoint(x: 10, y: 110)])
    }

    @Test func `letters stand where their elements list them`() throws {
        let text = "<text x='10 200 300' y='5' dx='0 0 0 0 7'>M<tspan>M<tspan x='500'>M</tspan></tspan>iM</text>"
        #expect(try xs(text) == [10, 200, 500, 586, (586.28 + 7 + 27.8).rounded()])
    }

    @Test func `the last angle holds for the remaining letters`() throws {
        let glyphs = try runs("<text rotate='0 90'>MMM</text>").flatMap(\.glyphs)
        #expect(glyphs.map { ($0.transform.b / 100).rounded() } == [0, 1, 1])
    }

    @Test func `an accent turns with its letter`() throws {
        let glyphs = try runs("<text rotate='90 0'>q\u{323}M</text>").flatMap(\.glyphs)
        #expect(glyphs.map { ($0.transform.b / 100).rounded() } == [1, 1, 0])
    }

    @Test(
        arguments: [
            ("start", "ltr", 300.0), ("middle", "ltr", 300 - 50 * wide), ("end", "ltr", 300 - 100 * wide),
            ("start", "rtl", 300 - 100 * wide), ("end", "rtl", 300),
        ])
    func `the anchor is at a side or in the middle`(anchor: String, direction: String, x: Double) throws {
        #expect(try xs("<text x='300' text-anchor='\(anchor)' direction='\(direction)'>M</text>") == [x.rounded()])
    }

    @Test func `the anchor moves all elements of a line`() throws {
        let text = "<text x='300' text-anchor='end'>M<tspan fill='red'>M</tspan></text>"
        #expect(try xs(text) == [(300 - 200 * Self.wide).rounded(), (300 - 100 * Self.wide).rounded()])
    }

    @Test func `white space collapses over elements`() throws {
        let text = "<text>\n  M\n  <tspan> M </tspan>\n</text>"
        #expect(try runs(text).flatMap(\.glyphs).count == 3)
        #expect(try runs("<text xml:space='preserve'> M  M </text>").flatMap(\.glyphs).count == 6)
    }

    @Test func `letters and words are spaced`() throws {
        #expect(try xs("<text letter-spacing='0.1em'>MMM</text>") == [0, 96, 193])
        #expect(try xs("<text word-spacing='30'>i i</text>")[2] == (2 * 27.78 + 31.79 - 27.78 + 30).rounded())
    }

    @Test func `a text takes the length that it asks for`() throws {
        #expect(try xs("<text textLength='300'>MMM</text>") == [0, 107, 214])
        let scaled = try runs("<text textLength='300' lengthAdjust='spacingAndGlyphs'>MMM</text>").flatMap(\.glyphs)
        #expect(scaled.map { $0.transform.tx.rounded() } == [0, 100, 200])
        #expect(abs(scaled[0].transform.a - 100 * 100 / (Self.wide * 100)) < 0.1)
    }

    @Test func `baselines are shifted by elements in each other`() throws {
        let text = "<text y='500'>M<tspan baseline-shift='20'>M<tspan baseline-shift='-50%'>M</tspan></tspan></text>"
        #expect(try ys(text) == [500, 480, 530])
        #expect(try ys("<text y='500'><tspan baseline-shift='super'>M</tspan></text>")[0] < 480)
        #expect(try ys("<text y='500'><tspan baseline-shift='sub'>M</tspan></text>")[0] > 505)
    }

    @Test func `a text hangs, stands or is centered at its baseline`() throws {
        func y(_ attribute: String) throws -> Double { try ys("<text y='500' \(attribute)>M</text>")[0] }
        let (hanging, central) = (try y("dominant-baseline='hanging'"), try y("dominant-baseline='central'"))
        let (middle, bottom) = (try y("dominant-baseline='middle'"), try y("dominant-baseline='text-after-edge'"))
        #expect(hanging > 560 && hanging < central + 60 && central > middle && middle > 520 && bottom < 490)
    }

    @Test func `lines are drawn in the color of the element that asks for them`() throws {
        let runs = try runs(
            "<text fill='red' text-decoration='underline'>M<tspan fill='blue' text-decoration='line-through'>M</tspan></text>"
        )
        let lines = runs.filter { !$0.lines.isEmpty }
        let (red, blue) = (ShapeColor(rgb: 0xFF0000), ShapeColor(rgb: 0x0000FF))
        #expect(lines.map(\.fill) == [.color(red), .color(blue)])
        #expect(lines.map { $0.lines.bounds().maxY > 0 } == [true, false])
        #expect(lines.map { $0.lines.bounds().width.rounded() } == [173, 86])
    }

    @Test func `the shorthand of fonts sets everything`() throws {
        let style = "style='font: italic bold 40px/1.2 DejaVu Sans, serif'"
        let font = try #require(try runs("<text \(style)>M</text>").flatMap(\.glyphs).first)
        #expect(font.transform.a == 40 && font.font.family == "DejaVu Sans")
        #expect(try runs("<text font='40px serif'>M</text>").flatMap(\.glyphs)[0].transform.a == 100)
        #expect(FontShorthand.declarations("700 20px A") == FontShorthand.declarations("bold 20px A"))
        #expect(FontShorthand.declarations("20px") == nil && FontShorthand.declarations("bold A") == nil)
    }

    @Test func `letters from right to left are joined and in visual order`() throws {
        let glyphs = try runs("<text x='500'>a\u{5D0}\u{5D1}b</text>").flatMap(\.glyphs)
        let order = glyphs.sorted { $0.transform.tx < $1.transform.tx }.map(\.number)
        let straight = try runs("<text x='500'>a</text>").flatMap(\.glyphs).map(\.number)
        #expect(order.first == straight.first && order.count == 4)
    }

    @Test func `text on a path follows it and leaves out what lies beyond`() throws {
        let path = "<path id='p' d='M0 200H250V900' fill='none'/>"
        let glyphs = try runs(
            path + "<text><textPath href='#p' startOffset='10'>MMMMMMMMMMMMMMMMMMMM</textPath></text>"
        )
        .flatMap(\.glyphs)
        #expect(glyphs.count == 11)
        #expect(glyphs[0].transform.ty == 200 && abs(glyphs[0].transform.tx - 10) < 0.001)
        #expect((glyphs[5].transform.b / 100).rounded() == 1 && (glyphs[5].transform.tx).rounded() == 250)
        #expect(try runs("<text><textPath href='#none'>M</textPath></text>").isEmpty)
        #expect(try runs("<text id='t'><textPath href='#t'>M</textPath></text>").isEmpty)
    }

    @Test func `strokes and gradients paint letters over the box of the whole text`() throws {
        let runs = try runs(
            """
            <linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient>
            <text fill='url(#g)' stroke='blue' stroke-width='3' paint-order='stroke'>M<tspan>M</tspan></text>
            """)
        guard case .gradient(let gradient) = runs[1].fill else {
            Issue.record("no gradient")
            return
        }
        #expect(abs(gradient.transform.a - 200 * Self.wide) < 0.1 && gradient.transform.tx == 0)
        #expect(runs.allSatisfy { $0.stroke?.width == 3 && $0.isStrokeFirst })
    }

    @Test func `a text is drawn within its bounds`() throws {
        let scene = try scene("<text x='50' y='200' stroke='red' stroke-width='8'>fÅj</text>")
        guard case .text(let text) = scene.items[0].content else { return }
        for run in text.runs { #expect(scene.items[0].bounds.contains(run.outline.bounds(text.transform))) }
    }

    @Test func `a text clips`() throws {
        let scene = try scene(
            "<clipPath id='c'><text y='100'>M</text></clipPath><rect width='200' height='200' clip-path='url(#c)'/>")
        #expect(scene.items[0].clips.first?.bounds.width ?? 0 > 60 && scene.items[0].bounds.width < 90)
    }

    @Test func `a font that is absent is named once`() throws {
        let text = "<text font-family='No Such Font, sans-serif'>M</text>"
        #expect(try scene(text + text).limitations == ["the font “No Such Font”"])
        #expect(
            try scene("<text font-family=\"'DejaVu Sans'\">M</text><text font-family='serif'>M</text>").limitations
                == [])
    }

    @Test func `a text of a megabyte with places takes linear time`() throws {
        func time(_ count: Int) throws -> Duration {
            let places = (0..<count).map { "\($0)" }.joined(separator: " ")
            let drawing = try drawing("<svg><text x='\(places)'>\(String(repeating: "ab", count: count))</text></svg>")
            return ContinuousClock().measure { _ = drawing.scene() }
        }
        _ = try time(10)
        let few = try time(1_000)
        #expect(try time(10_000) < few * 40 + .milliseconds(200))
    }

    @Test func `the size of a text is that of its letters, also where only its parts have sizes`() throws {
        var drawing = try drawing(
            "<svg><text id='t'><tspan font-size='18'>A</tspan><tspan font-size='9'>b</tspan></text></svg>")
        #expect(drawing.fontSize(of: drawing.named("t")) == 18)
        drawing.setFontSize(30, of: drawing.named("t"))
        #expect(
            drawing.text.contains("<text id='t'><tspan font-size='30px'>A</tspan><tspan font-size='15px'>b</tspan>"))
        #expect(drawing.fontSize(of: drawing.named("t")) == 30)
    }
}
