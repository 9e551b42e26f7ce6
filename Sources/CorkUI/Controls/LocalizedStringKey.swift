import Foundation

/// A text by the key under which its translations are found, such as a string literal with interpolations.
///
/// The key of `"\(count) songs"` is `%lld songs`: `%@` stands for text, `%lld` for integers, `%lf` for other numbers. A
/// translation may put them in another order, as `%2$@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What is shown where there is no translation.
    @usableFromInline let plain: String
    /// The values of the interpolations; nil for a text that is the key itself.
    @usableFromInline let values: Values?

    /// Values in the order in which they are shown. Most keys have no more than one, which takes no memory of its own.
    @usableFromInline
    struct Values: Equatable, Sendable {
        @usableFromInline var first: Value?
        @usableFromInline var rest: [Value] = []

        @inlinable
        init() {}

        var all: [Value] { first.map { [$0] + rest } ?? [] }
    }

    /// Where the value of an interpolation is shown, in bytes of UTF-8, and how it is called in the key.
    @usableFromInline
    struct Value: Equatable, Sendable {
        @usableFromInline let start: Int32
        @usableFromInline let end: Int32
        @usableFromInline let specifier: String

        @usableFromInline
        init(start: Int, end: Int, specifier: String) {
            (self.start, self.end, self.specifier) = (Int32(clamping: start), Int32(clamping: end), specifier)
        }
    }

    /// A key without interpolations.
    @inlinable
    public init(_ value: String) {
        plain = value
        values = nil
    }

    @inlinable
    public init(stringLiteral value: String) { self.init(value) }

    @inlinable
    public init(stringInterpolation: StringInterpolation) {
        plain = stringInterpolation.plain
        values = stringInterpolation.values
    }

    /// The text in the language of the user.
    ///
    /// - Parameter table: the text domain where translations are looked up; nil for that of the app.
    @MainActor
    func string(table: String? = nil) -> String {
        guard Translations.areThere(table), let translate = Translations.lookUp, values != nil || !plain.isEmpty else {
            return plain
        }
        let key = key
        let translation = translate(table, key)
        return translation == key ? plain : Self.format(translation, arguments)
    }

    /// What is looked up: made where there may be a translation, as there is none in the language that an app is written in.
    private var key: String {
        guard let values else { return plain }
        func literal(_ start: Int, _ end: Int) -> String {
            let text = text(start, end)
            return text.utf8.contains(UInt8(ascii: "%")) ? text.replacingOccurrences(of: "%", with: "%%") : text
        }
        var (key, place) = ("", 0)
        for value in values.all {
            key += literal(place, Int(value.start)) + value.specifier
            place = Int(value.end)
        }
        return key + literal(place, plain.utf8.count)
    }

    /// The values of the interpolations as they are shown.
    private var arguments: [String] { (values?.all ?? []).map { text(Int($0.start), Int($0.end)) } }

    private func text(_ start: Int, _ end: Int) -> String {
        String(decoding: plain.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
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
        @usableFromInline var plain = ""
        @usableFromInline var values = Values()

        @inlinable
        public init(literalCapacity: Int, interpolationCount: Int) {}

        @inlinable
        public mutating func appendLiteral(_ literal: String) {
            if plain.isEmpty { plain = literal } else { plain += literal }
        }

        @usableFromInline
        mutating func append(_ specifier: String, _ shown: String) {
            let start = plain.utf8.count
            plain += shown
            note(specifier, from: start)
        }

        /// Digits go behind the text at once: making a string of them first would take almost twice as long.
        @usableFromInline
        mutating func append(_ specifier: String, _ number: Int) {
            let start = plain.utf8.count
            var (end, rest) = (start + (number < 0 ? 2 : 1), number.magnitude / 10)
            while rest > 0 { (end, rest) = (end + 1, rest / 10) }
            plain = String(unsafeUninitializedCapacity: end) { text in
                _ = text.initialize(from: plain.utf8)
                // Without a sign, the first digit takes its place.
                text[start] = UInt8(ascii: "-")
                var (place, rest) = (end, number.magnitude)
                repeat {
                    place -= 1
                    text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                    rest /= 10
                } while rest > 0
                return end
            }
            note(specifier, from: start)
        }

        @inline(__always)
        private mutating func note(_ specifier: String, from start: Int) {
            let value = Value(start: start, end: plain.utf8.count, specifier: specifier)
            if values.first == nil { values.first = value } else { values.rest.append(value) }
        }

        /// Text as it is.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", String(string)) }

        /// An integer in digits.
        @inlinable
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            let specifier = T.isSigned ? "%lld" : "%llu"
            if let number = Int(exactly: value) { append(specifier, number) } else { append(specifier, String(value)) }
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
    /// Hosts set it.
    @exclusivity(unchecked) public static var lookUp: (@MainActor (_ domain: String?, _ key: String) -> String)?
    /// Whether a text domain has translations into the language of the user: where it has none, no key is made to be looked
    /// up. Hosts that know set it.
    @exclusivity(unchecked) public static var areThere: @MainActor (_ domain: String?) -> Bool = { _ in true }
}
