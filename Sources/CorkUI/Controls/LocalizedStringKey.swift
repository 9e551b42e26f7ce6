import Foundation

/// The key for looking up the translation of a text, such as a string literal with interpolations.
///
/// The key of `"\(count) songs"` is `%lld songs`. The specifier `%@` stands for text, `%lld` and `%llu` for integers,
/// and `%lf` for other numbers. A translation can change the order of the values with positions such as `%2$@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The literals, with the values that are text between them.
    @usableFromInline var text: String
    /// The values of the interpolations in the order in which they are shown, or `nil` for a text without
    /// interpolations.
    ///
    /// Most keys have at most one value, which needs no array.
    @usableFromInline var firstValue: Value?
    @usableFromInline var moreValues: [Value]?

    /// The value of an interpolation, and its position in the text in bytes of UTF-8.
    @usableFromInline
    enum Value: Equatable, Sendable {
        case text(start: Int32, end: Int32, specifier: String)
        /// An integer, which is formatted when the text is read: most headers of a long list are never seen.
        case integer(Int, start: Int32, isSigned: Bool)
        /// A text with its own attributes.
        case styled(TextRuns, start: Int32, end: Int32)

        /// The range of the value in the text.
        var range: Range<Int> {
            switch self {
            case .text(let start, let end, _), .styled(_, let start, let end): Int(start)..<Int(end)
            case .integer(_, let start, _): Int(start)..<Int(start)
            }
        }

        /// The specifier that stands for the value in the key.
        var specifier: String {
            switch self {
            case .text(_, _, let specifier): specifier
            case .integer(_, _, let isSigned): isSigned ? "%lld" : "%llu"
            case .styled: "%@"
            }
        }

        var runs: TextRuns? { if case .styled(let runs, _, _) = self { runs } else { nil } }
    }

    /// A part of the key or its translation: a literal, or the index of an interpolated value.
    private enum Part {
        case literal(String)
        case value(Int)
    }

    /// Creates a key without interpolations.
    @inlinable
    public init(_ value: String) { text = value }

    /// Creates a key from a literal.
    @inlinable
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from an interpolated literal.
    @inlinable
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.key }

    /// Returns the text in the user's language, without markup.
    ///
    /// - Parameter table: The text domain of the translations. `nil` uses that of the app.
    /// - Returns: The text.
    @MainActor
    func string(table: String? = nil) -> String { Text(self, tableName: table).content }

    /// Returns the translation into the user's language, with specifiers in place of values, or `nil` if there is none.
    @MainActor
    func template(table: String?) -> String? {
        guard let translations = Translations.current, translations.areThere(table), firstValue != nil || !text.isEmpty
        else { return nil }
        let key = key
        let translation = translations.lookUp(table, key)
        return translation == key ? nil : translation
    }

    /// Returns a template with the values in place of their specifiers.
    func filled(_ template: String) -> String {
        let values = values
        return Self.parts(of: template).map { part in
            switch part {
            case .literal(let text): text
            case .value(let index): values.indices.contains(index) ? shown(values[index]) : ""
            }
        }.joined()
    }

    /// Returns the parts of the text that differ in look because of Markdown or styled values, or `nil` for a uniform
    /// text.
    ///
    /// - Parameter template: The translation. `nil` uses the key itself.
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

    /// The literals of the key and the values between them.
    private var parts: [Part] {
        var (parts, place): ([Part], Int) = ([], 0)
        for (index, value) in values.enumerated() {
            parts += [.literal(text(place..<value.range.lowerBound)), .value(index)]
            place = value.range.upperBound
        }
        return parts + [.literal(text(place..<text.utf8.count))]
    }

    /// The text without translation.
    var plain: String { joined(shown) { $0 } }

    /// The string to look up.
    ///
    /// It is made only where there may be a translation; the language that an app is written in has none.
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

    /// Returns the transformed literals and values, joined in order.
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

    /// Returns the literals of a template and the values that its specifiers stand for.
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

    /// The content of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        @usableFromInline var key: LocalizedStringKey = ""

        /// Creates an empty interpolation.
        @inlinable
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a literal segment.
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

        /// Appends a string.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", String(string)) }

        /// Appends an integer in decimal digits.
        @inlinable
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            if let number = Int(exactly: value) {
                append(number, isSigned: T.isSigned)
            } else {
                append(T.isSigned ? "%lld" : "%llu", String(value))
            }
        }

        /// Appends a number with six digits after the decimal point.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", String(format: "%f", Double(value)))
        }

        /// Appends a number in the format of a `printf` specifier, such as `%.1f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, String(format: specifier, value))
        }

        /// Appends a value that a format style formats.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", format.inUserLocale.format(input))
        }

        /// Appends a value that a format style formats as an attributed string.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(Text(input, format: format))
        }

        /// Appends a value that a formatter formats, or nothing if it cannot format the value.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", formatter.string(for: subject) ?? "")
        }

        /// Appends a text with its own attributes.
        public mutating func appendInterpolation(_ text: Text) { append(text) }

        /// Appends an attributed string with its attributes.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(Text(attributedString))
        }

        /// Appends an image, scaled to the height of the letters around it.
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        /// Appends a date in the locale of the environment.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }

        /// Appends the times of a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

        /// Appends the start and end time of an interval.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

        /// Appends a timer that counts during an interval.
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
            key.text += runs.accessibleText
            append(.styled(runs, start: start, end: end))
        }
    }
}
