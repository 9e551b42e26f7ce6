import Foundation

/// A part of a text with a look of its own.
struct TextRun: Equatable, Sendable {
    /// What is read in it.
    enum Content: Equatable, Sendable {
        case string(String)
        case image(Image)
        case date(TextDate)
    }

    var content: Content
    var look = TextLook()

    /// What stands for a picture in the string of a text.
    static let picture = "\u{FFFC}"

    /// What is read, with ``picture`` where there is one.
    func string(in environment: EnvironmentValues) -> String {
        switch content {
        case .string(let string): string
        case .image: Self.picture
        case .date(let date): date.string(in: environment)
        }
    }

    /// What a screen reader says of it.
    var spoken: String {
        if case .image(let image) = content { return image.spokenLabel ?? "" }
        return string(in: EnvironmentValues())
    }

    var image: Image? { if case .image(let image) = content { image } else { nil } }
    var date: TextDate? { if case .date(let date) = content { date } else { nil } }
}

/// The parts of a text that is no plain string: shared by its copies.
@usableFromInline
final class TextRuns: Equatable, Sendable {
    let runs: [TextRun]

    init(_ runs: [TextRun]) { self.runs = runs }

    @usableFromInline
    static func == (a: TextRuns, b: TextRuns) -> Bool { a === b || a.runs == b.runs }

    /// What a screen reader says.
    var spoken: String { runs.map(\.spoken).joined() }
}

extension Text {
    /// Shows a picture as a part of text, as high as its letters: an icon, or a picture in its own size.
    public init(_ image: Image) { self.init([TextRun(content: .image(image))]) }

    /// Shows two texts as one, whose parts keep their looks.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.allRuns + rhs.allRuns) }

    /// Its parts, with what the text says of all of them.
    var allRuns: [TextRun] {
        guard let runs else { return [TextRun(content: .string(content), look: look)] }
        return runs.runs.map { TextRun(content: $0.content, look: look.overridden(by: $0.look)) }
    }

    /// The addresses that parts of it lead to, with what is read there.
    package var links: [(text: String, url: URL)] {
        allRuns.compactMap { run in run.look.rareValues.link.map { (run.spoken, $0) } }
    }
}

/// A part of a text, ready to be measured and drawn.
package struct ResolvedTextRun: Hashable, Sendable {
    /// Where in the string it is, in bytes of UTF-8.
    package var range: Range<Int>
    /// The font, weight included.
    package var font: Font.Resolved
    /// Whether there is a line under it.
    package var isUnderlined = false
    /// The colour of the line under it; nil for that of the text.
    package var underlineColor: Color.Resolved?
    /// Whether there is a line through it.
    package var isStruckThrough = false
    /// The colour of the line through it; nil for that of the text.
    package var strikethroughColor: Color.Resolved?
    /// The room after each letter, in points.
    package var letterSpacing: CGFloat = 0
    /// How far it is raised over the line, in points.
    package var baselineOffset: CGFloat = 0
    /// The colour of its letters; nil for that of the text.
    package var color: Color.Resolved?
    /// The colour behind it; nil for none.
    package var background: Color.Resolved?
    /// The address that it leads to; nil for none.
    package var link: URL?
    /// The picture that stands for its one character; nil for text.
    package var image: ImageSource?
}
