import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import SongCatalog
import Testing

@testable import Corkboard

/// A folder that goes with this object.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "corkboard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file into the folder.
    func file(_ name: String, _ text: String) throws -> URL {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }
}

/// A list of songs for people, as a table.
func table(_ songs: [(person: String, count: Int)]) -> String {
    "Person,Title\n"
        + songs.flatMap { song in (1...song.count).map { "\(song.person),Song \(song.person) \($0)\n" } }.joined()
}

extension BoardModel {
    /// Opens files and waits until they are read.
    func opening(_ files: URL...) async {
        open(files)
        await finishReading()
    }

    var noticeTexts: [String] { notices.map(\.text) }
    var titles: [String] { board.sections.flatMap { $0.cards.map(\.title) } }

    func card(_ title: String) throws -> Card {
        try #require(board.sections.flatMap(\.cards).first { $0.title == title })
    }
}

/// Answers the questions for files with fixed answers.
final class FixedDialogs: FileDialogs {
    var files: [URL] = []
    var suggestedNames: [String] = []

    func open(_ title: String, types: [FileType]) async -> [URL] { files }

    func chooseFolder(_ title: String) async -> URL? { files.first }

    func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL? {
        suggestedNames.append(suggestedName)
        return files.first
    }
}

extension View {
    /// Returns a view with the menu of a board's window.
    func boardMenu(_ model: BoardModel) -> some View {
        toolbar {
            Menu {
                BoardSaveItems(model: model)
                BoardShareItems(model: model)
                BoardViewItems(model: model)
            } label: {
                Text("Menu")
            }
        }
    }
}
