import Foundation

/// A sort key for names that ignores case and accents and compares numbers by value: `IMG 9` precedes `IMG 10`.
struct NaturalKey: Comparable {
    private let bytes: [UInt8]
    let name: String

    /// Creates the key of a name; names that differ only in ignored properties still have a fixed order.
    init(_ name: String) {
        self.name = name
        let folded: String
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            folded = name
        } else {
            folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(folded.utf8.count + 4)
        var digits: [UInt8] = []
        func endNumber() {
            guard !digits.isEmpty else { return }
            let number = digits.drop { $0 == UInt8(ascii: "0") }
            // A number with more digits is larger.
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(min(number.count, 255)))
            bytes.append(contentsOf: number)
            digits.removeAll(keepingCapacity: true)
        }
        for byte in folded.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
            // A filename extension sorts before other characters: `a.png` precedes `a 2.png`.
            case UInt8(ascii: "."):
                endNumber()
                bytes.append(1)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                endNumber()
                bytes.append(byte | 0x20)
            default:
                endNumber()
                bytes.append(byte)
            }
        }
        endNumber()
        self.bytes = bytes
    }

    static func == (a: NaturalKey, b: NaturalKey) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }

    static func < (a: NaturalKey, b: NaturalKey) -> Bool {
        let order = a.bytes.withUnsafeBytes { left in
            b.bytes.withUnsafeBytes { right in
                let common = min(left.count, right.count)
                let order = common > 0 ? memcmp(left.baseAddress!, right.baseAddress!, common) : 0
                return order != 0 ? Int(order) : left.count - right.count
            }
        }
        return order != 0 ? order < 0 : a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }
}
