import Foundation

extension BoardExport {
    static func text(_ board: Board) -> String {
        let title = title(board)
        var text = title + "\n" + String(repeating: "=", count: title.count) + "\n"
        for section in board.sections {
            text += "\n\(heading(section))\n"
            for card in section.cards {
                let mark = card.isChosen ? "*" : card.isCrossedOff ? "x" : "-"
                text += "  \(mark) \(oneLine(card.line + duet(card, of: section, board) + sung(card)))\n"
            }
        }
        let order = order(board).enumerated().map { "  \($0 + 1). \($1)\n" }.joined()
        return order.isEmpty ? text : text + "\nOrder\n\(order)"
    }

    static func markdown(_ board: Board) -> String {
        var text = "# \(escapedMarkdown(title(board)))\n"
        for section in board.sections {
            text += "\n## \(escapedMarkdown(heading(section)))\n\n"
            for card in section.cards {
                let line = escapedMarkdown(oneLine(card.line + duet(card, of: section, board) + sung(card)))
                text += card.isCrossedOff ? "- ~~\(line)~~\n" : card.isChosen ? "- **\(line)** ✓\n" : "- \(line)\n"
            }
        }
        let order = order(board).enumerated().map { "\($0 + 1). \(escapedMarkdown($1))\n" }.joined()
        return order.isEmpty ? text : text + "\n## Order\n\n\(order)"
    }

    /// Returns text with all special characters of Markdown escaped.
    private static func escapedMarkdown(_ text: String) -> String {
        text.reduce(into: "") { $0 += "\\`*_{}[]<>()#+-.!|~&".contains($1) ? "\\\($1)" : "\($1)" }
    }

    /// Returns a playlist of the remaining songs whose files exist.
    static func m3u8(_ board: Board) -> String {
        var text = "#EXTM3U\n#PLAYLIST:\(title(board))\n"
        for card in board.turns.map(\.card) {
            guard let path = path(of: card) else { continue }
            let song = playlistName(card.title, card.artist)
            text += "#EXTINF:\(card.duration.map { Int($0.rounded()) } ?? -1),\(song)\n\(path)\n"
        }
        return text
    }

    /// Returns the name of a song in a playlist, on one line.
    static func playlistName(_ title: String, _ artist: String?) -> String {
        oneLine((artist.map { "\($0) - " } ?? "") + title)
    }

    /// Returns sentences about what the export omits or changes, or `nil` if it has everything; accesses the file
    /// system.
    public func omissions(of board: Board) -> String? {
        switch self {
        case .csv: return changes(of: board).joined(separator: " ").nonEmpty
        case .m3u8, .calendar: break
        case .text, .markdown, .html: return nil
        }
        let turns = board.turns
        let place = self == .m3u8 ? "in the playlist" : "in the calendar"
        let files = self == .m3u8 ? turns.map(\.card).filter { Self.path(of: $0) == nil } : []
        let beside = board.cardsBeside(turns)
        let marks = beside.contains(where: \.isSung) ? "crossed off, sung or set aside" : "crossed off or set aside"
        let sentences = [
            Self.omission(
                of: files, place, "no file of it is known that is there", "no file of them is known that is there"),
            Self.omission(
                of: beside, place, "it is \(marks)", "they are \(marks)"),
        ]
        let listed = self == .m3u8 ? turns.filter { !$0.singers.isEmpty && Self.path(of: $0.card) != nil } : []
        let singers = Set(listed.flatMap(\.singers).map(\.id)).count
        let nameless =
            singers == 0
            ? nil
            : "The playlist does not say who sings: it has no \(singers == 1 ? "name of 1 person" : "names of \(singers.formatted()) people")."
        let changed = [nameless].compactMap(\.self) + (self == .m3u8 ? changes(of: board) : [])
        return (sentences.compactMap(\.self) + changed).joined(separator: " ").nonEmpty
    }

