import CorkTesting
import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// The rows of a drawing's outline, and the selection in it.
@MainActor
@Suite struct OutlineTests {
    private let model = ShapesModel()

    init() { model.canvasSize = CGSize(width: 400, height: 300) }

    private func start(_ shapes: String) throws {
        let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">\#(shapes)</svg>"#
        let drawing = try DrawingFile.decode(Data(text.utf8), fileName: "drawing.svg")
        model.start(UndoHistory(drawing), drawing.scene())
    }

    /// Shows a drawing of rectangles.
    private func host(ofRectangles count: Int) throws -> TestHost {
        try start(String(repeating: "<rect width='9' height='9'/>", count: count))
        return TestHost(size: CGSize(width: 1_000, height: 700)) { ShapesView(model: model) }
    }

    /// Creates a rectangle, which is then selected.
    @discardableResult
    private func make() throws -> ShapeID {
        model.choose(.rectangle)
        #expect(model.makeInMiddle())
        return try #require(model.selection.first)
    }

    private func name(_ shape: ShapeID) -> String? { model.drawing.shape(shape)?.name }

    /// Returns a Boolean value that indicates whether a shape's row is in a window that is 700 points high.
    private func isShown(_ shape: ShapeID, _ host: TestHost) throws -> Bool {
        let row = try #require(name(shape))
        return host.element(row).map { (0..<700).contains($0.frame.midY) } ?? false
    }

    @Test func `an empty canvas says so until there is a shape`() throws {
        let host = TestHost(size: CGSize(width: 1_000, height: 700)) { ShapesView(model: model) }
        #expect(host.texts.contains("No shapes yet"))
        try make()
        host.settle()
        #expect(!host.texts.contains("No shapes yet"))
        model.addCanvas()
        host.settle()
        #expect(host.texts.count { $0 == "No shapes yet" } == 1)
    }

    @Test func `the outline shows the focused row of a range, and a shape that is selected on the canvas`() throws {
        let host = try host(ofRectangles: 200)
        let shapes = model.drawing.allShapes
        model.selection = [shapes[100]]
        host.settle()
        #expect(try isShown(shapes[100], host))
        let row = try #require(name(shapes[100]))
        try #require(host.element(row)).tap()
        for (start, end, last) in [(KeyEquivalent.home, KeyEquivalent.end, 199), (.end, .home, 0)] {
            host.focused?.press(.upArrow)
            host.focused?.press(start)
            host.focused?.press(end, modifiers: .shift)
            #expect(model.selection.count == 200)
            #expect(try isShown(shapes[last], host))
        }
        model.selection = []
        host.settle()
        model.selection = [shapes[150]]
        host.settle()
        #expect(try isShown(shapes[150], host))
    }

    @Test func `a shape that is renamed stays in the outline until another name is searched`() throws {
        let host = try host(ofRectangles: 3)
        let field = try #require(host.elements("TextField").first { $0.label == "Find Shapes" })
        field.set("rect")
        model.selection = [model.drawing.allShapes[1]]
        host.settle()
        model.beginRenaming()
        model.draftName = "other"
        model.endRenaming()
        host.settle()
        #expect(host.element("other") != nil && host.element("Rectangle 1") != nil)
        field.set("rectangle")
        #expect(host.element("other") == nil && host.element("Rectangle 1") != nil)
    }

    @Test func `a search begins at its first result, and leads back to the selection at its end`() throws {
        let host = try host(ofRectangles: 200)
        let shapes = model.drawing.allShapes
        model.selection = [shapes[150]]
        host.settle()
        #expect(try isShown(shapes[150], host) && !isShown(shapes[0], host))
        let field = try #require(host.elements("TextField").first { $0.label == "Find Shapes" })
        field.set("rect")
        host.settle()
        #expect(try isShown(shapes[0], host) && !isShown(shapes[150], host))
        field.set("")
        host.settle()
        #expect(try isShown(shapes[150], host))
    }

