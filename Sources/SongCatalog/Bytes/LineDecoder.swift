/// A decoder that converts lines to UTF-8: valid UTF-8 stays unchanged, and other lines are read as Windows-1252.
struct LineDecoder {
    /// The encoding that was detected before the first line.
    let declared: SongTextEncoding
    private var scratch: [UInt8] = []
    private var sawUTF8 = false
    private(set) var westernLines: [Int] = []
    private var westernCount = 0
    private var damagedLines: [Int] = []
    private let limit: Int

    init(declared: SongTextEncoding, limits: SongFileLimits) {
        self.declared = declared
        limit = limits.remarks
    }

    /// The encoding of the lines, where plain ASCII counts as UTF-8.
    var encoding: SongTextEncoding {
        declared == .utf8 && westernCount > 0 && !sawUTF8 ? .windows1252 : declared
    }

    /// Calls `body` with the UTF-8 of a line, which is valid during the call.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the line in the file.
    ///   - line: The number of the line.
    ///   - body: A closure that receives the bytes and a Boolean value that indicates whether they differ from the
    ///     file's.
    /// - Returns: The result of `body`.
    mutating func withUTF8<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, line: Int,
        _ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isTranscoded: Bool) throws -> Result
    ) rethrows -> Result {
        if Self.isASCII(bytes) { return try body(bytes, false) }
        if (try? UTF8Span(validating: bytes.span)) != nil {
            sawUTF8 = true
            if damagedLines.count < limit, !declared.isUnicode, Self.hasReplacement(bytes) { damagedLines.append(line) }
            return try body(bytes, false)
        }
        westernCount += 1
        if westernLines.count < limit { westernLines.append(line) }
        scratch.removeAll(keepingCapacity: true)
        for byte in bytes {
            if byte < 0x80 { scratch.append(byte) } else { scratch += UTF8.encode(Self.western(byte))! }
        }
        return try scratch.withUnsafeBufferPointer { try body($0, true) }
    }

    /// Adds notes on the lines that don't match the file's encoding.
    func report(to collector: inout SongCollector) {
        for line in damagedLines {
            collector.note(
                line: line, "The line has bytes that are not \(declared); they are shown as “\u{FFFD}”.",
                leavesOut: true)
        }
        guard encoding == .utf8 else { return }
        for line in westernLines {
            collector.note(line: line, "The line is not valid UTF-8; it was read as Windows-1252.")
        }
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        return all < 0x80
    }

    private static func hasReplacement(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.dropLast(2).contains { bytes[$0] == 0xEF && bytes[$0 + 1] == 0xBF && bytes[$0 + 2] == 0xBD }
    }

    private static func western(_ byte: UInt8) -> Unicode.Scalar {
        (0x80...0x9F).contains(byte) ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    /// The characters from 0x80 to 0x9F; unassigned bytes stay control characters.
    private static let windows1252: [Unicode.Scalar] = Array(
        """
        \u{20AC}\u{81}\u{201A}\u{0192}\u{201E}\u{2026}\u{2020}\u{2021}\u{02C6}\u{2030}\u{0160}\u{2039}\u{0152}\u{8D}\u{017D}\u{8F}\
        \u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{02DC}\u{2122}\u{0161}\u{203A}\u{0153}\u{9D}\u{017E}\u{0178}
        """.unicodeScalars)
}
