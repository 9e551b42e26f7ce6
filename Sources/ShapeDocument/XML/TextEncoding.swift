import Foundation

/// The character encoding of a file.
struct TextEncoding: Hashable, Sendable {
    /// The encodings by their names in an XML declaration.
    private static let known: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1,
        "latin1": .isoLatin1, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    ]

    private var encoding = String.Encoding.utf8
    /// The byte order mark.
    private var mark: [UInt8] = []

    /// Converts the bytes of a file to UTF-8.
    ///
    /// - Returns: The text without its byte order mark, and the encoding for writing it.
    static func decode(_ bytes: [UInt8]) throws(XMLFault) -> (text: [UInt8], encoding: TextEncoding) {
        if bytes.starts(with: [0x1F, 0x8B]) {
            throw XMLFault(offset: 0, reason: "the file is compressed: unpack it first (gunzip)")
        }
        for (mark, encoding) in [
            ([0xEF, 0xBB, 0xBF], .utf8), ([0xFE, 0xFF], .utf16BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
        ] as [([UInt8], String.Encoding)] where bytes.starts(with: mark) {
            let own = TextEncoding(encoding: encoding, mark: mark)
            return (try own.utf8(Array(bytes[mark.count...])), own)
        }
        for (start, encoding) in [([0x3C, 0], .utf16LittleEndian), ([0, 0x3C], .utf16BigEndian)]
            as [([UInt8], String.Encoding)] where bytes.starts(with: start)
        {
            let own = TextEncoding(encoding: encoding)
            return (try own.utf8(bytes), own)
        }
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
            let name = head[..<end.lowerBound].firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1
        else { return (bytes, TextEncoding()) }
        guard let encoding = known[name.lowercased()] else {
            throw XMLFault(offset: 0, reason: "the encoding “\(name)” is not known here: save the file as UTF-8")
        }
        let own = TextEncoding(encoding: encoding)
        return (try own.utf8(bytes), own)
    }

    private func utf8(_ bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
        if encoding == .utf8 { return bytes }
        guard let text = String(data: Data(bytes), encoding: encoding) else {
            throw XMLFault(offset: 0, reason: "the bytes of the file do not fit the encoding that it names")
        }
        return Array(text.utf8)
    }

    /// Returns the bytes of a text; characters that the encoding lacks become references.
    func encode(_ text: String) -> Data {
        if encoding == .utf8 { return Data(mark) + Data(text.utf8) }
        if let data = text.data(using: encoding) { return Data(mark) + data }
        var result = Data(mark)
        for scalar in text.unicodeScalars {
            result += String(scalar).data(using: encoding) ?? Data("&#\(scalar.value);".utf8)
        }
        return result
    }
}
