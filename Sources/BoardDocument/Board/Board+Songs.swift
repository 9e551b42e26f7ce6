import Foundation
import SongCatalog

extension NewCard {
    /// Creates a card for a song of a list.
    ///
    /// The year, the genres and the languages aren't taken over.
    ///
    /// - Parameters:
    ///   - song: The song, from a file or a pasted line.
    ///   - folder: The folder of the list that names the song's file.
    public init(_ song: Song, in folder: URL? = nil) {
        self.init(
            title: song.title, artist: song.artist, person: song.person, code: song.code,
            isCrossedOff: song.isCrossedOff, isChosen: song.isChosen)
        (personID, partner, partnerID) = (song.personID, song.partner, song.partnerID)
        (duration, note, sungTimes) = (song.duration, song.note, song.sungTimes)
        file = song.address(in: folder)
    }
}
