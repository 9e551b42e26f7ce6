import Foundation

/// A part of a text with its own attributes.
struct TextRun: Equatable, Sendable {
    /// The content of a part of a text.
    enum Content: Equatable, Sendable {
        case string(String)
        case image(Image)
        case date(TextDate)
    }

    var content: Content
    var look = TextLook()

    /// The character that stands for an image in the string of a text.
    static let picture = "\u{FFFC}"

    /// Returns the string of the part, with ``picture`` for an image.
    func string(in environment: EnvironmentValues) -> String {
        switch content {
        case .string(let string): string
        case .image: Self.picture
        case .date(let date): date.string(in: environment)
        }
    }

    /// The part as screen readers speak it.
    var accessibleText: String {
        if case .image(let image) = content { return image.accessibleLabel ?? "" }
        return string(in: EnvironmentValues())
    }

    var image: Image? { if case .image(let image) = content { image } else { nil } }
    var date: TextDate? { if case .date(let date) = content { date } else { nil } }
}

/// The parts of a text that is not a plain string, shared by its copies.
@usableFromInline
final class TextRuns: Equatable, Sendable {
    let runs: [TextRun]

    init(_ runs: [TextRun]) { self.runs = runs }

    @usableFromInline
    static func == (a: TextRuns, b: TextRuns) -> Bool { a === b || a.runs == b.runs }

    /// The text as screen readers speak it.
    var accessibleText: String { runs.map(\.accessibleText).joined() }
}

extension Text {
    /// Creates a text view with an image: an icon as high as the letters, or a picture in its own size.
    public init(_ image: Image) { self.init([TextRun(content: .image(image))]) }

    /// Returns the concatenation of two texts, whose parts keep their attributes.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.allRuns + rhs.allRuns) }

    /// The parts of the text, each with the attributes of the whole text applied.
    var allRuns: [TextRun] {
        guard let runs else { return [TextRun(content: .string(content), look: look)] }
        return runs.runs.map { TextRun(content: $0.content, look: look.overridden(by: $0.look)) }
    }

    /// The links in the text, with their text as screen readers speak it.
    package var links: [(text: String, url: URL)] {
        allRuns.compactMap { run in run.look.rareValues.link.map { (run.accessibleText, $0) } }
    }
}

/// A part of a text that is ready to be measured and drawn.
package struct ResolvedTextRun: Hashable, Sendable {
    /// The range in the string of the text, in bytes of UTF-8.
    package var range: Range<Int>
    /// The font, including its weight.
    package var font: Font.Resolved
    /// A Boolean value that indicates whether the part is underlined.
    package var isUnderlined = false
    /// The color of the underline, or `nil` for that of the text.
    package var underlineColor: Color.Resolved?
    /// A Boolean value that indicates whether the part is struck through.
    package var isStruckThrough = false
    /// The color of the strikethrough line, or `nil` for that of the text.
    package var strikethroughColor: Color.Resolved?
    /// The space after each letter, in points.
    package var letterSpacing: CGFloat = 0
    /// The distance by which the part is raised above the baseline, in points.
    package var baselineOffset: CGFloat = 0
    /// The color of the letters, or `nil` for that of the text.
    package var color: Color.Resolved?
    /// The color behind the part, or `nil` for none.
    package var background: Color.Resolved?
    /// The URL of a link, or `nil` for no link.
    package var link: URL?
    /// The image that stands for the only character of the part, or `nil` for text.
    package var image: ImageSource?
}
