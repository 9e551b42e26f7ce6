/// The conversion of a table drawn with box characters such as `│`, or with columns under `====  ====`, to cells
/// between bars.
struct DrawnTable {
    /// The columns in which cells begin; empty for a table of box characters.
    private let starts: [Int]
    /// A Boolean value that indicates whether bars are part of cells.
    private let escapesBars: Bool

    /// A Boolean value that indicates whether a line with a blank first cell continues the row above, as in
    /// reStructuredText.
    private var hasContinuations = false
    private var column = 0
    private var isAfterBlank = true
    /// The first byte of a character whose width isn't known yet.
    private var lead: UInt8?
    private var nextStart = 0
    /// The cells of the current line.
    private var cells: [[UInt8]] = []
    /// The row above the current line, which the line may continue.
    private var row: [[UInt8]] = []
    private var breaks: [UInt8] = []
    /// The number of bytes in the row and the current line.
    private var size = 0
    /// The first bytes of what may be a box character.
    private var held: [UInt8] = []

    /// Creates the conversion, or returns `nil` if a text doesn't begin with such a table.
    ///
    /// - Complexity: O(`head.count`).
    init?(head: [UInt8]) {
        let all = head.split(whereSeparator: \.isLineBreak).lazy.filter { !$0.allSatisfy(\.isWhitespace) }
        let lines = all.prefix(Self.sampleLines).map { Array($0) } as [[UInt8]]
        let ruled = lines.map(Self.columns)
        if let place = ruled.firstIndex(where: { $0 != nil }), let starts = ruled[place],
            ruled.dropFirst(place + 1).contains(starts)
                || place <= 1 && !String(decoding: lines[0], as: UTF8.self).contains(" - ")
        {
            (self.starts, escapesBars) = (starts, true)
            hasContinuations = lines[place].contains(UInt8(ascii: "="))
            return
        }
        guard lines.contains(where: { $0.contains(0xE2) }) else { return nil }
        let hasBars = lines.contains { line in line.indices.contains { Self.sign(in: line, at: $0) == Self.bar } }
        (starts, escapesBars) = ([], hasBars)
        let plain = lines.map { line in
            var table = self
            return table.convert(line) + table.rest()
        }
        let hasRule = zip(lines, plain).contains {
            $0 != $1 && SeparatorLine.isTableRule($1, separator: Self.bar, isFirst: true)
        }
        guard hasRule || hasBars && plain.allSatisfy(SeparatorLine.isFramed) else { return nil }
    }

    private static let sampleLines = 20
    private static let bar = UInt8(ascii: "|")

    /// Returns the columns that begin under the runs of a rule such as `====  ====`, or `nil` if a line isn't one.
    private static func columns(_ line: [UInt8]) -> [Int]? {
        let signs = Set(line.filter { !$0.isBlank })
        guard signs == [UInt8(ascii: "=")] || signs == [.hyphen], !line.contains(.tab) else { return nil }
        let runs = line.split(separator: .space)
        guard runs.count >= 2, runs.allSatisfy({ $0.count >= 2 }) else { return nil }
        return runs.map(\.startIndex)
    }

    /// Returns the ASCII sign for the box character at a position, or `nil` if there is none.
    private static func sign(in bytes: [UInt8], at index: Int) -> UInt8? {
        guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95,
            (0x80...0xBF).contains(bytes[index + 2])
        else { return nil }
        switch UInt32(0x2500) + UInt32(bytes[index + 1] - 0x94) * 64 + UInt32(bytes[index + 2] - 0x80) {
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551: return bar
        case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D: return .hyphen
        case 0x2550: return UInt8(ascii: "=")
        default: return UInt8(ascii: "+")
        }
    }

