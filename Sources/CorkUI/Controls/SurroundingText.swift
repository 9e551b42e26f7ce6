import Foundation

/// The reasons why a view shows no content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet: bars stand for texts.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private: bars stand for texts that are sensitive.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Attributes of text that few views set, read together.
struct SurroundingText: Equatable {
    /// The width of letters, which overrides that of the font.
    var width: Font.Width?
    var baselineOffset: CGFloat = 0
    var redactionReasons: RedactionReasons = []
    var underlineColor: Color?
    var strikethroughColor: Color?
}

private struct SurroundingTextKey: EnvironmentKey {
    static var defaultValue: SurroundingText { SurroundingText() }
}

extension EnvironmentValues {
    var surroundingText: SurroundingText {
        get { self[SurroundingTextKey.self] }
        set { self[SurroundingTextKey.self] = newValue }
    }

    /// The reasons why the view shows no content.
    public var redactionReasons: RedactionReasons {
        get { surroundingText.redactionReasons }
        set { surroundingText.redactionReasons = newValue }
    }
}

extension View {
    /// Shows bars in place of the texts within the view.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the texts within the view, whatever is around it.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Shows bars in place of the texts within the view where private content is redacted.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) { reasons in
            if sensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
        }
    }

    /// Sets the width of letters in the view, for fonts whose family has several; `nil` for that of the font.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.surroundingText.width, width) }

    /// Raises the letters of texts in the view above the baseline, by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.surroundingText.baselineOffset, baselineOffset)
    }
}
