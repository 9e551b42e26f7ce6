import SongCatalog

extension NewCard {
    /// Makes a card of a song as a list names it.
    ///
    /// Title, artist, person, code and the two marks are taken over as they are. A card has no place for the year, the
    /// genres, the languages and the playing time; they stay with the song.
    ///
    /// - Parameter song: The song, from a file or a pasted line.
    public init(_ song: Song) {
        self.init(
            title: song.title, artist: song.artist, person: song.person, code: song.code,
            isCrossedOff: song.isCrossedOff, isChosen: song.isChosen)
    }
}
