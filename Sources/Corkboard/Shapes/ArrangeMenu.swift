import CorkUI
import ShapeDocument

/// A menu of actions on the selected shapes.
struct ArrangeMenu: View {
    let model: ShapesModel

    var body: some View {
        Menu {
            let isEmpty = model.selection.isEmpty
            Button("Cut (Ctrl+X)") { model.cutSelection() }.disabled(isEmpty)
            Button("Copy (Ctrl+C)") { model.copySelection() }.disabled(isEmpty)
            Button("Paste (Ctrl+V)") { model.paste() }
            Button("Duplicate (Ctrl+D)") { model.duplicateSelection() }.disabled(isEmpty)
            Button("Delete (Del)") { model.deleteSelection() }.disabled(isEmpty)
            Divider()
            Button("Group (Ctrl+G)") { model.groupSelection() }.disabled(isEmpty)
            Button("Ungroup (Ctrl+Shift+G)") { model.ungroupSelection() }.disabled(isEmpty)
            Divider()
            ForEach(Drawing.Order.allCases, id: \.self) { order in
                Button("\(order.title) (\(order.keyName))") { model.arrange(order) }.disabled(isEmpty)
            }
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

extension Drawing.Order {
    fileprivate var keyName: String {
        switch self {
        case .front: "Home"
        case .forward: "Page Up"
        case .backward: "Page Down"
        case .back: "End"
        }
    }
}
