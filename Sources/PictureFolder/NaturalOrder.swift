import Foundation

/// What names are sorted by: case and accents do not count, and numbers in them count as numbers, so that `IMG 9` comes
/// before `IMG 10`.
struct NaturalKey: Comparable {
    private let bytes: [UInt8]
    let name: String

    /// - Parameter name: names that differ only in what does not count stay in one order, too.
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
            // A longer number is a larger one.
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(min(number.count, 255)))
            bytes.append(contentsOf: number)
            digits.removeAll(keepingCapacity: true)
        }
        for byte in folded.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
            // The name ends before an ending: `a.png` comes before `a 2.png`.
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
