import Foundation

/// Text that is read.
public struct Text: Equatable, Sendable {
    /// What is read: a key is written when somebody reads it.
    private struct Content: Equatable, Sendable {
        let key: LocalizedStringKey

        static func == (a: Content, b: Content) -> Bool { a.key == b.key || a.key.plain == b.key.plain }
    }

    private let source: Content
    private var font: Font?
    private var weight: Font.Weight?
    private var design: Font.Design?
    private var added: TextDecorations = []
    private var removed: TextDecorations = []
    private var letterSpacing = LetterSpacing()

    /// Shows the translation of a key; a string literal is one.
    public init(_ key: LocalizedStringKey) { self.init(key, tableName: nil) }

    /// Shows the translation of a key.
    ///
    /// - Parameters:
    ///   - key: what is looked up, and shown where there is no translation.
    ///   - tableName: the text domain in which it is looked up; nil for that of the app.
    ///   - comment: tells translators what the text is for.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        source = Content(key: onMainActor { key.translation(table: tableName) }.map { LocalizedStringKey($0) } ?? key)
    }

    /// Shows `content` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Shows `content` as it is.
    public init(verbatim content: String) { source = Content(key: LocalizedStringKey(content)) }

    /// Shows a value as a style formats it, in the person's locale unless the style has one.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.inUserLocale.format(input))
    }

    var content: String { source.key.plain }

    /// Sets the font, over that of the environment.
    public func font(_ font: Font?) -> Text {
        var text = self
        text.font = font
        return text
    }

    /// Sets the weight, over that of the font; nil for the one of the environment.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        var text = self
        text.weight = weight
        return text
    }

    /// Sets how the letters are designed, over the design of the font; nil for the one of the environment.
    public func fontDesign(_ design: Font.Design?) -> Text {
        var text = self
        text.design = design
        return text
    }

    /// Gives all letters one width, or leaves them.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

    /// Gives all digits one width, so that numbers stand still while they change.
    public func monospacedDigit() -> Text { decorated(.monospacedDigit, true) }

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Slants the letters.
    public func italic() -> Text { decorated(.italic, true) }

    /// Draws a line under the text, or none whatever is said around.
    public func underline(_ isActive: Bool = true) -> Text { decorated(.underline, isActive) }

    /// Draws a line through the text, or none whatever is said around.
    public func strikethrough(_ isActive: Bool = true) -> Text { decorated(.strikethrough, isActive) }

    func spaced(_ change: (inout LetterSpacing) -> Void) -> Text {
        var text = self
        change(&text.letterSpacing)
        return text
    }

    private func decorated(_ decoration: TextDecorations, _ isActive: Bool) -> Text {
        var text = self
        if isActive {
            text.added.insert(decoration)
            text.removed.remove(decoration)
        } else {
            text.added.remove(decoration)
            text.removed.insert(decoration)
        }
        return text
    }

    /// The text with all that its size and look depend on.
    @MainActor
    public func resolve(in environment: EnvironmentValues) -> ResolvedText {
        var resolved = (font ?? environment.font ?? .body).resolve(in: environment)
        if let weight = weight ?? environment.fontWeight { resolved.weight = weight }
        if let design = design ?? environment.fontDesign { resolved.design = design }
        let decorations = environment.textDecorations.union(added).subtracting(removed)
        if decorations.contains(.italic) { resolved.isItalic = true }
        if decorations.contains(.monospacedDigit) { resolved.hasMonospacedDigits = true }
        return ResolvedText(
            string: environment.textCase?.applied(to: content, in: environment.locale) ?? content, font: resolved,
            lineLimit: environment.lineLimit,
            truncation: environment.truncationMode, alignment: environment.multilineTextAlignment,
            isUnderlined: decorations.contains(.underline), isStruckThrough: decorations.contains(.strikethrough),
            letterSpacing: letterSpacing.points(in: environment.letterSpacing), lineSpacing: environment.lineSpacing)
    }

}

extension Text: LeafView {
    /// The text as it is drawn where it was placed, in the size that fits, and how much of it is seen there.
    @MainActor
    public func _placed(_ node: ViewNode) -> (text: ResolvedText, metrics: TextMetrics) { fitted(node.proposal, node) }

    @MainActor
    private func fitted(_ proposal: ProposedViewSize, _ node: ViewNode) -> (ResolvedText, TextMetrics) {
        let measuring = node.graph.textMeasuring
        let text = measuring.fitting(
            resolve(in: node.environment), proposal, minimumScale: node.environment.minimumScaleFactor)
        return (text, measuring.measure(text, width: proposal.width, height: proposal.height))
    }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        let (text, metrics) = fitted(proposal, node)
        let lines = node.environment.reservedLines
        guard lines > metrics.lineCount else { return metrics.size }
        var reserved = text
        reserved.string = String(repeating: "\n", count: lines - 1)
        reserved.lineLimit = nil
        let height = node.graph.textMeasuring.measure(reserved, width: nil, height: nil).size.height
        return CGSize(width: metrics.size.width, height: max(metrics.size.height, height))
    }

    /// Whether the view shows text.
    public static var _showsText: Bool { true }

    /// Returns the first and last baseline of text, in points from the top, or nil without text.
    public func _baselines(_ proposal: ProposedViewSize, _ node: ViewNode) -> (first: CGFloat, last: CGFloat)? {
        let metrics = fitted(proposal, node).1
        return (metrics.firstBaseline, metrics.lastBaseline)
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: LeafDescription { LeafDescription(text: content) }
}

/// Text ready to be measured and drawn.
public struct ResolvedText: Hashable, Sendable {
    /// What is read.
    public var string: String
    /// The font, weight included.
    public var font: Font.Resolved
    /// The most lines that are shown, nil for all that there is room for.
    public var lineLimit: Int?
    /// Where an ellipsis stands for what there is no room for.
    public var truncation: Text.TruncationMode
    /// How lines line up.
    public var alignment: TextAlignment
    /// Whether there is a line under it.
    public var isUnderlined = false
    /// Whether there is a line through it.
    public var isStruckThrough = false
    /// The room after each letter, in points.
    public var letterSpacing: CGFloat = 0
    /// The room between two lines beside what the font leaves, in points.
    public var lineSpacing: CGFloat = 0
}

/// How the lines of a text line up.
public enum TextAlignment: CaseIterable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Where an ellipsis stands for what there is no room for.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }
}

private struct TruncationKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private struct ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private struct ReservedLinesKey: EnvironmentKey {
    static var defaultValue: Int { 1 }
}

private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
    /// The most lines that text shows; nil for all.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines that text has room for at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// Where an ellipsis stands for text there is no room for.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// How small text may become so that it fits, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// How the lines of text line up.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

extension View {
    /// Sets the most lines that text below shows, at least 1; nil for all.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max($0, 1) }) }

    /// Sets the least and the most lines that text below has room for.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).environment(\.reservedLines, max(limit.lowerBound, 1))
    }

    /// Sets the least lines that text below has room for.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).environment(\.reservedLines, max(limit.lowerBound, 1))
    }

    /// Sets the most lines that text below shows, and whether it has room for them however few there are.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).environment(\.reservedLines, reservesSpace ? max(limit, 1) : 1)
    }

    /// Sets how the lines of text below line up.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets where an ellipsis stands for text below that there is no room for.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Lets text below become smaller so that it fits.
    ///
    /// - Parameter factor: of its own size, above 0 to 1.
    /// - Returns: The modified view.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
    }
}
