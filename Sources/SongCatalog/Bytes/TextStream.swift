/// A byte stream of text without its byte order mark, converted to UTF-8.
///
/// Western texts aren't converted here, since their lines may be mixed with lines of UTF-8.
struct TextStream {
    /// The text from its first character on.
    let source: any ByteSource
    /// A copy of the first bytes, which ends after a line if the text continues.
    let head: [UInt8]
    /// The encoding as far as the first bytes show it.
    let encoding: SongTextEncoding
    /// A Boolean value that indicates whether the encoding was detected by the text's letters.
    let isEncodingGuessed: Bool

    /// Examines the beginning of a byte stream.
    ///
    /// - Parameters:
    ///   - source: The stream.
    ///   - file: The name of the file in errors.
    ///   - chosen: The encoding for a text without a Unicode byte order mark; `nil` to detect it.
    /// - Throws: ``SongFileError`` if there are no bytes, no text, or a known kind of file that isn't a song list.
    init(_ source: any ByteSource, file: String, encoding chosen: SongTextEncoding? = nil) throws {
        var bytes = try Self.readAhead(source)
        guard !bytes.isEmpty else { throw SongFileError.empty(file: file) }
        var encoding = SongTextEncoding.utf8
        var rest = source
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        if isMarked {
            bytes.removeFirst(3)
        } else if let isBigEndian = Self.isBigEndianUTF16(bytes) {
            encoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
            if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { bytes.removeFirst(2) }
            rest = UTF16Bytes(ResumedBytes(head: bytes, rest: source), isBigEndian: isBigEndian)
            bytes = try Self.readAhead(rest)
        }
        guard !bytes.isEmpty else { throw SongFileError.empty(file: file) }
        if let kind = ForeignContent.kind(of: bytes) { throw SongFileError.unsupported(file: file, kind: kind) }
        if let place = Self.firstBinary(in: bytes) {
            throw SongFileError.binary(file: file, line: Self.line(of: place, in: bytes))
        }
        let isGuess = chosen == nil && EncodingDetection.declaredName(in: bytes) == nil
        if encoding == .utf8, !isMarked,
            let legacy = chosen ?? EncodingDetection.encoding(of: Self.wholeLines(of: bytes)),
            legacy != .utf8, let converted = ConvertedBytes(ResumedBytes(head: bytes, rest: rest), from: legacy.name)
        {
            encoding = legacy
            rest = converted
            bytes = try Self.readAhead(converted)
        }
        self.encoding = encoding
        isEncodingGuessed = isGuess
        self.source = ResumedBytes(head: bytes, rest: rest)
        head = Self.wholeLines(of: bytes)
    }

    private static let headLength = 65_536

    private static func readAhead(_ source: any ByteSource) throws -> [UInt8] {
        var head: [UInt8] = []
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: headLength) { buffer in
            while head.count < headLength {
                try Task.checkCancellation()
                let count = try source.read(into: buffer)
                if count == 0 { return }
                head += buffer[..<count]
            }
        }
        return head
    }

    private static func wholeLines(of bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= headLength, let last = bytes.lastIndex(where: \.isLineBreak) else { return bytes }
        return Array(bytes[...last])
    }

    /// Returns whether the bytes are big-endian UTF-16, or `nil` if they aren't UTF-16.
    private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return false }
        if bytes.starts(with: [0xFE, 0xFF]) { return true }
        // Without a mark, the high byte is less than 15 in alphabets, 0x20 in punctuation, and 0xD8 or more in pairs.
        let sample = bytes.prefix(1_024)
        guard sample.count >= 4, sample.count.isMultiple(of: 2), sample.contains(0) else { return nil }
        return [false, true].first { isBigEndian in
            let units = stride(from: 0, to: sample.count, by: 2).lazy.map { place in
                UInt16(sample[place + (isBigEndian ? 0 : 1)]) << 8 | UInt16(sample[place + (isBigEndian ? 1 : 0)])
            }
            guard !units.contains(where: isControl) else { return false }
            let high = sample.indices.lazy.filter { $0 & 1 == (isBigEndian ? 0 : 1) }.map { sample[$0] }
            return high.count { $0 < 0x0A || $0 == 0x0E || $0 == 0x20 || (0xD8...0xDF).contains($0) } * 10
                >= high.count * 9
        }
    }

    /// Returns a Boolean value that indicates whether a UTF-16 code unit never occurs in text.
    private static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 && !UInt8(unit).isWhitespace || (0x7F...0x9F).contains(unit) || unit >= 0xFFFE
    }

    /// Returns the index of the first byte that never occurs in text: a zero, or a control character if there are
    /// many.
    private static func firstBinary(in bytes: [UInt8]) -> Int? {
        if let zero = bytes.firstIndex(of: 0) { return zero }
        func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && !byte.isWhitespace && byte != 0x1B }
        let controls = bytes.count(where: isControl)
        return controls * 20 > bytes.count ? bytes.firstIndex(where: isControl) : nil
    }

    private static func line(of position: Int, in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var line = 1
            var index = 0
            while let lineBreak = buffer.firstLineBreak(from: index), lineBreak < position {
                line += 1
                index = lineBreak + buffer.lineBreakLength(at: lineBreak)
            }
            return line
        }
    }
}
