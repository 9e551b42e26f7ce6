import Foundation
import Testing

@testable import TextShaping

/// Shaping without a display, with the font DejaVu.
struct TextShaperTests {
    private let regular = FontRequest(families: "DejaVu Sans")

    private func shape(_ text: String, isRightToLeft: Bool = false) -> [ShapedGlyph] {
        let range = 0..<text.utf8.count
        return TextShaper.shape(
            text, range, [TextShaper.Span(range: range, font: regular)], isRightToLeft: isRightToLeft)
    }

    private func width(_ text: String) -> Double { shape(text).reduce(0) { $0 + $1.advance } }

    @Test func `letters are as wide as the font says`() {
        #expect(abs(width("W") - 2025.0 / 2048) < 0.001)
        #expect(abs(width("iiii") - 4 * 569.0 / 2048) < 0.001)
        #expect(width("") == 0)
    }

    @Test func `letters from right to left come in visual order`() {
        let clusters = shape("ab\u{5D0}\u{5D1}", isRightToLeft: true).map(\.cluster)
        #expect(clusters == [4, 2, 0, 1])
    }

    @Test func `glyphs tell which bytes they stand for`() {
        #expect(shape("\u{E9}x").map(\.cluster) == [0, 2])
    }

    @Test func `a glyph has an outline that its ink holds`() throws {
        let glyph = try #require(shape("o").first)
        let ink = glyph.font.ink(of: glyph.glyph).insetBy(dx: -0.01, dy: -0.01)
        let steps = glyph.font.outline(of: glyph.glyph)
        #expect(steps.count > 8)
        for case .curve(_, _, let point) in steps { #expect(ink.contains(point)) }
        #expect(ink.minY < -0.5 && ink.maxY < 0.1)
    }

    @Test func `a font that is absent is replaced by another one`() throws {
        let font = try #require(TextShaper.font(FontRequest(families: "'No Such Font', sans-serif")))
        #expect(font.family != "No Such Font" && font.ascent > 0.5 && font.descent > 0.1)
    }

    @Test func `names of families lose their quotes`() {
        #expect(FontRequest(families: " 'A B' ,\"C\", D E ").familyList == ["A B", "C", "D E"])
    }

    @Test func `a part of a text keeps the forms of its letters`() {
        let text = "\u{628}\u{628}"
        let span = [TextShaper.Span(range: 0..<4, font: regular)]
        let first = TextShaper.shape(text, 0..<2, span, isRightToLeft: true)
        let alone = shape("\u{628}", isRightToLeft: true)
        #expect(first.count == 1 && first[0].glyph != alone[0].glyph)
    }
}
