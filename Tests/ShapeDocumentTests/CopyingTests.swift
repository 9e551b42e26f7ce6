import Foundation
import Testing

@testable import ShapeDocument

@Suite("Copies of shapes")
struct CopyingTests {
    private let stack = """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect id="a" width="9" height="9"/>
        <circle id="b" r="9"/><g id="g"><ellipse id="c" rx="9" ry="9"/><line id="d" x2="9"/></g></svg>
        """

    /// The kinds of the shapes of a drawing that were pasted, from back to front.
    private func pasted(_ text: String, into target: inout Drawing) throws -> [String] {
        let shapes = try target.paste(text, target.scene())
        let places = target.nodes[target.root].children.filter { shapes.contains($0) }
        #expect(places == shapes.reversed(), "They are told from front to back.")
        return places.map { target.element($0).name }
    }

    @Test func `a copy has the order of what was copied, whichever shapes those are`() throws {
        let source = try drawing(stack)
        for (names, kinds) in [
            (["a", "b", "g"], ["rect", "circle", "g"]), (["b", "a"], ["rect", "circle"]),
            (["d", "a", "c"], ["rect", "ellipse", "line"]),
            (["a", "b", "c", "d"], ["rect", "circle", "ellipse", "line"]),
        ] {
            let text = try #require(source.text(of: names.map { source.named($0) }, source.scene()))
            var empty = try drawing("<svg xmlns='http://www.w3.org/2000/svg'/>")
            #expect(try pasted(text, into: &empty) == kinds)
            var same = source
            #expect(try pasted(text, into: &same) == kinds)
        }
    }

    @Test
    func `a copy looks the same where the drawings hand other properties down, and in the same drawing stays the same`()
        throws
    {
        func svg(_ root: String, _ content: String) -> String {
            "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100' \(root)>\(content)</svg>"
        }
        let style = "<style>.m{fill:blue}</style>"
        let shapes = "<rect id='a' class='m' width='9' height='9'/><rect id='b' width='9' height='9'/>"
        let sources = [svg("fill='green'", style + shapes), svg("", shapes), svg("stroke='red'", style + shapes)]
        for (place, source) in try sources.map(drawing).enumerated() {
            let text = try #require(source.text(of: ["a", "b"].map { source.named($0) }, source.scene()))
            for (other, target) in try (sources + [svg("stroke='red' stroke-width='9'", "")]).map(drawing).enumerated()
            {
                var target = target
                let count = target.scene().items.count
                _ = try pasted(text, into: &target)
                let looks = target.scene().items.dropFirst(count).map(\.content)
                #expect("\(looks)" == "\(source.scene().items.map(\.content))", "\(place) to \(other)")
                guard place == other else { continue }
                #expect(target.text.components(separatedBy: "fill=").count == (place == 0 ? 2 : 1))
                #expect(!target.text.contains("style="))
            }
        }
    }

    @Test func `a copy has the content of the entities it refers to, since it has no document type`() throws {
        let source = try drawing(
            """
            <!DOCTYPE svg [<!ENTITY s "fill:lime"><!ENTITY ns "http://a.b/"><!ENTITY t "A &amp; B">]>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns;"><style>.c { fill: red }</style>
            <rect id="a" class="c" style="&s;" i:k="&lt;" width="9" height="9"/><text id="b">&t; &lt;C</text></svg>
            """)
        let text = try #require(source.text(of: ["a", "b"].map { source.named($0) }, source.scene()))
        #expect(!text.contains("&s;") && !text.contains("&ns;") && !text.contains("&t;"))
        #expect(text.contains(#"style="fill:lime" i:k="&lt;""#) && text.contains("A &amp; B &lt;C"))
        var target = try drawing("<svg xmlns='http://www.w3.org/2000/svg'/>")
        let copies = try target.paste(text, target.scene())
        #expect(target.property("fill", of: copies[1]) == "lime")
    }

    @Test func `shapes that are moved among others keep their order`() throws {
        for offset in 0...3 {
            var source = try drawing(stack)
            try source.move([source.named("c"), source.named("d")], into: source.root, at: offset, source.scene())
            let order = source.nodes[source.root].children.compactMap { source.nodes[$0].element?.name }
            let (ellipse, line) = (
                try #require(order.firstIndex(of: "ellipse")), try #require(order.firstIndex(of: "line"))
            )
            #expect(ellipse + 1 == line, "\(order)")
        }
    }

