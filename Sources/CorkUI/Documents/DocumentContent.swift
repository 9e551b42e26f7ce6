import Foundation

/// The window of a document: what is told over it, its buttons, and what the app shows of it.
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
                        Button("Open…", action: open)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .environment(\.undoManager, model.undoManager)
        .focusedSceneValue(model)
        .toolbar {
            DocumentButtons(model: model, openHelp: "Open a document", open: open)
            if model.isEditable { SaveButton(model: model) }
        }
        .documentWindow(model)
    }

    private func open() { Task { await model.chooseFile(dialogs, session) } }
}

/// What the menu of a document's window offers.
struct DocumentCommands<Format: DocumentFormat>: Commands {
    @FocusedValue(FileDocumentModel<Format>.self) private var model
    @Environment(\.windowSession) private var session

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            if model?.isEditable == true {
                Button("New") { session?.newDocument(of: FileDocumentModel<Format>.self) }.keyboardShortcut("n")
            }
        }
        CommandGroup(replacing: .saveItem) {
            if let model, model.isEditable { DocumentItems(model: model) }
        }
    }
}

extension FileDocumentModel {
    /// Lets the person choose documents; what is empty and as it was at first takes the first one in, the others get
    /// windows of their own.
    func chooseFile(_ dialogs: (any FileDialogs)?, _ session: WindowSession?) async {
        let types = session?.documentTypes ?? Format.readableTypes
        let kinds = types.map { FileType($0.readableName, $0) }
        for file in await dialogs?.open("Open", types: kinds) ?? [] {
            let isMine = Format.readableTypes.contains { $0.admits(filenameExtension: file.pathExtension) }
            if isMine, isUntouched, session?.document(of: file) == nil {
                open(file)
                await finishReading()
            } else {
                do {
                    guard let session else { throw DocumentError.wrongType(file, types) }
                    try session.openDocument(at: file)
                } catch {
                    tell(sentence(error))
                }
            }
        }
    }

    /// Whether nobody would miss the document.
    private var isUntouched: Bool {
        fileURL == nil && !history.isDirty && history.undoName == nil && history.redoName == nil
    }
}
