import Foundation
import Testing

@testable import ShapeDocument

@Suite struct SceneEffectTests {
    @Test func `markers stand at the points of a line`() throws {
        let scene = try drawing(
            """
            <svg><marker id='m' markerWidth='2' markerHeight='2' refX='1' refY='1' orient='auto'>
            <rect id='r' width='2' height='2'/></marker>
            <path id='p' d='M10 10H20V20' stroke='black' stroke-width='3' fill='none' marker-start='url(#m)' marker-end='url(#m)'/>
            <rect width='5' height='5' style='marker:url(#m)'/></svg>
            """
        ).scene()
        #expect(scene.limitations.isEmpty && scene.items.count == 4)
        #expect(scene.items[1].bounds == CGRect(x: 7, y: 7, width: 6, height: 6))
        let end = scene.items[2].bounds
        #expect(abs(end.midX - 20) < 1e-9 && abs(end.midY - 20) < 1e-9)
        // The path itself is as large as before.
        #expect(scene.bounds(of: scene.items[0].shape) == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test func `markers and clones nested too deep, and markers in themselves, are reported`() throws {
        func limitations(_ content: String) throws -> [String] {
            try drawing("<svg>\(content)</svg>").scene().limitations
        }
        let path = "d='M0 0h9' stroke='red'"
        let markers = (0..<70).map { "<marker id='m\($0)'><path \(path) marker-end='url(#m\($0 + 1))'/></marker>" }
        #expect(
            try limitations(markers.joined() + "<path \(path) marker-end='url(#m0)'/>")
                == ["markers, masks and patterns nested more than 64 deep"])
        #expect(
            try limitations(
                "<marker id='m'><path \(path) marker-end='url(#m)'/></marker><path \(path) marker-end='url(#m)'/>")
                == ["markers, masks and patterns in themselves"])
        let uses = (0..<70).map { "<use id='u\($0)' href='#u\($0 + 1)'/>" }
        #expect(try limitations(uses.joined()) == ["clones nested more than 64 deep"])
    }

    @Test func `exponentially growing references stop at a limit and are reported`() throws {
        let path = "d='M0 0h9' stroke='red'"
        for content in [
            (0..<60).map {
                "<marker id='m\($0)'><path \(path) marker-start='url(#m\($0 + 1))' marker-end='url(#m\($0 + 1))'/></marker>"
            }.joined() + "<path \(path) marker-end='url(#m0)'/>",
            (0..<60).map { "<g id='g\($0)'><use href='#g\($0 + 1)'/><use href='#g\($0 + 1)'/></g>" }.joined(),
        ] {
            let scene = try drawing("<svg>\(content)</svg>").scene()
            #expect(scene.limitations == ["more than 200000 copies"])
        }
    }

    @Test func `context paints of markers and clones come from the referencing element`() throws {
        let scene = try drawing(
            """
            <svg><marker id='m' markerWidth='2' markerHeight='2' overflow='visible'>
            <path d='M0 0h2v2z' style='fill:context-stroke;stroke:context-fill'/></marker>
            <defs><rect id='r' width='5' height='5' stroke='context-stroke' fill='context-fill'/></defs>
            <path d='M10 10H20' color='blue' stroke='currentColor' fill='red' marker-end='url(#m)'/>
            <use href='#r' fill='lime' stroke='none'/></svg>
            """
        ).scene()
        let paths = scene.items.compactMap { item in if case .path(let path) = item.content { path } else { nil } }
        try #require(paths.count == 3)
        let (red, blue) = (ShapeColor(red: 1, green: 0, blue: 0), ShapeColor(red: 0, green: 0, blue: 1))
        #expect(paths[1].fill == .color(blue) && paths[1].stroke?.paint == .color(red))
        #expect(paths[2].fill == .color(ShapeColor(red: 0, green: 1, blue: 0)) && paths[2].stroke == nil)
    }

    @Test(arguments: [
        ("M0 0H10", [0.0, 0]), ("M0 0H10V10", [0, 45, 90]), ("M0 0C0 5 5 10 10 10", [90, 0]),
        ("M0 0H10V10H0z", [-45, 45, 135, -135, -45]), ("M5 5", [0]),
    ])
    func `directions of points are halfway between the steps`(d: String, angles: [Double]) {
        let found = PathReader.outline(d).vertices.map { ($0.angle * 180 / .pi).rounded() }
        #expect(found == angles)
    }

    @Test func `patterns are repeated from their corner`() throws {
        let scene = try drawing(
            """
            <svg><pattern id='p' width='4' height='4' x='1' patternUnits='userSpaceOnUse'><rect width='2' height='2'/></pattern>
            <pattern id='q' href='#p' patternTransform='scale(2)'/>
            <rect id='a' width='20' height='20' fill='url(#p)'/><rect id='b' width='20' height='20' fill='url(#q)'/></svg>
            """
        ).scene()
        let patterns = scene.items.compactMap { item -> ScenePattern? in
            guard case .path(let path) = item.content, case .pattern(let pattern) = path.fill else { return nil }
            return pattern
        }
        #expect(patterns.count == 2 && patterns[0].tile == CGRect(x: 1, y: 0, width: 4, height: 4))
        #expect(patterns[0].items.first?.bounds == CGRect(x: 1, y: 0, width: 2, height: 2))
        #expect(patterns[1].transform == .scale(2, 2))
    }

    @Test func `masks and filters are read with what they refer to`() throws {
        let scene = try drawing(
            """
            <svg xmlns:xlink='http://www.w3.org/1999/xlink'><mask id='m'><circle r='5' fill='white'/></mask>
            <filter id='base'><feGaussianBlur in='SourceAlpha' stdDeviation='2' result='b'/><feOffset dx='3' dy='4' in='b'/>
            <feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter><filter id='f' xlink:href='#base'/>
            <g mask='url(#m)'><rect width='10' height='10'/></g>
            <rect id='r' width='10' height='20' filter='url(#f)' transform='scale(2)'/></svg>
            """
        ).scene()
        #expect(scene.items.count == 2 && scene.limitations.isEmpty)
        guard case .mask(let mask) = scene.items[0].effects.first else { return #expect(Bool(false)) }
        #expect(mask.items.count == 1 && mask.region.bounds() == CGRect(x: -1, y: -1, width: 12, height: 12))
        guard case .filter(let filter) = scene.items[1].effects.first else { return #expect(Bool(false)) }
        #expect(filter.steps.count == 3 && scene.items[1].bounds == CGRect(x: -2, y: -4, width: 24, height: 48))
        guard case .blur(.sourceAlpha, CGSize(width: 4, height: 4)) = filter.steps[0].kind,
            case .offset(.step(0), CGSize(width: 6, height: 8)) = filter.steps[1].kind,
            case .merge([.step(1), .source]) = filter.steps[2].kind
        else { return #expect(Bool(false), "\(filter.steps)") }
    }

    @Test func `an unsupported filter is reported and leaves the shape unchanged`() throws {
        let scene = try drawing(
            "<svg><filter id='f'><feOther/></filter><rect width='1' height='1' filter='url(#f)'/></svg>"
        ).scene()
        #expect(scene.limitations == ["some filters"] && scene.items.count == 1 && scene.items[0].effects.isEmpty)
    }

    @Test func `unsupported styles are reported`() throws {
        let scene = try drawing(
            """
            <svg><style>g:nth-child(2) { fill: red } @font-face { src: url(a.ttf) } rect { mix-blend-mode: normal }</style>
            <rect width='1' height='1'/>
            <text style='writing-mode:vertical-rl'>A</text></svg>
            """
        ).scene()
        #expect(
            scene.limitations == [
                "some rules of its style sheet", "“writing-mode”",
            ])
    }

    @Test(arguments: [
        "<svg><pattern id='p' width='1' height='1'><rect width='1' height='1' fill='url(#p)'/></pattern><rect fill='url(#p)' width='9' height='9'/></svg>",
        "<svg><mask id='m'><rect width='1' height='1' mask='url(#m)'/></mask><rect mask='url(#m)' width='9' height='9'/></svg>",
        "<svg><marker id='m'><path d='M0 0h9' style='marker:url(#m)'/></marker><path d='M0 0h9' style='marker:url(#m)'/></svg>",
        "<svg><filter id='f' href='#f'/><rect width='9' height='9' filter='url(#f)'/></svg>",
        "<svg><pattern id='p' href='#q'/><pattern id='q' href='#p'/><rect fill='url(#p)' width='9' height='9'/></svg>",
    ])
    func `elements that reference themselves terminate`(text: String) throws {
        let scene = try drawing(text).scene()
        #expect(scene.items.count <= 4)
    }
}
