import Foundation

/// A reader of UltraStar Deluxe playlists (`.upl`): lines of `Artist : Title`, and `#Name:` for the list.
struct UltraStarListReader {
    /// Reads all lines.
    func read(_ lines: inout TextLines, into collector: inout SongCollector, decoder: inout LineDecoder) throws {
        try lines.forEach(&collector, &decoder) { text, line, collector in
            let text = text.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty, !text.hasPrefix("#") else {
                if text.lowercased().hasPrefix("#name:") {
                    let name = text.dropFirst(6).trimmingCharacters(in: .whitespaces)
                    if !name.isEmpty { collector.title = name }
                }
                return true
            }
            guard let colon = text.firstIndex(of: ":") else {
                collector.skip(line: line, "There is no colon between artist and title.")
                return true
            }
            let artist = text[..<colon].trimmingCharacters(in: .whitespaces)
            let title = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            if title.isEmpty {
                collector.skip(line: line, "There is no title.")
            } else {
                collector.add(Song(title: title, artist: artist.isEmpty ? nil : artist), line: line)
            }
            return true
        }
    }
}
