/// The format of a song list.
public enum SongFileFormat: String, Hashable, Sendable, CaseIterable {
    /// One song a line, `Artist - Title`.
    case pastedLines
    /// A table with fields separated by commas or semicolons.
    case csv
    /// A table with fields separated by tabs.
    case tsv
    /// An M3U or M3U8 playlist.
    case m3u
    /// A PLS playlist.
    case pls
    /// An XSPF playlist.
    case xspf
    /// A playlist of UltraStar Deluxe.
    case upl
    /// The text of one UltraStar song.
    case ultraStar
    /// A folder of songs.
    case folder

    /// The supported filename extensions, in lowercase and without the dot.
    public static let fileExtensions = ["csv", "tsv", "tab", "txt", "m3u", "m3u8", "pls", "xspf", "upl"]
}

/// A format with the details that were detected.
enum SniffedFormat: Equatable {
    case lines
    case table(DelimitedDialect)
    case playlist, pls, xspf, upl, ultraStar

    /// Detects the format of a file.
    ///
    /// Certain beginnings take precedence over the filename extension.
    ///
    /// - Parameters:
    ///   - head: The first bytes of the text, which end after a line if the text continues.
    ///   - ending: The filename extension, in lowercase and without the dot, or an empty string.
    init(head: [UInt8], ending: String) {
        let start = head.drop(while: \.isWhitespace)
        if ["#EXTM3U", "#EXTINF:", "#EXTVDJ:"].contains(where: { start.starts(with: $0.utf8) }) {
            self = .playlist
            return
        }
        if ChatLine(String(decoding: start.prefix { !$0.isLineBreak }, as: UTF8.self)) != nil {
            self = .lines
            return
        }
        if start.starts(with: "[playlist]".utf8) || start.starts(with: "[Playlist]".utf8) {
            self = .pls
            return
        }
        if XSPFReader.begins(start) {
            self = .xspf
            return
        }
        if UltraStarReader.begins(start) {
            self = .ultraStar
            return
        }
        switch ending {
        case "pls": self = .pls
        case "xspf": self = .xspf
        case "upl": self = .upl
        case "m3u", "m3u8":
            self = .playlist
        case "csv", "tsv", "tab":
            self = .table(DelimitedDialect(sniffing: head))
        default:
            let dialect = DelimitedDialect(sniffing: head)
            let isList = dialect.isMarkdown && PastedLinesReader.hasItems(head)
            self = dialect.isEvident(in: head) && !isList ? .table(dialect) : .lines
        }
    }

    /// A Boolean value that indicates whether the text has lines or rows only, without a syntax of its own.
    var isTextual: Bool {
        switch self {
        case .lines, .table: true
        default: false
        }
    }

    var format: SongFileFormat {
        switch self {
        case .lines: .pastedLines
        case .playlist: .m3u
        case .pls: .pls
        case .xspf: .xspf
        case .upl: .upl
        case .ultraStar: .ultraStar
        case .table(let dialect): dialect.separator == .tab ? .tsv : .csv
        }
    }
}

extension DelimitedDialect {
    /// Returns a Boolean value that indicates whether text of unknown format is a table rather than lines with commas.
    fileprivate func isEvident(in head: [UInt8]) -> Bool {
        if hasSeparatorLine || header != nil || isMarkdown { return true }
        guard fieldCount >= 2, isRegular else { return false }
        switch separator {
        case .tab: return true
        case .semicolon, UInt8(ascii: "|"):
            return isFullyQuoted || rowCount >= 2 && !String(decoding: head, as: UTF8.self).contains(" - ")
        default: return isFullyQuoted
        }
    }
}
