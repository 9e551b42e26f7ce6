import DocumentFiles
import Foundation
import Seeds
import Testing

@testable import ShapeDocument

@Suite struct EditTests {
    private static let text = """
        <?xml version="1.0"?>
        <!-- kept -->
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
          <g id="g" transform="translate(10,10) scale(2)" fill="red">
            <rect id="a" x="1" y="2" width="3" height="4"/>
            <path id="b" style="stroke: blue; opacity:.5" d="M0 0 L5 5"/>
          </g>
          <circle id="c" cx="50" cy="50" r="5" fill="url(#x)"/>
          <unknown id="u"><x:y xmlns:x="urn:x"/></unknown>
        </svg>
        """

    /// The lines that an edit changed.
    private func changed(_ edit: (inout Drawing, ShapeScene) throws -> Void) throws -> [String] {
        var drawing = try drawing(Self.text)
        try edit(&drawing, drawing.scene())
        let old = Set(Self.text.split(separator: "\n").map(String.init))
        return drawing.text.split(separator: "\n").map(String.init).filter { !old.contains($0) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `only the attributes of what is edited change`() throws {
        #expect(
            try changed { $0.move([$0.named("a")], by: CGSize(width: 4, height: -2), $1) }
                == [#"<rect id="a" x="3" y="1" width="3" height="4"/>"#])
        #expect(
            try changed { $0.move([$0.named("c")], by: CGSize(width: 1, height: 2), $1) }
                == [#"<circle id="c" cx="50" cy="50" r="5" fill="url(#x)" transform="translate(1,2)"/>"#])
        #expect(
            try changed { drawing, _ in drawing.setFill(.color(ShapeColor(rgb: 0x102030)), of: drawing.named("a")) }
                == [##"<rect id="a" x="1" y="2" width="3" height="4" fill="#102030"/>"##])
        #expect(
            try changed { drawing, _ in drawing.setStroke(.none, of: drawing.named("b")) }
                == [#"<path id="b" style="stroke: none; opacity:.5" d="M0 0 L5 5"/>"#])
        #expect(
            try changed { drawing, _ in drawing.setOpacity(0.25, of: drawing.named("b")) }
                == [#"<path id="b" style="stroke: blue; opacity:0.25" d="M0 0 L5 5"/>"#])
        #expect(
            try changed { drawing, _ in drawing.setHidden(true, drawing.named("a")) }
                == [#"<rect id="a" x="1" y="2" width="3" height="4" display="none"/>"#])
    }

    @Test func `a name declares its vocabulary where that is missing`() throws {
        var drawing = try drawing(Self.text)
        drawing.rename(drawing.named("a"), to: "Bow & “Arrow”")
        let again = try ShapeDocumentTests.drawing(drawing.text)
        #expect(again.shape(again.named("a"))?.name == "Bow & “Arrow”")
        drawing.rename(drawing.named("a"), to: "")
        #expect(drawing.shape(drawing.named("a"))?.name == "Rectangle 1")
    }

    @Test func `shapes are resized into the rectangle that is wanted`() throws {
        var drawing = try drawing(Self.text)
        for id in ["a", "b", "c", "g"] {
            let scene = drawing.scene()
            let old = try #require(scene.bounds(of: drawing.named(id)))
            let new = CGRect(x: 5, y: 6, width: old.width * 2, height: old.height * 3)
            drawing.resize([drawing.named(id)], from: old, to: new, scene)
            let found = try #require(drawing.scene().bounds(of: drawing.named(id)))
            #expect(abs(found.minX - 5) < 1e-6 && abs(found.minY - 6) < 1e-6, "\(id)")
            #expect(abs(found.width - new.width) < 1e-6 && abs(found.height - new.height) < 1e-6, "\(id)")
        }
    }

    @Test func `a shape moved into another group keeps its position`() throws {
        var drawing = try drawing(Self.text)
        let (c, g) = (drawing.named("c"), drawing.named("g"))
        let before = drawing.scene().bounds(of: c)
        try drawing.move([c], into: g, at: 1, drawing.scene())
        #expect(drawing.shapes(in: g) == [drawing.named("b"), c, drawing.named("a")])
        let after = drawing.scene().bounds(of: c)
        #expect(abs((before?.minX ?? 0) - (after?.minX ?? 1)) < 1e-6)
        try drawing.move([c], into: g, at: 0, drawing.scene())
        #expect(drawing.shapes(in: g).first == c)
        try drawing.move([c], into: g, at: 3, drawing.scene())
        #expect(drawing.shapes(in: g).last == c)
    }

    @Test func `a group cannot be put into itself`() throws {
        var drawing = try drawing("<svg><g id='a'><g id='b'/></g><rect id='r'/></svg>")
        let before = drawing
        #expect(throws: DrawingEditError.intoItself) {
            try drawing.move([drawing.named("a")], into: drawing.named("b"), at: 0, drawing.scene())
        }
        #expect(throws: DrawingEditError.noGroup) {
            try drawing.move([drawing.named("a")], into: drawing.named("r"), at: 0, drawing.scene())
        }
        #expect(drawing == before)
    }

    @Test func `grouping and taking apart leaves everything in place`() throws {
        var drawing = try drawing(Self.text)
        let members = [drawing.named("a"), drawing.named("c")]
        let before = members.map { drawing.scene().bounds(of: $0)! }
        let made = drawing.group(members, drawing.scene())
        let group = try #require(made)
        #expect(drawing.shapes(in: group) == members.reversed())
        let freed = try drawing.ungroup(group)
        #expect(freed == members.reversed())
        _ = try drawing.ungroup(drawing.named("g"))
        #expect(drawing.fill(of: drawing.named("b")) == .color(ShapeColor(rgb: 0xFF0000)))
        for (shape, old) in zip(members, before) {
            let new = try #require(drawing.scene().bounds(of: shape))
            #expect(abs(new.minX - old.minX) < 1e-6 && abs(new.maxY - old.maxY) < 1e-6)
        }
    }

    @Test func `shapes inherit the fill of the document`() throws {
        let drawing = try drawing(
            "<svg fill='#0000ff' stroke-width='3'><g><rect id='r' width='1' height='1'/></g></svg>")
        #expect(drawing.fill(of: drawing.named("r")) == .color(ShapeColor(rgb: 0x0000FF)))
        #expect(drawing.strokeWidth(of: drawing.named("r")) == 3)
    }

    @Test func `copies have ids of their own and refer to themselves`() throws {
        var drawing = try drawing("<svg><g id='a'><rect id='r' width='1' height='1'/><use id='u' href='#r'/></g></svg>")
        let copy = drawing.duplicate([drawing.named("a")])
        #expect(copy.count == 1 && drawing.shapes(in: drawing.root) == [copy[0], drawing.named("a")])
        #expect(drawing.text.contains("id='a-2'") || drawing.text.contains("id=\"a-2\""))
        #expect(drawing.text.contains("href='#r-2'"))
    }

    @Test func `unknown elements move with their namespaces`() throws {
        var drawing = try drawing(
            "<svg><g id='a' xmlns:x='urn:x'><unknown id='u' x:y='1'/></g><g id='b'/></svg>")
        try drawing.move([drawing.named("u")], into: drawing.named("b"), at: 0, drawing.scene())
        #expect(drawing.text.contains(#"<unknown id='u' x:y='1' xmlns:x="urn:x"/>"#))
    }

    @Test(arguments: 0..<30) func `after random edits undo gives the first drawing`(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let files = OpenClipArt.sample
        let first =
            files.isEmpty || seed % 3 == 0
            ? try drawing(Self.text) : try DrawingFile.read(from: URL(fileURLWithPath: files[seed]))
        var history = UndoHistory(first)
        for _ in 0..<25 {
            let all = history.value.allShapes
            if all.isEmpty || all.count > 2_000 { break }
            let chosen = (0..<Int.random(in: 1...3, using: &generator)).map { _ in all.randomElement(using: &generator)!
            }
            let kind = Int.random(in: 0..<12, using: &generator)
            let number = Double.random(in: -50...50, using: &generator)
            let scene = history.value.scene()
            history.perform("Edit") { Self.edit(&$0, kind, chosen, number, scene) }
            let text = history.value.text
            let again = try drawing(text)
            #expect(again.text == text, "seed \(seed), edit \(kind)")
            #expect(again.allShapes.count == history.value.allShapes.count, "seed \(seed), edit \(kind)")
        }
        let last = history.value
        var count = 0
        while history.undo() != nil { count += 1 }
        #expect(history.value.text == first.text && history.value == first)
        while history.redo() != nil { count -= 1 }
        #expect(history.value == last && count == 0)
    }

    private static func edit(
        _ drawing: inout Drawing, _ kind: Int, _ chosen: [ShapeID], _ number: Double, _ scene: ShapeScene
    ) {
        switch kind {
        case 0: drawing.move(chosen, by: CGSize(width: number, height: -number), scene)
        case 1:
            if let box = scene.bounds(of: chosen) {
                drawing.resize(chosen, from: box, to: box.insetBy(dx: number, dy: number / 2), scene)
            }
        case 2: drawing.rename(chosen[0], to: "Name \(number)")
        case 3: drawing.setHidden(number > 0, chosen[0])
        case 4: drawing.setLocked(number > 0, chosen[0])
        case 5:
            drawing.setFill(
                number > 0 ? .color(ShapeColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)) : .none, of: chosen[0])
        case 6: drawing.setStroke(.color(.black), of: chosen[0])
        case 7: drawing.setOpacity(abs(number) / 50, of: chosen[0])
        case 8: _ = drawing.group(chosen, scene)
        case 9: _ = try? drawing.ungroup(chosen[0])
        case 10: drawing.delete([chosen[0]])
        default:
            _ = drawing.duplicate([chosen[0]])
            try? drawing.move([chosen[0]], into: drawing.parent(of: chosen.last!) ?? drawing.root, at: 0, scene)
            _ = drawing.add(.text("a < b", at: .zero, size: 12), scene)
        }
    }

    @Test func `edits of ten thousand shapes share almost everything`() throws {
        let shapes = (0..<10_000).map { "<rect id='r\($0)' x='\($0)' width='1' height='1'/>" }.joined(separator: "\n")
        var history = UndoHistory(try drawing("<svg>\(shapes)</svg>"))
        let shape = history.value.named("r5000")
        let clock = ContinuousClock()
        let time = clock.measure {
            for index in 0..<100 { history.perform("Name") { $0.rename(shape, to: "\(index)") } }
            while history.undo() != nil {}
        }
        #expect(time < .seconds(2), "\(time)")
    }
}
