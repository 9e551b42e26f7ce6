import Foundation

/// The notices at the top of a document's window.
package struct DocumentStrips<Document: EditableDocument>: View {
    private let model: DocumentModel<Document>

    package init(model: DocumentModel<Document>) { self.model = model }

    package var body: some View {
        if let change = model.diskChange { DiskChangeStrip(change: change, model: model) }
        ForEach(model.notices) { notice in
            NoticeStrip(text: notice.text) {
                if let button = notice.button { NoticeChoices(button: button) { model.dismiss(notice) } }
                Button("Dismiss") { model.dismiss(notice) }
            }
        }
    }
}

/// The button of a notice, or a menu if there are several choices.
private struct NoticeChoices: View {
    let button: NoticeButton
    let dismiss: @MainActor () -> Void

    var body: some View {
        if button.choices.count == 1 {
            choice(button.choices[0])
        } else {
            Menu(button.title) { ForEach(button.choices) { choice($0) } }
        }
    }

    private func choice(_ choice: NoticeButton.Choice) -> some View {
        Button(choice.title) {
            dismiss()
            choice.action()
        }
    }
}

/// The Open, Undo and Redo buttons at the leading end of a document's header bar.
package struct DocumentButtons<Document: EditableDocument>: View {
    private let model: DocumentModel<Document>
    private let openHelp: String
    private let open: @MainActor () -> Void

    /// Creates the buttons of a document.
    ///
    /// - Parameters:
    ///   - model: The document.
    ///   - openHelp: A description of the Open button for its tooltip.
    ///   - open: Lets the person choose a file.
    package init(model: DocumentModel<Document>, openHelp: String, open: @escaping @MainActor () -> Void) {
        self.model = model
        self.openHelp = openHelp
        self.open = open
    }

    package var body: some View {
        ToolbarItem(placement: .navigation) {
            Button("Open…", action: open).keyboardShortcut("o").help("\(openHelp) (Ctrl+O)")
        }
        ToolbarItem(placement: .navigation) { UndoButton(model: model) }
        ToolbarItem(placement: .navigation) { RedoButton(model: model) }
    }
}

/// The button that undoes the last edit.
private struct UndoButton<Document: EditableDocument>: View {
    let model: DocumentModel<Document>

    var body: some View {
        let label = model.undoName.map { "Undo \($0)" } ?? "Undo"
        Button(action: model.undo) { Image(systemName: "edit-undo-symbolic") }
            .accessibilityLabel(label)
            .help("\(label) (Ctrl+Z)")
            .keyboardShortcut("z")
            .disabled(model.undoName == nil)
    }
}

/// The button that redoes the last edit that was undone.
private struct RedoButton<Document: EditableDocument>: View {
    let model: DocumentModel<Document>

    var body: some View {
        let label = model.redoName.map { "Redo \($0)" } ?? "Redo"
        Button(action: model.redo) { Image(systemName: "edit-redo-symbolic") }
            .accessibilityLabel(label)
            .help("\(label) (Ctrl+Shift+Z)")
            .keyboardShortcut("z", modifiers: [.command, .shift])
            .disabled(model.redoName == nil)
    }
}

/// The button that saves a document.
package struct SaveButton<Document: EditableDocument>: View {
    private let model: DocumentModel<Document>
    @Environment(\.fileDialogs) private var fileDialogs

    package init(model: DocumentModel<Document>) { self.model = model }

    package var body: some View {
        ToolbarItem(placement: .primaryAction) {
            Button("Save") { Task { await model.save(fileDialogs) } }
                .keyboardShortcut("s")
                .disabled(!model.isUnsaved)
                .help("Save the \(Document.kindName) (Ctrl+S)")
        }
    }
}

/// Menu items that save a document under another name and revert it.
package struct DocumentItems<Document: EditableDocument>: View {
    private let model: DocumentModel<Document>
    @Environment(\.fileDialogs) private var fileDialogs

    package init(model: DocumentModel<Document>) { self.model = model }

    package var body: some View {
        Button("Save As…") { Task { await model.saveAs(fileDialogs) } }
            .keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Revert to Last Saved") { Task { await model.reload("Revert") } }
            .disabled(model.fileURL == nil || !model.isDirty)
    }
}

/// A modifier that titles the window after its document, watches the file, and asks about unsaved changes.
private struct DocumentWindow<Document: EditableDocument>: ViewModifier {
    let model: DocumentModel<Document>
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.recentFiles) private var recentFiles
    @Environment(\.fileMonitors) private var fileMonitors

    func body(content: Content) -> some View {
        content
            .navigationTitle(model.title)
            .closeQuestion(
                isNeeded: model.isUnsaved, "Save “\(model.name)” before closing?",
                message: "If you discard your changes, they are lost."
            ) {
                // The document may have been edited while it was being written.
                await model.save(fileDialogs) && !model.isUnsaved
            }
            .onChange(of: model.fileURL, initial: true) { model.watchFile(fileMonitors) }
            .onAppear { model.noteRecent = { [recentFiles] in recentFiles?.note($0) } }
            .onDisappear { model.close() }
    }
}

extension View {
    /// Sets up the window for a document: its title, file monitoring and the question before closing.
    package func documentWindow(_ model: DocumentModel<some EditableDocument>) -> some View {
        modifier(DocumentWindow(model: model))
    }
}
