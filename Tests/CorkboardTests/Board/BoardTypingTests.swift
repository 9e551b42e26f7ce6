import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// Planning an evening by keyboard, without a display.
@MainActor
@Suite struct BoardTypingTests {
    private let model = BoardModel()

    private func show() -> TestHost { TestHost(size: CGSize(width: 1_400, height: 900)) { BoardView(model: model) } }

    private func field(_ host: TestHost) throws -> TestElement {
        try #require(host.focused.flatMap { $0.kind == "TextField" ? $0 : nil })
    }

    private func type(_ lines: String..., in host: TestHost) throws {
        for line in lines {
            try field(host).set(line)
            try field(host).press(.return)
        }
    }

    private func songs(_ name: String) -> [String] {
        model.board.sections.first { $0.person?.name == name }?.cards.map(\.title) ?? []
    }

    @Test func `an empty board asks who is singing with the field focused`() throws {
        let host = show()
        #expect(host.texts.contains("Who is singing?"))
        #expect(try field(host).label == "Name")
    }

    @Test(arguments: [400, 1_400] as [CGFloat])
    func `the field for a name is as wide as its header however wide the board is`(
        width: CGFloat
    ) throws {
        for name in ["Ann", "Bob", "Cid"] { model.edit("Add") { _ = $0.addPerson(named: name) } }
        let host = TestHost(size: CGSize(width: width, height: 900)) { BoardView(model: model) }
        model.begin(.newPerson)
        host.settle()
        #expect((100...190).contains(try field(host).frame.width))
        model.begin(.person(model.board.people[0].id))
        host.settle()
        #expect((80...190).contains(try field(host).frame.width))
    }

    @Test func `enter makes the column then cards and Tab goes on`() throws {
        let host = show()
        try type("Sam", "Love Stack", "Born to Build & Run", in: host)
        #expect(songs("Sam") == ["Love Stack", "Born to Build & Run"])
        try type("", in: host)
        #expect(model.editing == nil)
        try #require(host.element("Add a Person")).tap()
        try type("Matt", in: host)
        #expect(model.board.people.map(\.name) == ["Sam", "Matt"])
        try field(host).press(.tab, modifiers: .shift)
        try field(host).set("Come as You Var")
        try field(host).press(.tab)
        try type("Some Body Like View", in: host)
        #expect(songs("Sam").last == "Come as You Var" && songs("Matt") == ["Some Body Like View"])
    }

    @Test func `behind the last person Tab asks for another one`() throws {
        let host = show()
        try type("Ann", "Dancing Queen", "Waterloo", in: host)
        try field(host).press(.tab)
        try type("Alex", "Foo", in: host)
        #expect(songs("Ann") == ["Dancing Queen", "Waterloo"] && songs("Alex") == ["Foo"])
        #expect(model.board.leftCount == 3)
        try field(host).press(.tab)
        #expect(model.editing == .newPerson)
        try field(host).set("Bo")
        try field(host).press(.tab)
        #expect(try field(host).label == "Song for Bo")
        try field(host).press(.tab)
        try field(host).press(.tab, modifiers: .shift)
        #expect(try field(host).label == "Song for Bo" && model.board.people.count == 3)
    }

    @Test func `typed lines are parsed like pasted lines`() throws {
        let host = show()
        try type("Ann", "ABBA - Waterloo", "Hello", in: host)
        let cards = model.board.cards(of: model.board.people[0].id)
        #expect(cards.map(\.title) == ["Waterloo", "Hello"] && cards.map(\.artist) == ["ABBA", nil])
        model.begin(.card(cards[1].id))
        host.settle()
        try type("Adele - Hello", in: host)
        model.begin(.card(cards[0].id))
        host.settle()
        try type("Waterloo - Live", in: host)
        let edited = model.board.cards(of: model.board.people[0].id)
        #expect(edited.map(\.title) == ["Waterloo - Live", "Hello"] && edited.map(\.artist) == ["ABBA", "Adele"])
    }

