import Foundation

extension Text {
    /// Adds room after each letter, over that of the environment.
    ///
    /// - Parameter kerning: in points; below 0 the letters move together.
    /// - Returns: The text with the changed spacing.
    public func kerning(_ kerning: CGFloat) -> Text { looking { $0.letterSpacing.kerning = kerning } }

    /// Adds room after each letter, over all kerning.
    ///
    /// - Parameter tracking: in points; below 0 the letters move together, and 0 leaves them to the kerning.
    /// - Returns: The text with the changed spacing.
    public func tracking(_ tracking: CGFloat) -> Text { looking { $0.letterSpacing.tracking = tracking } }
}

/// The room after each letter of a text; nil where nothing is said.
struct LetterSpacing: Hashable, Sendable {
    var kerning: CGFloat?
    var tracking: CGFloat?

    /// What a text says of itself goes before what is said around.
    func points(in environment: LetterSpacing) -> CGFloat {
        let tracking = tracking ?? environment.tracking ?? 0
        return tracking != 0 ? tracking : kerning ?? environment.kerning ?? 0
    }
}

private struct LetterSpacingKey: EnvironmentKey {
    static var defaultValue: LetterSpacing { LetterSpacing() }
}

private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The room after each letter of text that says nothing else.
    var letterSpacing: LetterSpacing {
        get { self[LetterSpacingKey.self] }
        set { self[LetterSpacingKey.self] = newValue }
    }

    /// The room between two lines of a text, in points, beside what the font leaves.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = max(newValue, 0) }
    }
}

extension View {
    /// Adds room after each letter of text below.
    ///
    /// - Parameter kerning: in points; below 0 the letters move together.
    /// - Returns: The modified view.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.letterSpacing.kerning, kerning) }

    /// Adds room after each letter of text below, over all kerning.
    ///
    /// - Parameter tracking: in points; below 0 the letters move together, and 0 leaves them to the kerning.
    /// - Returns: The modified view.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.letterSpacing.tracking, tracking) }

    /// Sets the room between two lines of text below, beside what the font leaves.
    ///
    /// - Parameter lineSpacing: in points, 0 or more.
    /// - Returns: The modified view.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
}
