import Foundation

/// How the bytes of a song file spell text.
public struct SongTextEncoding: Hashable, Sendable, CustomStringConvertible {
    /// The name that files and iconv have for it, such as `Windows-1250`.
    public let name: String

    private init(known name: String) { self.name = name }

    /// The encoding of a name; nil where it is not known, or spells ASCII with other bytes than ASCII does.
    ///
    /// - Parameter name: as a file or a person writes it, in any case.
    public init?(named name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        if ["UTF8", "UTF-8"].contains(name.uppercased()) {
            self = .utf8
            return
        }
        let converter = ConvertedBytes(MemoryBytes(Array("A\n".utf8)), from: name)
        guard converter?.text() == "A\n" else { return nil }
        let windows = name.uppercased().wholeMatch(of: /(?:WINDOWS-|CP)(125\d)/)
        self.init(known: windows.map { "Windows-\($0.1)" } ?? name)
    }

    /// What people call it.
    public var description: String { name }

    public static let utf8 = SongTextEncoding(known: "UTF-8")
    public static let utf16LittleEndian = SongTextEncoding(known: "UTF-16, little endian")
    public static let utf16BigEndian = SongTextEncoding(known: "UTF-16, big endian")
    /// Western European, also read where a file says Latin-1.
    public static let windows1252 = SongTextEncoding(known: "Windows-1252")

    /// Whether the file itself tells that it is spelled so, so that nothing was assumed.
    public var isUnicode: Bool { [.utf8, .utf16LittleEndian, .utf16BigEndian].contains(self) }

    /// What a person may choose instead of what was assumed, the most common first.
    public static let choices: [SongTextEncoding] =
        [.windows1252]
        + [
            "Windows-1250", "Windows-1251", "Windows-1253", "Windows-1254", "Windows-1255", "Windows-1256",
            "Windows-1257", "Shift_JIS", "EUC-JP", "EUC-KR", "GB18030", "Big5", "KOI8-R", "Macintosh", "IBM850",
            "ISO-8859-2",
        ].map { SongTextEncoding(known: $0) }
}
