/// What is done to the letters of a text beside its font.
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
    /// What is done to the letters of text that says nothing else.
    var textDecorations: TextDecorations {
        get { self[TextDecorationsKey.self] }
        set { self[TextDecorationsKey.self] = newValue }
    }
}

extension View {
    /// Slants the letters of text below, or has them upright but for those of slanted fonts.
    public func italic(_ isActive: Bool = true) -> some View { decorated(.italic, isActive) }

    /// Draws a line under text below, or none.
    public func underline(_ isActive: Bool = true) -> some View { decorated(.underline, isActive) }

    /// Draws a line through text below, or none.
    public func strikethrough(_ isActive: Bool = true) -> some View { decorated(.strikethrough, isActive) }

    /// Gives all digits of text below one width, so that numbers stand still while they change.
    public func monospacedDigit() -> some View { decorated(.monospacedDigit, true) }

    private func decorated(_ decoration: TextDecorations, _ isActive: Bool) -> some View {
        transformEnvironment(\.textDecorations) {
            if isActive { $0.insert(decoration) } else { $0.remove(decoration) }
        }
    }
}
