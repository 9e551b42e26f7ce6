import SongCatalog

/// The way to read song lists, where their own beginning doesn't tell.
nonisolated package struct ListReading: Hashable, Sendable {
    /// The encoding of lists that don't identify their own; `nil` to detect it.
    package var encoding: SongTextEncoding?

    /// The sign between the fields of tables; `nil` to detect it.
    package var separator: TableSample.Separator?

    /// The columns of tables; `nil` to detect them.
    package var columns: TableColumns?

    /// The lines of a list that are names of people above their songs; `nil` to detect them.
    var people: [String]?

    /// Creates a way of reading.
    package init(
        encoding: SongTextEncoding? = nil, separator: TableSample.Separator? = nil, columns: TableColumns? = nil
    ) {
        (self.encoding, self.separator, self.columns) = (encoding, separator, columns)
    }

    /// The reader of lists.
    var reader: SongFileReader {
        SongFileReader(encoding: encoding, separator: separator, columns: columns, people: people)
    }
}
