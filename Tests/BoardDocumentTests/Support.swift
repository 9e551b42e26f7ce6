import Foundation

@testable import BoardDocument

/// A temporary folder, which is removed with this object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("board-" + UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of all that is in the folder, hidden files too.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func file(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }
}

/// Reads board text that is expected to be fine.
func read(_ text: String) throws -> (board: Board, warnings: [BoardWarning]) {
    try BoardFile.decode(Data(text.utf8), fileName: "party.songboard")
}

/// The error of reading board text; `nil` if there is none.
func failure(_ text: String) -> BoardFileError? {
    do {
        _ = try BoardFile.decode(Data(text.utf8), fileName: "party.songboard")
        return nil
    } catch {
        return error
    }
}
