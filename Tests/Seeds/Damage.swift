/// Returns a damaged file, with bytes changed, removed, duplicated or moved, or with inserted pieces.
///
/// - Parameters:
///   - bytes: The bytes of the file.
///   - pieces: The texts to insert, such as numbers that are too large.
///   - random: The random number generator.
/// - Returns: The damaged bytes.
package func damaged(_ bytes: [UInt8], with pieces: [String], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    func part() -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &random)
        return start..<min(bytes.count, start + Int.random(in: 0...40, using: &random))
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
        let part = part()
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.replaceSubrange(part.prefix(1), with: [.random(in: 0...255, using: &random)])
        case 1: bytes.removeSubrange(part)
        case 2: bytes.insert(contentsOf: bytes[part], at: part.lowerBound)
        case 3: bytes.insert(contentsOf: bytes[part], at: Int.random(in: 0...bytes.count, using: &random))
        case 4 where part.count > 30: bytes.removeSubrange(part.lowerBound...)
        default: replaceNumber(in: &bytes, from: part.lowerBound, by: pieces.randomElement(using: &random)!)
        }
    }
    return bytes
}

/// Returns a file with some of its numbers replaced.
package func renumbered(_ bytes: [UInt8], with numbers: [String] = oddNumbers, _ random: inout SeededGenerator)
    -> [UInt8]
{
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
        replaceNumber(
            in: &bytes, from: .random(in: 0...bytes.count, using: &random),
            by: numbers.randomElement(using: &random)!)
    }
    return bytes
}

private func replaceNumber(in bytes: inout [UInt8], from place: Int, by text: String) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let start = bytes[place...].firstIndex { digits ~= $0 } ?? place
    let end = bytes[start...].firstIndex { !(digits ~= $0) } ?? start
    bytes.replaceSubrange(start..<end, with: Array(text.utf8))
}

/// Numbers that test the limits of parsers.
package let oddNumbers = [
    "0", "-1", "-0", "1e309", "-1e300", "1e-320", "99999999999999999999", "9223372036854775807", "4294967296", "1e9",
    ".",
    "1e", "nan", "inf", "0x10", "-9223372036854775808", "1000000", "0.0000001",
]
