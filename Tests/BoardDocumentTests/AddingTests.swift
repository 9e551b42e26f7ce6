import Testing

@testable import BoardDocument

@Suite struct AddingTests {
    @Test func `people are found by name or added in order`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        let report = board.add([
            NewCard(title: "A", person: " sam "), NewCard(title: "B", person: "Zoë "), NewCard(title: "C"),
            NewCard(title: "D", artist: "X", person: "ZOË", code: "K1", isCrossedOff: true),
            NewCard(title: "E", person: "  "),
        ])
        #expect(board.people.map(\.name) == ["Sam", "Zoë"])
        #expect(report.newPeople == [board.people[1].id])
        #expect(board.cards(of: sam).map(\.title) == ["A"])
        #expect(board.cards(of: board.people[1].id).map(\.title) == ["B", "D"])
        #expect(board.cards(of: nil).map(\.title) == ["C", "E"])
        #expect(report.added.compactMap { board.card($0)?.title } == ["A", "B", "C", "D", "E"])
        let last = board.cards(of: board.people[1].id)[1]
        #expect(last.artist == "X" && last.code == "K1" && last.isCrossedOff)
    }

    @Test func `a song that the person already has is reported and not added`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        board.addCard(Card(title: "Love Stack"), to: sam)
        let report = board.add([
            NewCard(title: "LOVE STACK", person: "Sam"), NewCard(title: "Love Stack", person: "Matt"),
            NewCard(title: "Love Stack"), NewCard(title: "love stack!"), NewCard(title: "Love Stack", person: "matt"),
        ])
        #expect(report.duplicates == [0, 3, 4])
        #expect(report.added.count == 2)
        #expect(board.cardCount == 3)
    }

    @Test func `songs whose playing times are apart are two`() {
        var board = Board()
        let songs = [180.0, 185, nil, 300, 308].map { duration in
            var song = NewCard(title: "One", artist: "U2", person: "Ann")
            song.duration = duration
            return song
        }
        #expect(board.add(songs).duplicates == [1, 2, 4])
        #expect(board.cards(of: board.people[0].id).map(\.duration) == [180, 300])
        #expect(board.add(songs).added.isEmpty)
    }

    @Test func `a full board leaves the rest in the file and adds nobody for it`() {
        var board = Board()
        let songs = (0..<1000).map { NewCard(title: "Song \($0)", person: $0 < 300 ? "Sam" : "Matt") }
        let report = board.add(songs)
        #expect(board.cardCount == Board.cardLimit)
        #expect(report.added.count == 300)
        #expect(report.leftInFile == 700)
        #expect(board.people.map(\.name) == ["Sam"])
        let full = board.add([NewCard(title: "More")])
        #expect(full.leftInFile == 1 && full.added.isEmpty)
        let larger = board.add([NewCard(title: "More")], limit: 301)
        #expect(larger.added.count == 1)
    }

    @Test func `duplicates take no room`() {
        var board = Board()
        let report = board.add(["A", "a", "B", "C"].map { NewCard(title: $0) }, limit: 2)
        #expect(board.cards(of: nil).map(\.title) == ["A", "B"])
        #expect(report.duplicates == [1])
        #expect(report.leftInFile == 1)
    }

    @Test func `a choice that was made stays`() {
        var board = Board()
        let report = board.add([
            NewCard(title: "A", person: "Sam", isCrossedOff: true, isChosen: true),
            NewCard(title: "B", person: "Sam", isChosen: true), NewCard(title: "C", person: "Sam", isChosen: true),
        ])
        #expect(board.sections[0].cards.map(\.isChosen) == [false, true, false])
        #expect(board.sections[0].cards.map(\.isCrossedOff) == [true, false, false])
        #expect(report.choicesNotTaken == [0, 2])
    }

    @Test func `a song that names its singer as the partner, or is for no person, is reported as no duet`() {
        var board = Board()
        var songs = [
            NewCard(title: "A", person: "Ann"), NewCard(title: "B"), NewCard(title: "C", person: "Ann"),
        ]
        for index in songs.indices { songs[index].partner = index == 2 ? "Bo" : "Ann" }
        let report = board.add(songs)
        #expect(report.partnersNotTaken == [0, 1] && report.added.count == 3)
    }

    @Test func `people with equal names get distinct names`() {
        var board = Board()
        for name in ["Ann", "Bo", "ann", "Ann"] { board.addPerson(named: name) }
        #expect(board.people.map { board.distinctName(of: $0) } == ["Ann (1)", "Bo", "ann (2)", "Ann (3)"])
    }
}
