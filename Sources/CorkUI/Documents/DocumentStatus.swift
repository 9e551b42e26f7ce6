import DocumentFiles
import Foundation
import Observation

/// The observable state of a document's window, apart from the document.
///
/// A nongeneric class, because a key path of a generic class would be created for each access of a property.
@MainActor @Observable
open class DocumentStatus {
    /// The number of changes to the history, which observation tracks.
    private var changeCount = 0
    /// A Boolean value that indicates whether the document differs from its last saved state.
    package private(set) final var isDirty = false
    /// The name of the edit that Undo reverts; `nil` if there is none.
    package private(set) final var undoName: String?
    /// The name of the edit that Redo repeats; `nil` if there is none.
    package private(set) final var redoName: String?
    /// The file of the document and its stamp when it was last read or written.
    package final var origin: FileOrigin?
    /// A change to the file by another program, until the person resolves it.
    package final var diskChange: DiskChange?
    /// The file that is being read in place of the document; `nil` if there is none.
    package final var fileBeingRead: URL?
    /// A Boolean value that indicates whether a file is being read in place of the document.
    package final var isReading: Bool { fileBeingRead != nil }
    /// The reasons why files could not be read, a sentence each.
    package private(set) final var failures: [String] = []
    package private(set) final var notices: [DocumentNotice] = []
    /// The reason why the last save failed, shown as a notice until a save succeeds.
    @ObservationIgnored final var saveFailure: String? {
        didSet {
            notices.removeAll { $0.text == oldValue }
            if let saveFailure { showNotice(saveFailure) }
        }
    }
    @ObservationIgnored private var noticeCount = 0

    init() {}

    /// Makes the current evaluation depend on the history.
    final func observeHistory() { _ = changeCount }

    /// Notifies observers of the history.
    final func historyChanges() { changeCount += 1 }

    /// Updates the summary of the history, notifying observers only of properties that differ.
    final func note(isDirty: Bool, undoName: String?, redoName: String?) {
        if self.isDirty != isDirty { self.isDirty = isDirty }
        if self.undoName != undoName { self.undoName = undoName }
        if self.redoName != redoName { self.redoName = redoName }
    }

    // MARK: Notices

    /// Shows a notice until it is dismissed, unless it is already shown.
    ///
    /// - Parameters:
    ///   - text: The sentence.
    ///   - button: An action for the notice, which also dismisses it.
    ///   - file: A file that couldn't be read; the notice goes when the document is saved as this file.
    ///   - isUntilSaved: Pass `true` for a notice that goes when the document is saved.
    package final func showNotice(
        _ text: String, button: NoticeButton?, unread file: URL? = nil, isUntilSaved: Bool = false
    ) {
        guard !notices.contains(where: { $0.text == text }) else { return }
        noticeCount += 1
        notices.append(
            DocumentNotice(
                id: noticeCount, text: text, button: button, unreadFile: file?.resolved, isUntilSaved: isUntilSaved))
    }

    package final func showNotice(_ text: String) { showNotice(text, button: nil) }

    /// Shows a notice that a file can't be read.
    package final func fail(_ sentence: String, unread file: URL? = nil) {
        failures.append(sentence)
        showNotice(sentence, button: nil, unread: file)
    }

    /// Removes the notices that the document isn't saved, or that a file can't be read, because the document was saved as
    /// this file.
    final func dismissNotices(savedAs file: URL) {
        notices.removeAll { $0.isUntilSaved || $0.unreadFile == file.resolved }
    }

    package final func dismiss(_ notice: DocumentNotice) { notices.removeAll { $0.id == notice.id } }

    package final func sentence(_ error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// A notice at the top of a window, shown until it is dismissed.
package struct DocumentNotice: Identifiable, Equatable {
    package let id: Int
    package let text: String
    package let button: NoticeButton?
    let unreadFile: URL?
    let isUntilSaved: Bool

    package static func == (a: DocumentNotice, b: DocumentNotice) -> Bool { a.id == b.id && a.text == b.text }
}

/// The action of a notice, or a menu of several.
package struct NoticeButton {
    package struct Choice: Identifiable {
        package let title: String
        package let action: @MainActor () -> Void
        package var id: String { title }

        package init(_ title: String, action: @escaping @MainActor () -> Void) {
            (self.title, self.action) = (title, action)
        }
    }

    package let title: String
    package let choices: [Choice]

    package init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.init(title, choices: [Choice(title, action: action)])
    }

    package init(_ title: String, choices: [Choice]) { (self.title, self.choices) = (title, choices) }
}
