import Foundation

/// A text by the key under which its translations are found, such as a string literal with interpolations.
///
/// The key of `"\(count) songs"` is `%lld songs`: `%@` stands for text, `%lld` for integers, `%lf` for other numbers. A
/// translation may put them in another order, as `%2$@`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    @usableFromInline let key: String
    /// What is shown where there is no translation.
    @usableFromInline let plain: String
    /// The values of the interpolations as they are shown.
    @usableFromInline let arguments: [String]

    /// A key without interpolations.
    @inlinable
    public init(_ value: String) {
        key = value
        plain = value
        arguments = []
    }

    @inlinable
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        plain = stringInterpolation.plain
        arguments = stringInterpolation.arguments
    }

    /// The text in the language of the user.
    ///
    /// - Parameter table: the text domain where translations are looked up; nil for that of the app.
    @MainActor
    func string(table: String? = nil) -> String {
        guard let translate = Translations.lookUp, !key.isEmpty else { return plain }
        let translation = translate(table, key)
        return translation == key ? plain : Self.format(translation, arguments)
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
        fileprivate var key = ""
        fileprivate var plain = ""
        fileprivate var arguments: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
            plain += literal
        }

        private mutating func append(_ specifier: String, _ shown: String) {
            key += specifier
            plain += shown
            arguments.append(shown)
        }

        /// Text as it is.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", String(string)) }

        /// An integer in digits.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            append(T.isSigned ? "%lld" : "%llu", String(value))
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
}
