import Foundation

/// Asks what is to become of a document whose file somebody else has changed.
struct DiskChangeStrip<Document: EditableDocument>: View {
    let change: DiskChange
    let model: DocumentModel<Document>

    var body: some View {
        let name = model.fileURL?.lastPathComponent ?? "The file"
        switch change {
        case .changed:
            NoticeStrip(
                text: """
                    \(name) was changed by somebody else, and nothing was overwritten. Reload shows what is there now, which \
                    can be undone; Keep Mine saves this \(Document.kindName) over it.
                    """
            ) {
                Button("Reload") { Task { await model.reload() } }
                Button("Keep Mine") { Task { await model.keepMine() } }
            }
        case .removed:
            NoticeStrip(
                text: "\(name) was taken away or renamed. Keep Mine saves this \(Document.kindName) there again."
            ) {
                Button("Keep Mine") { Task { await model.keepMine() } }
            }
        }
    }
}
