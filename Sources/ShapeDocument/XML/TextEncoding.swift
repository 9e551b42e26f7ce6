import Foundation

/// The character encoding of a file: Unicode, or one that iconv knows and that contains ASCII.
struct TextEncoding: Hashable, Sendable {
    private static let utf8 = "UTF-8"

    /// The name in iconv.
    private var name = utf8
    /// The byte order mark.
    private var mark: [UInt8] = []

    /// Converts the bytes of a file to UTF-8.
    ///
    /// - Returns: The text without its byte order mark, and the encoding for writing it.
    static func decode(_ bytes: [UInt8]) throws(XMLFault) -> (text: [UInt8], encoding: TextEncoding) {
        if bytes.starts(with: [0x1F, 0x8B]) {
            throw XMLFault(offset: 0, reason: "the file is compressed: unpack it first (gunzip)")
        }
        for (mark, name) in [
            ([0xEF, 0xBB, 0xBF], utf8), ([0xFE, 0xFF], "UTF-16BE"), ([0xFF, 0xFE], "UTF-16LE"),
        ] as [([UInt8], String)] where bytes.starts(with: mark) {
            let own = TextEncoding(name: name, mark: mark)
            return (try own.utf8(Array(bytes[mark.count...])), own)
        }
        for (start, name) in [([0x3C, 0], "UTF-16LE"), ([0, 0x3C], "UTF-16BE")] as [([UInt8], String)]
        where bytes.starts(with: start) {
            let own = TextEncoding(name: name)
            return (try own.utf8(bytes), own)
        }
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
            let declared = head[..<end.lowerBound].firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1,
            !["utf-8", "utf8"].contains(declared.lowercased())
        else { return (bytes, TextEncoding()) }
        let own = TextEncoding(name: String(declared))
        guard declared.wholeMatch(of: /[A-Za-z][A-Za-z0-9._-]*/) != nil,
            converted("<?xml".utf8, from: own.name, to: utf8).map({ $0.elementsEqual("<?xml".utf8) }) == true
        else {
            throw XMLFault(offset: 0, reason: "the encoding “\(declared)” is not known here: save the file as UTF-8")
        }
        return (try own.utf8(bytes), own)
    }

    private func utf8(_ bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
        guard let text = name == Self.utf8 ? bytes : Self.converted(bytes, from: name, to: Self.utf8) else {
            throw XMLFault(offset: 0, reason: "the bytes of the file do not fit the encoding that it names")
        }
        return text
    }

    /// Returns the bytes of a text; characters that the encoding lacks become references.
    func encode(_ text: String) -> Data {
        if name == Self.utf8 { return Data(mark) + Data(text.utf8) }
        if let bytes = Self.converted(text.utf8, from: Self.utf8, to: name) { return Data(mark + bytes) }
        var result = mark
        for scalar in text.unicodeScalars {
            result +=
                scalar.isASCII
                ? [UInt8(scalar.value)]
                : Self.converted(scalar.utf8, from: Self.utf8, to: name) ?? Array("&#\(scalar.value);".utf8)
        }
        return Data(result)
    }

    /// Returns bytes in another encoding, or `nil` if an encoding is unknown or can't express all of them.
    private static func converted(_ bytes: some Collection<UInt8>, from source: String, to target: String) -> [UInt8]? {
        guard let converter = iconv_open(target, source), converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var input = bytes.map(CChar.init(bitPattern:))
        // No encoding needs more than four bytes for one byte, and eight to begin and end a text.
        let output = [CChar](unsafeUninitializedCapacity: input.count * 4 + 8) { output, count in
            input.withUnsafeMutableBufferPointer { input in
                var (from, to) = (input.baseAddress, output.baseAddress)
                var (left, room) = (input.count, output.count)
                let isConverted = iconv(converter, &from, &left, &to, &room) == 0
                // Ends the text of an encoding with escape sequences.
                count = isConverted && iconv(converter, nil, nil, &to, &room) == 0 ? output.count - room : 0
            }
        }
        return output.isEmpty && !input.isEmpty ? nil : output.map(UInt8.init(bitPattern:))
    }
}
