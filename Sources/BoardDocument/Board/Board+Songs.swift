import Foundation
import SongCatalog

extension NewCard {
    /// Makes a card of a song as a list names it.
    ///
    /// The year, the genres and the languages stay with the song.
    ///
    /// - Parameters:
    ///   - song: The song, from a file or a pasted line.
    ///   - folder: Where the list is that names the song's file.
    public init(_ song: Song, in folder: URL? = nil) {
        self.init(
            title: song.title, artist: song.artist, person: song.person, code: song.code,
            isCrossedOff: song.isCrossedOff, isChosen: song.isChosen)
        (personID, partner, partnerID) = (song.personID, song.partner, song.partnerID)
        duration = song.duration
        file = song.address(in: folder)
    }
}
