import BoardDocument
import Foundation
import SongCatalog

/// A message about songs that couldn't be added completely, without a text if there were none.
struct ImportSummary {
    let text: String?
    /// The songs, lines and remarks of which the text names only the first, for standard error.
    let details: [String]

    init(_ songs: SongReading, _ report: AddReport) {
        var sentences: [String] = []
        if report.leftInFile > 0 {
            let count = report.leftInFile
            let which = count == 1 ? "A song of \(songs.file) was" : "\(count.formatted()) songs of \(songs.file) were"
            sentences.append("\(which) left out: a board holds \(Board.cardLimit) cards.")
        }
        if songs.skippedCount > 0, let first = songs.skipped.first {
            let part = songs.format == .folder ? "file" : "line"
            sentences.append(
                songs.skippedCount == 1
                    ? "A \(part) was skipped: \(first)"
                    : "\(songs.skippedCount.formatted()) \(part)s were skipped, the first one: \(first)")
        }
        if report.duplicates.count > 0 {
            let count = report.duplicates.count
            let which = Self.place(songs.entries[report.duplicates[0]], in: songs)
            sentences.append(
                count == 1
                    ? "A song was there already: \(which)."
                    : "\(count.formatted()) songs were there already, the first one: \(which).")
        }
        if let first = report.choicesNotTaken.first {
            let count = report.choicesNotTaken.count
            let which = Self.place(songs.entries[first], in: songs)
            sentences.append(
                count == 1
                    ? "A song is not chosen, being crossed off or not the person's first choice: \(which)."
                    : """
                    \(count.formatted()) songs are not chosen, being crossed off or not the person's first choice; the \
                    first one: \(which).
                    """)
        }
        if let first = report.partnersNotTaken.first {
            let count = report.partnersNotTaken.count
            let which = Self.place(songs.entries[first], in: songs)
            sentences.append(
                count == 1
                    ? "A duet has no second singer: \(which)."
                    : "\(count.formatted()) duets have no second singer, the first one: \(which).")
        }
        if !report.spellings.isEmpty {
            let names = report.spellings.sorted { $0.key < $1.key }.map { "“\($0.prefix(40))” for “\($1.prefix(40))”" }
            sentences.append("People whose names differ in letter case were taken for one: \(Self.list(names)).")
        }
        if !songs.encoding.isUnicode {
            let guess = songs.isEncodingGuessed ? ", which is a guess by its letters" : ""
            sentences.append(
                songs.format == .folder
                    ? "Texts in “\(songs.file)” are not in Unicode; the first one was read as \(songs.encoding)\(guess)."
                    : "“\(songs.file)” is not in Unicode; it was read as \(songs.encoding)\(guess).")
        }
        let columns = songs.leftOutColumns
        let file = URL(filePath: songs.file).lastPathComponent
        if !columns.isEmpty {
            let list = Self.list(columns.map { "“\($0.prefix(40))”" })
            sentences.append(
                columns.count == 1
                    ? "The column \(list) of \(file) was left out: a card has no place for it."
                    : "The columns \(list) of \(file) were left out: a card has no place for them.")
        }
        if songs.noteCount > 0, let first = songs.notes.first {
            sentences.append(
                songs.noteCount == 1 ? "\(first)" : "\(songs.noteCount.formatted()) remarks, the first one: \(first)")
        }
        text = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        func each(_ places: [Int], _ what: String) -> [String] {
            places.map { "\(Self.place(songs.entries[$0], in: songs)): \(what)." }
        }
        let groups = [
            songs.skipped.map(\.description), each(report.duplicates, "It was there already"),
            each(report.choicesNotTaken, "It is not chosen"), each(report.partnersNotTaken, "It has no second singer"),
            report.spellings.sorted { $0.key < $1.key }.map { "\(file): “\($0)” was taken for “\($1)”." },
            songs.notes.map(\.description),
        ]
        // The sentence names the first columns already.
        let further = columns.dropFirst(Self.nameLimit).map { "\(file): The column “\($0)” was left out." }
        details = groups.filter { $0.count > 1 }.flatMap(\.self) + further
    }

    private static func place(_ entry: SongReading.Entry, in songs: SongReading) -> String {
        let line = songs.format == .folder ? 0 : entry.line
        return "\(SongPlace(file: songs.file, line: line)), “\(entry.song.title.prefix(40))”"
    }

    /// The maximum number of names in a sentence.
    private static let nameLimit = 12

    /// Returns names joined for a sentence.
    private static func list(_ names: [String]) -> String {
        let rest = names.count - nameLimit
        let names = rest > 0 ? names.prefix(nameLimit) + ["\(rest.formatted()) more"] : names
        return names.count < 2 ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names.last!)"
    }
}
