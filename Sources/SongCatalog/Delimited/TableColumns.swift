import Foundation

/// The meanings of a table's columns as a person chose them, from left to right.
public struct TableColumns: Hashable, Sendable, CustomStringConvertible {
    /// The meaning of a column.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        case person, title, artist
        /// The songs of the person whom the header names.
        case songs
        case with, duration, link, file, code, chosen
        case crossedOff = "crossed off"
        case sung
        case setAside = "set aside"
        /// A column that is ignored.
        case ignored = "-"
    }

    /// The reason why columns make no sense.
    public struct Fault: Error, Hashable, LocalizedError {
        /// A sentence that describes the reason to a person.
        public let sentence: String
        /// A sentence that describes the reason to a person.
        public var errorDescription: String? { sentence }
    }

    /// The meanings of the columns; those behind them are ignored.
    public let roles: [Role]
    /// A Boolean value that indicates whether the first row has the names of the columns; `nil` to detect it.
    public let hasHeader: Bool?

    /// Creates columns.
    ///
    /// - Throws: ``Fault`` if no column has titles or songs, if two have the same meaning, or if no row can name the
    ///   people of songs.
    public init(_ roles: [Role], hasHeader: Bool? = nil) throws(Fault) {
        for role in Role.allCases where role != .ignored && role != .songs && roles.count(where: { $0 == role }) > 1 {
            throw Fault(sentence: "Two columns are “\(role.rawValue)”: leave one of them out.")
        }
        guard roles.contains(.title) || roles.contains(.songs) else {
            throw Fault(sentence: "One column must be “title” or “songs”.")
        }
        guard !roles.contains(.link) || !roles.contains(.file) else {
            throw Fault(sentence: "A card has one link or file: leave one of these columns out.")
        }
        guard !roles.contains(.songs) || hasHeader != false else {
            throw Fault(sentence: "Columns of “songs” need a header row with the names of their people.")
        }
        (self.roles, self.hasHeader) = (roles, hasHeader)
    }

    /// Creates columns from their names, separated by commas, such as `person,title,-,artist`.
    ///
    /// - Throws: ``Fault`` if a name is unknown or the columns make no sense.
    public init(parsing text: String) throws(Fault) {
        var roles: [Role] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = name.trimmingCharacters(in: .whitespaces).lowercased()
            guard let role = Role(rawValue: name) ?? (name.isEmpty ? .ignored : nil) else {
                let all = Role.allCases.map(\.rawValue).joined(separator: ", ")
                throw Fault(sentence: "No column is called “\(name)”; there are \(all).")
            }
            roles.append(role)
        }
        try self.init(roles)
    }

    /// The names of the columns, separated by commas.
    public var description: String { roles.map(\.rawValue).joined(separator: ",") }
}

extension SongColumns {
    /// Creates the columns that a person chose.
    ///
    /// - Parameters:
    ///   - chosen: The columns.
    ///   - header: The names of the columns; `nil` for a table without a header.
    init(_ chosen: TableColumns, header: [String]?) {
        self.init(headerlessCount: 1)
        count = max(chosen.roles.count, header?.count ?? 0)
        positions = [:]
        for (index, role) in chosen.roles.enumerated() {
            switch role {
            case .songs: songsOfPeople.append(.init(column: index, person: header?[safe: index]))
            case .ignored: break
            case .person: positions[.person] = index
            case .title: positions[.title] = index
            case .artist: positions[.artist] = index
            case .with: positions[.partner] = index
            case .duration:
                let name = header?[safe: index].map(FoldedText.word)
                positions[name.flatMap { ColumnNames.roles[$0] } == .milliseconds ? .milliseconds : .duration] = index
            case .link, .file: positions[.location] = index
            case .code: positions[.code] = index
            case .chosen: positions[.chosen] = index
            case .crossedOff: positions[.crossedOff] = index
            case .sung: positions[.sung] = index
            case .setAside: positions[.setAside] = index
            }
        }
        isChosen = true
    }
}

extension SongColumns {
    /// The columns as a person would choose them.
    var chosen: [TableColumns.Role] {
        var roles = Array(repeating: TableColumns.Role.ignored, count: max(count, people.count))
        for (role, index) in positions where roles.indices.contains(index) {
            if let choice = Self.choices[role] { roles[index] = choice }
        }
        for index in people.indices { roles[index] = .songs }
        return roles
    }

    private static let choices: [Role: TableColumns.Role] = [
        .title: .title, .artist: .artist, .person: .person, .code: .code, .duration: .duration,
        .milliseconds: .duration, .crossedOff: .crossedOff, .chosen: .chosen, .partner: .with, .setAside: .setAside,
        .sung: .sung, .location: .file,
    ]
}

extension [String] {
    /// Returns an element that isn't empty, or `nil`.
    fileprivate subscript(safe index: Int) -> String? {
        indices.contains(index) && !self[index].isEmpty ? self[index] : nil
    }
}
