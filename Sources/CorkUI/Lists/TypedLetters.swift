import Foundation

/// The letters that have been typed to find a row of a list, in quick succession.
struct TypedLetters {
    /// The maximum time between two letters, in seconds.
    private static let patience = 1.0

    private(set) var text = ""
    private var time = -Double.infinity

    /// Returns a Boolean value that indicates whether a letter typed at a time would extend the text.
    func goOn(at time: Double) -> Bool { !text.isEmpty && time - self.time <= Self.patience }

    mutating func add(_ letter: Character, at time: Double) {
        if !goOn(at: time) { text = "" }
        text.append(letter)
        self.time = time
    }

    /// The only letter of the text, if it was typed several times; otherwise `nil`.
    var repeated: String? {
        guard let first = text.first, text.count > 1, text.allSatisfy({ $0 == first }) else { return nil }
        return String(first)
    }
}

extension String {
    /// The position of an occurrence of one text in another.
    enum Occurrence { case start, inside }

    /// Returns the position of a text in this one, ignoring case and accents, or `nil` if it does not occur.
    ///
    /// - Complexity: O(*n* · *m*) for ASCII texts, where *n* and *m* are their lengths.
    func occurrence(of part: String) -> Occurrence? {
        if let places =
            (utf8.withContiguousStorageIfAvailable { own in
                part.utf8.withContiguousStorageIfAvailable { Self.place(of: $0, in: own) } ?? .unknown
            }), places != .unknown
        {
            return places == .none ? nil : places == .start ? .start : .inside
        }
        guard let range = range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) else { return nil }
        return range.lowerBound == startIndex ? .start : .inside
    }

    private enum Place { case start, inside, none, unknown }

    private static func place(of part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Place {
        guard part.allSatisfy({ $0 < 0x80 }), text.allSatisfy({ $0 < 0x80 }) else { return .unknown }
        func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
        guard part.count <= text.count else { return .none }
        let start = (0...text.count - part.count).first { start in
            part.indices.allSatisfy { lower(part[$0]) == lower(text[start + $0]) }
        }
        return start.map { $0 == 0 ? .start : .inside } ?? .none
    }
}
