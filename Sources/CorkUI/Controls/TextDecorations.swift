/// Attributes of a text other than its font, weight, and design.
struct TextDecorations: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let italic = TextDecorations(rawValue: 1)
    static let underline = TextDecorations(rawValue: 2)
    static let strikethrough = TextDecorations(rawValue: 4)
    static let monospacedDigit = TextDecorations(rawValue: 8)
}

private struct TextDecorationsKey: EnvironmentKey {
    static var defaultValue: TextDecorations { [] }
}

extension EnvironmentValues {
    /// The decorations of text that does not set them itself.
    var textDecorations: TextDecorations {
        get { self[TextDecorationsKey.self] }
        set { self[TextDecorationsKey.self] = newValue }
    }
}

extension View {
    /// Applies italics to text within the view, or removes them, except from fonts that are slanted themselves.
    public func italic(_ isActive: Bool = true) -> some View { decorated(.italic, isActive) }

    /// Underlines text within the view, or removes the line.
    public func underline(_ isActive: Bool = true) -> some View { decorated(.underline, isActive) }

    /// Strikes through text within the view, or removes the line.
    public func strikethrough(_ isActive: Bool = true) -> some View { decorated(.strikethrough, isActive) }

    /// Underlines text within the view with a line of a color, or removes the line; every line is drawn solid.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
        underline(isActive).environment(\.surroundingText.underlineColor, color)
    }

    /// Strikes through text within the view with a line of a color, or removes the line; every line is drawn solid.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        strikethrough(isActive).environment(\.surroundingText.strikethroughColor, color)
    }

    /// Gives all digits of text within the view the same width, so that numbers stay in place while they change.
    public func monospacedDigit() -> some View { decorated(.monospacedDigit, true) }

    private func decorated(_ decoration: TextDecorations, _ isActive: Bool) -> some View {
        transformEnvironment(\.textDecorations) {
            if isActive { $0.insert(decoration) } else { $0.remove(decoration) }
        }
    }
}
