import BoardDocument
import CorkUI
import SongCatalog
import SongLibrary

extension BoardModel {
    /// The largest number of songs below a field.
    private static let sungBeforeLimit = 5

    /// Returns the songs that a person sang before and that the typed text finds, the latest first, without those in the
    /// person's column.
    func songsSungBefore(by person: Person) -> [SungHistory.Entry] {
        let query = SongQuery(draft)
        var seen = Set(board.cards(of: person.id).map { SongKey(title: $0.title, artist: $0.artist) })
        var songs: [SungHistory.Entry] = []
        for entry in sungEntries ?? [] where songs.count < Self.sungBeforeLimit {
            guard entry.isSung(by: person.name), query.matches(title: entry.title, artist: entry.artist),
                seen.insert(entry.songKey).inserted
            else { continue }
            songs.append(entry)
        }
        return songs
    }

    /// Adds a song that a person sang before, and goes back to the field for the next one.
    func add(_ entry: SungHistory.Entry, to person: Person) {
        draft = ""
        edit("Add Song") {
            _ = $0.addCard(Card(title: entry.title, artist: entry.artist, code: entry.code), to: person.id)
        }
        wantedFocus = .field(.newCards(person.id))
    }
}

extension SungHistory.Entry {
    /// Returns a Boolean value that indicates whether a person sang the song, alone or in a duet.
    fileprivate func isSung(by name: String) -> Bool {
        singers == name || singers.hasPrefix("\(name) and ") || singers.hasSuffix(" and \(name)")
    }
}

/// The field for a person's next song, over the songs that the person sang before.
struct NewCardField: View {
    let person: Person
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding
    @Environment(\.boardPalette) private var palette

    var body: some View {
        let songs = model.songsSungBefore(by: person)
        VStack(alignment: .leading, spacing: 4) {
            BoardField(prompt: "Song for \(person.name)", place: .newCards(person.id), model, focus)
                .onKeyPress(.downArrow) { move(to: 0, in: songs) }
            if !songs.isEmpty { Text("Sung before").font(.caption).foregroundStyle(palette.caption) }
            ForEach(Array(songs.enumerated()), id: \.element.songKey) { index, song in
                Button {
                    model.add(song, to: person)
                } label: {
                    Text([song.title, song.artist].compactMap(\.self).joined(separator: " – ")).lineLimit(1)
                }
                .buttonStyle(.borderless)
                .focused(focus, equals: .sungBefore(song.songKey))
                .onKeyPress(.downArrow) { move(to: index + 1, in: songs) }
                .onKeyPress(.upArrow) { move(to: index - 1, in: songs) }
                .onKeyPress(.escape) { move(to: -1, in: songs) }
            }
        }
    }

    /// Moves the focus to a song, or to the field before the first one.
    private func move(to index: Int, in songs: [SungHistory.Entry]) -> KeyPress.Result {
        guard index < songs.count else { return songs.isEmpty ? .ignored : .handled }
        focus.wrappedValue = index < 0 ? .field(.newCards(person.id)) : .sungBefore(songs[index].songKey)
        return .handled
    }
}
