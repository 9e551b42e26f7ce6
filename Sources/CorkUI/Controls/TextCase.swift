import Foundation

extension Text {
    /// Letters of one kind.
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
    /// The kind of letters in which text is shown; nil for those it has.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Shows text below in letters of one kind, by the rules of the person's language; screen readers say it as it is.
    ///
    /// - Parameter textCase: nil for the letters that it has.
    /// - Returns: The modified view.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