    @Test func `twelve pasted lines are twelve cards with an undo toast`() throws {
        let host = show()
        try type("Sam", in: host)
        try field(host).set((1...12).map { "Song \($0)" }.joined(separator: "\n"))
        #expect(songs("Sam") == (1...12).map { "Song \($0)" })
        #expect(host.texts.contains("Added 12 songs."))
        #expect(try field(host).label == "Song for Sam")
        try #require(host.elements("Button").first { $0.label == "Undo" && $0.text == nil && $0.frame.minY > 400 })
            .tap()
        #expect(songs("Sam") == [])
        #expect(!host.texts.contains("Added 12 songs."))
    }

    @Test func `Escape leaves what was typed and blank names make nobody`() throws {
        let host = show()
        try type("  ", in: host)
        #expect(model.board.isEmpty)
        model.begin(.newPerson)
        host.settle()
        try type("Sam", in: host)
        try field(host).set("Not this")
        try field(host).press(.escape)
        #expect(songs("Sam") == [] && model.editing == nil)
    }

    @Test func `a field that is left keeps what was typed`() throws {
        let host = show()
        try type("Sam", "One", in: host)
        try field(host).set("Two")
        try #require(host.elements("Button").first { $0.label == "Save" }).focus()
        #expect(songs("Sam") == ["One", "Two"])
        #expect(model.editing == nil)
    }

    @Test(arguments: [KeyEquivalent.return, .function(2)]) func `a card is edited in place`(key: KeyEquivalent) throws {
        model.add([NewCard(title: "Love Stak", artist: "A", person: "Sam"), NewCard(title: "Two", person: "Sam")])
        let host = show()
        try #require(host.element("Love Stak")).press(key)
        #expect(try field(host).label == "Title")
        try type("Love Stack", in: host)
        #expect(songs("Sam") == ["Love Stack", "Two"])
        #expect(model.board.sections[0].cards[0].artist == "A")
        #expect(model.editing == nil && model.focused == .card(model.board.sections[0].cards[0].id))
        model.undo()
        #expect(songs("Sam") == ["Love Stak", "Two"])
    }

    @Test func `another artist and title make another song`() throws {
        var card = NewCard(title: "Stone", artist: "Copper Owl", person: "Bo", code: "SF001-02")
        card.duration = 180
        model.add([card])
        let host = show()
        try #require(host.element("Stone")).press(.function(2))
        try type("Sea of Tin - Fire", in: host)
        let edited = model.board.sections[0].cards[0]
        #expect(edited.title == "Fire" && edited.artist == "Sea of Tin" && edited.code == nil && edited.duration == nil)
        model.undo()
        #expect(model.board.sections[0].cards[0].code == "SF001-02")
        #expect(model.board.sections[0].cards[0].duration == 180)
    }

    @Test func `a card without a person is edited in place`() throws {
        model.add([NewCard(title: "Paper Moon", artist: "The Lanterns"), NewCard(title: "Stone", person: "Ann")])
        let host = show()
        try #require(host.element("Paper Moon")).press(.function(2))
        try type("Paper Sun", in: host)
        #expect(model.board.cards(of: nil).map(\.title) == ["Paper Sun"])
    }

    @Test func `the details of a card are edited in a sheet`() throws {
        var card = NewCard(title: "Stone", artist: "Copper Owl", person: "Bo", code: "SF001-02")
        card.duration = 180
        model.add([card])
        let id = model.board.sections[0].cards[0].id
        model.editDetails(of: id)
        #expect(model.editedDetails?.duration == "3:00")
        model.editedDetails?.duration = "3:7x"
        #expect(model.editedDetails?.isValid == false)
        model.acceptDetails()
        #expect(model.editedDetails != nil)
        model.editedDetails?.duration = "3:20"
        model.editedDetails?.note = "in F"
        model.editedDetails?.link = "https://example.org/a"
        model.acceptDetails()
        let edited = model.board.sections[0].cards[0]
        #expect(edited.duration == 200 && edited.note == "in F" && edited.file == "https://example.org/a")
        #expect(edited.code == "SF001-02")
        model.undo()
        #expect(model.board.sections[0].cards[0].note == nil)
    }

    @Test func `keys typed in a field are no commands`() throws {
        model.add([NewCard(title: "One", person: "Sam")])
        let host = show()
        try #require(host.element("One")).press(.return)
        try field(host).press("x")
        try field(host).press(.delete)
        #expect(songs("Sam") == ["One"])
        #expect(model.board.leftCount == 1)
    }
}
