import Foundation

extension Text {
    /// A letter case for displaying text.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase

        func applied(to text: String, in locale: Locale) -> String {
            switch self {
            case .uppercase: text.uppercased(with: locale)
            case .lowercase: text.lowercased(with: locale)
            }
        }
    }
}

private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// The letter case of text, or `nil` to show text unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets a letter case for text within the view, by the rules of the user's language.
    ///
    /// Screen readers speak the unchanged text.
    ///
    /// - Parameter textCase: The letter case. `nil` shows text unchanged.
    /// - Returns: The modified view.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
