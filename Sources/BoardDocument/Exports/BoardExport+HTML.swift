extension BoardExport {
    /// Returns a self-contained page without scripts.
    static func html(_ board: Board) -> String {
        let title = escapedHTML(title(board))
        var text = """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            body { font-family: sans-serif; margin: 2em; }
            .chosen { font-weight: bold; }
            .artist { opacity: 0.7; }
            </style>
            </head>
            <body>
            <h1>\(title)</h1>

            """
        for section in board.sections {
            text += "<h2>\(escapedHTML(heading(section)))</h2>\n<ul>\n"
            for card in section.cards {
                let artist = card.artist.map { " <span class=\"artist\">\(escapedHTML($0))</span>" } ?? ""
                let song = escapedHTML(card.title) + artist + escapedHTML(duet(card, of: section, board) + sung(card))
                let line = card.isCrossedOff ? "<s>\(song)</s>" : card.isChosen ? "\(song) ✓" : song
                text += "<li\(card.isChosen ? " class=\"chosen\"" : "")>\(line)</li>\n"
            }
            text += "</ul>\n"
        }
        let order = order(board).map { "<li>\(escapedHTML($0))</li>\n" }.joined()
        if !order.isEmpty { text += "<h2>Order</h2>\n<ol>\n\(order)</ol>\n" }
        return text + "</body>\n</html>\n"
    }

    private static func escapedHTML(_ text: String) -> String {
        oneLine(text).reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
    }
}
