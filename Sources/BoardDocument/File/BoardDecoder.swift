import Foundation
import SongCatalog

/// A decoder that reads a board from `.songboard` text.
///
/// Errors with only one possible correction are repaired with a warning; all others are thrown with their place.
struct BoardDecoder {
    /// The repairs and their places.
    private(set) var warnings: [JSONFault] = []
    private var colors = FreeColors(of: Board())
    /// The folder of relative files of songs.
    private let folder: URL?

    /// Decodes a board.
    ///
    /// - Parameters:
    ///   - bytes: The text of the board.
    ///   - folder: The folder of relative files of songs; `nil` to keep them as they are.
    /// - Returns: The board and the repairs.
    /// - Throws: The first fault that can't be repaired.
    static func decode(_ bytes: [UInt8], in folder: URL?) throws(JSONFault) -> (board: Board, warnings: [JSONFault]) {
        var decoder = BoardDecoder(folder: folder)
        let board = try decoder.board(JSONParser.parse(bytes))
        return (board, decoder.warnings)
    }

    /// Returns a Boolean value that indicates whether a text is an object with the board's key, even if cut or
    /// damaged.
    ///
    /// - Complexity: O(bytes); O(1) if the text isn't an object.
    static func looksLikeBoard(_ bytes: [UInt8]) -> Bool {
        guard isObject(bytes) else { return false }
        let key = Array("\"songboard\"".utf8)
        var rest = bytes[...]
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[quote...]
            let sign = rest.dropFirst(key.count).first { $0 > 0x20 }
            if rest.starts(with: key), sign == nil || sign == UInt8(ascii: ":") { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// Returns a Boolean value that indicates whether a text begins as an object.
    static func isObject(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
    }

    private mutating func board(_ value: JSONValue) throws(JSONFault) -> Board {
        var reader = try ObjectReader(value, as: "the board")
        let versionOffset = reader.rest["songboard"]?.offset ?? value.offset
        guard let version = try reader.count("songboard") else {
            throw JSONFault(offset: versionOffset, reason: "the key “songboard” is missing")
        }
        guard version <= BoardEncoder.version else {
            throw JSONFault(
                offset: versionOffset,
                reason: "the board is of version \(version); this program reads up to version \(BoardEncoder.version)",
                newerVersion: version)
        }
        guard version >= 1 else {
            throw JSONFault(offset: versionOffset, reason: "there is no version \(version) of boards")
        }
        var board = Board(title: try text("title", of: &reader) ?? "")
        try readArrangement(from: &reader, into: &board)
        let people = try reader.array("people")
        let cards = try reader.array("cards")
        board.historyID = reader.later("id") { $0.text }
        board.evening = reader.later("evening") { $0.count } ?? 0
        for person in people {
            try addPerson(person, to: &board)
        }
        for card in cards {
            try addCard(card, to: &board)
        }
        board.nowSinging = reader.later("now") { board.card(Card.ID(rawValue: $0.text ?? ""))?.id }
        board.firstInTurn = reader.later("next") { board.person(Person.ID(rawValue: $0.text ?? ""))?.id }
        board.extras = reader.rest
        return board
    }

    private mutating func readArrangement(
        from reader: inout ObjectReader, into board: inout Board
    ) throws(JSONFault) {
        guard let (name, offset) = try reader.located("arrangement") else { return }
        if let arrangement = Arrangement(rawValue: name) {
            board.arrangement = arrangement
        } else {
            warn(offset, "the arrangement “\(name)” is not known; the board is tidy now")
        }
    }

    private mutating func addPerson(_ value: JSONValue, to board: inout Board) throws(JSONFault) {
        var reader = try ObjectReader(value, as: "the person")
        let id = try reader.located("id")
        guard let name = try text("name", of: &reader) else {
            throw JSONFault(offset: value.offset, reason: "the person has no “name”")
        }
        if id == nil {
            warn(value.offset, "the person “\(name)” has no “id” and got a new one", leavesOut: false)
        }
        let personID = id.map { Person.ID(rawValue: $0.string) } ?? .unique()
        guard board.columnIndex(of: personID) == nil else {
            throw JSONFault(
                offset: id?.offset ?? value.offset, reason: "the id “\(personID)” is another person's already")
        }
        let color = try reader.count("color")
        if let color { colors.take(color) }
        var person = Person(
            id: personID, name: name, colorIndex: color ?? colors.takeFirst(),
            isSetAside: try reader.bool("setAside") ?? false)
        person.earlierTurns = reader.later("turns") { $0.count } ?? 0
        person.waitingSince = reader.later("waiting") { $0.time }
        person.extras = reader.rest
        board.insert(person, atColumn: board.columns.count)
    }

    private mutating func addCard(_ value: JSONValue, to board: inout Board) throws(JSONFault) {
        var reader = try ObjectReader(value, as: "the card")
        let id = try reader.located("id")
        guard let title = try text("title", of: &reader) else {
            throw JSONFault(offset: value.offset, reason: "the card has no “title”")
        }
        if id == nil {
            warn(value.offset, "the card “\(title)” has no “id” and got a new one", leavesOut: false)
        }
        var card = Card(
            id: id.map { Card.ID(rawValue: $0.string) } ?? .unique(), title: title,
            artist: try text("artist", of: &reader),
            code: try text("code", of: &reader),
            file: try text("file", of: &reader).map { folder == nil ? $0 : Song.address(of: $0, in: folder) },
            duration: try reader.seconds("duration"))
        guard board.card(card.id) == nil else {
            throw JSONFault(offset: id?.offset ?? value.offset, reason: "the id “\(card.id)” is another card's already")
        }
        var column = 0
        if let owner = try reader.located("person") {
            if let known = board.columnIndex(of: Person.ID(rawValue: owner.string)) {
                column = known
            } else {
                warn(owner.offset, "there is no person “\(owner.string)”; the card “\(title)” is loose now")
            }
        }
        if let partner = try reader.located("with") {
            let id = Person.ID(rawValue: partner.string)
            if column > 0, let known = board.columnIndex(of: id), known != column {
                card.partner = id
            } else {
                warn(partner.offset, "“\(partner.string)” is not another person; the card “\(title)” is no duet now")
            }
        }
        card.isCrossedOff = try reader.bool("crossedOff") ?? false
        card.isChosen = try reader.bool("chosen") ?? false
        card.note = reader.later("note") { $0.text }
        card.sungTimes = reader.later("sung") { $0.times } ?? []
        card.extras = reader.rest
        if card.isSung, card.isCrossedOff {
            warn(value.offset, "the card “\(title)” is crossed off and sung; it is only sung now")
            card.isCrossedOff = false
        }
        if card.isChosen, card.isCrossedOff {
            warn(value.offset, "the card “\(title)” is crossed off and chosen; it is only crossed off now")
            card.isChosen = false
        }
        let singers = [column, card.partner.flatMap { board.columnIndex(of: $0) }].compactMap(\.self)
        if card.isChosen, singers.contains(where: { board.choice(inColumn: $0) != nil }) {
            warn(value.offset, "the card “\(title)” is the second that its singer has chosen; it is not chosen now")
            card.isChosen = false
        }
        board.insert(card, at: Board.Place(column: column, offset: board.columns[column].cards.count))
    }

    /// Reads a text that is shown and exported, where U+0000 ends texts of C and is no character of text files.
    private mutating func text(_ key: String, of reader: inout ObjectReader) throws(JSONFault) -> String? {
        guard let (text, offset) = try reader.located(key) else { return nil }
        guard text.utf8.contains(0) else { return text }
        warn(offset, "“\(key)” of \(reader.subject) contains the character U+0000, which is “\u{FFFD}” now")
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
    }

    private mutating func warn(_ offset: Int, _ reason: String, leavesOut: Bool = true) {
        warnings.append(JSONFault(offset: offset, reason: reason, leavesOut: leavesOut))
    }
}

extension JSONValue.Content {
    /// The value if it is a text that can be shown.
    fileprivate var text: String? {
        if case .string(let text) = self, !text.utf8.contains(0) { text } else { nil }
    }

    /// The value if it is a whole number that counts something.
    fileprivate var count: Int? {
        if case .number(let digits) = self, let count = Int(digits), (0...1_000_000).contains(count) {
            count
        } else {
            nil
        }
    }

    /// The value if it is a time such as “2026-11-28T21:03:00Z”.
    fileprivate var time: Date? {
        text.flatMap { try? Date($0, strategy: .iso8601) }.flatMap {
            $0.timeIntervalSince1970.magnitude < 1e11 ? $0 : nil
        }
    }

    /// The value if it is a time or a list of times.
    fileprivate var times: [Date]? {
        guard case .array(let values) = self else { return time.map { [$0] } }
        let times = values.compactMap(\.content.time)
        return times.count == values.count ? times.sorted() : nil
    }
}
