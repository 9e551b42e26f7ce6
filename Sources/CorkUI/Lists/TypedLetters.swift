import Foundation

/// Letters that are typed to come to a row of a list, one soon after the other.
struct TypedLetters {
    /// How soon a letter has to follow to be added to those before, in seconds.
    private static let patience = 1.0

    private(set) var text = ""
    private var time = -Double.infinity

    /// Whether a letter that is typed now is added to others.
    func goOn(at time: Double) -> Bool { !text.isEmpty && time - self.time <= Self.patience }

    mutating func add(_ letter: Character, at time: Double) {
        if !goOn(at: time) { text = "" }
        text.append(letter)
        self.time = time
    }

    /// The letter that was typed several times and nothing else; nil where it is not so.
    var repeated: String? {
        guard let first = text.first, text.count > 1, text.allSatisfy({ $0 == first }) else { return nil }
        return String(first)
    }
}

extension String {
    /// Where a text occurs in another one, whatever the case and the accents.
    enum Occurrence { case start, inside }

    /// - Complexity: linear in both where they are ASCII.
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
