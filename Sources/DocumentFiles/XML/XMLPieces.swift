/// The pieces of an XML text in order: texts, tags, and other markup between “<” and “>”.
///
/// Every byte belongs to one piece. A tag ends with a “>” outside of quotes.
///
/// - Complexity: O(bytes) for all pieces.
package struct XMLPieces: Sequence, IteratorProtocol {
    /// The kinds of pieces.
    package enum Kind: Sendable { case text, startTag, endTag, comment, characterData, instruction, declaration }

    /// A piece of an XML text.
    package struct Piece: Sendable {
        /// The kind.
        package let kind: Kind
        /// The range of the piece, including the marks that begin and end it.
        package let range: Range<Int>
        /// A Boolean value that indicates whether the piece has its end mark.
        package let isComplete: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    /// Creates an iterator before the first piece.
    ///
    /// - Parameter bytes: The text in UTF-8, which has to outlive the pieces.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    package mutating func next() -> Piece? {
        guard place < bytes.count else { return nil }
        let piece = piece(at: place)
        place = piece.range.upperBound
        return piece
    }

    /// Returns the piece that begins at a position before the end.
    package func piece(at place: Int) -> Piece {
        let kind = kind(at: place)
        switch kind {
        case .text:
            return Piece(kind: kind, range: place..<(index(of: "<", from: place) ?? bytes.count), isComplete: true)
        case .startTag, .endTag: return tag(kind, at: place)
        case .comment: return piece(kind, place, after: 4, to: "-->")
        case .characterData: return piece(kind, place, after: 9, to: "]]>")
        case .instruction: return piece(kind, place, after: 2, to: "?>")
        case .declaration: return piece(kind, place, after: 2, to: ">")
        }
    }

    /// Returns the kind of the piece that begins at a position before the end.
    package func kind(at place: Int) -> Kind {
        guard bytes[place] == UInt8(ascii: "<") else { return .text }
        if starts("</", at: place) { return .endTag }
        if starts("<?", at: place) { return .instruction }
        guard starts("<!", at: place) else { return .startTag }
        if starts("<!--", at: place) { return .comment }
        return starts("<![CDATA[", at: place) ? .characterData : .declaration
    }

    private func piece(_ kind: Kind, _ start: Int, after count: Int, to end: StaticString) -> Piece {
        guard let last = index(of: end, from: start + count) else {
            return Piece(kind: kind, range: start..<bytes.count, isComplete: false)
        }
        return Piece(kind: kind, range: start..<(last + end.utf8CodeUnitCount), isComplete: true)
    }

    private func tag(_ kind: Kind, at start: Int) -> Piece {
        var (place, quote, isValue) = (start + 1, UInt8?.none, false)
        while place < bytes.count {
            let byte = bytes[place]
            // A “<” outside of a value: the tag has no end.
            if byte == UInt8(ascii: "<") { break }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return Piece(kind: kind, range: start..<(place + 1), isComplete: true)
            } else if isValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            isValue = byte == UInt8(ascii: "=") || isValue && Self.isSpace(byte)
            place += 1
        }
        return Piece(kind: kind, range: start..<place, isComplete: false)
    }

    /// A Boolean value that indicates whether a byte is white space in XML.
    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0xA || byte == 0x9 || byte == 0xD }

    private func index(of text: StaticString, from place: Int) -> Int? {
        var place = place
        while place < bytes.count {
            if starts(text, at: place) { return place }
            place += 1
        }
        return nil
    }

    private func starts(_ text: StaticString, at place: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - place >= count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        return true
    }
}
