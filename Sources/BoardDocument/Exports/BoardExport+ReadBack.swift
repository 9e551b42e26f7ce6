import Foundation
import SongCatalog

extension BoardExport {
    /// Returns sentences about the people and songs that are changed when the exported text is read.
    ///
    /// The text is read in full, so that nothing is overlooked that a reader changes.
    ///
    /// - Complexity: O(cards).
    func changes(of board: Board) -> [String] {
        let text = content(of: board)
        let reading = try? SongFileReader(limits: SongFileLimits(remarks: 0))
            .read(bytes: Array(text.utf8), file: "board.\(pathExtension)")
        let songs = reading?.songs ?? []
        if self == .m3u8 {
            let turns = board.turns.map(\.card).filter { Self.path(of: $0) != nil }
            let names: [String?] = songs.map { Self.playlistName($0.title, $0.artist) }
            let changed = zip(turns, names + Array(repeating: nil, count: turns.count))
                .filter { Self.playlistName($0.title, $0.artist) != $1 }
            return [Self.sentence(changed.map(\.0.title), "song is", "songs are", "in the playlist")].compactMap(\.self)
        }
        let listed = reading?.listedPeople ?? []
        var copy = Board()
        copy.add(songs.map { NewCard($0) }, people: listed, limit: .max, keepsRepeats: reading?.isBoardTable == true)
        let people = board.people.enumerated().filter { offset, person in
            guard copy.people.indices.contains(offset) else { return true }
            let other = copy.people[offset]
            return (person.name, person.colorIndex, person.isSetAside)
                != (other.name, other.colorIndex, other.isSetAside)
        }
        var copies = Self.rows(of: copy).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let changed = Self.rows(of: board).filter { row in
            let count = copies[row, default: 0]
            copies[row] = count - 1
            return count <= 0
        }
        let hasExtras =
            !board.extras.members.isEmpty
            || board.columns.contains { column in
                column.person?.extras.members.isEmpty == false
                    || column.cards.contains { !$0.extras.members.isEmpty }
            }
        return [
            Self.sentence(people.map(\.element.name), "person is", "people are", "in the table"),
            Self.sentence(changed.map(\.card.title), "song is", "songs are", "in the table"),
            board.arrangement == .tidy ? nil : "The arrangement of the cards is not in the table.",
            hasExtras ? "Details that this version does not know are not in the table." : nil,
        ].compactMap(\.self)
    }

    private static func sentence(_ names: [String], _ one: String, _ several: String, _ place: String) -> String? {
        guard let first = names.first else { return nil }
        let what = names.count == 1 ? "1 \(one)" : "\(names.count.formatted()) \(several)"
        return """
            \(what) changed \(place), \(names.count == 1 ? "" : "the first one ")“\(oneLine(String(first.prefix(80))))”: \
            empty names, line breaks, surrounding spaces and very long texts are not kept.
            """
    }

    /// A card with its place, for comparing boards whose identifiers differ.
    private struct Row: Hashable {
        let column: Int
        let partner: Int?
        let card: Card

        static func == (a: Row, b: Row) -> Bool {
            a.values == b.values && a.card.duration == b.card.duration && a.card.sungTimes == b.card.sungTimes
                && (a.column, a.partner, a.card.isCrossedOff, a.card.isChosen)
                    == (b.column, b.partner, b.card.isCrossedOff, b.card.isChosen)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(values) }

        private var values: [String?] { [card.title, card.artist, card.code, card.file, card.note] }
    }

    private static func rows(of board: Board) -> [Row] {
        board.columns.enumerated().flatMap { index, column in
            column.cards.map { Row(column: index, partner: $0.partner.flatMap(board.columnIndex), card: $0) }
        }
    }
}
