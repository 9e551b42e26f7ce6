import Foundation

/// Text that is read.
public struct Text: LeafView, Equatable {
    let content: String
    private var font: Font?
    private var weight: Font.Weight?

    /// Shows `content` as it is.
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

    /// Shows `content` as it is.
    public init(verbatim content: String) { self.content = content }

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

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// The text with all that its size and look depend on.
    public func resolve(in environment: EnvironmentValues) -> ResolvedText {
        var resolved = (font ?? environment.font).resolve(in: environment)
        if let weight = weight ?? environment.fontWeight { resolved.weight = weight }
        return ResolvedText(
            string: content, font: resolved, lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment)
    }

    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        node.graph.textMeasuring.size(of: resolve(in: node.environment), width: proposal.width)
    }

    public var _description: LeafDescription { LeafDescription(text: content) }
}

/// Text ready to be measured and drawn.
public struct ResolvedText: Hashable, Sendable {
    /// What is read.
    public var string: String
    /// The font, weight included.
    public var font: Font.Resolved
    /// The most lines that are shown, nil for all; what is over ends in an ellipsis.
    public var lineLimit: Int?
    /// How lines line up.
    public var alignment: TextAlignment
}

/// Measures text for layouts.
@MainActor
public protocol TextMeasuring {
    /// The size of `text` wrapped to `width` points (nil: not wrapped), no wider than its longest line.
    func size(of text: ResolvedText, width: CGFloat?) -> CGSize
}

/// How the lines of a text line up.
public enum TextAlignment: CaseIterable, Sendable {
    case leading, center, trailing
}

private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
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

    /// How the lines of text line up.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

extension View {
    /// Sets the most lines that text below shows, at least 1; nil for all.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max($0, 1) }) }

    /// Sets how the lines of text below line up.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
