import Foundation

/// An encoder that writes a board as `.songboard` text.
///
/// The format key comes first, then the known keys in a fixed order, and then the unknown keys in their original
/// order. Each person and card has a line, so that a changed card is a changed line. Default values are omitted. Equal
/// boards have equal bytes.
enum BoardEncoder {
    /// The version of the format that is written.
    static let version = 1

    static func encode(_ board: Board) -> String {
        var text = "{\n  \"songboard\": \(version),\n  \"title\": "
        JSONWriter.write(board.title, to: &text)
        if board.arrangement != .tidy {
            text += ",\n  \"arrangement\": "
            JSONWriter.write(board.arrangement.rawValue, to: &text)
        }
        var evening = JSONObject()
        if let id = board.historyID { evening.append("id", .string(id)) }
        if board.evening > 0 { evening.append("evening", .number(String(board.evening))) }
        if let card = board.nowSinging { evening.append("now", .string(card.rawValue)) }
        if let person = board.firstInTurn { evening.append("next", .string(person.rawValue)) }
        write(evening.members, to: &text)
        write("people", board.people.map(object), to: &text)
        write(
            "cards", board.columns.flatMap { column in column.cards.map { object($0, of: column.person) } }, to: &text)
        write(board.extras.members.filter { evening[$0.key] == nil }, to: &text)
        return text + "\n}\n"
    }

    private static func object(_ person: Person) -> JSONObject {
        var object = JSONObject()
        object.append("id", .string(person.id.rawValue))
        object.append("name", .string(person.name))
        object.append("color", .number(String(person.colorIndex)))
        if person.isSetAside {
            object.append("setAside", .bool(true))
        }
        if person.earlierTurns > 0 {
            object.append("turns", .number(String(person.earlierTurns)))
        }
        if let time = person.waitingSince {
            object.append("waiting", .string(time.formatted(.iso8601)))
        }
        object.append(unknown: person.extras)
        return object
    }

    private static func object(_ card: Card, of owner: Person?) -> JSONObject {
        var object = JSONObject()
        object.append("id", .string(card.id.rawValue))
        object.append("title", .string(card.title))
        if let artist = card.artist {
            object.append("artist", .string(artist))
        }
        if let code = card.code {
            object.append("code", .string(code))
        }
        if let file = card.file {
            object.append("file", .string(file))
        }
        if let duration = card.duration {
            object.append("duration", .number(String(duration)))
        }
        if let note = card.note {
            object.append("note", .string(note))
        }
        if let owner {
            object.append("person", .string(owner.id.rawValue))
        }
        if let partner = card.partner {
            object.append("with", .string(partner.rawValue))
        }
        if card.isCrossedOff {
            object.append("crossedOff", .bool(true))
        }
        if card.isChosen {
            object.append("chosen", .bool(true))
        }
        if card.sungTimes.count == 1 {
            object.append("sung", .string(card.sungTimes[0].formatted(.iso8601)))
        } else if card.isSung {
            object.append("sung", .array(card.sungTimes.map { JSONValue(.string($0.formatted(.iso8601))) }))
        }
        object.append(unknown: card.extras)
        return object
    }

    private static func write(_ members: [JSONObject.Member], to text: inout String) {
        for member in members {
            text += ",\n  "
            JSONWriter.write(member.key, to: &text)
            text += ": "
            JSONWriter.write(member.value.content, to: &text)
        }
    }

    private static func write(_ key: String, _ objects: [JSONObject], to text: inout String) {
        text += ",\n  \"\(key)\": ["
        for (index, object) in objects.enumerated() {
            text += index == 0 ? "\n    " : ",\n    "
            JSONWriter.write(.object(object), to: &text)
        }
        text += objects.isEmpty ? "]" : "\n  ]"
    }
}

extension JSONObject {
    /// Appends the members that this version didn't know when it read them, except those that it has set since.
    fileprivate mutating func append(unknown extras: JSONObject) {
        members += extras.members.filter { self[$0.key] == nil }
    }
}
