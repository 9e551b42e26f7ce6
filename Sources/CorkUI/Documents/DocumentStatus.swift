import DocumentFiles
import Foundation
import Observation

/// What a window shows of a document beside the document itself.
///
/// Not generic: a key path of a generic class is made again each time a property is read.
@MainActor @Observable
open class DocumentStatus {
    /// How often the history changed.
    private var changeCount = 0
    /// Whether the document is another than when it was last saved.
    package private(set) final var isDirty = false
    /// What could be undone; nil if nothing.
    package private(set) final var undoName: String?
    /// What could be redone; nil if nothing.
    package private(set) final var redoName: String?
    /// The file that the document is saved to, as it was then.
    package final var origin: FileOrigin?
    /// What somebody else did to the file, until the person says what is to become of it.
    package final var diskChange: DiskChange?
    /// The file that is being read in place of the document.
    package final var fileBeingRead: URL?
    /// A Boolean value that indicates whether a file is being read in place of the document.
    package final var isReading: Bool { fileBeingRead != nil }
    /// Why files could not be read, a sentence each.
    package private(set) final var failures: [String] = []
    package private(set) final var notices: [DocumentNotice] = []
    /// Why the document could not be saved last, which is told until it could.
    @ObservationIgnored final var saveFailure: String? {
        didSet {
            notices.removeAll { $0.text == oldValue }
            if let saveFailure { tell(saveFailure) }
        }
    }
    @ObservationIgnored private var noticeCount = 0

    init() {}

    /// Has what is evaluated now depend on the history.
    final func observeHistory() { _ = changeCount }

    /// Tells those who depend on the history.
    final func historyChanges() { changeCount += 1 }

    /// Notes what the history offers; who shows no more of it is not told of every edit.
    final func note(isDirty: Bool, undoName: String?, redoName: String?) {
        if self.isDirty != isDirty { self.isDirty = isDirty }
        if self.undoName != undoName { self.undoName = undoName }
        if self.redoName != redoName { self.redoName = redoName }
    }

    // MARK: Notices

    /// Tells something until it is dismissed; once at a time.
    ///
    /// - Parameters:
    ///   - text: The sentence.
    ///   - button: what can be done about it, which dismisses it.
    package final func tell(_ text: String, button: NoticeButton?) {
        guard !notices.contains(where: { $0.text == text }) else { return }
        noticeCount += 1
        notices.append(DocumentNotice(id: noticeCount, text: text, button: button))
    }

    package final func tell(_ text: String) { tell(text, button: nil) }

    package final func fail(_ sentence: String) {
        failures.append(sentence)
        tell(sentence)
    }

    package final func dismiss(_ notice: DocumentNotice) { notices.removeAll { $0.id == notice.id } }

    package final func sentence(_ error: any Error) -> String {
        (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// Something a window tells at its top until it is dismissed.
package struct DocumentNotice: Identifiable, Equatable {
    package let id: Int
    package let text: String
    package let button: NoticeButton?

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
