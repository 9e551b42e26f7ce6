import DocumentFiles

/// Something in a board file that was mended while it was read.
public struct BoardWarning: Hashable, Sendable {
    /// The name of the file, without its folder.
    public var fileName: String

    /// Where in the file.
    public var position: TextPosition

    /// What was found and what was made of it: a clause without a full stop.
    public var reason: String
}

extension BoardWarning: CustomStringConvertible {
    /// File, line, column and reason in one sentence.
    public var description: String {
        "\(SourceLine.describe(fileName, position)): \(reason)."
    }
}
