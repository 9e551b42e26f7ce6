import CorkUI
import ShapeDocument

/// A menu of actions on the selected shapes.
struct ArrangeMenu: View {
    let model: ShapesModel

    var body: some View {
        Menu {
            let isEmpty = model.selection.isEmpty
            ShapeItems(model: model, shapes: model.selection)
            Divider()
            ForEach(Drawing.Alignment.allCases, id: \.self) { alignment in
                Button(alignment.title) { model.align(alignment) }.disabled(isEmpty)
            }
            ForEach(Drawing.Direction.allCases, id: \.self) { direction in
                Button(direction.title) { model.distribute(direction) }.disabled(model.selection.count < 3)
            }
            Divider()
            Button(model.snaps ? "Do Not Snap to Shapes" : "Snap to Shapes") { model.snaps.toggle() }
            Button("Add Canvas") { model.addCanvas() }
            if model.canvases.count > 1 {
                Menu("Move to Canvas") {
                    ForEach(model.canvases) { canvas in Button(canvas.name) { model.moveSelection(to: canvas) } }
                }
                .disabled(isEmpty)
            }
        } label: {
            Text("Arrange")
        }
        .help("Order, align and group what is selected")
    }
}

/// The menu items that change shapes, which they select first.
struct ShapeItems: View {
    let model: ShapesModel
    let shapes: Set<ShapeID>

    var body: some View {
        button("Cut (Ctrl+X)") { $0.cutSelection() }
        button("Copy (Ctrl+C)") { $0.copySelection() }
        Button("Paste (Ctrl+V)") { model.paste() }
        button("Duplicate (Ctrl+D)") { $0.duplicateSelection() }
        button("Delete (Del)") { $0.deleteSelection() }
        Divider()
        button("Group (Ctrl+G)") { $0.groupSelection() }
        button("Ungroup (Ctrl+Shift+G)") { $0.ungroupSelection() }
            .disabled(!shapes.contains(where: model.drawing.isGroup))
        Divider()
        ForEach(Drawing.Order.allCases, id: \.self) { order in
            button("\(order.title) (Ctrl+\(order.bracket.character))") { $0.arrange(order) }
        }
    }

    private func button(_ title: String, _ action: @escaping (ShapesModel) -> Void) -> some View {
        Button(title) {
            model.selection = shapes
            action(model)
        }
        .disabled(shapes.isEmpty)
    }
}
