import Foundation

/// Text that is read.
public struct Text: Equatable, Sendable {
    /// What is read: a key is written when somebody reads it.
    private struct Content: Equatable, Sendable {
        let key: LocalizedStringKey

        static func == (a: Content, b: Content) -> Bool { a.key == b.key || a.key.plain == b.key.plain }
    }

    private let source: Content
    /// What it says of its look.
    private(set) var look = TextLook()
    /// Its parts where they have looks of their own, or are no strings; nil for all others, which ``source`` tells.
    let runs: TextRuns?

    /// Shows the translation of a key; a string literal is one.
    public init(_ key: LocalizedStringKey) { self.init(key, tableName: nil) }

    /// Shows the translation of a key.
    ///
    /// - Parameters:
    ///   - key: what is looked up, and shown where there is no translation.
    ///   - tableName: the text domain in which it is looked up; nil for that of the app.
    ///   - comment: tells translators what the text is for.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        let template = onMainActor { key.template(table: tableName) }
        runs = key.runs(template)
        source = Content(key: runs != nil ? "" : template.map { LocalizedStringKey(key.filled($0)) } ?? key)
    }

    /// Shows `content` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Shows `content` as it is.
    public init(verbatim content: String) {
        source = Content(key: LocalizedStringKey(content))
        runs = nil
    }

    /// Shows parts, each with its look.
    init(_ parts: [TextRun]) {
        source = Content(key: "")
        runs = TextRuns(parts)
    }

    /// Shows a value as a formatter writes it; nothing where it cannot.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Shows a value as a style formats it, in the person's locale unless the style has one.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.inUserLocale.format(input))
    }

    /// What a screen reader says.
    package var content: String { runs?.spoken ?? source.key.plain }

    /// The text with a change of its look.
    func looking(_ change: (inout TextLook) -> Void) -> Text {
        var text = self
        change(&text.look)
        return text
    }

    /// The text with all that its size and look depend on.
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
    /// The text as it is drawn where it was placed, in the size that fits, and how much of it is seen there.
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

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
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

    /// Whether the view shows text.
    public static var _showsText: Bool { true }

    /// Returns the first and last baseline of text, in points from the top, or nil without text.
    public func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)? {
        let metrics = fitted(proposal, node).1
        return (metrics.firstBaseline, metrics.lastBaseline)
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(text: content) }
}

/// Text ready to be measured and drawn.
package struct ResolvedText: Hashable, Sendable {
    /// What is read.
    package var string: String
    /// The font, weight included.
    package var font: Font.Resolved
    /// The most lines that are shown, nil for all that there is room for.
    package var lineLimit: Int?
    /// Where an ellipsis stands for what there is no room for.
    package var truncation: Text.TruncationMode
    /// How lines line up.
    package var alignment: TextAlignment
    /// Whether there is a line under it.
    package var isUnderlined = false
    /// Whether there is a line through it.
    package var isStruckThrough = false
    /// The room after each letter, in points.
    package var letterSpacing: CGFloat = 0
    /// The room between two lines beside what the font leaves, in points.
    package var lineSpacing: CGFloat = 0
    /// The colour that it says for itself; nil for that of the surroundings.
    package var color: Color.Resolved?
    /// The parts that look otherwise, in order, all of the text together; none for a text of one look.
    package var runs: [ResolvedTextRun] = []
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
