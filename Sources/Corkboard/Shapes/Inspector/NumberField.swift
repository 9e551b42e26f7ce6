import CorkUI
import Foundation

/// A field for a number of the selected shapes, which is empty if they differ.
struct NumberField<Shapes: InspectedShapes>: View {
    private let title: String
    private let number: ShapeNumber
    private let shapes: Shapes

    init(_ title: String, _ number: ShapeNumber, of shapes: Shapes) {
        self.title = title
        self.number = number
        self.shapes = shapes
    }

    private var value: Binding<Double?> {
        Binding(get: { shapes.number(number) }) { value in
            guard let value, value.isFinite else { return }
            shapes.set(number, to: isLength ? max(value, 0) : value)
        }
    }

    private var isLength: Bool { ![.x, .y, .rotation].contains(number) }

    var body: some View {
        LabeledContent(title) {
            TextField(title, value: value, format: .number.precision(.fractionLength(0...2)), prompt: Text("Mixed"))
                // From right to left, a minus sign would stand behind the number.
                .environment(\.layoutDirection, .leftToRight)
        }
    }
}
