extension BoardExport {
    static func text(_ board: Board) -> String {
        let title = title(board)
        var text = title + "\n" + String(repeating: "=", count: title.count) + "\n"
        for section in board.sections {
            text += "\n\(heading(section))\n"
            for card in section.cards {
                let mark = card.isChosen ? "*" : card.isCrossedOff ? "x" : "-"
                text += "  \(mark) \(oneLine(card.line))\n"
            }
        }
        return text
    }

    static func markdown(_ board: Board) -> String {
        var text = "# \(escapedMarkdown(title(board)))\n"
        for section in board.sections {
            text += "\n## \(escapedMarkdown(heading(section)))\n\n"
            for card in section.cards {
                let line = escapedMarkdown(oneLine(card.line))
                text += card.isCrossedOff ? "- ~~\(line)~~\n" : card.isChosen ? "- **\(line)** ✓\n" : "- \(line)\n"
            }
        }
        return text
    }

    /// Every sign that can mean something stands for itself.
    private static func escapedMarkdown(_ text: String) -> String {
        text.reduce(into: "") { $0 += "\\`*_{}[]<>()#+-.!|~&".contains($1) ? "\\\($1)" : "\($1)" }
    }

    /// The songs that are left, by artist and title as files of songs are named: a card does not know its file.
    static func m3u8(_ board: Board) -> String {
        var text = "#EXTM3U\n#PLAYLIST:\(title(board))\n"
        for turn in board.turns {
            let song = oneLine((turn.card.artist.map { "\($0) - " } ?? "") + turn.card.title)
            let file = song.map { "/\\:*?\"<>|".contains($0) ? "_" : $0 }
            text += "#EXTINF:-1,\(song)\n\(String(file)).mp3\n"
        }
        return text
    }

    /// A row a card, as RFC 4180 has it; what is a duet is in the column of its owner.
    static func csv(_ board: Board) -> String {
        var text = "Person,Title,Artist,Code,Crossed off,Chosen,With\r\n"
        for section in board.sections {
            for card in section.cards where card.partner == nil || card.partner != section.id {
                let partner = card.partner.flatMap { board.person($0)?.name }
                let fields = [
                    section.person?.name, card.title, card.artist, card.code, card.isCrossedOff ? "yes" : nil,
                    card.isChosen ? "yes" : nil, partner,
                ]
                text += fields.map { escapedField($0 ?? "") }.joined(separator: ",") + "\r\n"
            }
        }
        return text
    }

    private static func escapedField(_ text: String) -> String {
        let needsQuotes =
            text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
            || text.first?.isWhitespace == true || text.last?.isWhitespace == true
        return needsQuotes
            ? "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
            : text
    }
}
