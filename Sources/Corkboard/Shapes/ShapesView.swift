import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

/// The window of a drawing.
struct ShapesView: View {
    let model: ShapesModel
    @State private var showsInspector = true
    /// What is beside the canvas leaves it this much room, or makes way.
    private static let canvasRoom: CGFloat = 160
    private static let listWidth: CGFloat = 260
    private static let paletteWidth: CGFloat = 40
    private static let inspectorWidth: CGFloat = 280
    @State private var width = CGFloat.infinity
    @Environment(\.clipboard) private var clipboard
    @Environment(\.openDocument) private var openDocument

    var body: some View {
        VStack(spacing: 0) {
            DocumentStrips(model: model)
            HStack(spacing: 0) {
                if width >= Self.listWidth + Self.paletteWidth + Self.canvasRoom {
                    ShapeList(model: model).frame(width: Self.listWidth)
                    Divider()
                }
                ToolPalette(model: model)
                Divider()
                CanvasView(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
                if showsInspector,
                    width >= Self.listWidth + Self.paletteWidth + Self.canvasRoom + Self.inspectorWidth
                {
                    Divider()
                    ScrollView { ShapeInspector(shapes: model) }.frame(width: Self.inspectorWidth)
                }
            }
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .dropDestination(for: URL.self) { files, _ in model.drop(files, elsewhere: openDocument) }
        .focusedSceneValue(model)
        .toolbar { ShapesToolbar(model: model, showsInspector: $showsInspector) }
        .documentWindow(model)
        .paperNotices()
        .onAppear { model.clipboard = clipboard }
    }
}

/// The header bar's buttons.
struct ShapesToolbar: View {
    let model: ShapesModel
    @Binding var showsInspector: Bool
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        DocumentButtons(model: model, openHelp: "Open a drawing") { Task { await model.chooseFile(fileDialogs) } }
        ToolbarItem(placement: .primaryAction) { ArrangeMenu(model: model) }
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

package struct ShapesPreviews: PreviewProvider {
    package static var previews: some View {
        ShapesView(model: model).previewDisplayName("Drawing").previewLayout(.fixed(width: 1160, height: 720))
    }

    private static let model: ShapesModel = {
        let model = ShapesModel()
        let source = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" \
            width="300" height="200">
            <rect inkscape:label="Paper" x="20" y="20" width="160" height="120" fill="#ffd866"/>
            <circle inkscape:label="Pin" cx="200" cy="110" r="60" fill="#ab3428"/>
            </svg>
            """
        if let drawing = try? DrawingFile.decode(Data(source.utf8), fileName: "preview.svg") {
            model.start(UndoHistory(drawing), drawing.scene())
        }
        return model
    }()
}
