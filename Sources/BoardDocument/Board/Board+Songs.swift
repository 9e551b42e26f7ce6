import SongCatalog

extension NewCard {
    /// The card of a song that was read from a file.
    public init(_ song: Song) {
        self.init(
            title: song.title, artist: song.artist, person: song.person, code: song.code,
            isCrossedOff: song.isCrossedOff, isChosen: song.isChosen)
    }
}
