/// A position in a text file, as editors number it.
public struct TextPosition: Hashable, Sendable {
    /// The number of the line, from 1.
    public var line: Int

    /// The number of the character in its line, from 1.
    public var column: Int
}
