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

        /// Its part of the text.
        var range: Range<Int> {
            switch self {
            case .text(let start, let end, _): Int(start)..<Int(end)
            case .integer(_, let start, _): Int(start)..<Int(start)
            }
        }

        /// How it is called in the key.
        var specifier: String {
            switch self {
            case .text(_, _, let specifier): specifier
            case .integer(_, _, let isSigned): isSigned ? "%lld" : "%llu"
            }
        }
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

    /// The text in the language of the user.
    ///
    /// - Parameter table: the text domain where translations are looked up; nil for that of the app.
    /// - Returns: The text.
    @MainActor
    func string(table: String? = nil) -> String { translation(table: table) ?? plain }

    /// The text in the language of the user; nil where there is none but the plain one.
    @MainActor
    func translation(table: String?) -> String? {
        guard Translations.areThere(table), let translate = Translations.lookUp, firstValue != nil || !text.isEmpty
        else { return nil }
        let key = key
        let translation = translate(table, key)
        return translation == key ? nil : Self.format(translation, values.map(shown))
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

    /// Puts arguments in the place of their specifiers.
    private static func format(_ template: String, _ arguments: [String]) -> String {
        var result = ""
        var rest = template[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let end = rest.firstIndex { $0.isLetter && !"lhqzjt".contains($0) || "@%".contains($0) }
            guard let end else { return result + "%" + rest }
            let specifier = rest[..<end]
            if rest[end] == "%" {
                result += "%"
            } else {
                var index = next
                if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
                    index = place - 1
                } else {
                    next += 1
                }
                if arguments.indices.contains(index) { result += arguments[index] }
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
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
    }
}

/// Where texts in other languages come from.
@MainActor
public enum Translations {
    /// Finds the translation of a key in a text domain, nil for that of the app; answers the key where there is none.
    ///
    /// Hosts set it.
    @exclusivity(unchecked) public static var lookUp: (@MainActor (_ domain: String?, _ key: String) -> String)?
    /// Whether a text domain has translations into the language of the user: where it has none, no key is made to be
    /// looked up.
    ///
    /// Hosts that know set it.
    @exclusivity(unchecked) public static var areThere: @MainActor (_ domain: String?) -> Bool = { _ in true }
}
