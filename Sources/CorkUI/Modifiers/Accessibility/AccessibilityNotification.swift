/// Notifications to assistive technologies.
public enum AccessibilityNotification {
    /// A text for assistive technologies to speak, such as the outcome of a command that is not where the focus is.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement of a text.
        public init(_ announcement: String) { text = announcement }

        /// Has the text spoken in the active window.
        ///
        /// Before GTK 4.14 it is not.
        @MainActor public func post() { AccessibilityNotification._speak?(text) }
    }

    /// The host's function that has a text spoken.
    @MainActor public static var _speak: (@MainActor (String) -> Void)?
}

extension AccessibilityNotification.Announcement {
    /// Creates the announcement that a step was taken back.
    package static func undone(_ name: String) -> Self { Self("Undone: \(name)") }

    /// Creates the announcement that a step was made again.
    package static func redone(_ name: String) -> Self { Self("Redone: \(name)") }
}
