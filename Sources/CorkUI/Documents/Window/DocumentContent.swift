import Foundation

/// The content of a document's window: notices, toolbar and the app's view.
struct DocumentContent<Format: DocumentFormat, Content: View>: View {
    let model: FileDocumentModel<Format>
    @ViewBuilder let content: @MainActor (FileDocumentModel<Format>, Format.Document) -> Content
    @Environment(\.windowSession) private var session
    @Environment(\.fileDialogs) private var dialogs

    var body: some View {
        VStack(spacing: 0) {
            DocumentStrips(model: model)
            Group {
                if let document = model.document {
                    content(model, document)
                } else if !model.isReading {
                    ContentUnavailableView {
                        Text("No document")
                    } description: {
                        Text("Open one to see it here.")
                    } actions: {
                        Button("Open…") { open() }
                        if session?.opensFilesAndFolders == true { Button("Open Folder…") { open(folders: true) } }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .environment(\.undoManager, model.undoManager)
        .focusedSceneValue(model)
        .toolbar {
            DocumentButtons(model: model, openHelp: "Open a document") { open() }
            if model.isEditable { SaveButton(model: model) }
        }
        .documentWindow(model)
    }

    private func open(folders: Bool = false) {
        Task { await model.chooseFile(dialogs, session, folders: folders) }
    }
}

/// The commands of a document's window.
struct DocumentCommands<Format: DocumentFormat>: Commands {
    @FocusedValue(FileDocumentModel<Format>.self) private var model
    @Environment(\.windowSession) private var session
    @Environment(\.fileDialogs) private var dialogs

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            if model?.isEditable == true {
                Button("New") { session?.newDocument(of: FileDocumentModel<Format>.self) }.keyboardShortcut("n")
            }
            if let model, session?.opensFilesAndFolders == true {
                Button("Open Folder…") { Task { await model.chooseFile(dialogs, session, folders: true) } }
                    .keyboardShortcut("o", modifiers: [.command, .shift])
            }
        }
        CommandGroup(replacing: .saveItem) {
            if let model, model.isEditable { DocumentItems(model: model) }
        }
    }
}

extension FileDocumentModel {
    /// Lets the person choose documents to open.
    ///
    /// An untouched empty document is replaced by the first one; the others open in windows of their own.
    ///
    /// - Parameters:
    ///   - dialogs: The system dialogs; `nil` if there are none.
    ///   - session: The windows of the app.
    ///   - folders: Whether to choose a folder; this also happens if no document type is a file.
    func chooseFile(_ dialogs: (any FileDialogs)?, _ session: WindowSession?, folders: Bool = false) async {
        let types = session?.documentTypes ?? Format.readableTypes
        let kinds = types.filter { !$0.isFolder }.map { FileType($0.readableName, $0) }
        let files =
            if folders || kinds.isEmpty {
                await dialogs?.chooseFolder("Open").map { [$0] } ?? []
            } else {
                await dialogs?.open("Open", types: kinds) ?? []
            }
        for file in files {
            let isMine = Format.readableTypes.contains { $0.admits(file) }
            if isMine, isUntouched, session?.document(of: file) == nil {
                open(file)
                await finishReading()
            } else {
                do {
                    guard let session else { throw DocumentError.wrongType(file, types) }
                    try session.openDocument(at: file)
                } catch {
                    showNotice(sentence(error))
                }
            }
        }
    }
}
