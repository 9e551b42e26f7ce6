import DocumentFiles

/// A parser of the entities that a document type declares; other declarations are skipped.
struct XMLDocumentType {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    /// The position after the parsed text.
    private(set) var place: Int
    /// The names and values of the entities, with unresolved references.
    private(set) var entities: [(name: String, value: String)] = []

    /// Reads a document type.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - place: The offset of `<!DOCTYPE`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) {
        self.bytes = bytes
        self.place = place
        start = place
    }

    mutating func read() throws(XMLFault) {
        var isInside = false
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try quoted()
            case UInt8(ascii: ">") where !isInside:
                place += 1
                return
            case UInt8(ascii: "<") where isInside:
                try declaration()
                continue
            default: break
            }
            place += 1
        }
        throw XMLFault(offset: start, reason: "the document type does not end")
    }

    /// Reads a quoted text, and stops at its closing quote.
    private mutating func quoted() throws(XMLFault) -> String {
        let (first, quote) = (place, bytes[place])
        place += 1
        while place < bytes.count, bytes[place] != quote { place += 1 }
        guard place < bytes.count else { throw XMLFault(offset: first, reason: "a text in quotes does not end") }
        return string(first + 1, place)
    }

    private mutating func declaration() throws(XMLFault) {
        let first = place
        let pieces = XMLPieces(bytes)
        if [.comment, .instruction].contains(pieces.kind(at: place)) {
            let piece = pieces.piece(at: place)
            guard piece.isComplete else { throw XMLFault(offset: first, reason: "the document type does not end") }
            place = piece.range.upperBound
            return
        }
        let isEntity = starts(with: "<!ENTITY")
        var words: [String] = []
        var value: String?
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
                let text = try quoted()
                value = value ?? text
                place += 1
            } else if XMLPieces.isSpace(bytes[place]) {
                place += 1
            } else {
                let word = place
                while place < bytes.count, !XMLPieces.isSpace(bytes[place]), ![0x3E, 0x22, 0x27].contains(bytes[place])
                {
                    place += 1
                }
                words.append(string(word, place))
            }
        }
        guard place < bytes.count else { throw XMLFault(offset: first, reason: "the document type does not end") }
        place += 1
        // Two words are the keyword and the name. More belong to parameter entities or external ones.
        if isEntity, words.count == 2, let value { entities.append((words[1], value)) }
    }

    private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
}
