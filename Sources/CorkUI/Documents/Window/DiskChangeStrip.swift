import Foundation

/// A notice about a document whose file another program changed, with buttons to resolve it.
struct DiskChangeStrip<Document: EditableDocument>: View {
    let change: DiskChange
    let model: DocumentModel<Document>

    var body: some View {
        let name = model.fileURL?.lastPathComponent ?? "The file"
        switch change {
        case .changed:
            NoticeStrip(
                text: """
                    \(name) was changed by another program. Reload shows the new version and can be undone; Keep Mine \
                    overwrites it with this \(Document.kindName).
                    """
            ) {
                Button("Reload") { Task { await model.reload() } }
                Button("Keep Mine") { Task { await model.keepMine() } }
            }
        case .removed:
            NoticeStrip(
                text: "\(name) was moved, renamed or deleted. Save writes this \(Document.kindName) there again."
            ) {
                Button("Save") { Task { await model.save(nil) } }
            }
        }
    }
}
