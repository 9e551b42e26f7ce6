/// How a file lists songs.
public enum SongFileFormat: String, Hashable, Sendable, CaseIterable {
    /// A song a line, `Artist - Title`.
    case pastedLines
    /// A table whose fields are separated by commas or semicolons.
    case csv
    /// A table whose fields are separated by tabs.
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

    /// The endings of file names that are read, in lower case and without the dot.
    public static let fileExtensions = ["csv", "tsv", "tab", "txt", "m3u", "m3u8", "pls", "xspf", "upl"]
}

/// A format together with what sniffing it found out.
enum SniffedFormat: Equatable {
    case lines
    case table(DelimitedDialect)
    case playlist, pls, xspf, upl, ultraStar

    /// Sniffs what a file is.
    ///
    /// What the first bytes say for certain counts more than the ending of the name.
    ///
    /// - Parameters:
    ///   - head: The first bytes of the text, cut after a line if it goes on.
    ///   - ending: The ending of the file's name, in lower case and without the dot, or empty.
    init(head: [UInt8], ending: String) {
        let start = head.drop(while: \.isWhitespace)
        if start.starts(with: "#EXTM3U".utf8) || start.starts(with: "#EXTINF:".utf8) {
            self = .playlist
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
            self = dialect.isEvident(in: head) ? .table(dialect) : .lines
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
    /// Whether text of unknown format is a table rather than lines with commas in them.
    fileprivate func isEvident(in head: [UInt8]) -> Bool {
        if hasSeparatorLine || header != nil { return true }
        guard fieldCount >= 2, isRegular else { return false }
        switch separator {
        case .tab: return true
        case .semicolon: return rowCount >= 2 && !String(decoding: head, as: UTF8.self).contains(" - ")
        default: return isFullyQuoted
        }
    }
}
