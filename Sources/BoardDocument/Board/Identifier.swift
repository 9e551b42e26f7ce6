import Foundation

/// The stable id of a person or a card, which edits, the file and undo preserve.
///
/// New ids are random UUIDs. Files written by hand may use any text, for example `"sam"`.
public struct Identifier<Subject>: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier as it is written in the file.
    public let rawValue: String

    /// Creates an identifier from text, such as that of a file.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a literal.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// Creates a unique identifier.
    public static func unique() -> Self {
        // `UUID()` opens a file each time.
        var generator = SystemRandomNumberGenerator()
        return Self(rawValue: UUID.random(using: &generator).uuidString.lowercased())
    }
}

extension Identifier: CustomStringConvertible {
    /// The identifier as it is written in the file.
    public var description: String { rawValue }
}
