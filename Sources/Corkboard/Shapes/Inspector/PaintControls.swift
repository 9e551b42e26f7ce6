import CorkUI

/// The controls for the paint of a part of the selected shapes.
struct PaintControls<Shapes: InspectedShapes>: View {
    let shapes: Shapes
    let part: PaintedPart

    /// The options of the picker.
    private enum Kind: Hashable {
        case none, color, other
    }

    private var paint: ShapePaint? { shapes.paint(part) }

    private var color: Color.Resolved? {
        if case .color(let color) = paint { color } else { nil }
    }

    private var otherName: String? {
        if case .other(let name) = paint { name } else { nil }
    }

    private var kind: Binding<Kind?> {
        Binding {
            switch paint {
            case .none?: Kind.none
            case .color: .color
            case .other: .other
            case nil: nil
            }
        } set: { kind in
            switch kind {
            case .none?: shapes.set(part, to: .none)
            case .color: shapes.set(part, to: .color(color ?? Self.firstColor))
            case .other, nil: break
            }
        }
    }

    /// The paint for parts that had no color before.
    private static var firstColor: Color.Resolved { Color.Resolved(red: 0.2, green: 0.52, blue: 0.89) }

    var body: some View {
        Picker("Paint", selection: kind) {
            Text("None").tag(Kind.none)
            Text("Color").tag(Kind.color)
            if let otherName { Text(otherName).tag(Kind.other) }
            if paint == nil { Text("Mixed").tag(Kind?.none) }
        }
        if let color {
            ColorPicker(
                "Color",
                selection: Binding(
                    get: { Color(color) },
                    set: { shapes.set(part, to: .color($0.resolve(in: EnvironmentValues()))) }))
        }
        if paint == nil { Text("The selected shapes have different colors.").foregroundStyle(.secondary) }
    }
}