    private static func omission(of cards: [Card], _ place: String, _ one: String, _ several: String) -> String? {
        guard let first = cards.first else { return nil }
        return cards.count == 1
            ? "“\(first.title)” is not \(place): \(one)."
            : "\(cards.count.formatted()) songs are not \(place), the first one “\(first.title)”: \(several)."
    }

    /// The path or address of a card's file for a playlist; `nil` if the file does not exist.
    static func path(of card: Card) -> String? {
        guard let file = card.file, let url = URL(string: file) else { return nil }
        guard url.isFileURL else {
            return url.scheme == nil ? nil : file.contains(where: \.isNewline) ? url.absoluteString : file
        }
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        // Lines of a playlist are trimmed when they are read.
        return url.path.contains(where: \.isNewline) || url.path.last?.isWhitespace == true
            ? url.absoluteString : url.path
    }

    /// Returns a table as defined by RFC 4180, with a row for each card and for each person without cards.
    ///
    /// A duet is listed with its owner. Additional columns identify people who share a name or have none, and give the
    /// colors of pins that differ from those assigned to new people in this order.
    static func csv(_ board: Board) -> String {
        let names = board.people.map { Person.key(of: $0.name) }
        let needsIDs = Set(names).count < names.count || names.contains("")
        var header = [
            "Person", "Title", "Artist", "Code", "Crossed off", "Chosen", "With", "Set aside", "Duration", "File",
        ]
        if needsIDs { header += ["Person ID", "With ID"] }
        let cards = board.columns.flatMap(\.cards)
        let needsSung = cards.contains(where: \.isSung)
        if needsSung { header.append("Sung") }
        let needsNotes = cards.contains { $0.note != nil }
        if needsNotes { header.append("Note") }
        let needsColors = board.people.map(\.colorIndex) != Array(board.people.indices)
        if needsColors { header.append("Pin color") }
        var text = header.joined(separator: ",") + "\r\n"
        func write(_ fields: [String?], _ ids: [String?], _ person: Person?, _ card: Card? = nil) {
            let color = person.map { String($0.colorIndex) }
            let row =
                fields + (needsIDs ? ids : []) + (needsSung ? [card.map(times)] : [])
                + (needsNotes ? [card?.note] : []) + (needsColors ? [color] : [])
            text += row.map { escapedField($0 ?? "") }.joined(separator: ",") + "\r\n"
        }
        for section in board.sections {
            let (person, id) = (section.person, section.person?.id.rawValue)
            let isSetAside = person?.isSetAside == true ? "yes" : nil
            let cards = section.cards.filter { $0.partner == nil || $0.partner != section.id }
            if cards.isEmpty, let person {
                write([person.name, nil, nil, nil, nil, nil, nil, isSetAside, nil, nil], [id, nil], person)
            }
            for card in cards {
                let partner = card.partner.flatMap { board.person($0)?.name }
                write(
                    [
                        person?.name, card.title, card.artist, card.code, card.isCrossedOff ? "yes" : nil,
                        card.isChosen ? "yes" : nil, partner, isSetAside, card.duration.map(duration), card.file,
                    ], [id, card.partner?.rawValue], person, card)
            }
        }
        return text
    }

    /// Returns a duration in seconds; a short one has minutes, since `3.45` alone would be read as `3:45`.
    private static func duration(_ seconds: TimeInterval) -> String { seconds < 20 ? "0:\(seconds)" : "\(seconds)" }

    /// Returns the times at which a card was sung, which are read back.
    private static func times(_ card: Card) -> String {
        card.sungTimes.map { $0.formatted(.iso8601) }.joined(separator: " ")
    }

    private static func escapedField(_ text: String) -> String {
        let needsQuotes =
            text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
            || text.first?.isWhitespace == true || text.last?.isWhitespace == true
        return needsQuotes
            ? "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
            : text
    }
}

extension String {
    /// The text, or `nil` if it is empty.
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