    private let ruled = """
        <svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><defs><linearGradient id="g"><stop stop-color="red"/>
        <stop offset="1"/></linearGradient><style>.k{fill:url(#g);stroke:blue} .w{stroke-width:7!important}</style></defs>
        <g id="r" class="w"><rect id="s" class="k" width="9" height="9" style="stroke:lime;stroke-width:2"/></g></svg>
        """

    @Test func `a copy looks the same in a drawing whose rules would change it`() throws {
        let source = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="9" height="9" fill="lime"/>
            <g stroke="blue"><circle r="9" style="stroke-width:3"/></g></svg>
            """)
        let text = try #require(source.text(of: source.nodes[source.root].children, source.scene()))
        let rules =
            "rect{opacity:.3;fill:pink!important}circle{display:none}*{stroke-dasharray:3;stroke-width:1!important}"
        var target = try drawing(
            "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'><style>\(rules)</style></svg>")
        _ = try target.paste(text, target.scene())
        let look = { (scene: ShapeScene) in scene.items.map { "\($0.content) \($0.opacity)" } }
        #expect(look(target.scene()) == look(source.scene()))
        #expect(target.scene().items.count == 2)
    }

    @Test func `a copy in another drawing looks as a class had it look, and the other shapes there as before`() throws {
        let source = try drawing(ruled)
        let text = try #require(source.text(of: [source.named("s")], source.scene()))
        for other in [
            "<svg xmlns='http://www.w3.org/2000/svg'><rect class='k'/></svg>",
            "<svg xmlns='http://www.w3.org/2000/svg'><style>.k{stroke:red;opacity:0.5}</style><rect class='k'/></svg>",
        ] {
            var target = try drawing(other)
            let old = try #require(target.shapes(in: target.root).first)
            let before = target.style(of: old)
            let copy = try #require(target.paste(text, target.scene()).first)
            let style = target.style(of: copy)
            #expect(style.fill == .reference("g", fallback: nil), "\(target.text)")
            #expect(target.ids["g"] != nil)
            #expect(style.stroke == .color(ShapeColor(parsing: "lime")!))
            #expect(style.opacity == 1)
            #expect("\(target.style(of: old))" == "\(before)")
        }
    }

    @Test func `a copy in the same drawing keeps its classes`() throws {
        var source = try drawing(ruled)
        let text = try #require(source.text(of: [source.named("s")], source.scene()))
        let copy = try #require(source.paste(text, source.scene()).first)
        #expect(source.element(copy)["class"] == "k")
        #expect(source.text.ranges(of: "<style").count == 1)
    }

    @Test func `a copy in the same drawing keeps classes that no rule names here, beside rules for ids`() throws {
        var source = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><style>#ii{stroke:red} g > .k{fill:purple}</style>
            <rect id="ii" class="hook" width="9" height="9"/><g id="g"><rect class="k" width="9" height="9"/></g></svg>
            """)
        let text = try #require(source.text(of: [source.named("ii"), source.named("g")], source.scene()))
        let copies = try source.paste(text, source.scene())
        let (group, rect) = (try #require(copies.first), try #require(copies.last))
        #expect(source.element(rect)["class"] == "hook")
        #expect(source.style(of: rect).stroke == source.style(of: source.named("ii")).stroke)
        #expect(source.element(try #require(source.nodes[group].children.first))["class"] == "k")
    }

