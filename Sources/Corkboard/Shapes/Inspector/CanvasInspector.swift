import CorkUI
import Foundation
import ShapeDocument

/// An inspector for the canvases, shown while no shape is selected.
struct CanvasInspector: View {
    let model: ShapesModel

    var body: some View {
        Form {
            Section("Nothing selected") {
                Text("Select a shape to see its position, size and colors.").foregroundStyle(.secondary)
            }
            ForEach(model.canvases) { canvas in
                Section("Size of \(canvas.name)") {
                    HStack {
                        side("W", \.width, canvas)
                        side("H", \.height, canvas)
                    }
                    Menu("Usual Sizes") {
                        ForEach(CanvasPreset.all, id: \.self) { preset in
                            Button(preset.name) { model.resize(canvas, to: preset.size) }
                        }
                    }
                    Button("Fit to Drawing") { model.fitCanvas(canvas) }
                        .disabled(model.drawing.shapes(in: model.drawing.root).isEmpty)
                }
            }
        }
    }

    private func side(
        _ title: String, _ path: WritableKeyPath<CGSize, CGFloat>, _ canvas: DrawingCanvas
    ) -> some View {
        let value = Binding<Double?>(
            get: { Double(canvas.rect.size[keyPath: path]) },
            set: { length in
                guard let length, length.isFinite, length > 0 else { return }
                var size = canvas.rect.size
                size[keyPath: path] = length
                model.resize(canvas, to: size)
            })
        return LabeledContent(title) {
            TextField(title, value: value, format: .number.precision(.fractionLength(0...2)), prompt: Text(""))
                .environment(\.layoutDirection, .leftToRight)
        }
    }
}

/// A usual size of a canvas.
struct CanvasPreset: Hashable {
    let name: String
    let size: CGSize

    static let all = [
        CanvasPreset(name: "Icon, 24 × 24", size: CGSize(width: 24, height: 24)),
        CanvasPreset(name: "Icon, 48 × 48", size: CGSize(width: 48, height: 48)),
        CanvasPreset(name: "Icon, 512 × 512", size: CGSize(width: 512, height: 512)),
        CanvasPreset(name: "A4, Upright", size: CGSize(width: 793.701, height: 1122.52)),
        CanvasPreset(name: "A4, Sideways", size: CGSize(width: 1122.52, height: 793.701)),
    ]
}
