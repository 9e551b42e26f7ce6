import CorkUI
import Foundation

/// A text document.
struct TextDocument: FileDocument, Equatable {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let text = String(data: configuration.file.regularFileContents ?? Data(), encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// The windows of text documents.
struct TextDocuments: Scene {
    var body: some Scene {
        DocumentGroup(newDocument: TextDocument()) { file in
            TextDocumentView(text: file.$document.text, file: file.fileURL)
        }
    }
}

struct TextDocumentView: View {
    @Binding var text: String
    let file: URL?

    var body: some View {
        VStack(spacing: 0) {
            TextEditor(text: $text).accessibilityLabel("Text")
            HStack {
                Text("\(text.split(whereSeparator: \.isWhitespace).count) words")
                Spacer()
                Text(verbatim: file?.path ?? "Not in a file yet")
            }
            .font(.callout)
            .padding(8)
        }
    }
}

/// A page with buttons that open document windows.
struct DocumentsPage: View {
    @State private var isChoosing = false
    @State private var problem: String?
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument

    var body: some View {
        VStack(spacing: 24) {
            Text("Each document has a window, a file, undo and recovery after a crash.")
            HStack(spacing: 12) {
                Button("New text") { newDocument(TextDocument()) }
                Button("Open a file…") { isChoosing = true }
            }
            if let problem { Text(verbatim: problem) }
        }
        .padding(24)
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.plainText, .item]) { result in
            problem = nil
            Task {
                do {
                    try await openDocument(at: result.get())
                } catch {
                    problem = error.localizedDescription
                }
            }
        }
    }
}

package struct DocumentsPreviews: PreviewProvider {
    package static var previews: some View {
        DocumentsPage().previewDisplayName("Documents")
        TextDocumentView(text: .constant("Paper Moon\nOld Harbour"), file: nil).previewDisplayName("Text document")
    }
}