    private let defined = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="urn:i" width="99" height="99"><style>.s{stop-color:red}</style>
        <linearGradient id="top"><stop id="t1"/></linearGradient>
        <defs id="d"><linearGradient id="a"><stop id="s1" class="s"/></linearGradient>
        <linearGradient id="b" href="#a" x2="5"/><clipPath id="c" i:k="1"><use href="#p"/></clipPath><path id="p" d="M0 0h9v9"/>
        <pattern id="self" href="#self"/></defs>
        <rect id="r" clip-path="url(#c)" fill="url(#b)" stroke="url(#top)" width="9" height="9"/></svg>
        """

    @Test func `a pasted clone or text on a path makes no second original`() throws {
        var source = try drawing(
            "<svg><path id='p' d='M0 0H9'/><rect id='a' width='9' height='9'/><use id='b' href='#a'/>"
                + "<text id='t'><textPath href='#p'>on it</textPath></text></svg>")
        let text = try #require(source.text(of: [source.named("b"), source.named("t")], source.scene()))
        for var target in [source, try drawing("<svg></svg>")] {
            let before = target.allShapes.count
            #expect(try target.paste(text, target.scene()).count == 2)
            #expect(target.allShapes.count == before + 2)
            #expect(target.scene().limitations.isEmpty)
        }
        source.delete([source.named("t")])
        #expect(try source.paste(text, source.scene()).count == 2 && source.allShapes.count == 5)
    }

    private func definitions(_ drawing: Drawing) -> [String] {
        drawing.ids.keys.filter { !["r", "d"].contains($0.first) }.sorted()
    }

    @Test func `copies use the definitions that are there already, in the same drawing and in another`() throws {
        let source = try drawing(defined)
        let text = try #require(source.text(of: [source.named("r")], source.scene()))
        var same = source
        for _ in 0..<3 { #expect(try same.paste(text, same.scene()).count == 1) }
        #expect(definitions(same) == definitions(source))
        #expect(same.text.ranges(of: "<defs").count == 1)
        for other in [
            "<svg xmlns='http://www.w3.org/2000/svg'/>",
            "<svg xmlns='http://www.w3.org/2000/svg'><style>stop{stop-opacity:.5}.s{stop-color:blue}</style><path id='c'/></svg>",
            "<svg xmlns='http://www.w3.org/2000/svg'><linearGradient id='a'><stop/></linearGradient></svg>",
        ] {
            var target = try drawing(other)
            _ = try target.paste(text, target.scene())
            let once = target
            let second = try #require(target.paste(text, target.scene()).first)
            #expect(definitions(target) == definitions(once), "\(target.text)")
            let items = target.scene().items.suffix(2).map { "\($0.content)" }
            #expect(
                items.first == items.last && target.element(second)["fill"] == once.element(once.named("r"))["fill"])
        }
    }

    @Test(
        arguments: [
            ("<linearGradient id=\"a\"><stop id=\"s1\" class=\"s\"/></linearGradient>", "", ["a-2", "b-2", "s1-2"]),
            ("x2=\"5\"", "x2=\"6\"", ["b-2"]), ("i:k=\"1\"", "i:k=\"2\"", ["c-2"]), ("h9v9", "h9v8", ["c-2", "p-2"]),
            ("<stop id=\"t1\"/>", "<stop id=\"t1\"/> ", ["t1-2", "top-2"]),
        ])
    func `a definition that is another one gets a new id, and so do those that refer to it`(
        part: String, change: String, new: [String]
    ) throws {
        let source = try drawing(defined)
        let text = try #require(source.text(of: [source.named("r")], source.scene()))
        let change = change.isEmpty ? part.replacing("</linear", with: "<stop/></linear") : change
        var target = try drawing(defined.replacing(part, with: change))
        let before = Set(definitions(target))
        let copy = try #require(target.paste(text, target.scene()).first)
        #expect(definitions(target).filter { !before.contains($0) } == new)
        let names = target.references(of: copy, target.sheet)
        #expect(names == ["c", "b", "top"].map { new.contains("\($0)-2") ? "\($0)-2" : $0 })
    }

    @Test func `a copy brings the definitions in a group without the other shapes of the group`() throws {
        let source = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="g" stroke="red"><defs><pattern id="p" width="9" height="9"><path d="M0 0h9"/>
            </pattern></defs><rect id="x" fill="url(#p)" width="9" height="9"/><circle id="y" r="3"/></g></svg>
            """)
        let text = try #require(source.text(of: [source.named("x")], source.scene()))
        var target = try drawing("<svg xmlns='http://www.w3.org/2000/svg'/>")
        #expect(try pasted(text, into: &target) == ["rect"], "\(text)")
        #expect(target.ids["p"] != nil && target.ids["y"] == nil)
        #expect("\(target.scene().items.map(\.content))" == "\(source.scene().items.prefix(1).map(\.content))")
        #expect(try pasted(text, into: &target) == ["rect"])
        #expect(target.ids.keys.sorted() == ["p", "x", "x-2"])
    }

    private let definitionsOfEachKind = """
        <pattern id="p" width="9" height="9"><path d="M0 0h9v9"/></pattern><mask id="m"><path d="M0 0h9v9"/></mask>
        <clipPath id="c"><path d="M0 0h9v9"/></clipPath><marker id="k"><path d="M0 0h9v9"/></marker>
        <linearGradient id="l"><stop/><stop offset="1" stop-color="currentColor"/></linearGradient><defs><path id="u" d="M0 0h9v9"/></defs>
        """
    private let users = """
        <path id="x" d="M0 0h9v9" style="fill:url(#p);stroke:url(#l);mask:url(#m);clip-path:url(#c);marker-mid:url(#k)"/>
        <use id="y" href="#u"/>
        """

    @Test(
        arguments: [
            ("", "<g fill='lime' color='blue' clip-rule='evenodd'><g class='s' stroke='inherit'>", "</g></g>"),
            ("fill='lime' color='blue' clip-rule='evenodd'", "", ""),
            ("fill='lime' color='blue' clip-rule='evenodd'", "<defs fill='red'>", "</defs>"),
            ("", "<defs fill='lime'><g id='g' color='blue'>", "</g></defs>"),
            ("color='red'", "<g id='g' color='blue'>", "</g>"),
        ])
    func `copies of definitions look as they did where they were, wherever they inherited their look from`(
        root: String, start: String, end: String
    ) throws {
        let source = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="99" height="99" \(root)><style>.s{stroke:red}</style>
            \(start)\(definitionsOfEachKind)\(end)\(users)</svg>
            """)
        let text = try #require(source.text(of: ["x", "y"].map { source.named($0) }, source.scene()))
        let expected = source.scene().look
        for look in ["", "fill='red' stroke='blue' stroke-width='3' font-size='7'"] {
            var target = try drawing(
                "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99' \(look)></svg>")
            _ = try target.paste(text, target.scene())
            #expect(target.scene().look == expected, "\(target.text)")
            let once = target.ids.count
            _ = try target.paste(text, target.scene())
            #expect(target.ids.count == once + 2, "The definitions are used again. \(target.text)")
        }
    }

    @Test func `copies and duplicates look as rules for their ids say`() throws {
        var drawing = try drawing(
            """
            <svg xmlns='http://www.w3.org/2000/svg'><style>#z{fill:#ffa500}</style><rect id='z' width='9' height='9'/></svg>
            """)
        let text = try #require(drawing.text(of: [drawing.named("z")], drawing.scene()))
        _ = try drawing.paste(text, drawing.scene())
        _ = drawing.duplicate([drawing.named("z")])
        let fills = drawing.shapes(in: drawing.root).map { drawing.style(of: $0).fill }
        #expect(
            fills.count == 3 && fills.allSatisfy { $0 == .color(ShapeColor(parsing: "#ffa500")!) }, "\(drawing.text)")
    }

    @Test func `the work of a paste follows the number of definitions, also in long chains of them`() throws {
        let count = 2_000
        let chain = (1..<count).map { "<linearGradient id='g\($0)' href='#g\($0 - 1)'/>" }.joined()
        let source = try drawing(
            "<svg xmlns='http://www.w3.org/2000/svg'><defs><linearGradient id='g0'/>\(chain)</defs><path id='r' fill='url(#g\(count - 1))'/></svg>"
        )
        let text = try #require(source.text(of: [source.named("r")], source.scene()))
        var target = source
        _ = try target.paste(text, target.scene())
        #expect(definitions(target).count == count)
    }

    @Test func `references are renamed where they are references only`() throws {
        var target = try drawing("<svg xmlns='http://www.w3.org/2000/svg'><g id='a'/><g id='fff'/></svg>")
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="a"><rect fill="url(#a)" stroke="#fff" style="mask:url('#a');fill:#fff"/>
            <use href="#a"/></g></svg>
            """
        let copy = try #require(target.paste(text, target.scene()).first)
        let rect = target.element(target.nodes[copy].children[0])
        #expect(
            rect["fill"] == "url(#a-2)" && rect["stroke"] == "#fff" && rect["style"] == "mask:url('#a-2');fill:#fff")
        #expect(target.text.contains("<use href=\"#a-2\"/>"))
    }
}
