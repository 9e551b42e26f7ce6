import CorkUI

/// Shows what the selected shapes have in common, and changes it.
struct ShapeInspector<Shapes: InspectedShapes>: View {
    let shapes: Shapes
    @State private var areFillControlsShowing = true
    @State private var areStrokeControlsShowing = false

    var body: some View {
        if shapes.count == 0 {
            ContentUnavailableView {
                Text("Nothing selected")
            } description: {
                Text("Select a shape to see its place, size and paint.")
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
                }
                Section {
                    DisclosureGroup("Fill", isExpanded: $areFillControlsShowing) {
                        PaintControls(shapes: shapes, part: .fill)
                    }
                    DisclosureGroup("Stroke", isExpanded: $areStrokeControlsShowing) {
                        PaintControls(shapes: shapes, part: .stroke)
                        NumberField("Width", .strokeWidth, of: shapes)
                    }
                    OpacitySlider(shapes: shapes)
                }
            }
        }
    }
}

/// How opaque the shapes are; a drag is one change.
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
