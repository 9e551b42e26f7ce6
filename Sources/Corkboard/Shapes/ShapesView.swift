import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument

/// The window of a drawing.
struct ShapesView: View {
    let model: ShapesModel
    @State private var showsInspector = true
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.recentFiles) private var recentFiles
    @Environment(\.clipboard) private var clipboard

    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.notices) { notice in
                NoticeStrip(text: notice.text, button: "Dismiss") { model.dismiss(notice) }
            }
            HStack(spacing: 0) {
                ShapeList(model: model).frame(width: 260)
                Divider()
                ToolPalette(model: model)
                Divider()
                CanvasView(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
                if showsInspector {
                    Divider()
                    ScrollView { ShapeInspector(shapes: model) }.frame(width: 280)
                }
            }
        }
        .navigationTitle(model.title)
        .toolbar { ShapesToolbar(model: model, showsInspector: $showsInspector) }
        .closeQuestion(
            isNeeded: model.history.isDirty, "Save “\(model.name)” before closing?",
            message: "What you changed since it was saved will be lost."
        ) { await model.save(fileDialogs) }
        .onAppear {
            model.noteRecent = { [recentFiles] in recentFiles?.note($0) }
            model.clipboard = clipboard
        }
        .onDisappear { model.close() }
    }
}

/// The header bar's buttons.
struct ShapesToolbar: View {
    let model: ShapesModel
    @Binding var showsInspector: Bool
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        ToolbarItem(placement: .navigation) {
            Button("Open…") { Task { await model.chooseFile(fileDialogs) } }
                .keyboardShortcut("o")
                .help("Open a drawing (Ctrl+O)")
        }
        ToolbarItem(placement: .navigation) {
            IconButton(icon: "edit-undo-symbolic", label: undoLabel, shortcut: "Ctrl+Z") { model.undo() }
                .keyboardShortcut("z")
                .disabled(model.history.undoName == nil)
        }
        ToolbarItem(placement: .navigation) {
            IconButton(icon: "edit-redo-symbolic", label: redoLabel, shortcut: "Ctrl+Shift+Z") { model.redo() }
                .keyboardShortcut("z", modifiers: [.command, .shift])
                .disabled(model.history.redoName == nil)
        }
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
        ToolbarItem(placement: .primaryAction) {
            Button("Save As…") { Task { await model.saveAs(fileDialogs) } }
                .keyboardShortcut("s", modifiers: [.command, .shift])
                .help("Save the drawing under another name (Ctrl+Shift+S)")
        }
        ToolbarItem(placement: .primaryAction) {
            Button("Save") { Task { await model.save(fileDialogs) } }
                .keyboardShortcut("s")
                .disabled(!model.history.isDirty)
                .help("Save the drawing (Ctrl+S)")
        }
    }

    private var undoLabel: String { model.history.undoName.map { "Undo \($0)" } ?? "Undo" }
    private var redoLabel: String { model.history.redoName.map { "Redo \($0)" } ?? "Redo" }
}

package struct ShapesPreviews: PreviewProvider {
    package static var previews: some View { ShapesView(model: model).previewDisplayName("Drawing") }

    private static let model: ShapesModel = {
        let model = ShapesModel()
        let source = """
            <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
            <rect id="Paper" x="20" y="20" width="160" height="120" fill="#ffd866"/>
            <circle id="Pin" cx="200" cy="110" r="60" fill="#ab3428"/>
            </svg>
            """
        if let drawing = try? DrawingFile.decode(Data(source.utf8), fileName: "preview.svg") {
            model.start(UndoHistory(drawing), drawing.scene())
        }
        return model
    }()
}
