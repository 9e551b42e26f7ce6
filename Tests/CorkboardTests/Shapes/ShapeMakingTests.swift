import CorkTesting
import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// Shapes made with the tools, copied, and brought in order.
@MainActor
@Suite struct ShapeMakingTests {
    private let model = ShapesModel()
    private let clipboard = FixedClipboard()

    init() {
        model.canvasSize = CGSize(width: 848, height: 648)
        model.fit()
        model.clipboard = clipboard
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(model.viewport.transform) }

    private func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ modifiers: EventModifiers = []) {
        CanvasPointer.handle(PointerEvent(phase, at: point(x, y), modifiers: modifiers), model)
    }

    private func drag(from a: (Double, Double), to b: (Double, Double), _ modifiers: EventModifiers = []) {
        send(.pressed(count: 1), a.0, a.1, modifiers)
        send(.dragged, b.0, b.1, modifiers)
        send(.released, b.0, b.1, modifiers)
    }

    private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        #expect(CanvasKeys.canvas.perform(KeyPress(key: key, modifiers: modifiers), on: model) == .handled)
    }

    private var kinds: [ShapeKind] { model.drawing.allShapes.compactMap { model.drawing.shape($0)?.kind } }
    private var bounds: CGRect? { model.selectionBounds }

    @Test func `the first drag in a new drawing makes a rectangle and one that is opened is chosen from`() {
        drag(from: (10, 20), to: (110, 60))
        #expect(kinds == [.rectangle] && bounds == CGRect(x: 10, y: 20, width: 100, height: 40))
        press("r")
        model.start(UndoHistory(model.drawing), model.drawing.scene())
        #expect(model.tool == .select)
    }

    @Test func `a drag with a tool makes a shape which is chosen then`() {
        press("r")
        drag(from: (10, 20), to: (110, 60))
        #expect(kinds == [.rectangle] && bounds == CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(model.tool == .select && model.draft == nil && model.history.undoName == "Add Rectangle")
        press("e")
        drag(from: (100, 100), to: (150, 120), .shift)
        #expect(kinds.first == .ellipse && bounds == CGRect(x: 100, y: 100, width: 50, height: 50))
        press("e")
        drag(from: (300, 300), to: (310, 320), .option)
        #expect(bounds == CGRect(x: 290, y: 280, width: 20, height: 40))
        press("n")
        drag(from: (0, 0), to: (100, 3), .shift)
        #expect(kinds.first == .line && abs((bounds?.height ?? 9)) < 1e-6)
        for _ in 0..<4 { model.undo() }
        #expect(kinds.isEmpty && !model.history.isDirty)
    }

    @Test func `a click alone makes nothing and Escape leaves the tool`() {
        press("r")
        drag(from: (10, 20), to: (11, 20))
        #expect(kinds.isEmpty && model.tool == .rectangle)
        send(.pressed(count: 1), 10, 10)
        send(.dragged, 90, 90)
        press(.escape)
        #expect(model.draft == nil && kinds.isEmpty)
        press(.escape)
        #expect(model.tool == .select)
    }

    @Test func `the pen sets points until a double click or the first one`() {
        press("b")
        for place in [(10.0, 10.0), (60, 10), (60, 60)] { drag(from: place, to: place) }
        send(.pressed(count: 2), 60, 60)
        #expect(kinds == [.polyline] && bounds == CGRect(x: 10, y: 10, width: 50, height: 50))
        press("b")
        for place in [(110.0, 10.0), (160, 10), (160, 60), (111, 11)] { drag(from: place, to: place) }
        #expect(kinds == [.polygon, .polyline] && model.tool == .select)
        press("b")
        for place in [(10.0, 110.0), (60, 110)] { drag(from: place, to: place) }
        press(.return)
        #expect(kinds.count == 3)
        press("b")
        drag(from: (10, 10), to: (10, 10))
        press("s")
        #expect(kinds.count == 3 && model.draft == nil)
    }

    @Test func `keys alone make a shape in the middle`() throws {
        press("t")
        press(.return)
        let text = try #require(model.selection.first)
        #expect(model.drawing.letters(of: text) == "Text")
        model.letters = "A < B"
        #expect(model.drawing.letters(of: text) == "A < B" && model.history.undoName == "Change Text")
        model.letters = "km / h"
        #expect(model.drawing.letters(of: text) == "km / h" && model.letters == "km / h")
        press("r")
        press(.return)
        let box = try #require(bounds)
        #expect(abs(box.midX - 400) < 1 && abs(box.midY - 300) < 1 && kinds.count == 2)
    }

    @Test func `new shapes go to the layer in front`() throws {
        model.start(
            UndoHistory(
                try DrawingFile.decode(
                    Data(
                        """
                        <svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="800" height="600">
                        <g id="low" inkscape:groupmode="layer"/><g id="high" inkscape:groupmode="layer" transform="translate(5)"/></svg>
                        """.utf8), fileName: "layers.svg")), ShapesModel().scene)
        press("r")
        drag(from: (10, 20), to: (110, 60))
        let shape = try #require(model.selection.first)
        #expect(model.drawing.ancestors(of: shape) == [model.drawing.shapes(in: model.drawing.root)[0]])
        #expect(bounds == CGRect(x: 10, y: 20, width: 100, height: 40))
    }

    @Test func `shapes go through the clipboard as SVG`() async throws {
        press("r")
        drag(from: (10, 20), to: (110, 60))
        press("x", .command)
        #expect(kinds.isEmpty)
        #expect(clipboard.forms.map(\.type) == ["image/svg+xml", "text/plain;charset=utf-8"])
        press("v", .command)
        await model.pasteTask?.value
        #expect(kinds == [.rectangle] && bounds == CGRect(x: 10, y: 20, width: 100, height: 40))
        let other = ShapesModel()
        other.clipboard = clipboard
        other.canvasSize = CGSize(width: 100, height: 100)
        other.scroll(by: CGSize(width: 5_000, height: 0))
        other.paste()
        await other.pasteTask?.value
        // In sight, in one step.
        #expect(abs((other.selectionBounds?.midX ?? 0) - other.viewport.place(CGPoint(x: 50, y: 50)).x) < 1e-6)
        other.undo()
        #expect(!other.history.isDirty)
        clipboard.setText("no shapes")
        clipboard.forms = [TransferredData(type: "text/plain", data: Data("no shapes".utf8))]
        other.paste()
        await other.pasteTask?.value
        #expect(other.notices.map(\.text) == ["There are no shapes on the clipboard."])
    }

    @Test func `pasting again and again uses the gradient that is there`() throws {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="lg"><stop/></linearGradient></defs>
            <rect width="9" height="9" fill="url(#lg)"/></svg>
            """
        var written: String { String(decoding: DrawingFile.encode(model.drawing), as: UTF8.self) }
        model.paste(text)
        let once = written
        press("c", .command)
        let copy = String(decoding: try #require(clipboard.forms.first).data, as: UTF8.self)
        model.paste(copy)
        let twice = written
        #expect(twice.ranges(of: "<linearGradient").count == 1 && twice.ranges(of: "url(#lg)").count == 2)
        model.undo()
        #expect(written == once)
        model.redo()
        #expect(written == twice)
        model.undo()
        model.undo()
        #expect(!written.contains("linearGradient"))
    }

    @Test func `keys bring shapes in order`() {
        for x in [0.0, 50, 100] {
            press("r")
            drag(from: (x, 0), to: (x + 20, 20))
        }
        let first = model.drawing.allShapes
        press(.end)
        #expect(model.drawing.allShapes == [first[1], first[2], first[0]])
        press("]", .command)
        #expect(model.drawing.allShapes == [first[1], first[0], first[2]])
        press(.home)
        #expect(model.drawing.allShapes == first && model.history.undoName == "Bring to Front")
        model.selectAll()
        model.align(.left)
        #expect(bounds?.width == 20)
    }

    @Test func `handles stretch from the middle with alt`() throws {
        press("r")
        drag(from: (100, 100), to: (200, 200))
        drag(from: (200, 200), to: (210, 220), .option)
        #expect(bounds == CGRect(x: 90, y: 80, width: 120, height: 140))
    }

    @Test func `the angle is turned around the middle and is one step`() throws {
        press("r")
        drag(from: (100, 100), to: (200, 150))
        model.set(.rotation, to: 90)
        let box = try #require(bounds)
        #expect(abs(box.width - 50) < 1e-6 && abs(box.midX - 150) < 1e-6 && model.number(.rotation) == 90)
        model.undo()
        #expect(bounds == CGRect(x: 100, y: 100, width: 100, height: 50))
    }

    @Test func `canvases are changed in the sidebar`() throws {
        model.addCanvas()
        #expect(model.canvases.map(\.name) == ["Canvas 1", "Canvas 2"])
        model.beginRenaming(model.canvases[1])
        model.draftName = "Back"
        model.endRenaming()
        model.moveCanvas(model.canvases[1], by: -1)
        #expect(model.canvases.map(\.name) == ["Back", "Canvas 2"])
        model.deleteCanvas(model.canvases[0])
        #expect(model.canvases.count == 1 && model.history.undoName == "Delete “Back”")
    }
}
