import Testing

@testable import SongCatalog

/// Names of people above their songs, in lists without other signs.
@Suite struct NamesAboveTests {
    private func songs(_ list: String, people: [String]? = nil) throws -> [[String?]] {
        try SongFileReader(people: people).read(text: list).songs.map { [$0.person, $0.title] }
    }

    private nonisolated static let indented = "Ann\n  Owl - Stone\n  Tin\nBo\n\tMoon\n"
    private nonisolated static let grouped = "Ann\nOwl - Stone\nTin\n\n\nBo\nMoon\n"

    @Test(arguments: [indented, grouped])
    func `names above indented songs or groups of songs are taken for people, and told`(list: String) throws {
        #expect(try songs(list) == [["Ann", "Stone"], ["Ann", "Tin"], ["Bo", "Moon"]])
        let reading = try SongFileReader().read(text: list)
        #expect(reading.possiblePeople == ["Ann", "Bo"] && reading.isGuessed)
        #expect(reading.notes.map(\.reason) == ["“Ann” and 1 other were taken for people, with the songs below."])
    }

    @Test func `the people are those that were chosen`() throws {
        #expect(try songs(Self.indented, people: []).map { $0[1] } == ["Ann", "Stone", "Tin", "Bo", "Moon"])
        #expect(
            try songs(Self.grouped, people: ["Bo"]) == [[nil, "Ann"], [nil, "Stone"], [nil, "Tin"], ["Bo", "Moon"]])
        let reading = try SongFileReader(people: ["Ann", "Bo"]).read(text: Self.grouped)
        #expect(!reading.isGuessed && reading.notes.isEmpty && reading.listedPeople.map(\.name) == ["Ann", "Bo"])
    }

    @Test(arguments: [
        "Owl - Stone\nTin\n", "Stone\n\nTin\n\nMoon\n", "Owl - Stone\nTin\n\nMoon\nSun\n", "- Tin\n  Owl\n- Stone\n",
        "## Ann\nTin\nStone\n\n## Bo\nMoon\n", "Ann:\n  Tin\nBo:\n  Stone\n", "Karaoke\n\nOwl - Stone\nTin\n",
    ])
    func `other lists are sure`(list: String) throws {
        #expect(try !SongFileReader().read(text: list).isGuessed)
    }

    @Test func `many names are not people`() throws {
        let list = (1...41).map { "Band \($0)\n  Song \($0)\n" }.joined()
        #expect(try SongFileReader().read(text: list).possiblePeople.isEmpty)
    }
}
