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
        write("people", board.people.map(object), to: &text)
        write(
            "cards", board.columns.flatMap { column in column.cards.map { object($0, of: column.person) } }, to: &text)
        for member in board.extras.members {
            text += ",\n  "
            JSONWriter.write(member.key, to: &text)
            text += ": "
            JSONWriter.write(member.value.content, to: &text)
        }
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
        object.members += person.extras.members
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
        object.members += card.extras.members
        return object
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
