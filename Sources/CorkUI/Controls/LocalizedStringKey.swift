import Foundation

/// A text by the key under which its translations are found, such as a string literal with interpolations.
///
/// The key of `"\(count) songs"` is `%lld songs`: `%@` stands for text, `%lld` for integers, `%lf` for other numbers. A
/// translation may put them in another order, as `%2$@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The literals and, between them, the values that are text.
    @usableFromInline var text: String
    /// The values of the interpolations in the order in which they are shown; nil for a text that is the key itself.
    ///
    /// Most keys have no more than one, which takes no memory of its own.
    @usableFromInline var firstValue: Value?
    @usableFromInline var moreValues: [Value]?

    /// The value of an interpolation, and where in the text it begins, in bytes of UTF-8.
    @usableFromInline
    enum Value: Equatable, Sendable {
        case text(start: Int32, end: Int32, specifier: String)
        /// Written when somebody reads the text: most headers of a long list are never seen.
        case integer(Int, start: Int32, isSigned: Bool)
        /// A text with looks of its own.
        case styled(TextRuns, start: Int32, end: Int32)

        /// Its part of the text.
        var range: Range<Int> {
            switch self {
            case .text(let start, let end, _), .styled(_, let start, let end): Int(start)..<Int(end)
            case .integer(_, let start, _): Int(start)..<Int(start)
            }
        }

        /// How it is called in the key.
        var specifier: String {
            switch self {
            case .text(_, _, let specifier): specifier
            case .integer(_, _, let isSigned): isSigned ? "%lld" : "%llu"
            case .styled: "%@"
            }
        }

        var runs: TextRuns? { if case .styled(let runs, _, _) = self { runs } else { nil } }
    }

    /// A part of a text: of the key or its translation, or the value of an interpolation by its place among them.
    private enum Part {
        case literal(String)
        case value(Int)
    }

    /// A key without interpolations.
    @inlinable
    public init(_ value: String) { text = value }

    /// Makes a key from a literal.
    @inlinable
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a key from a literal.
    @inlinable
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.key }

    /// The text in the language of the user, without marks.
    ///
    /// - Parameter table: the text domain where translations are looked up; nil for that of the app.
    /// - Returns: The text.
    @MainActor
    func string(table: String? = nil) -> String { Text(self, tableName: table).content }

    /// The translation into the language of the user, with specifiers in the place of values; nil where there is none.
    @MainActor
    func template(table: String?) -> String? {
        guard Translations.areThere(table), let translate = Translations.lookUp, firstValue != nil || !text.isEmpty
        else { return nil }
        let key = key
        let translation = translate(table, key)
        return translation == key ? nil : translation
    }

    /// The text of a template with the values in the place of their specifiers.
    func filled(_ template: String) -> String {
        let values = values
        return Self.parts(of: template).map { part in
            switch part {
            case .literal(let text): text
            case .value(let index): values.indices.contains(index) ? shown(values[index]) : ""
            }
        }.joined()
    }

    /// The parts of a text whose looks differ, as Markdown and styled values have it; nil for a text of one look.
    ///
    /// - Parameter template: the translation; nil for the key itself.
    /// - Returns: The parts.
    func runs(_ template: String?) -> TextRuns? {
        let hasMarks = InlineMarkdown.isPossible(in: template ?? text)
        guard hasMarks || firstValue?.runs != nil || moreValues?.contains(where: { $0.runs != nil }) == true
        else { return nil }
        let values = values
        let elements = (template.map(Self.parts) ?? parts).flatMap { part -> [InlineMarkdown.Element] in
            switch part {
            case .literal(let text): text.map { .character($0) }
            case .value(let index): values.indices.contains(index) ? [.value(index)] : []
            }
        }
        let marked = hasMarks ? InlineMarkdown.parts(of: elements) : [InlineMarkdown.Part(elements: elements)]
        return TextRuns(marked.flatMap { runs(of: $0, values) })
    }

    private func runs(of part: InlineMarkdown.Part, _ values: [Value]) -> [TextRun] {
        var look = TextLook()
        if part.mark.isStrong { look.weight = .bold }
        if part.mark.isEmphasized { look.decorate(.italic, true) }
        if part.mark.isStruckThrough { look.decorate(.strikethrough, true) }
        if part.mark.isCode { look.design = .monospaced }
        if let destination = part.mark.destination {
            look.rareValues.link = URL(string: string(of: destination, values))
        }
        var runs: [TextRun] = []
        var text: [InlineMarkdown.Element] = []
        func endText() {
            if !text.isEmpty { runs.append(TextRun(content: .string(string(of: text, values)), look: look)) }
            text = []
        }
        for element in part.elements {
            guard case .value(let index) = element, let styled = values[index].runs else {
                text.append(element)
                continue
            }
            endText()
            runs += styled.runs.map { TextRun(content: $0.content, look: look.overridden(by: $0.look)) }
        }
        endText()
        return runs
    }

    private func string(of elements: [InlineMarkdown.Element], _ values: [Value]) -> String {
        elements.reduce(into: "") { result, element in
            switch element {
            case .character(let character): result.append(character)
            case .value(let index): result += shown(values[index])
            }
        }
    }

    /// The literals and the values between them.
    private var parts: [Part] {
        var (parts, place): ([Part], Int) = ([], 0)
        for (index, value) in values.enumerated() {
            parts += [.literal(text(place..<value.range.lowerBound)), .value(index)]
            place = value.range.upperBound
        }
        return parts + [.literal(text(place..<text.utf8.count))]
    }

    /// What is shown where there is no translation.
    var plain: String { joined(shown) { $0 } }

    /// What is looked up: made where there may be a translation, as there is none in the language that an app is written in.
    private var key: String {
        joined(\.specifier) { $0.utf8.contains(UInt8(ascii: "%")) ? $0.replacingOccurrences(of: "%", with: "%%") : $0 }
    }

    private var values: [Value] { firstValue.map { [$0] + (moreValues ?? []) } ?? [] }

    private func shown(_ value: Value) -> String {
        if case .integer(let number, _, _) = value { String(number) } else { text(value.range) }
    }

    private func text(_ range: Range<Int>) -> String {
        if range.count == text.utf8.count { return text }
        return String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// What is made of each value, with what is made of each literal around.
    private func joined(_ value: (Value) -> String, _ literal: (String) -> String) -> String {
        guard let firstValue else { return text }
        var (result, place) = ("", 0)
        func add(_ next: Value) {
            result += literal(text(place..<next.range.lowerBound)) + value(next)
            place = next.range.upperBound
        }
        add(firstValue)
        moreValues?.forEach(add)
        return result + literal(text(place..<text.utf8.count))
    }

    /// The text of a template between its specifiers, and the values that these stand for.
    private static func parts(of template: String) -> [Part] {
        var parts: [Part] = []
        var rest = template[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            parts.append(.literal(String(rest[..<percent])))
            rest = rest[rest.index(after: percent)...]
            let end = rest.firstIndex { $0.isLetter && !"lhqzjt".contains($0) || "@%".contains($0) }
            guard let end else { return parts + [.literal("%" + rest)] }
            let specifier = rest[..<end]
            if rest[end] == "%" {
                parts.append(.literal("%"))
            } else if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
                parts.append(.value(place - 1))
            } else {
                parts.append(.value(next))
                next += 1
            }
            rest = rest[rest.index(after: end)...]
        }
        return parts + [.literal(String(rest))]
    }

    /// What the compiler makes of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        @usableFromInline var key: LocalizedStringKey = ""

        /// Begins an interpolated literal.
        @inlinable
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text that stands between interpolated values.
        @inlinable
        public mutating func appendLiteral(_ literal: String) {
            if key.text.isEmpty { key.text = literal } else { key.text += literal }
        }

        @usableFromInline
        mutating func append(_ specifier: String, _ shown: String) {
            let start = end
            key.text += shown
            append(.text(start: start, end: end, specifier: specifier))
        }

        @usableFromInline
        mutating func append(_ number: Int, isSigned: Bool) {
            append(.integer(number, start: end, isSigned: isSigned))
        }

        @inline(__always)
        private var end: Int32 { Int32(clamping: key.text.utf8.count) }

        @inline(__always)
        private mutating func append(_ value: Value) {
            if key.firstValue == nil {
                key.firstValue = value
            } else {
                key.moreValues = (key.moreValues ?? []) + [value]
            }
        }

        /// Text as it is.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", String(string)) }

        /// An integer in digits.
        @inlinable
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            if let number = Int(exactly: value) {
                append(number, isSigned: T.isSigned)
            } else {
                append(T.isSigned ? "%lld" : "%llu", String(value))
            }
        }

        /// A number with six digits after the point.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", String(format: "%f", Double(value)))
        }

        /// A number as a specifier of `printf` has it, such as `%.1f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, String(format: specifier, value))
        }

        /// A value as a style shows it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", format.inUserLocale.format(input))
        }

        /// A value as a style shows it with attributes.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(Text(input, format: format))
        }

        /// A value as a formatter shows it; nothing where it cannot.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", formatter.string(for: subject) ?? "")
        }

        /// A text, which keeps its look.
        public mutating func appendInterpolation(_ text: Text) { append(text) }

        /// An attributed string, which keeps its look.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(Text(attributedString))
        }

        /// A picture, as high as the letters around.
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        /// A date in the locale of the environment.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }

        /// The times from a date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

        /// The times from the start to the end of an interval.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

        /// A timer that counts while the time is in an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        private mutating func append(_ text: Text) {
            let runs = TextRuns(text.allRuns)
            let start = end
            key.text += runs.spoken
            append(.styled(runs, start: start, end: end))
        }
    }
}

/// Where texts in other languages come from.
@MainActor
package enum Translations {
    /// Finds the translation of a key in a text domain, nil for that of the app; answers the key where there is none.
    ///
    /// Hosts set it.
    @exclusivity(unchecked) package static var lookUp: (@MainActor (_ domain: String?, _ key: String) -> String)?
    /// Whether a text domain has translations into the language of the user: where it has none, no key is made to be
    /// looked up.
    ///
    /// Hosts that know set it.
    @exclusivity(unchecked) package static var areThere: @MainActor (_ domain: String?) -> Bool = { _ in true }
}
