import Foundation
import Testing

@testable import ShapeDocument

/// Selectors that look at elements and at those around them.
struct SelectorTests {
    private static let tree = """
        <g id='g' class='a b'><title/><rect id='x' class='c'/><g id='h' data-k='one two'><circle id='y' lang='en-GB'/>\
        <rect id='r' class='d e' width='9'/></g><rect id='z'/></g>
        """

    private func fill(_ css: String, _ id: String = "r", in tree: String = tree) throws -> PaintValue {
        let drawing = try drawing("<svg xmlns='http://www.w3.org/2000/svg'><style>\(css)</style>\(tree)</svg>")
        return drawing.style(of: drawing.named(id)).fill
    }

    private static let red = PaintValue.color(ShapeColor(rgb: 0xFF0000))

    @Test(
        arguments: [
            "g rect", ".a rect", "svg > g rect", "g > g > rect", ".a .d", "#g .d", "#h > .d", "circle + rect",
            "circle+.e",
            "circle ~ rect", "rect ~ g rect", "[width]", "rect[width='9']", "[width=\"9\"]", "g [class~=e]",
            "g[data-k~=two] rect", "[class^=d]", "[class$='e']", "[class*=' ']", ":root rect", "rect:not(.c)",
            "rect:not(:first-child)", ":is(circle, rect):not(#x):not(#z)", "g :is(.d, .zzz)", "circle:hover, .d",
            "svg *", "*.d.e", ".a>.b, .d", "g g > *:not(circle)", "/* x */ .d", "rect.d[width]", ".d:is(.e)",
        ])
    func `a selector matches`(selector: String) throws {
        #expect(try fill("\(selector){fill:red}") == Self.red)
    }

    @Test(
        arguments: [
            "svg > rect", "g + rect", "rect + circle", ".d .e", ".a > .d", "rect:first-child", "[width=8]", "[class=d]",
            "[class~=x]", "#g > .d", "rect:hover", "rect::before", ":is(circle)", "circle ~ circle",
            "[lang|=en]", "rect:not(.d)", "[class^='']", "symbol rect", ":root:root > rect",
        ])
    func `a selector does not match`(selector: String) throws {
        #expect(try fill("\(selector){fill:red}") == .color(.black))
    }

    @Test func `languages match up to a hyphen`() throws {
        #expect(try fill("[lang|=en]{fill:red}", "y") == Self.red)
        #expect(try fill(":first-child{fill:red}", "y") == Self.red)
    }

    @Test(
        arguments: [
            ("g rect{fill:red} rect{fill:lime}"), (".d{fill:red} g g rect{fill:lime}"),
            ("#r{fill:red} .a .d.e{fill:lime}"),
            ("g rect{fill:lime} g rect{fill:red}"), ("[width]{fill:red} g rect{fill:lime}"),
            ("rect:not(#x){fill:red} .d.e{fill:lime}"), (":is(#q, rect){fill:red} .d.e{fill:lime}"),
            ("rect{fill:red!important} #r{fill:lime}"), ("rect:first-child, .d{fill:red}"),
        ])
    func `the more specific rule wins`(css: String) throws {
        #expect(try fill(css) == Self.red)
    }

    @Test(arguments: ["rect > > g", "rect[", "rect:not(", "..a", "#", "rect ! g", "1a", "rect:is(]", "[=a]"])
    func `a selector that does not parse costs its rule only`(selector: String) throws {
        #expect(try fill("\(selector), rect{fill:lime} .d{fill:red}") == Self.red)
        #expect(try fill(".d{fill:red} \(selector){fill:lime}") == Self.red)
    }

    @Test func `custom properties are inherited and have fallbacks`() throws {
        let tree = "<g id='g' style='--own:red'><rect id='r'/></g>"
        #expect(try fill("rect{fill:var(--own)}", in: tree) == Self.red)
        #expect(try fill("rect{fill:var(--none, red)}", in: tree) == Self.red)
        #expect(try fill("rect{fill:var(--none, var(--own, lime))}", in: tree) == Self.red)
        #expect(try fill(":root{--other:var(--last)} svg{--last:red} rect{fill:var(--other)}", in: tree) == Self.red)
        #expect(try fill("g{fill:red} rect{fill:var(--none)}", in: tree) == Self.red)
        #expect(try fill("g{--a:var(--b);--b:var(--a)} rect{fill:var(--a, lime)}", in: tree) != Self.red)
    }

