import Foundation

extension Text {
    /// Adds space after each letter, in place of the kerning of the environment.
    ///
    /// - Parameter kerning: The space in points. A negative value moves the letters closer together.
    /// - Returns: The text with the changed spacing.
    public func kerning(_ kerning: CGFloat) -> Text { looking { $0.letterSpacing.kerning = kerning } }

    /// Adds space after each letter, in place of all kerning.
    ///
    /// - Parameter tracking: The space in points. A negative value moves the letters closer together; 0 applies the
    ///   kerning.
    /// - Returns: The text with the changed spacing.
    public func tracking(_ tracking: CGFloat) -> Text { looking { $0.letterSpacing.tracking = tracking } }
}

/// The space after each letter of a text; `nil` values are not set.
struct LetterSpacing: Hashable, Sendable {
    var kerning: CGFloat?
    var tracking: CGFloat?

    /// Returns the space in points, where the values of the text override those of the environment.
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
    /// The space after each letter of text that does not set it itself.
    var letterSpacing: LetterSpacing {
        get { self[LetterSpacingKey.self] }
        set { self[LetterSpacingKey.self] = newValue }
    }

    /// The space between lines of text in addition to that of the font, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = max(newValue, 0) }
    }
}

extension View {
    /// Adds space after each letter of text within the view.
    ///
    /// - Parameter kerning: The space in points. A negative value moves the letters closer together.
    /// - Returns: The modified view.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.letterSpacing.kerning, kerning) }

    /// Adds space after each letter of text within the view, in place of all kerning.
    ///
    /// - Parameter tracking: The space in points. A negative value moves the letters closer together; 0 applies the
    ///   kerning.
    /// - Returns: The modified view.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.letterSpacing.tracking, tracking) }

    /// Sets the space between lines of text within the view, in addition to that of the font.
    ///
    /// - Parameter lineSpacing: The space in points, 0 or more.
    /// - Returns: The modified view.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
}
