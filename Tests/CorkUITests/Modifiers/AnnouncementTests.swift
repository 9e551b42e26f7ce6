import CorkUI
import Testing

/// Texts for assistive technologies to speak.
@MainActor
@Suite(.serialized) struct AnnouncementTests {
    @Test func anAnnouncementIsSpokenByTheHost() {
        let before = AccessibilityNotification._speak
        defer { AccessibilityNotification._speak = before }
        var spoken: [String] = []
        AccessibilityNotification._speak = { spoken.append($0) }
        AccessibilityNotification.Announcement("Saved").post()
        #expect(spoken == ["Saved"])
    }
}
