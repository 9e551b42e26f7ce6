import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@testable import Corkboard

@MainActor
@Suite("Inspector of shapes")
struct InspectorTests {
    /// Shapes of numbers and paints, with one undo step a change.
    @MainActor @Observable final class Shapes: InspectedShapes {
        struct Shape: Equatable {
            var numbers: [ShapeNumber: Double]
            var fill = ShapePaint.color(Color.Resolved(red: 1, green: 0, blue: 0))
            var stroke = ShapePaint.none
            var choices: [ShapeChoice: String] = [:]
            var letters: String?
        }

        var shapes: [Shape] = []
        var undo: [[Shape]] = []
        private var isChanging = false

        var count: Int { shapes.count }

        private func common<V: Equatable>(_ value: (Shape) -> V) -> V? {
            let values = shapes.map(value)
            return values.allSatisfy { $0 == values[0] } ? values.first : nil
        }

        private func change(_ body: (inout Shape) -> Void) {
            if !isChanging { undo.append(shapes) }
            for index in shapes.indices { body(&shapes[index]) }
        }

        func number(_ number: ShapeNumber) -> Double? { common { $0.numbers[number] ?? 0 } }
        func set(_ number: ShapeNumber, to value: Double) { change { $0.numbers[number] = value } }
        func paint(_ part: PaintedPart) -> ShapePaint? { common { part == .fill ? $0.fill : $0.stroke } }

        func set(_ part: PaintedPart, to paint: ShapePaint) {
            change { if part == .fill { $0.fill = paint } else { $0.stroke = paint } }
        }

        func has(_ number: ShapeNumber) -> Bool { shapes.allSatisfy { $0.numbers[number] != nil } }
        func choice(_ choice: ShapeChoice) -> String? { common { $0.choices[choice] ?? choice.options[0] } }
        func set(_ choice: ShapeChoice, to option: String) { change { $0.choices[choice] = option } }
        var areTexts: Bool { shapes.allSatisfy { $0.letters != nil } }
        var letters: String? {
            get { common { $0.letters } ?? nil }
            set { change { $0.letters = newValue } }
        }

        func beginChange(_ name: String) {
            undo.append(shapes)
            isChanging = true
        }

        func endChange() { isChanging = false }
    }

    private let shapes = Shapes()

    private func show(_ numbers: [[ShapeNumber: Double]]) -> TestHost {
        shapes.shapes = numbers.map { Shapes.Shape(numbers: $0) }
        return TestHost(size: CGSize(width: 320, height: 800)) { ShapeInspector(shapes: shapes) }
    }

    private func element(_ host: TestHost, _ name: String) throws -> TestElement { try #require(host.element(name)) }

    @Test func `fill is open at first and stroke is not`() {
        let host = show([[.x: 1]])
        #expect(host.element("Fill")?.isExpanded == true && host.element("Stroke")?.isExpanded == false)
        #expect(host.elements("ColorPicker").count == 1)
    }

    @Test func `numbers are shown and changed`() throws {
        let host = show([[.x: 12.5, .width: 100]])
        #expect(host.element("X")?.value == "12.5" && host.element("W")?.value == "100")
        host.element("X")?.set("-3")
        host.element("W")?.set("-3")
        #expect(shapes.shapes[0].numbers[.x] == -3 && shapes.shapes[0].numbers[.width] == 0)
        #expect(shapes.undo.count == 2)
        host.element("W")?.set("wide")
        host.element("W")?.set("")
        #expect(shapes.undo.count == 2 && host.element("W")?.value == "0")
    }

    @Test func `differing values are empty until set for all shapes`() throws {
        let host = show([[.x: 1, .opacity: 1], [.x: 2, .opacity: 0.5]])
        #expect(host.element("X")?.value == "" && host.texts.contains("Opacity (Mixed)"))
        host.element("X")?.set("7")
        #expect(shapes.shapes.map { $0.numbers[.x] } == [7, 7] && host.element("X")?.value == "7")
    }

    @Test func `a drag of the slider is one undo step`() throws {
        let host = show([[.opacity: 1], [.opacity: 1]])
        let before = shapes.shapes
        try element(host, "Opacity").drag(through: [0.9, 0.7, 0.5])
        #expect(shapes.shapes.map { $0.numbers[.opacity] } == [0.5, 0.5] && shapes.undo == [before])
        #expect(host.texts.contains("Opacity 50 %"))
    }

    @Test func `paint is chosen by kind and color`() throws {
        let host = show([[.x: 1]])
        let paint = try element(host, "Paint")
        #expect(paint.value == "Color" && paint.menu == ["None", "Color"])
        try element(host, "Color").set(Color(hex: 0x0000FF))
        #expect(shapes.shapes[0].fill == .color(Color.Resolved(red: 0, green: 0, blue: 1)))
        paint.choose("None")
        #expect(shapes.shapes[0].fill == .none)
        host.advance(5)
        #expect(host.elements("ColorPicker").isEmpty)
        host.element("Paint")?.choose("Color")
        #expect(host.elements("ColorPicker").count == 1)
    }

    @Test func `several paints are said and a gradient is named`() throws {
        let host = show([[.x: 1], [.x: 1]])
        shapes.shapes[1].fill = .other("Linear Gradient")
        host.settle()
        #expect(host.element("Paint")?.value == "Mixed")
        host.element("Paint")?.choose("Mixed")
        #expect(host.texts.contains("The selected shapes have different colors."))
        shapes.shapes[0].fill = .other("Linear Gradient")
        host.settle()
        #expect(host.element("Paint")?.value == "Linear Gradient")
        host.element("Paint")?.choose("Linear Gradient")
        #expect(shapes.undo.isEmpty)
    }

    @Test func `without shapes it says so`() {
        #expect(show([]).texts.first == "Nothing selected")
    }
}
