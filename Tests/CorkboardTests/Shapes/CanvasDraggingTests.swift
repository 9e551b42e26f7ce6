import CorkTesting
import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// Shapes that are moved next to others, and turned.
@MainActor
@Suite struct CanvasDraggingTests {
    private static let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
        <rect id="a" x="10" y="10" width="20" height="20"/><g id="g"><rect id="b" x="50" y="10" width="20" height="20"/>
        <rect id="c" x="80" y="10" width="20" height="20"/></g>
        <rect id="hidden" x="46" y="80" width="3" height="5" display="none"/></svg>
        """

    private let model = ShapesModel()

    init() throws {
        model.canvasSize = CGSize(width: 400, height: 300)
        let drawing = try DrawingFile.decode(Data(Self.text.utf8), fileName: "drawing.svg")
        model.start(UndoHistory(drawing), drawing.scene())
    }

    private func send(_ phase: PointerEvent.Phase, _ place: CGPoint, _ modifiers: EventModifiers = []) {
        CanvasPointer.handle(
            PointerEvent(phase, at: place.applying(model.viewport.transform), modifiers: modifiers), model)
    }

    /// Takes the first rectangle by its middle and moves it.
    private func move(_ x: Double, _ y: Double, _ modifiers: EventModifiers = []) {
        send(.pressed(count: 1), CGPoint(x: 20, y: 20))
        send(.dragged, CGPoint(x: 20 + x, y: 20 + y), modifiers)
    }

    private func letGo(_ x: Double, _ y: Double, _ modifiers: EventModifiers = []) {
        send(.released, CGPoint(x: 20 + x, y: 20 + y), modifiers)
    }

    @Test func `a shape moved near an edge snaps to it and shows a guide`() throws {
        let before = model.drawing
        move(39.2, 25)
        #expect(model.guides.map(\.start.x) == [50] && model.guides.map(\.end.x) == [50])
        let guide = try #require(model.guides.first)
        #expect(guide.start.y == 10 && abs(guide.end.y - 55) < 0.5)
        letGo(39.2, 25)
        let box = try #require(model.selectionBounds)
        #expect(abs(box.minX - 50) < 1e-6 && abs(box.minY - 35) < 0.5)
        #expect(model.guides.isEmpty && model.history.undoName == "Move")
        model.undo()
        #expect(model.drawing == before && model.history.undoName == nil)
    }

    @Test func `middles stand in line with middles and with those of the canvas`() throws {
        move(79, 31)
        #expect(model.guides.count == 2)
        letGo(79, 31)
        let box = try #require(model.selectionBounds)
        #expect(abs(box.midX - 100) < 1e-6 && abs(box.midY - 50) < 1e-6)
    }

    @Test func `alt and the menu let things stand anywhere`() throws {
        move(39.2, 25, .option)
        #expect(model.guides.isEmpty)
        letGo(39.2, 25, .option)
        #expect(abs(try #require(model.selectionBounds).minX - 49.2) < 0.1)
        model.undo()
        model.snaps = false
        move(39.2, 25)
        letGo(39.2, 25)
        #expect(abs(try #require(model.selectionBounds).minX - 49.2) < 0.1)
    }

    @Test func `a move that is cancelled leaves no line`() {
        move(39.2, 25)
        model.escape()
        #expect(model.guides.isEmpty && model.snapping == nil && model.history.undoName == nil)
    }

    @Test func `the nearest line of all is found`() {
        var random = SystemRandomNumberGenerator()
        func rect() -> CGRect {
            CGRect(
                x: CGFloat(Int.random(in: -50...50, using: &random)),
                y: CGFloat(Int.random(in: -50...50, using: &random)),
                width: CGFloat(Int.random(in: 0...20, using: &random)),
                height: CGFloat(Int.random(in: 0...20, using: &random)))
        }
        for _ in 0..<500 {
            let targets = (0..<Int.random(in: 0...6, using: &random)).map { _ in rect() }
            let box = rect()
            let (shift, guides) = Snapping(to: targets).snap(box, within: 4)
            func least(_ places: (CGRect) -> [CGFloat]) -> CGFloat? {
                targets.flatMap(places).flatMap { place in places(box).map { abs(place - $0) } }.min()
                    .flatMap { $0 <= 4 ? $0 : nil }
            }
            let x = least { [$0.minX, $0.midX, $0.maxX] }, y = least { [$0.minY, $0.midY, $0.maxY] }
            #expect(abs(shift.width) == x ?? 0 && abs(shift.height) == y ?? 0)
            #expect(guides.count == [x, y].compactMap(\.self).count)
        }
    }

    // MARK: Turning

    /// Takes the first rectangle, whose middle is at 20, 20, by its round handle and turns it.
    private func turn(by degrees: Double, _ modifiers: EventModifiers = [], release: Bool = true) throws {
        send(.pressed(count: 1), CGPoint(x: 20, y: 20))
        send(.released, CGPoint(x: 20, y: 20))
        let handle = try #require(model.turnHandle)
        let center = CGPoint(x: 20, y: 20).applying(model.viewport.transform)
        func event(_ phase: PointerEvent.Phase, _ degrees: Double) {
            let angle = atan2(handle.y - center.y, handle.x - center.x) + degrees * .pi / 180
            let place = CGPoint(x: center.x + 60 * cos(angle), y: center.y + 60 * sin(angle))
            CanvasPointer.handle(PointerEvent(phase, at: place, modifiers: modifiers), model)
        }
        CanvasPointer.handle(PointerEvent(.pressed(count: 1), at: handle), model)
        for step in 1...4 { event(.dragged, degrees * Double(step) / 4) }
        if release { event(.released, degrees) }
    }

    @Test func `the round handle turns around the middle as one step to undo`() throws {
        let before = model.drawing
        try turn(by: 40)
        let shape = try #require(model.selection.first)
        #expect(abs(model.drawing.rotation(of: shape) - 40) < 1e-6)
        let box = try #require(model.selectionBounds)
        #expect(abs(box.midX - 20) < 1e-6 && abs(box.midY - 20) < 1e-6)
        #expect(model.history.undoName == "Rotate" && model.dragChange == .identity)
        model.undo()
        #expect(model.drawing == before && model.history.undoName == nil)
    }

    @Test func `with shift it turns by fifteen degrees`() throws {
        try turn(by: -68, .shift)
        let shape = try #require(model.selection.first)
        #expect(abs(model.drawing.rotation(of: shape) + 75) < 1e-6)
    }

    @Test func `a turn that is cancelled changes nothing`() throws {
        try turn(by: 30, release: false)
        #expect(model.dragChange != .identity)
        model.escape()
        #expect(model.dragChange == .identity && model.history.undoName == nil)
    }

    @Test func `the round handle is below where there is no room above`() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
        #expect(CanvasHandle.turnPlace(on: rect) == CGPoint(x: 30, y: 74))
        #expect(CanvasHandle.turnPlace(on: rect.offsetBy(dx: 0, dy: 100)) == CGPoint(x: 30, y: 96))
    }
}
