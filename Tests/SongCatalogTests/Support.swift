import Foundation
import SongCatalog

/// Reads text as a file with a name.
func read(_ text: String, as file: String = "list.csv", limits: SongFileLimits = SongFileLimits()) throws -> SongReading
{
    try SongFileReader(limits: limits).read(bytes: Array(text.utf8), file: file)
}

extension SongReading {
    var titles: [String] { entries.map(\.song.title) }
    var lines: [Int] { entries.map(\.line) }
}

extension Song {
    /// The song as `Artist - Title`.
    var name: String { artist.map { "\($0) - \(title)" } ?? title }
}

/// Runs `body` with a folder that is removed afterwards.
func withTemporaryFolder(isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Void) async throws
{
    let folder = FileManager.default.temporaryDirectory.appending(path: "songs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}

extension SongReading {
    /// The songs without their file locations.
    var songsWithoutFiles: [Song] {
        songs.map { song in
            var song = song
            song.location = nil
            return song
        }
    }

    /// The file locations of the songs.
    var locations: [String?] { songs.map(\.location) }
}
