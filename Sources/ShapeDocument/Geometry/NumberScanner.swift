import Foundation

/// A scanner of numbers in SVG's notation, separated by white space and commas, or nothing if unambiguous.
struct NumberScanner {
    /// The limit to which numbers are clamped, so that computations stay finite.
    static let limit = 1e9

    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { place >= bytes.count }
    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func advance() { place += 1 }

    mutating func skipSpace() {
        while place < bytes.count, bytes[place] == 0x20 || (0x9...0xD).contains(bytes[place]) { place += 1 }
    }

    /// Skips white space and at most one comma.
    mutating func skipSeparator() {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return }
        place += 1
        skipSpace()
    }

    /// Scans a number; returns `nil` without moving if there is none.
    mutating func number() -> Double? {
        var index = place
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        var (mantissa, exponent, digits) = (UInt64(0), 0, 0)
        var isFraction = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if (0x30...0x39).contains(byte) {
                digits += 1
                if mantissa < 100_000_000_000_000_000 {
                    mantissa = mantissa * 10 + UInt64(byte - 0x30)
                    if isFraction { exponent -= 1 }
                } else if !isFraction {
                    exponent += 1
                }
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        // "1em" is a number and a unit.
        if index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            var after = index + 1
            let isMinus = bytes[after] == UInt8(ascii: "-")
            if isMinus || bytes[after] == UInt8(ascii: "+") { after += 1 }
            var (power, hasPower) = (0, false)
            while after < bytes.count, (0x30...0x39).contains(bytes[after]) {
                power = min(power * 10 + Int(bytes[after] - 0x30), 100_000)
                hasPower = true
                after += 1
            }
            if hasPower {
                exponent += isMinus ? -power : power
                index = after
            }
        }
        place = index
        let value = Self.scaled(Double(mantissa), exponent)
        return min(isNegative ? -value : value, Self.limit).clamped
    }

    private static let powers: [Double] = (0...22).map { pow(10, Double($0)) }

    private static func scaled(_ mantissa: Double, _ exponent: Int) -> Double {
        if mantissa == 0 || exponent < -400 { return 0 }
        if exponent > 400 { return .greatestFiniteMagnitude }
        if (0...22).contains(exponent) { return mantissa * powers[exponent] }
        if (-22..<0).contains(exponent) { return mantissa / powers[-exponent] }
        return mantissa * pow(10, Double(exponent))
    }

    /// Scans all numbers up to other content.
    mutating func numbers() -> [Double] {
        var found: [Double] = []
        skipSeparator()
        while let number = number() {
            found.append(number)
            skipSeparator()
        }
        return found
    }

    /// Scans a flag of an arc, which needs no separator.
    mutating func flag() -> Bool? {
        guard let byte = next, byte == 0x30 || byte == 0x31 else { return nil }
        place += 1
        return byte == 0x31
    }

    /// Scans consecutive letters.
    mutating func word() -> String {
        let start = place
        while place < bytes.count, (0x61...0x7A).contains(bytes[place] | 0x20) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}

extension Double {
    /// The number clamped to a range for safe computations.
    var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -NumberScanner.limit), NumberScanner.limit) }
}