    @Test(arguments: [("initial", "black"), ("unset", "red"), ("inherit", "red"), ("currentColor", "blue")])
    func `words for other values are understood`(word: String, color: String) throws {
        let drawing = try drawing(
            "<svg xmlns='http://www.w3.org/2000/svg'><style>g{fill:red;color:blue} g rect{fill:\(word)}</style><g><rect id='r'/></g></svg>"
        )
        let style = drawing.style(of: drawing.named("r"))
        let seen = style.fill == .currentColor ? .color(style.color) : style.fill
        #expect(seen == .color(ShapeColor(parsing: color)!))
    }

    @Test func `values that double with each step end`() throws {
        let steps = (1..<40).map { "--a\($0):var(--a\($0 - 1)) var(--a\($0 - 1))" }.joined(separator: ";")
        #expect(try fill("svg{--a0:xxxxxxxx;\(steps)} rect{fill:var(--a39, red)}") == Self.red)
    }

    @Test func `many rules and elements take linear time`() throws {
        func time(_ count: Int) throws -> Duration {
            let rules = (0..<count).map { "g > rect.c\($0){fill:red}" }.joined()
            let shapes = (0..<count).map { "<rect class='c\($0)' width='9' height='9'/>" }.joined()
            let drawing = try drawing(
                "<svg xmlns='http://www.w3.org/2000/svg'><style>\(rules)</style><g>\(shapes)</g></svg>")
            return ContinuousClock().measure { _ = drawing.scene() }
        }
        _ = try time(10)
        let few = try time(500)
        #expect(try time(4_000) < few * 24 + .milliseconds(300))
    }

    // MARK: Edits

    private static let diagram = """
        <svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>
        <style>#m .n rect{fill:red} g>circle{fill:blue} rect:first-child{stroke:lime} rect+rect{opacity:.5}</style>
        <g id='m'><g id='n' class='n'><rect id='a' width='9' height='9'/><rect id='b' x='9' width='9' height='9'/>
        <circle id='c' r='4'/></g></g><rect id='d' x='50' width='9' height='9'/></svg>
        """

    @Test func `grouping, ungrouping and moving keep the look that rules give`() throws {
        for ids in [["a"], ["a", "b"], ["c"], ["b", "c"], ["d", "a"]] {
            var drawing = try drawing(Self.diagram)
            let before = Self.looks(drawing)
            let made = drawing.group(ids.map(drawing.named), drawing.scene())
            let group = try #require(made)
            #expect(Self.looks(drawing) == before, "group \(ids)")
            _ = try drawing.ungroup(group)
            #expect(Self.looks(drawing) == before, "ungroup \(ids)")
            try drawing.move(ids.map(drawing.named), into: drawing.root, at: 0, drawing.scene())
            #expect(Self.looks(drawing) == before, "move \(ids)")
        }
    }

    private static func looks(_ drawing: Drawing) -> [String] {
        ["a", "b", "c", "d"].map { id in
            let style = drawing.style(of: drawing.named(id))
            return "\(id) \(style.fill) \(style.stroke) \(style.opacity)"
        }
    }

    @Test func `an edit that other elements depend on shows the same as a scene made again`() throws {
        let start = try drawing(Self.diagram)
        let scene = start.scene()
        let edits: [(inout Drawing) -> Void] = [
            { $0.set("class", nil, of: $0.named("n")) }, { $0.set("class", "n", of: $0.named("m")) },
            { $0.delete([$0.named("a")]) }, { $0.arrange([$0.named("a")], .front) },
            { $0.move([$0.named("a")], by: CGSize(width: 5, height: 5), scene) },
            { $0.set("id", "q", of: $0.named("m")) },
        ]
        for edit in edits {
            var drawing = start
            edit(&drawing)
            #expect(drawing.scene(after: start, scene).scene.look == drawing.scene().look)
        }
    }
}
