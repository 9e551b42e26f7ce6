/// A stream of UTF-16 that is converted to UTF-8.
///
/// Unpaired surrogates become U+FFFD.
final class UTF16Bytes: ByteSource {
    private let source: any ByteSource
    private let isBigEndian: Bool
    private var raw: [UInt8] = []
    private var highSurrogate: UInt16?
    private var isAtEnd = false

    init(_ source: any ByteSource, isBigEndian: Bool) {
        self.source = source
        self.isBigEndian = isBigEndian
    }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        var count = 0
        while count == 0, !isAtEnd {
            // A unit of two bytes gives at most three; six are reserved for bytes left over from the last call.
            let room = (target.count - 6) / 3 * 2
            let held = raw.count
            let received = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
                let received = try source.read(into: buffer)
                raw.append(contentsOf: buffer[..<received])
                return received
            }
            isAtEnd = received == 0
            let whole = isAtEnd ? held : raw.count & ~1
            for index in stride(from: 0, to: whole - 1, by: 2) {
                let (high, low) = isBigEndian ? (raw[index], raw[index + 1]) : (raw[index + 1], raw[index])
                transcode(UInt16(high) << 8 | UInt16(low), into: target, at: &count)
            }
            if isAtEnd, highSurrogate != nil || whole % 2 == 1 {
                highSurrogate = nil
                write("\u{FFFD}", into: target, at: &count)
            }
            raw.removeFirst(whole)
        }
        return count
    }

    private func transcode(_ unit: UInt16, into target: UnsafeMutableBufferPointer<UInt8>, at count: inout Int) {
        if let high = highSurrogate {
            highSurrogate = nil
            if UTF16.isTrailSurrogate(unit) {
                let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
                write(Unicode.Scalar(value) ?? "\u{FFFD}", into: target, at: &count)
                return
            }
            write("\u{FFFD}", into: target, at: &count)
        }
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else {
            write(Unicode.Scalar(unit) ?? "\u{FFFD}", into: target, at: &count)
        }
    }

    private func write(
        _ scalar: Unicode.Scalar, into target: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
    ) {
        for byte in UTF8.encode(scalar).unsafelyUnwrapped {
            target[count] = byte
            count += 1
        }
    }
}
