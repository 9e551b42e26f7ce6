import Foundation
import Seeds
import Testing

@testable import ShapeDocument

@Suite struct SceneTests {
    private func path(_ item: SceneItem?) -> ScenePath? {
        if case .path(let path) = item?.content { path } else { nil }
    }

    private func paths(_ text: String) throws -> [ScenePath] { try drawing(text).scene().items.compactMap { path($0) } }

    @Test func `style counts more than sheets and these more than attributes`() throws {
        let found = try paths(
            """
            <svg><style>.a { fill: #00ff00 } #b { fill: blue }</style>
            <rect class="a" fill="red" style="fill:#ffffff" width="1" height="1"/>
            <rect class="a" fill="red" width="1" height="1"/><rect id="b" class="a" width="1" height="1"/>
            <rect fill="red" width="1" height="1"/></svg>
            """)
        let colors = found.map { path in if case .color(let color) = path.fill { color.hex } else { "" } }
        #expect(colors == ["#ffffff", "#00ff00", "#0000ff", "#ff0000"])
    }

    @Test func `groups hand down paint but not opacity`() throws {
        let scene = try drawing(
            "<svg><g fill='red' opacity='.5'><rect width='1' height='1'/><rect width='1' height='1'/></g></svg>"
        ).scene()
        #expect(scene.items.count == 1 && scene.items[0].opacity == 0.5)
        guard case .group(let items) = scene.items[0].content else { return #expect(Bool(false)) }
        #expect(items.map(\.opacity) == [1, 1] && path(items[0])?.fill == .color(ShapeColor(rgb: 0xFF0000)))
    }

    @Test(arguments: [
        ("M0,0L10,0 10,10z", CGRect(x: 0, y: 0, width: 10, height: 10)),
        ("m1.5.5-1-1", CGRect(x: 0.5, y: -0.5, width: 1, height: 1)),
        ("M0 0A5 5 0 0110 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
        ("M0 0h1e1v5H-5", CGRect(x: -5, y: 0, width: 15, height: 5)),
        ("M0 0 Q 5 10 10 0", CGRect(x: 0, y: 0, width: 10, height: 5)),
        ("M0 0 L 5 5 L x 9 9", CGRect(x: 0, y: 0, width: 5, height: 5)),
        ("L 5 5", CGRect.null),
    ])
    func `paths are read up to where they are wrong`(d: String, bounds: CGRect) {
        let found = PathReader.outline(d).bounds()
        guard !bounds.isNull else { return #expect(found.isNull) }
        for (a, b) in zip(
            [found.minX, found.minY, found.maxX, found.maxY], [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY])
        {
            #expect(abs(a - b) < 0.01, "\(d): \(found)")
        }
    }

    @Test(arguments: [
        ("1in", 96.0), ("72pt", 96), ("25.4mm", 96), ("2.54cm", 96), ("6pc", 96), ("96px", 96), ("96", 96),
    ])
    func `units are those of an inch of 96`(text: String, expected: Double) throws {
        #expect(abs(try drawing("<svg width='\(text)' height='1'/>").scene().size.width - expected) < 1e-9)
    }

    @Test func `gradients take over from one another`() throws {
        let found = try paths(
            """
            <svg xmlns:xlink="http://www.w3.org/1999/xlink"><defs>
            <linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="50%" style="stop-color:blue"/></linearGradient>
            <linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="0" x2="5" y1="0" y2="0"/></defs>
            <rect width="1" height="1" fill="url(#b)"/></svg>
            """)
        guard case .gradient(let gradient) = found.first?.fill else { return #expect(Bool(false)) }
        #expect(gradient.stops.map(\.offset) == [0, 0.5])
        #expect(gradient.geometry == .linear(start: .zero, end: CGPoint(x: 5, y: 0)))
    }

    @Test(
        arguments: [
            (
                "fill='lime' stroke='blue'", "<pattern id='d' width='9' height='9'",
                "<rect width='5' height='5'/></pattern>"
            ),
            ("style='fill:lime'", "<mask id='d'", "<rect width='5' height='5'/></mask>"),
            ("clip-rule='evenodd'", "<clipPath id='d'", "<path d='M0 0h9v9'/></clipPath>"),
            ("stroke='lime' stroke-width='2'", "<marker id='d'", "<path d='M0 0h9v9'/></marker>"),
            (
                "color='lime'", "<linearGradient id='d'",
                "<stop/><stop offset='1' stop-color='currentColor'/></linearGradient>"
            ),
            (
                "class='k'", "<linearGradient id='d'",
                "<stop/><stop offset='1' stop-color='currentColor'/></linearGradient>"
            ),
        ])
    func `definitions inherit from the groups they lie in, not from the shapes that use them`(
        look: String, start: String, content: String
    ) throws {
        func drawn(group: String, definition: String) throws -> String {
            let definition = "\(start) \(definition)>\(content)"
            let scene = try drawing(
                """
                <svg><style>.k{color:blue}</style><g \(group)><g>\(definition)</g></g><path d='M0 0h9v9' color='red'
                style='fill:url(#d) red;mask:url(#d);clip-path:url(#d);marker-start:url(#d)'/></svg>
                """
            ).scene()
            #expect(!scene.items.isEmpty)
            return scene.look
        }
        let expected = try drawn(group: "", definition: look)
        #expect(try drawn(group: look, definition: "") == expected)
        #expect(try drawn(group: "", definition: "") != expected)
    }

    @Test(arguments: ["green", "currentColor"])
    func `a property that isn't inherited is that of the parent where it says so`(value: String) throws {
        let found = try paths(
            """
            <svg><linearGradient id="g" color="green" stop-color="\(value)"><stop stop-color="inherit"/></linearGradient>
            <rect width="1" height="1" fill="url(#g)"/></svg>
            """)
        #expect(found.first?.fill == .color(ShapeColor(parsing: "green")!))
    }

    @Test(arguments: [
        "<svg><linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect width='1' height='1' fill='url(#a)'/></svg>",
        "<svg><g id='a'><use href='#a'/></g></svg>",
        "<svg><use id='a' href='#b'/><use id='b' href='#a'/></svg>",
        "<svg><clipPath id='a' clip-path='url(#a)'><rect width='1' height='1'/></clipPath><rect clip-path='url(#a)' width='1' height='1'/></svg>",
        "<svg><rect x='NaN' width='1e300' height='1e300' transform='scale(1e300) matrix(1e300,1,1,1e300,0,0)'/></svg>",
        "<svg width='1e300' height='-5' viewBox='0 0 1e300 1e-300'><path d='M1e300 NaN 5 5'/><circle r='1e400'/></svg>",
        "<svg><line x1='1e300' transform='rotate(45)'/><text x='1e300' font-size='1e300'>a</text></svg>",
    ])
    func `circles and numbers without end do no harm`(text: String) throws {
        let scene = try drawing(text).scene()
        #expect(scene.items.count < 10)
        #expect(scene.items.allSatisfy { $0.bounds.minX.isFinite && $0.bounds.width.isFinite })
    }

    @Test func `clones that multiply are bounded`() throws {
        var text = "<svg><g id='a0'><rect width='1' height='1'/></g>"
        for level in 1...30 {
            text += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
        }
        let scene = try drawing(text + "</svg>").scene()
        #expect(scene.limitations == ["more than 200000 copies"])
    }

    @Test func `a clip path is clipped by at most 64 others, and the rest is reported`() throws {
        let text =
            (0..<20_000).map {
                "<clipPath id='c\($0)' clip-path='url(#c\($0 + 1))'><rect width='9' height='9'/></clipPath>"
            }
            .joined() + "<rect width='9' height='9' clip-path='url(#c0)'/>"
        let scene = try drawing("<svg xmlns='http://www.w3.org/2000/svg'>\(text)</svg>").scene()
        #expect(scene.items.count == 1 && scene.items[0].clips.count == 64)
        #expect(scene.limitations == ["clip paths clipped by more than 64 others"])
    }

    @Test(arguments: ["userSpaceOnUse", "objectBoundingBox"])
    func `patterns in patterns are bounded`(units: String) throws {
        var text = "<svg><pattern id='p0' width='1' height='1'><rect width='1' height='1'/></pattern>"
        for level in 1...30 {
            let fills = String(repeating: "<rect width='1' height='1' fill='url(#p\(level - 1))'/>", count: 4)
            text += "<pattern id='p\(level)' width='1' height='1' patternUnits='\(units)'>\(fills)</pattern>"
        }
        let scene = try drawing(text + "<rect width='9' height='9' fill='url(#p30)'/></svg>").scene()
        #expect(scene.limitations.contains("more than 20000 patterns in patterns"))
        let few = try drawing(text + "<rect width='9' height='9' fill='url(#p5)'/></svg>").scene()
        #expect(few.limitations == [])
    }

    @Test func `symbols fit into their clones`() throws {
        let drawing = try drawing(
            """
            <svg width="100" height="100"><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
            <use id="u" href="#s" x="20" y="30" width="40" height="40"/></svg>
            """)
        #expect(drawing.scene().bounds(of: drawing.named("u")) == CGRect(x: 20, y: 30, width: 40, height: 40))
    }

    @Test func `the first child that is understood stands for a switch`() throws {
        let scene = try drawing(
            """
            <svg><switch><foreignObject requiredExtensions="http://x"/><g><rect width="1" height="1"/></g>
            <rect width="5" height="5"/></switch></svg>
            """
        ).scene()
        #expect(scene.items.map(\.bounds.width) == [1])
    }

    @Test(
        arguments: [
            ("", 40.0, 20.0), ("width='10'", 10, 5), ("width='auto' height='5'", 10, 5), ("width='3' height='4'", 3, 4),
        ])
    func `images take their size from the picture`(size: String, width: Double, height: Double) throws {
        let scene = try drawing("<svg width='99' height='99'><image href='a.png' \(size)/></svg>").scene()
        guard case .image(let image) = scene.items[0].content else { return }
        #expect(image.rect(for: CGSize(width: 40, height: 20)).size == CGSize(width: width, height: height))
        #expect(scene.limitations.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a switch passes over what cannot be drawn, unless there is nothing else`(hasFallback: Bool) throws {
        let scene = try drawing(
            """
            <svg><switch><foreignObject width="9" height="9"/>\(hasFallback ? "<rect width='5' height='5'/>" : "")</switch></svg>
            """
        ).scene()
        #expect(scene.items.map(\.bounds.width) == (hasFallback ? [5] : []))
        #expect(scene.limitations.isEmpty == hasFallback)
    }

    @Test func `the front shape is hit first and lines are hit within their width`() throws {
        let drawing = try drawing(
            """
            <svg width="100" height="100"><rect id="a" width="50" height="50"/><circle id="b" cx="25" cy="25" r="10"/>
            <line id="c" x1="60" y1="0" x2="60" y2="50" stroke="red" stroke-width="4"/>
            <rect id="d" x="70" width="20" height="20" fill="none" stroke="red"/></svg>
            """)
        let scene = drawing.scene()
        func hit(_ x: Double, _ y: Double) -> ShapeID? { scene.shape(at: CGPoint(x: x, y: y), within: 0.5) }
        #expect(hit(25, 25) == drawing.named("b") && hit(5, 5) == drawing.named("a"))
        #expect(hit(33, 33) == drawing.named("a"), "Outside of the circle, inside of the rectangle around it.")
        #expect(hit(61.9, 25) == drawing.named("c") && hit(63, 25) == nil)
        #expect(hit(80, 10) == nil && hit(70, 10) == drawing.named("d"))
    }

    @Test func `pages are canvases and shapes lie on them`() throws {
        let drawing = try drawing(
            """
            <svg xmlns="\(Vocabulary.svg)" xmlns:inkscape="\(Vocabulary.inkscape)" xmlns:sodipodi="\(Vocabulary.sodipodi)"
            width="100" height="100"><sodipodi:namedview><inkscape:page x="0" y="0" width="50" height="100" inkscape:label="Left"/>
            <inkscape:page x="50" y="0" width="50" height="100"/></sodipodi:namedview>
            <rect id="a" width="5" height="5"/><rect id="b" x="60" width="5" height="5"/><rect id="c" x="200" width="5" height="5"/></svg>
            """)
        let scene = drawing.scene()
        let canvases = drawing.canvases(scene)
        #expect(canvases.map(\.name) == ["Left", "Canvas 2"])
        #expect(
            drawing.shapes(on: canvases, scene) == [[drawing.named("c"), drawing.named("a")], [drawing.named("b")]])
    }

    @Test func `names layers and locks are those of inkscape`() throws {
        let drawing = try drawing(
            """
            <svg xmlns="\(Vocabulary.svg)" xmlns:i="\(Vocabulary.inkscape)" xmlns:s="\(Vocabulary.sodipodi)">
            <g id="a" i:groupmode="layer" i:label="Sky" s:insensitive="true"><rect id="b" style="display:none"/></g>
            <flowRoot id="c"/></svg>
            """)
        let layer = try #require(drawing.shape(drawing.named("a")))
        #expect(layer.kind == .layer && layer.name == "Sky" && layer.isLocked && !layer.isHidden)
        #expect(drawing.shape(drawing.named("b"))?.isHidden == true && drawing.isLocked(drawing.named("b")))
        #expect(drawing.shape(drawing.named("c"))?.name == "Unsupported: flowRoot 1")
    }

    @Test(
        .enabled(if: OpenClipArt.isThere, "The package openclipart-svg is not installed."),
        arguments: OpenClipArt.sample)
    func `drawings of the world open and are saved as they were`(file: String) throws {
        let url = URL(fileURLWithPath: file)
        let drawing = try DrawingFile.read(from: url)
        #expect(DrawingFile.encode(drawing) == (try Data(contentsOf: url)))
        #expect(drawing.allShapes.isEmpty || !drawing.scene().items.isEmpty)
    }

    @Test func `references to other files are reported, and not resolved in the drawing`() throws {
        let scene = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>@import url(a.css); rect { mask: url("m.svg#m") }
            </style><rect width="9" height="9" fill="url(p.svg#p) red" style="filter: url( f.svg#f )"/>
            <rect width="5" height="5" fill="url(#gone)" clip-path="none"/><use href="s.svg#s"/></svg>
            """
        ).scene()
        #expect(
            scene.limitations == [
                "some rules of its style sheet", "“s.svg#s”", "“url( f.svg#f )”", "“url(\"m.svg#m\")”",
                "“url(p.svg#p) red”",
            ])
    }

    @Test
    func `gradients, patterns and inclusions of other files, and unknown sources of paint, are listed as not shown`()
        throws
    {
        let scene = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" width="9" height="9">
            <linearGradient id="g" href="g.svg#g"/><pattern id="p" href="p.svg#p"/><meshgradient id="m"/>
            <rect width="9" height="9" fill="url(#g)"/><rect width="9" height="9" fill="url(#p)"/>
            <rect width="9" height="9" fill="url(#m) red"/><xi:include href="a.svg"/></svg>
            """
        ).scene()
        #expect(scene.limitations == ["parts in other files", "“g.svg#g”", "“meshgradient”", "“p.svg#p”"])
    }

    @Test(arguments: ["opacity='.9'", "clip-path='url(#c)'", "mask='url(#m)'", "filter='url(#f)'"])
    func `groups with effects are drawn to a depth that renderers support, and deeper ones are reported`(
        attribute: String
    ) throws {
        func text(_ depth: Int) -> String {
            let start = String(repeating: "<g \(attribute)>", count: depth)
            let end = String(repeating: "</g>", count: depth)
            return """
                <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><clipPath id="c"><rect width="5" height="5"/>
                </clipPath><mask id="m"><rect width="5" height="5" fill="white"/></mask><filter id="f"><feOffset/></filter>
                \(start)<rect width="9" height="9"/>\(end)</svg>
                """
        }
        let limitation = "opacity, clips and effects nested more than 100 deep"
        #expect(try drawing(text(100)).scene().limitations == [] && !drawing(text(100)).scene().items.isEmpty)
        #expect(try drawing(text(500)).scene().limitations == [limitation])
    }

    @Test(arguments: ["", "opacity='.9'"])
    func `nested elements are drawn to a depth that the stack supports, and deeper ones are reported`(attribute: String)
        throws
    {
        func text(_ depth: Int) -> String {
            let groups = (String(repeating: "<g>", count: depth), String(repeating: "</g>", count: depth))
            return """
                <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g \(attribute)>\(groups.0)
                <rect width="9" height="9"/>\(groups.1)</g></svg>
                """
        }
        #expect(try drawing(text(250)).scene().limitations == [] && !drawing(text(250)).scene().items.isEmpty)
        #expect(try drawing(text(500)).scene().limitations == ["elements nested more than 256 deep"])
    }

    @Test func `nested clones are followed to a depth that the stack supports, and deeper ones are reported`() throws {
        let nested = (String(repeating: "<g>", count: 100), String(repeating: "</g>", count: 100))
        let groups = (0..<6).map { "<g id='g\($0)'>\(nested.0)<use href='#g\($0 + 1)'/>\(nested.1)</g>" }.joined()
        let scene = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs>\(groups)<rect id="g6" width="9" height="9"/>
            </defs><use href="#g0"/><use href="#g5"/></svg>
            """
        ).scene()
        #expect(scene.limitations == ["elements nested more than 256 deep"] && scene.items.count == 1)
    }

    @Test func `a gradient and a clip are read once, however many shapes use them`() throws {
        let growth = growth(of: 100) { count in
            let stops = (0..<count * 4).map { "<stop offset='\(Double($0) / Double(count * 4))'/>" }.joined()
            let circles = (0..<count * 4).map { "<circle r='\($0)'/>" }.joined()
            let users = String(
                repeating: "<rect width='9' height='9' fill='url(#g)' clip-path='url(#c)'/>", count: count)
            _ = try? drawing(
                """
                <svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="g">\(stops)</linearGradient>
                <clipPath id="c">\(circles)</clipPath>\(users)</svg>
                """
            ).scene()
        }
        #expect(growth < 5)
    }

    @Test func `a gradient with very many stops keeps those that are distinguishable, and each sharp edge`() throws {
        let stops = (0..<50_000).map { "<stop offset='\(Double($0) / 100_000)'/>" }.joined()
        let edges = "<stop offset='.6'/><stop offset='.6' stop-color='red'/><stop offset='1' stop-color='blue'/>"
        let scene = try drawing(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><linearGradient id="g">\(stops)\(edges)
            </linearGradient><rect width="9" height="9" fill="url(#g)"/></svg>
            """
        ).scene()
        guard case .path(let path) = scene.items[0].content, case .gradient(let gradient) = path.fill else {
            Issue.record("no gradient")
            return
        }
        #expect((2000...4200).contains(gradient.stops.count))
        #expect(gradient.stops.suffix(3).map(\.offset) == [0.6, 0.6, 1])
        #expect(gradient.stops.suffix(3).map(\.color.red) == [0, 1, 0])
    }

    @Test(
        arguments: [
            ("<?xml-stylesheet type='text/css' href='a.css'?>", "", ["style sheets in other files"]),
            ("<?other href='a.css'?>", "", []),
            ("<!DOCTYPE svg [<!ENTITY a SYSTEM 'a.txt'>]>", "", ["entities in other files"]),
            ("<!DOCTYPE svg [<!ENTITY a '<rect/>'>]>", "", ["elements in entities"]),
            ("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd' [<!ENTITY a 'b'>]>", "", []),
            ("", "<style>@font-face { font-family: A; src: url(a.woff) }</style>", ["some rules of its style sheet"]),
        ])
    func `fonts and style sheets in other files are reported`(prolog: String, content: String, limitations: [String])
        throws
    {
        let text =
            "\(prolog)<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)<rect width='9'/></svg>"
        #expect(try drawing(text).scene().limitations == limitations)
    }
}
