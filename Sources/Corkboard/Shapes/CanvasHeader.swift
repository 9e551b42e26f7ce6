import CorkUI
import ShapeDocument

/// The name of a canvas in the sidebar, with a menu.
struct CanvasHeader: View {
    let canvas: DrawingCanvas
    /// The index of the canvas and the number of all canvases.
    let place: (index: Int, count: Int)
    let model: ShapesModel

    var body: some View {
        HStack(spacing: 6) {
            if model.renaming == canvas.id {
                NameField(id: canvas.id, model: model)
            } else {
                Text(canvas.name).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
            }
            Menu {
                Button("Show") { model.fit(canvas) }
                Button("Rename…") { model.beginRenaming(canvas) }
                Button("Move Up") { model.moveCanvas(canvas, by: -1) }.disabled(place.index == 0)
                Button("Move Down") { model.moveCanvas(canvas, by: 1) }.disabled(place.index == place.count - 1)
                Divider()
                Button("Add Canvas") { model.addCanvas() }
                Button("Delete", role: .destructive) { model.deleteCanvas(canvas) }.disabled(place.count == 1)
            } label: {
                Image(systemName: "view-more-symbolic")
            }
            .accessibilityLabel("Canvas “\(canvas.name)”")
            .help("What can be done with the canvas")
        }
    }
}
