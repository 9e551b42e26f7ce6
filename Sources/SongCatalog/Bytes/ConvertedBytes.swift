import Glibc

/// A byte stream that iconv converts to UTF-8.
///
/// Invalid bytes become U+FFFD.
final class ConvertedBytes: ByteSource {
    private let source: any ByteSource
    private let converter: iconv_t
    /// Bytes that are read but not converted yet.
    private var raw: [UInt8] = []
    private var isAtEnd = false

    /// Creates a stream that converts another one to UTF-8, or returns `nil` if the encoding is unknown.
    ///
    /// - Parameters:
    ///   - source: The stream.
    ///   - name: The name of the encoding in iconv.
    init?(_ source: any ByteSource, from name: String) {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
        self.source = source
        self.converter = converter
    }

    deinit { iconv_close(converter) }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        var count = 0
        while count == 0, !(isAtEnd && raw.isEmpty) {
            let held = raw.count
            try fill()
            count = convert(into: target, isCutOff: raw.count == held)
        }
        return count
    }

    private func fill() throws {
        guard !isAtEnd, raw.count < ByteWindow.step else { return }
        let received = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ByteWindow.step) { buffer in
            let received = try source.read(into: buffer)
            raw += buffer[..<received]
            return received
        }
        isAtEnd = received == 0
    }

    /// Converts as many bytes as fit.
    ///
    /// - Parameters:
    ///   - target: The buffer for the result.
    ///   - isCutOff: Pass `true` if no further bytes can complete a last character.
    /// - Returns: The number of written bytes.
    private func convert(into target: UnsafeMutableBufferPointer<UInt8>, isCutOff: Bool) -> Int {
        let length = raw.count
        var (left, room) = (length, target.count)
        raw.withUnsafeMutableBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { input in
                target.withMemoryRebound(to: CChar.self) { output in
                    var (from, to) = (input.baseAddress, output.baseAddress)
                    while left > 0, iconv(converter, &from, &left, &to, &room) == -1 {
                        let isBroken = errno == EILSEQ || (errno == EINVAL && isCutOff && isAtEnd)
                        guard isBroken, room >= 3 else { return }
                        for byte: UInt8 in [0xEF, 0xBF, 0xBD] {
                            to!.pointee = CChar(bitPattern: byte)
                            to! += 1
                        }
                        room -= 3
                        from! += 1
                        left -= 1
                    }
                }
            }
        }
        raw.removeFirst(length - left)
        return target.count - room
    }

    /// Returns the whole stream as text.
    func text() -> String? {
        var text: [UInt8] = []
        let isRead: Void? = try? withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ByteWindow.step) { buffer in
            while case let count = try read(into: buffer), count > 0 { text += buffer[..<count] }
        }
        return isRead == nil ? nil : String(decoding: text, as: UTF8.self)
    }
}
