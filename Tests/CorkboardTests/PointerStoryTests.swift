import Foundation
import Testing

/// The program itself, driven by the pointer.
@Suite(.serialized)
struct PointerStoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The titles in the journal, with the numbers of their people, in order.
    private func songs(_ kept: String) -> [String] {
        var people: [Substring] = []
        var songs: [String] = []
        for line in kept.split(separator: "\n") {
            let parts = line.split(separator: "\"")
            if parts.contains("name") {
                people.append(parts[3])
            } else if let title = parts.firstIndex(of: "title"), let person = parts.firstIndex(of: "person") {
                let number = people.firstIndex(of: parts[person + 2]) ?? -1
                songs.append("\(number) \(parts[title + 2])")
            }
        }
        return songs
    }

    @Test(.enabled("xdotool and Xvfb are needed to drag.") { DrivenBoard.canDrive }, .timeLimit(.minutes(1)))
    func aCardIsDraggedToAnotherColumnAndAPersonToAnotherPlace() async throws {
        let party = try folder.file("party.csv", "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nBob,Four\nBob,Five\n")
        let board = try DrivenBoard(["--size", "900x640", party.path])
        // Cards are 150 by 92 and 104 apart; the columns begin at 240 and 510, below the header bar and cards at 144.
        try await board.drag(from: (300, 420), to: (570, 300))
        try await board.wait("The card") { songs($0) == ["0 One", "0 Two", "1 Four", "1 Three", "1 Five"] }
        try await board.drag(from: (525, 90), to: (300, 200))
        try await board.wait("The person") { songs($0) == ["0 Four", "0 Three", "0 Five", "1 One", "1 Two"] }
        try board.xdotool("key", "ctrl+z")
        try await board.wait("Undoing") { songs($0) == ["0 One", "0 Two", "1 Four", "1 Three", "1 Five"] }
    }
}