    /// Converts the next bytes of the text.
    mutating func convert(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            if starts.isEmpty { convertBox(byte, &result) } else { convertColumn(byte, &result) }
        }
        return result
    }

    /// Returns the bytes that are left at the end of the text.
    mutating func rest() -> [UInt8] {
        var result = held
        held = []
        if !cells.isEmpty { endLine([], &result) }
        endRow(&result)
        return result
    }

    private func append(_ byte: UInt8, _ result: inout [UInt8]) {
        if byte == Self.bar, escapesBars { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
    }

    private mutating func convertBox(_ byte: UInt8, _ result: inout [UInt8]) {
        let isNext =
            switch held.count {
            case 0: byte == 0xE2
            case 1: byte == 0x94 || byte == 0x95
            default: (0x80...0xBF).contains(byte)
            }
        guard isNext else {
            result += held
            held = []
            if byte == 0xE2 { held = [byte] } else { append(byte, &result) }
            return
        }
        held.append(byte)
        if let sign = Self.sign(in: held, at: 0) {
            result.append(sign)
            held = []
        }
    }

    private mutating func convertColumn(_ byte: UInt8, _ result: inout [UInt8]) {
        size += 1
        guard !byte.isLineBreak else { return endLine([byte], &result) }
        // A line this long isn't read.
        guard size <= Self.sizeLimit else {
            endRow(&result)
            (row, cells) = (cells, [])
            endRow(&result)
            return result.append(byte)
        }
        if (0x80...0xBF).contains(byte) {
            if let lead { column += Self.additionalWidth(lead, byte) }
            lead = nil
        } else {
            let start = nextStart < starts.count ? (nextStart == 0 ? 0 : starts[nextStart]) : .max
            if column >= start {
                if column == start, isAfterBlank { cells.append([]) }
                nextStart += 1
            }
            column += 1
            lead = byte
            isAfterBlank = byte.isBlank
        }
        if cells.isEmpty { cells.append([]) }
        if byte == Self.bar { cells[cells.count - 1].append(UInt8(ascii: "\\")) }
        cells[cells.count - 1].append(byte)
    }

    private mutating func endLine(_ lineBreak: [UInt8], _ result: inout [UInt8]) {
        let isBlank = cells.map { $0.allSatisfy(\.isBlank) }
        let isBelowRule = row.first?.allSatisfy { $0 == UInt8(ascii: "=") || $0.isBlank } == true
        if isBlank.first == true, isBlank.contains(false), hasContinuations, !row.isEmpty, !isBelowRule {
            for (index, cell) in cells.enumerated() where !isBlank[index] {
                while row.count <= index { row.append([]) }
                row[index] += [.space] + cell
            }
        } else if !cells.isEmpty {
            endRow(&result)
            // A first cell of one backslash is blank, and begins a row.
            if hasContinuations, cells[0].filter({ !$0.isBlank }) == [UInt8(ascii: "\\")] { cells[0] = [] }
            row = cells
        }
        breaks += lineBreak
        (cells, column, nextStart, isAfterBlank, lead) = ([], 0, 0, true, nil)
        if !hasContinuations || size > Self.sizeLimit || row.isEmpty { endRow(&result) }
    }

    private mutating func endRow(_ result: inout [UInt8]) {
        for cell in row { result += [Self.bar] + cell }
        result += breaks
        (row, breaks, size) = ([], [], cells.reduce(0) { $0 + $1.count })
    }

    private static let sizeLimit = 1 << 20

    /// Returns the number of columns that a character takes in addition to one, from its first two bytes: 1 for East
    /// Asian letters and emoji, -1 for accents that combine with the letter before.
    private static func additionalWidth(_ lead: UInt8, _ next: UInt8) -> Int {
        switch lead {
        case 0xCC: -1
        case 0xCD: next < 0xB0 ? -1 : 0
        case 0xE1: next == 0x84 ? 1 : 0
        case 0xE3...0xE9, 0xEB...0xEC: 1
        case 0xEA: next <= 0x92 || next >= 0xB0 ? 1 : 0
        case 0xED: next <= 0x9E ? 1 : 0
        case 0xEF: next == 0xBC ? 1 : 0
        case 0xF0: next >= 0x9F ? 1 : 0
        default: 0
        }
    }
}

/// A byte stream in which the cells of a drawn table stand between bars.
final class DrawnTableBytes: ByteSource {
    private let source: any ByteSource
    private var table: DrawnTable
    private var ready = MemoryBytes([])
    private var isAtEnd = false

    init(_ source: any ByteSource, _ table: DrawnTable) { (self.source, self.table) = (source, table) }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        while true {
            let count = ready.read(into: target)
            if count > 0 || isAtEnd { return count }
            let received = try source.read(into: target)
            isAtEnd = received == 0
            ready = MemoryBytes(isAtEnd ? table.rest() : table.convert(target[..<received]))
        }
    }
}
