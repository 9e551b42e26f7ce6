import Foundation

/// The stable name of a person or a card: kept from edit to edit, in the file and through undo.
///
/// New ones are random UUIDs. Files written by hand may use any text, for example `"sam"`.
public struct Identifier<Subject>: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as it is written in the file.
    public let rawValue: String

    /// Takes the identifier from text, such as that of a file.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes the identifier from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Creates a unique identifier.
    public static func unique() -> Self {
        // `UUID()` opens a file for each.
        var generator = SystemRandomNumberGenerator()
        return Self(rawValue: UUID.random(using: &generator).uuidString.lowercased())
    }
}

extension Identifier: CustomStringConvertible {
    /// The identifier as it is written in the file.
    public var description: String { rawValue }
}
