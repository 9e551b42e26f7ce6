import CorkUI
import Foundation
import ShapeDocument

/// The window of a drawing.
struct ShapesView: View {
    let model: ShapesModel
    @State private var showsInspector = true

    var body: some View {
        VStack(spacing: 0) {
            DocumentStrips(model: model)
            HStack(spacing: 0) {
                ShapeList(model: model).frame(width: 260)
                Divider()
                CanvasView(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
                if showsInspector {
                    Divider()
                    ScrollView { ShapeInspector(shapes: model) }.frame(width: 280)
                }
            }
        }
        .focusedSceneValue(model)
        .toolbar { ShapesToolbar(model: model, showsInspector: $showsInspector) }
        .documentWindow(model)
    }
}

/// The header bar's buttons.
struct ShapesToolbar: View {
    let model: ShapesModel
    @Binding var showsInspector: Bool
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        DocumentButtons(model: model, openHelp: "Open a drawing") { Task { await model.chooseFile(fileDialogs) } }
        ToolbarItem(placement: .primaryAction) {
            IconButton(
                icon: "sidebar-show-right-symbolic", label: showsInspector ? "Hide Inspector" : "Show Inspector",
                shortcut: "F9"
            ) { showsInspector.toggle() }
            .keyboardShortcut(.function(9), modifiers: [])
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "zoom-fit-best-symbolic", label: "Show All", shortcut: "Ctrl+0") { model.fit() }
                .keyboardShortcut("0")
        }
        SaveButton(model: model)
    }
}

/// What the menu of a drawing's window offers.
struct DrawingCommands: Commands {
    @FocusedValue(ShapesModel.self) private var model

    var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
        CommandGroup(replacing: .saveItem) { if let model { DocumentItems(model: model) } }
    }
}
