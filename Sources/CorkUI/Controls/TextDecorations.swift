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

    /// Gives all digits of text within the view the same width, so that numbers stay in place while they change.
    public func monospacedDigit() -> some View { decorated(.monospacedDigit, true) }

    private func decorated(_ decoration: TextDecorations, _ isActive: Bool) -> some View {
        transformEnvironment(\.textDecorations) {
            if isActive { $0.insert(decoration) } else { $0.remove(decoration) }
        }
    }
}
