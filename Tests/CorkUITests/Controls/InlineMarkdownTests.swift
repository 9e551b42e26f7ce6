import Foundation
import Seeds
import Testing

@testable import CorkUI

@Suite("Inline Markdown")
struct InlineMarkdownTests {
    /// The parts of a text in a notation of their own: `b` for strong, `i` for emphasis, `c` for code, `s` for strikethrough.
    private func read(_ text: String) -> String {
        InlineMarkdown.parts(of: text.map { .character($0) }).map { part in
            var marks = ""
            if part.mark.isStrong { marks += "b" }
            if part.mark.isEmphasized { marks += "i" }
            if part.mark.isCode { marks += "c" }
            if part.mark.isStruckThrough { marks += "s" }
            if let destination = part.mark.destination { marks += "→" + string(destination) }
            return marks.isEmpty ? string(part.elements) : "‹\(marks)|\(string(part.elements))›"
        }.joined()
    }

    private func string(_ elements: [InlineMarkdown.Element]) -> String {
        elements.map { if case .character(let character) = $0 { String(character) } else { "?" } }.joined()
    }

    @Test(
        arguments: [
            ("plain", "plain"),
            ("**bold** _it_ [link](https://example.com)", "‹b|bold› ‹i|it› ‹→https://example.com|link›"),
            ("*a* __b__ ***c***", "‹i|a› ‹b|b› ‹bi|c›"),
            ("**a *b* c**", "‹b|a ›‹bi|b›‹b| c›"),
            ("*a **b** c*", "‹i|a ›‹bi|b›‹i| c›"),
            ("*a **b*", "*a *‹i|b›"),
            ("**a*", "*‹i|a›"),
            ("2 * 3 * 4", "2 * 3 * 4"),
            ("snake_case_name", "snake_case_name"),
            ("a*b*c", "a‹i|b›c"),
            ("_a_b", "_a_b"),
            ("(_a_)", "(‹i|a›)"),
            ("**", "**"),
            ("****", "****"),
            ("~~gone~~ ~5 ~~ x", "‹s|gone› ~5 ~~ x"),
            ("~~**a**~~", "‹bs|a›"),
            ("`code *x*` ``a`b``", "‹c|code *x*› ‹c|a`b›"),
            ("` a ` `", "‹c|a› `"),
            ("*a `*` b*", "‹i|a ›‹ic|*›‹i| b›"),
            (#"\*a\* \_ \\ C:\dir"#, #"*a* _ \ C:\dir"#),
            ("[a](b c)", "[a](b c)"),
            ("[a](<b c> \"title\")", "‹→b c|a›"),
            ("[a](x(y)z)", "‹→x(y)z|a›"),
            ("[a]", "[a]"),
            ("[a](b", "[a](b"),
            ("]a[", "]a["),
            ("[a [b](c)](d)", "[a ‹→c|b›](d)"),
            ("**[a](b)**", "‹b→b|a›"),
            ("[**a** _b_](c)", "‹b→c|a›‹→c| ›‹i→c|b›"),
            ("*[a*](b)", "*‹→b|a*›"),
            ("*[a](b)*c", "*‹→b|a›*c"),
            ("", ""),
        ])
    func `marks are read as CommonMark has them`(text: String, parts: String) { #expect(read(text) == parts) }

    @Test func `a value is no mark, whatever it reads, and counts as a letter`() {
        let parts = InlineMarkdown.parts(of: [.character("*"), .value(0), .character("*")])
        #expect(parts.map(\.elements) == [[.value(0)]] && parts[0].mark.isEmphasized)
    }

    @Test func `any text is read in time that follows its length, and loses nothing but marks`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                "*_~[])`\\ a.".randomElement(using: &random)!
            }
            let parts = InlineMarkdown.parts(of: text.map { .character($0) })
            let letters = parts.flatMap(\.elements).filter { $0 == InlineMarkdown.Element.character("a") }
            #expect(letters.count == text.filter { $0 == "a" }.count, "\(String(text))")
        }
        for piece in ["*", "_ ", "[", "`", "*a ", "a* ", "**a*", "[a](", "~~a ", "``` ", "![", "*a_"] {
            let text = String(repeating: piece, count: 4_000)
            #expect(!InlineMarkdown.parts(of: text.map { .character($0) }).isEmpty)
        }
    }

    @Test func `only what has a character of a mark is read`() {
        #expect(!InlineMarkdown.isPossible(in: "12 songs, 3.5 % (left) - ok! <b>"))
        for mark in ["*", "_", "~", "[", "`", "\\"] { #expect(InlineMarkdown.isPossible(in: "a\(mark)")) }
    }
}
