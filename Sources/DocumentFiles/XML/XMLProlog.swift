/// The beginning of an XML text, before its root element.
package enum XMLProlog {
    /// The root element, as far as the beginning of a text shows it.
    package enum Root: Equatable, Sendable {
        /// An element with a name, without its namespace prefix.
        case element(String)
        /// The beginning ends before the root element.
        case beyond
        /// The text isn't XML.
        case none
    }

    /// Finds the root element of a text in UTF-8 or UTF-16, after comments, instructions and a document type.
    ///
    /// - Parameter head: The first bytes of the text.
    /// - Returns: The root element.
    /// - Complexity: O(bytes).
    package static func root(of head: some Collection<UInt8>) -> Root {
        let bytes = narrowed(Array(head))
        var place = 0
        func isAt(_ mark: StaticString, _ place: Int) -> Bool {
            bytes[place...].starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
        }
        func end(of mark: StaticString, from place: Int) -> Int? {
            var place = place
            while place < bytes.count {
                if isAt(mark, place) { return place + mark.utf8CodeUnitCount }
                place += 1
            }
            return nil
        }
        while true {
            while place < bytes.count, [0x09, 0x0A, 0x0D, 0x20].contains(bytes[place]) { place += 1 }
            guard place < bytes.count else { return .beyond }
            guard bytes[place] == UInt8(ascii: "<") else { return .none }
            let next: Int?
            if isAt("<?", place) {
                next = end(of: "?>", from: place)
            } else if isAt("<!--", place) {
                next = end(of: "-->", from: place + 4)
            } else if isAt("<!D", place) || isAt("<!d", place) {
                next = endOfType(bytes, from: place)
            } else if isAt("<!", place) {
                return bytes.count - place < 4 ? .beyond : .none
            } else {
                let name = bytes[(place + 1)...].prefix {
                    $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
                }
                guard name.endIndex < bytes.count else { return .beyond }
                return .element(
                    String(decoding: name.split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self))
            }
            guard let next else { return .beyond }
            place = next
        }
    }

    /// Returns the end of a document type, which may declare entities between brackets.
    private static func endOfType(_ bytes: [UInt8], from start: Int) -> Int? {
        var (place, quote, isInside) = (start, UInt8?.none, false)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case UInt8(ascii: ">") where !isInside: return place
            case UInt8(ascii: "<") where bytes[place...].starts(with: [0x21, 0x2D, 0x2D]):
                // A quote in a comment quotes nothing.
                var end = place + 3
                while end < bytes.count, !bytes[end...].starts(with: [0x2D, 0x2D, 0x3E]) { end += 1 }
                place = min(end + 3, bytes.count)
            default: continue
            }
        }
        return nil
    }

    /// Returns the text without its byte order mark, with a byte for each unit of UTF-16.
    private static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0])
        guard isMarked || isLittle || bytes.starts(with: [0, 0x3C]) else { return bytes }
        return stride(from: isMarked ? 2 : 0, to: bytes.count - 1, by: 2).map { place in
            let (low, high) = isLittle ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
            return high == 0 ? low : UInt8(ascii: "?")
        }
    }
}
