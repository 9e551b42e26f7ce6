import Foundation

/// A view that shows read-only text.
public struct Text: Equatable, Sendable {
    /// The key of the text, whose string is made when it is read.
    private struct Content: Equatable, Sendable {
        let key: LocalizedStringKey

        static func == (a: Content, b: Content) -> Bool { a.key == b.key || a.key.plain == b.key.plain }
    }

    private let source: Content
    /// The attributes that the text sets itself.
    private(set) var look = TextLook()
    /// The parts of a text with different attributes or with parts that are not strings; `nil` for a text that is all
    /// in ``source``.
    let runs: TextRuns?

    /// Creates a text view with the translation of a key, such as a string literal.
    public init(_ key: LocalizedStringKey) { self.init(key, tableName: nil) }

    /// Creates a text view with the translation of a key.
    ///
    /// - Parameters:
    ///   - key: The key to look up, which is shown if there is no translation.
    ///   - tableName: The text domain of the translations. `nil` uses that of the app.
    ///   - comment: An explanation of the text for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        let template = onMainActor { key.template(table: tableName) }
        runs = key.runs(template)
        source = Content(key: runs != nil ? "" : template.map { LocalizedStringKey(key.filled($0)) } ?? key)
    }

    /// Creates a text view with a string, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Creates a text view with a string, without localization.
    public init(verbatim content: String) {
        source = Content(key: LocalizedStringKey(content))
        runs = nil
    }

    /// Creates a text view with parts, each with its own attributes.
    init(_ parts: [TextRun]) {
        source = Content(key: "")
        runs = TextRuns(parts)
    }

    /// Creates a text view with a value that a formatter formats, or an empty one if it cannot format the value.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text view with a value that a format style formats, in the user's locale unless the style has its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.inUserLocale.format(input))
    }

    /// The text as screen readers speak it.
    package var content: String { runs?.accessibleText ?? source.key.plain }

    /// Returns the text with a change of its attributes.
    func looking(_ change: (inout TextLook) -> Void) -> Text {
        var text = self
        change(&text.look)
        return text
    }

    /// Returns the text with everything that determines its size and look.
    @MainActor
    package func resolve(in environment: EnvironmentValues) -> ResolvedText {
        let base = look.resolve(in: environment)
        func shown(_ string: String) -> String {
            environment.textCase?.applied(to: string, in: environment.locale) ?? string
        }
        var text = ResolvedText(
            string: "", font: base.font, lineLimit: environment.lineLimit,
            truncation: environment.truncationMode, alignment: environment.multilineTextAlignment,
            isUnderlined: base.isUnderlined, isStruckThrough: base.isStruckThrough,
            letterSpacing: base.letterSpacing, lineSpacing: environment.lineSpacing, color: base.color)
        if runs == nil, !base.isRare {
            text.string = shown(content)
            return text
        }
        for run in allRuns {
            let start = text.string.utf8.count
            text.string += shown(run.string(in: environment))
            var resolved = run.look.resolve(in: environment)
            resolved.range = start..<text.string.utf8.count
            resolved.image = run.image?.source
            if !resolved.range.isEmpty { text.runs.append(resolved) }
        }
        if !base.isRare, text.runs.allSatisfy({ $0.looksAs(base) }) { text.runs = [] }
        return text
    }
}

extension Text: _LeafView {
    /// Returns the text as it is drawn in its frame, scaled to fit, and its metrics there.
    @MainActor
    package func _placed(_ node: _ViewNode) -> (text: ResolvedText, metrics: TextMetrics) {
        fitted(node.proposal, node)
    }

    @MainActor
    private func fitted(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (ResolvedText, TextMetrics) {
        let measuring = node.graph.textMeasuring
        let text = measuring.fitting(
            resolve(in: node.environment), proposal, minimumScale: node.environment.minimumScaleFactor)
        return (text, measuring.measure(text, width: proposal.width, height: proposal.height))
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let (text, metrics) = fitted(proposal, node)
        let lines = node.environment.reservedLines
        guard lines > metrics.lineCount else { return metrics.size }
        var reserved = text
        reserved.string = String(repeating: "\n", count: lines - 1)
        reserved.lineLimit = nil
        let height = node.graph.textMeasuring.measure(reserved, width: nil, height: nil).size.height
        return CGSize(width: metrics.size.width, height: max(metrics.size.height, height))
    }

    /// A Boolean value that indicates whether the view shows text.
    public static var _showsText: Bool { true }

    /// Returns the first and last baseline of the text, in points from the top, or `nil` without text.
    public func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)? {
        let metrics = fitted(proposal, node).1
        return (metrics.firstBaseline, metrics.lastBaseline)
    }

    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(text: content) }
}

/// A text that is ready to be measured and drawn.
package struct ResolvedText: Hashable, Sendable {
    /// The characters of the text.
    package var string: String
    /// The font, including its weight.
    package var font: Font.Resolved
    /// The maximum number of lines, or `nil` for no limit.
    package var lineLimit: Int?
    /// The position of the ellipsis in truncated text.
    package var truncation: Text.TruncationMode
    /// The alignment of lines.
    package var alignment: TextAlignment
    /// A Boolean value that indicates whether the text is underlined.
    package var isUnderlined = false
    /// A Boolean value that indicates whether the text is struck through.
    package var isStruckThrough = false
    /// The space after each letter, in points.
    package var letterSpacing: CGFloat = 0
    /// The space between lines in addition to that of the font, in points.
    package var lineSpacing: CGFloat = 0
    /// The color that the text sets itself, or `nil` for that of its surroundings.
    package var color: Color.Resolved?
    /// The parts of a text that is not uniform, in order and without gaps; empty for a uniform text.
    package var runs: [ResolvedTextRun] = []
}

/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// The position of the ellipsis in truncated text.
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
    /// The maximum number of lines of text, or `nil` for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines for which text reserves space.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The position of the ellipsis in truncated text.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The smallest scale of text that is shrunk to fit, above 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// The alignment of the lines of text.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

extension View {
    /// Sets the maximum number of lines of text within the view, at least 1; `nil` removes the limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max($0, 1) }) }

    /// Sets the minimum and maximum number of lines for which text within the view has space.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).environment(\.reservedLines, max(limit.lowerBound, 1))
    }

    /// Sets the minimum number of lines for which text within the view has space, without a maximum.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).environment(\.reservedLines, max(limit.lowerBound, 1))
    }

    /// Sets the maximum number of lines of text within the view, and optionally reserves the space of that many lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).environment(\.reservedLines, reservesSpace ? max(limit, 1) : 1)
    }

    /// Sets the alignment of the lines of text within the view.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the position of the ellipsis in truncated text within the view.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets the smallest scale to which text within the view shrinks to fit.
    ///
    /// - Parameter factor: The fraction of the text's size, above 0 to 1.
    /// - Returns: The modified view.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
    }
}
