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
        file = song.location.map { Self.address(of: $0, in: folder) }
    }

    /// A path or address of a list as an address that says the same everywhere; what is none stays as it is.
    private static func address(of location: String, in folder: URL?) -> String {
        if location.contains("://") { return location }
        let path = location.replacing("\\", with: "/")
        if path.hasPrefix("/") { return URL(filePath: path).absoluteString }
        guard let folder else { return location }
        return URL(filePath: path, relativeTo: folder).standardizedFileURL.absoluteString
    }
}
