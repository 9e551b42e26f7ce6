/// A place in a text file, as editors count.
public struct TextPosition: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int

    /// The character of the line, from 1.
    public var column: Int
}
