import SongCatalog

/// The way to read song lists, where their own beginning doesn't tell.
nonisolated package struct ListReading: Hashable, Sendable {
    /// The encoding of lists that don't identify their own; `nil` to detect it.
    package var encoding: SongTextEncoding?

    /// The columns of tables; `nil` to detect them.
    package var columns: TableColumns?

    /// Creates a way of reading.
    package init(encoding: SongTextEncoding? = nil, columns: TableColumns? = nil) {
        (self.encoding, self.columns) = (encoding, columns)
    }
}
