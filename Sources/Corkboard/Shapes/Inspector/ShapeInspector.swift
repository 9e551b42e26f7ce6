import CorkUI
import Foundation

/// An inspector that shows and changes the common properties of the selected shapes.
struct ShapeInspector<Shapes: InspectedShapes>: View {
    let shapes: Shapes
    @State private var areFillControlsShowing = true
    @State private var areStrokeControlsShowing = false

    var body: some View {
        if shapes.count == 0 {
            ContentUnavailableView {
                Text("Nothing selected")
            } description: {
                Text("Select a shape to see its position, size and colors.")
            } actions: {
                EmptyView()
            }
        } else {
            Form {
                Section("Position and Size") {
                    HStack {
                        NumberField("X", .x, of: shapes)
                        NumberField("Y", .y, of: shapes)
                    }
                    HStack {
                        NumberField("W", .width, of: shapes)
                        NumberField("H", .height, of: shapes)
                    }
                    NumberField("Angle", .rotation, of: shapes)
                    if shapes.has(.cornerRadius) { NumberField("Corner Radius", .cornerRadius, of: shapes) }
                }
                if shapes.areTexts {
                    Section("Text") {
                        LettersField(shapes: shapes)
                        NumberField("Size", .fontSize, of: shapes)
                    }
                }
                Section {
                    DisclosureGroup("Fill", isExpanded: $areFillControlsShowing) {
                        PaintControls(shapes: shapes, part: .fill)
                    }
                    DisclosureGroup("Stroke", isExpanded: $areStrokeControlsShowing) {
                        PaintControls(shapes: shapes, part: .stroke)
                        NumberField("Width", .strokeWidth, of: shapes)
                        ForEach(ShapeChoice.allCases, id: \.self) { ChoicePicker(choice: $0, shapes: shapes) }
                    }
                    OpacitySlider(shapes: shapes)
                }
            }
        }
    }
}

/// The control for the opacity of the shapes; a drag is one change.
struct OpacitySlider<Shapes: InspectedShapes>: View {
    let shapes: Shapes

    var body: some View {
        let opacity = shapes.number(.opacity)
        Slider(value: Binding(get: { opacity ?? 1 }, set: { shapes.set(.opacity, to: $0) })) {
            Text(opacity.map { "Opacity \(Int(($0 * 100).rounded())) %" } ?? "Opacity (Mixed)")
        } onEditingChanged: { isEditing in
            if isEditing { shapes.beginChange("Change Opacity") } else { shapes.endChange() }
        }
        .accessibilityLabel("Opacity")
    }
}

/// The field for the string of texts, which is changed in one undo step when it loses the focus.
private struct LettersField<Shapes: InspectedShapes>: View {
    let shapes: Shapes

    var body: some View {
        LabeledContent("Content") {
            TextField(
                "Content", value: Binding(get: { shapes.letters }, set: { shapes.letters = $0 }), format: PlainText(),
                prompt: Text("Mixed"))
        }
    }

    /// A format style that leaves text unchanged.
    private struct PlainText: ParseableFormatStyle {
        var parseStrategy: Strategy { Strategy() }
        func format(_ value: String) -> String { value }

        struct Strategy: ParseStrategy {
            func parse(_ value: String) -> String { value }
        }
    }
}

/// A picker for a property of the shapes.
private struct ChoicePicker<Shapes: InspectedShapes>: View {
    let choice: ShapeChoice
    let shapes: Shapes

    var body: some View {
        let now = shapes.choice(choice)
        Picker(
            choice.title,
            selection: Binding<String?>(get: { now }, set: { if let option = $0 { shapes.set(choice, to: option) } })
        ) {
            ForEach(choice.options, id: \.self) { Text($0).tag($0 as String?) }
            if let now, !choice.options.contains(now) { Text(now).tag(now as String?) }
        }
    }
}