    @Test func `the context menu of a row changes its shape, or the selection if it contains the shape`() throws {
        let host = try host(ofRectangles: 3)
        let shapes = model.drawing.allShapes
        model.selection = Set(shapes[0...1])
        host.settle()
        func row(_ place: Int) throws -> TestElement {
            let label = try #require(name(shapes[place]))
            return try #require(host.element(label))
        }
        try row(2).choose("Rename… (F2)")
        host.settle()
        #expect(model.selection == [shapes[2]] && model.renaming == shapes[2])
        model.endRenaming()
        model.selection = Set(shapes[0...1])
        host.settle()
        try row(2).choose("Delete (Del)")
        #expect(model.drawing.allShapes == Array(shapes[0...1]))
        model.undo()
        model.selection = Set(shapes[0...1])
        host.settle()
        try row(0).choose("Delete (Del)")
        #expect(model.drawing.allShapes == [shapes[2]])
    }

    @Test func `shapes without names are numbered and keep their numbers`() throws {
        try start("<defs><clipPath><rect/></clipPath></defs><rect/><circle/><g><rect/></g>")
        let shapes = model.drawing.allShapes
        #expect(shapes.map(name) == ["Group 1", "Rectangle 2", "Circle 1", "Rectangle 1"])
        let text = model.drawing.encodedForJournal()
        model.edit("Delete") { $0.delete([shapes[3]]) }
        model.selection = [shapes[1]]
        #expect(model.canvasLabel.hasSuffix("Rectangle 2 selected"))
        model.duplicateSelection()
        let copy = try #require(model.selection.first)
        #expect(name(shapes[1]) == "Rectangle 2" && name(copy) == "Rectangle 3")
        model.undo()
        model.undo()
        #expect(shapes.map(name) == ["Group 1", "Rectangle 2", "Circle 1", "Rectangle 1"])
        #expect(model.drawing.encodedForJournal() == text)
    }

    @Test func `a number is no name until another is typed`() throws {
        let shape = try make()
        let drawing = model.drawing
        model.beginRenaming()
        #expect(model.draftName == "Rectangle 1")
        model.endRenaming()
        #expect(model.drawing == drawing)
        for (typed, shown) in [("Door", "Door"), ("", "Rectangle 1")] {
            model.beginRenaming()
            model.draftName = typed
            model.endRenaming()
            #expect(name(shape) == shown)
        }
    }

    @Test func `undoing a deletion selects the restored shapes`() throws {
        let (first, second) = (try make(), try make())
        model.selection = [first]
        model.deleteSelection()
        model.selection = [second]
        model.undo()
        #expect(model.selection == [first])
        model.redo()
        #expect(model.selection == [second])
        model.undo()
        #expect(model.selection == [first])
    }

    @Test func `undo keeps the selection of remaining shapes`() throws {
        let (first, second) = (try make(), try make())
        model.selection = [first]
        model.nudge(10, 0)
        model.selection = [second]
        model.undo()
        #expect(model.selection == [second])
        model.redo()
        #expect(model.selection == [second])
        model.selection = []
        model.undo()
        #expect(model.selection.isEmpty)
    }

    @Test func `undo restores the selection when no selected shape remains`() throws {
        let both: Set = [try make(), try make()]
        model.selection = both
        model.groupSelection()
        let group = model.selection
        model.undo()
        #expect(model.selection == both)
        model.redo()
        #expect(model.selection == group)
        model.ungroupSelection()
        #expect(model.selection == both)
        model.undo()
        #expect(model.selection == group)
        model.duplicateSelection()
        model.undo()
        #expect(model.selection == group)
    }

    @Test func `undo takes back what is being drawn before what was done`() throws {
        let shape = try make()
        model.choose(.pen)
        #expect(model.beginMaking(at: CGPoint(x: 10, y: 10), count: 1) && model.draft != nil)
        model.undo()
        #expect(model.draft == nil && model.drawing.allShapes == [shape])
        model.undo()
        #expect(model.drawing.allShapes.isEmpty)
    }
}
