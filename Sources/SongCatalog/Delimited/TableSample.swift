/// The first rows of a table, with a guess at what its columns are.
public struct TableSample: Hashable, Sendable {
    /// The sign between the fields of a row.
    public enum Separator: String, Hashable, Sendable, CaseIterable {
        case comma, semicolon, tab, bar

        var byte: UInt8 {
            switch self {
            case .comma: .comma
            case .semicolon: .semicolon
            case .tab: .tab
            case .bar: UInt8(ascii: "|")
            }
        }
    }

    /// The first rows below captions, 20 at most, each with a field for every column.
    ///
    /// Of e-mail addresses, they have only the names.
    public let rows: [[String]]
    /// The sign between the fields.
    public let separator: Separator
    /// The most likely meanings of the columns.
    public let guess: [TableColumns.Role]
    /// A Boolean value that indicates whether the first row seems to have the names of the columns.
    public let hasHeader: Bool
    /// A Boolean value that indicates whether the guess needs no confirmation.
    ///
    /// It doesn't if a header names the title, or if there are at most two columns.
    public let isSure: Bool

    init(_ dialect: DelimitedDialect) {
        let columns = dialect.header ?? dialect.assumed
        let sample = dialect.rows.prefix(20)
        let count = max(sample.map(\.count).max() ?? 0, columns.count)
        let rows = sample.map { row in
            row.map(FieldValue.withoutMailAddress) + Array(repeating: "", count: count - row.count)
        }
        self.rows = rows
        separator = Separator.allCases.first { $0.byte == dialect.separator } ?? .comma
        guess = columns.chosen + Array(repeating: .ignored, count: count - columns.chosen.count)
        hasHeader = dialect.header != nil || !columns.people.isEmpty
        if let header = dialect.header {
            isSure = header[.title] != nil && !header.isTitleGuessed
        } else {
            isSure = (0..<count).count { column in rows.contains { !$0[column].isEmpty } } <= 2
        }
    }
}
