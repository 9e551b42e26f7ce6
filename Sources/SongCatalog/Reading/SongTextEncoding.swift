import Foundation

/// The character encoding of a song file.
public struct SongTextEncoding: Hashable, Sendable, CustomStringConvertible {
    /// The name in files and iconv, such as `Windows-1250`.
    public let name: String

    private init(known name: String) { self.name = name }

    /// Creates the encoding with a name, or returns `nil` if it is unknown or isn't a superset of ASCII.
    ///
    /// - Parameter name: The name in any case.
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

    /// The name for the user interface.
    public var description: String { name }

    /// UTF-8.
    public static let utf8 = SongTextEncoding(known: "UTF-8")
    /// UTF-16 in little-endian byte order.
    public static let utf16LittleEndian = SongTextEncoding(known: "UTF-16, little endian")
    /// UTF-16 in big-endian byte order.
    public static let utf16BigEndian = SongTextEncoding(known: "UTF-16, big endian")
    /// Western European, also used where a file specifies Latin-1.
    public static let windows1252 = SongTextEncoding(known: "Windows-1252")

    /// A Boolean value that indicates whether the encoding is Unicode, which files identify by themselves.
    public var isUnicode: Bool { [.utf8, .utf16LittleEndian, .utf16BigEndian].contains(self) }

    /// The encodings that the interface offers, the most common first.
    public static let choices: [(name: String, encoding: SongTextEncoding)] = [
        ("Western", windows1252), ("Western, Mac OS", .init(known: "Macintosh")),
        ("Western, DOS", .init(known: "IBM850")),
        ("Central European", .init(known: "Windows-1250")), ("Central European, ISO", .init(known: "ISO-8859-2")),
        ("Cyrillic", .init(known: "Windows-1251")), ("Cyrillic, KOI8-R", .init(known: "KOI8-R")),
        ("Baltic", .init(known: "Windows-1257")), ("Greek", .init(known: "Windows-1253")),
        ("Turkish", .init(known: "Windows-1254")), ("Hebrew", .init(known: "Windows-1255")),
        ("Arabic", .init(known: "Windows-1256")), ("Thai", .init(known: "CP874")), ("Japanese", .init(known: "CP932")),
        ("Japanese, EUC", .init(known: "EUC-JP")), ("Korean", .init(known: "CP949")),
        ("Chinese, Simplified", .init(known: "GB18030")), ("Chinese, Traditional", .init(known: "BIG5")),
    ]
}
