import Foundation
import SongCatalog

/// The columns that the person chose for tables, by the tables' headers.
nonisolated package struct TableMemory: RawRepresentable, Equatable, Sendable {
    /// The columns of the tables with a header.
    package struct Entry: Codable, Hashable, Identifiable, Sendable {
        /// The fields of the header.
        package let header: [String]
        /// The names of the columns, such as `person,title,-,artist`.
        let names: String
        /// The sign between the fields, if the person chose it.
        let separatorName: String?

        package var id: [String] { header }
        /// The columns; `nil` if another version of the program knows more of them.
        package var columns: TableColumns? {
            (try? TableColumns(parsing: names)).flatMap { try? TableColumns($0.roles, hasHeader: true) }
        }
        /// The sign between the fields; `nil` to detect it.
        package var separator: TableSample.Separator? { separatorName.flatMap(TableSample.Separator.init) }
    }

    /// The entries, the latest last.
    package private(set) var entries: [Entry] = []

    /// Creates a memory without entries.
    package init() {}

    /// Creates a memory from its text in the settings.
    package init?(rawValue: String) {
        guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(rawValue.utf8)) else { return nil }
        self.entries = entries
    }

    /// The text in the settings.
    package var rawValue: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    /// Returns the columns of the tables with a header; `nil` if none are remembered.
    package subscript(header: [String]) -> Entry? { entries.first { $0.header == header && $0.columns != nil } }

    /// Remembers the columns and the separator for a header.
    mutating func remember(_ reading: ListReading, for header: [String]) {
        guard let columns = reading.columns else { return }
        forget(header)
        entries.append(
            Entry(header: header, names: columns.description, separatorName: reading.separator?.rawValue))
    }

    /// Forgets the columns for a header.
    package mutating func forget(_ header: [String]) { entries.removeAll { $0.header == header } }
}
