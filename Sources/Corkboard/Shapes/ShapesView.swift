import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

/// The window of a drawing.
struct ShapesView: View {
    let model: ShapesModel
    @State private var panes = DrawingPanes()
    @State private var room = DrawingPanes.Room.both
    /// The keyboard focus.
    @FocusState private var focus: Place?
    @Environment(\.textScale) private var textScale
    @Environment(\.clipboard) private var clipboard
    @Environment(\.openDocument) private var openDocument

    private enum Place: Hashable {
        case canvas
        case pane(DrawingPane)
    }

    var body: some View {
        let shown = panes[room]
        VStack(spacing: 0) {
            DocumentStrips(model: model)
            PanedCanvas {
                if shown.contains(.outline) {
                    ShapeList(model: model)
                        .focused($focus, equals: .pane(.outline))
                        .onKeyPress(.escape) { leave(.outline) }
                        .pane(.outline, at: .leading)
                }
                HStack(spacing: 0) {
                    ToolPalette(model: model).disabled(room == .none && shown.contains(.outline))
                    Divider()
                    CanvasView(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
                        .focused($focus, equals: .canvas)
                        .overlay { if model.isReading { OpeningView(name: model.name) } }
                }
                if shown.contains(.inspector) {
                    ScrollView {
                        if model.selection.isEmpty {
                            CanvasInspector(model: model)
                        } else {
                            ShapeInspector(shapes: model)
                        }
                    }
                    .focused($focus, equals: .pane(.inspector))
                    .onKeyPress(.escape) { leave(.inspector) }
                    .pane(.inspector, at: .trailing)
                }
            }
        }
        .onGeometryChange(
            for: DrawingPanes.Room.self, of: { .init(width: $0.size.width, textScale: textScale) },
            action: { room = $0 }
        )
        .dropDestination(for: URL.self) { files, _ in model.drop(files, elsewhere: openDocument) }
        .focusedSceneValue(model)
        .toolbar { ShapesToolbar(model: model, shown: shown, toggle: toggle) }
        .documentWindow(model)
        .onChange(of: model.fileURL) { model.fileMoved() }
        .paperNotices()
        .onAppear { model.clipboard = clipboard }
    }

    /// Shows or hides a pane; the focus moves to a pane that covers other content, and back to the canvas.
    private func toggle(_ pane: DrawingPane) {
        panes.toggle(pane, in: room)
        if !panes[room].contains(pane) {
            if focus != .canvas { focus = .canvas }
        } else if room != .both {
            focus = pane == .inspector && model.selection.isEmpty ? .canvas : .pane(pane)
        }
    }

    /// Hides a pane that covers the canvas.
    private func leave(_ pane: DrawingPane) -> KeyPress.Result {
        guard room == .none else { return .ignored }
        toggle(pane)
        return .handled
    }
}

/// The header bar's buttons.
struct ShapesToolbar: View {
    let model: ShapesModel
    /// The panes beside the canvas.
    let shown: Set<DrawingPane>
    let toggle: @MainActor (DrawingPane) -> Void
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        DocumentButtons(model: model, openHelp: "Open a drawing") { Task { await model.chooseFile(fileDialogs) } }
        ToolbarItem(placement: .primaryAction) {
            button(.outline, "sidebar-show-symbolic", "Shift+F9").keyboardShortcut(.function(9), modifiers: .shift)
        }
        ToolbarItem(placement: .primaryAction) {
            button(.inspector, "sidebar-show-right-symbolic", "F9").keyboardShortcut(.function(9), modifiers: [])
        }
        ToolbarItem(placement: .primaryAction) { ArrangeMenu(model: model) }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "zoom-fit-best-symbolic", label: "Show All", shortcut: "Ctrl+0") { model.fit() }
                .keyboardShortcut("0")
        }
        SaveButton(model: model)
    }

    private func button(_ pane: DrawingPane, _ icon: String, _ shortcut: String) -> IconButton {
        IconButton(
            icon: icon, label: "\(shown.contains(pane) ? "Hide" : "Show") \(pane.title)", shortcut: shortcut
        ) { toggle(pane) }
    }
}

/// The menu of a drawing's window.
struct DrawingCommands: Commands {
    @FocusedValue(ShapesModel.self) private var model

    var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
        CommandGroup(replacing: .saveItem) { if let model { DocumentItems(model: model) } }
        CommandGroup(replacing: .importExport) { if let model { DrawingExportItems(model: model) } }
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
