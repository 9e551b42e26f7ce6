import Testing

@testable import CorkUI

/// Texts for assistive technologies to speak.
@MainActor
@Suite(.serialized) struct AnnouncementTests {
    /// Returns the announcements during an action.
    private func spoken(_ action: () -> Void) -> [String] {
        let before = AccessibilityNotification._speak
        defer { AccessibilityNotification._speak = before }
        var spoken: [String] = []
        AccessibilityNotification._speak = { spoken.append($0) }
        action()
        return spoken
    }

    @Test func `an announcement is spoken by the host`() {
        #expect(spoken { AccessibilityNotification.Announcement("Saved").post() } == ["Saved"])
    }

    @Test func `undo and redo of a document are announced`() {
        let app = DocumentApp()
        let tally = app.newTally()
        tally.document!.set(["a"], tally.undoManager)
        #expect(
            spoken {
                tally.undoManager.undo()
                tally.undoManager.undo()
                tally.undoManager.redo()
                tally.undoManager.redo()
            } == ["Undone: Mark", "Redone: Mark"])
        app.session.openFirst()
        let note = app.note
        note.document?.text = "one"
        #expect(
            spoken {
                note.undoManager.undo()
                note.undoManager.redo()
            } == ["Undone: Edit", "Redone: Edit"])
    }
}
