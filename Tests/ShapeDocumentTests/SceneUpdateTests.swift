import Foundation
import Seeds
import Testing

@testable import ShapeDocument

/// Updated scenes compared with rebuilt ones.
@Suite struct SceneUpdateTests {
    private static let text = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="300">
        <defs><linearGradient id="paint"><stop id="stop" stop-color="red"/><stop offset="1"/></linearGradient></defs>
        <rect id="a" x="10" y="10" width="20" height="20" fill="url(#paint)"/>
        <g id="g" fill="green" transform="translate(50)"><rect id="b" width="20" height="20"/>
        <g id="inner"><circle id="c" cx="50" cy="10" r="9"/><path id="d" d="M80 0h20v20z" stroke="red"/></g>
        <text id="t" x="120" y="20">Letters<tspan> more</tspan></text></g>
        <g id="pale" opacity="0.5"><ellipse id="e" cx="50" cy="100" rx="20" ry="10"/><line id="f" x1="90" x2="120" y2="99"/></g>
        <g id="shown"><rect id="h" y="150" width="30" height="30"/></g>
        <use id="u" xlink:href="#shown" x="100"/><rect id="z" x="300" y="200" width="50" height="50"/></svg>
        """

    private func describe(_ scene: ShapeScene) -> [String] {
        scene.items.map { "\($0)" } + scene.shapeBounds.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            + scene.places.sorted { $0.key < $1.key }.map { "\($0.key) at \($0.value)" }
    }

    private func edit(_ drawing: inout Drawing, _ scene: ShapeScene, _ random: inout SeededGenerator) {
        let shapes = drawing.allShapes
        guard let shape = shapes.randomElement(using: &random) else { return }
        let some = Set((0..<Int.random(in: 1...3, using: &random)).map { _ in shapes.randomElement(using: &random)! })
        switch Int.random(in: 0..<12, using: &random) {
        case 0: drawing.move(some, by: CGSize(width: 3, height: -2), scene)
        case 1: drawing.setFill(.color(ShapeColor(rgb: 0x123456)), of: shape)
        case 2: drawing.setOpacity(Bool.random(using: &random) ? 0.25 : 1, of: shape)
        case 3: drawing.setHidden(Bool.random(using: &random), shape)
        case 4: drawing.rename(shape, to: "name")
        case 5: drawing.setLocked(true, shape)
        case 6: drawing.delete([shape])
        case 7: _ = drawing.duplicate(some)
        case 8: _ = drawing.group(some, scene)
        case 9: _ = try? drawing.ungroup(shape)
        case 10:
            let groups = shapes.filter { drawing.isGroup($0) } + [drawing.root]
            try? drawing.move(some, into: groups.randomElement(using: &random)!, at: 1, scene)
        default: _ = drawing.add(.rectangle(CGRect(x: 5, y: 5, width: 9, height: 9)), scene)
        }
    }

    @Test(arguments: 0..<40)
    func `after random edits and undo, an updated scene equals a new one`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var drawing = try drawing(Self.text)
        var scene = drawing.scene()
        var former = [drawing]
        for step in 0..<30 {
            let before = drawing
            if Int.random(in: 0..<4, using: &random) == 0 {
                drawing = former.randomElement(using: &random)!
            } else {
                for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&drawing, drawing.scene(), &random) }
            }
            former.append(drawing)
            let old = scene
            let changes: [CGRect]?
            (scene, changes) = drawing.scene(after: before, scene)
            let whole = drawing.scene()
            let isSame = describe(scene) == describe(whole)
            let other = zip(describe(scene), describe(whole)).first { $0 != $1 }
            #expect(
                isSame, "after step \(step): \(other.map { "\($0.0.suffix(160)) is not \($0.1.suffix(160))" } ?? "")")
            guard let changes else { continue }
            // Everything outside of the reported changes looks the same.
            func outside(_ scene: ShapeScene) -> [String] {
                scene.items.filter { item in !changes.contains { $0.covers(item.bounds) } }
                    .map { "\($0.shape.rawValue) \($0.bounds)" }
            }
            let differs = zip(outside(old) + ["end"], outside(scene) + ["end"]).first { $0 != $1 }
            #expect(differs == nil, "after step \(step)")
        }
    }

    @Test func `an edit returns the area of its changes`() throws {
        var drawing = try drawing(Self.text)
        let (before, scene) = (drawing, drawing.scene())
        drawing.move([drawing.named("b")], by: CGSize(width: 5, height: 0), scene)
        let (moved, changes) = drawing.scene(after: before, scene)
        #expect(changes == [CGRect(x: 50, y: 0, width: 25, height: 20)])
        drawing = before
        drawing.setFill(.none, of: drawing.named("e"))
        // The shape is part of a translucent group.
        #expect(
            drawing.scene(after: before, scene).changes == [
                try #require(scene.items.first { $0.opacity == 0.5 }?.bounds)
            ])
        drawing = before
        drawing.setProperty("stop-color", "blue", of: drawing.named("stop"))
        #expect(drawing.scene(after: before, scene).changes == nil)
        drawing = before
        drawing.setFill(.none, of: drawing.named("h"))
        #expect(drawing.scene(after: before, scene).changes == nil)
        drawing = before
        drawing.rename(drawing.named("z"), to: "Last")
        #expect(drawing.scene(after: before, scene).changes?.count == 1)
        #expect(moved.items.count == scene.items.count)
    }

    @Test
    func `an edit of a group is seen where the definitions in it are used, unless it only moves the group`() throws {
        var drawing = try drawing(
            """
            <svg><g id='g'><title>A</title><pattern id='p' width='9' height='9'><rect width='5' height='5'/></pattern></g>
            <rect fill='url(#p)' width='9' height='9'/></svg>
            """)
        let (before, scene) = (drawing, drawing.scene())
        drawing.setProperty("fill", "red", of: drawing.named("g"))
        let update = drawing.scene(after: before, scene)
        #expect(update.changes == nil && update.scene.look == drawing.scene().look)
        #expect(update.scene.look != scene.look)
        drawing = before
        drawing.move([drawing.named("g")], by: CGSize(width: 5, height: 0), scene)
        #expect(drawing.scene(after: before, scene).changes != nil)
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangle contains another one, except for rounding errors.
    fileprivate func covers(_ other: CGRect) -> Bool {
        let room = insetBy(dx: -1e-6, dy: -1e-6)
        return room.minX <= other.minX && room.minY <= other.minY && room.maxX >= other.maxX && room.maxY >= other.maxY
    }
}
