import DocumentFiles

/// A repair that was made while reading a board file.
public struct BoardWarning: Hashable, Sendable {
    /// The name of the file, without its folder.
    public var fileName: String

    /// The position in the file.
    public var position: TextPosition

    /// The problem and the repair, as a clause without a full stop.
    public var reason: String

    /// A Boolean value that indicates whether the board lacks something of the file.
    public var leavesOut = false
}

extension BoardWarning: CustomStringConvertible {
    /// A sentence with the file, the line, the column and the reason.
    public var description: String {
        "\(SourceLine.describe(fileName, position)): \(reason)."
    }
}
