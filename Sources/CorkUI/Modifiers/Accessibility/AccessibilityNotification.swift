/// Notifications to assistive technologies.
public enum AccessibilityNotification {
    /// A text for assistive technologies to speak, such as the result of a command outside the focused view.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement of a text.
        public init(_ announcement: String) { text = announcement }

        /// Announces the text in the active window.
        ///
        /// It has no effect before GTK 4.14.
        @MainActor public func post() { AccessibilityNotification._speak?(text) }
    }

    /// The host's function that announces a text.
    @MainActor public static var _speak: (@MainActor (String) -> Void)?
}

extension AccessibilityNotification.Announcement {
    /// Creates the announcement that a step was undone.
    package static func undone(_ name: String) -> Self { Self("Undone: \(name)") }

    /// Creates the announcement that a step was redone.
    package static func redone(_ name: String) -> Self { Self("Redone: \(name)") }
}
