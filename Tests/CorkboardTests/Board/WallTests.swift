import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// A board on another monitor, while the board itself is edited.
@MainActor
@Suite struct WallTests {
    private let model = BoardModel()
    private let laptop = Display(id: "eDP-1", name: "Laptop")
    private let projector = Display(id: "HDMI-1", name: "Projector")
    private let displays: Displays
    private let host: TestHost

    init() {
        model.add([
            NewCard(title: "One", artist: "Ida Falk", person: "Ann"), NewCard(title: "Two", person: "Bob"),
            NewCard(title: "Three", person: "Cid"), NewCard(title: "Four", person: "Dee"),
            NewCard(title: "Five", person: "Eve"),
        ])
        displays = Displays([laptop, projector], own: laptop.id)
        host = TestHost(size: CGSize(width: 1_400, height: 900)) { [model, displays] in
            BoardView(model: model).boardMenu(model).environment(\.displays, displays)
        }
    }

    private var menu: TestElement {
        get throws { try #require(host.element("Menu")) }
    }

    private var wall: [String] { host.presented?.texts ?? [] }

    @Test func `the presentation on another monitor follows the board, which stays usable`() throws {
        #expect(try menu.menu?.contains("Present on Laptop") == false)
        #expect(try menu.choose("Present on Projector"))
        #expect(
            wall == [
                "Next", "Ann", "One", "Ida Falk", "Next: Bob: Two", "(in 1 song, about 4 min)", "Cid: Three",
                "(in 2 songs, about 8 min)", "Dee: Four", "(in 3 songs, about 12 min)",
            ])
        try #require(host.element("Two")).press("x")
        #expect(try model.card("Two").isCrossedOff && !wall.joined().contains("Two"))
        model.singNext()
        host.settle()
        #expect(Array(wall.prefix(3)) == ["Now", "Ann", "One"])
        #expect(wall[4] == "Next: Cid: Three")
        #expect(try menu.choose("Stop Presenting on Projector"))
        #expect(wall == [] && model.wall == nil)
    }

    @Test func `a monitor that goes away is told in a sentence`() throws {
        #expect(try menu.choose("Present on Projector"))
        displays.update([laptop], own: laptop.id)
        host.settle()
        #expect(model.wall == nil && wall == [])
        #expect(model.noticeTexts == ["The monitor “Projector” is gone, and the presentation on it has ended."])
        #expect(model.board.cardCount == 5 && host.texts.contains("One"))
        #expect(try menu.menu?.contains { $0.hasPrefix("Present on") } == false)
    }

    @Test func `a board without turns shows that nobody is next`() throws {
        for card in model.board.sections.flatMap(\.cards) { model.toggleCrossedOff(card.id) }
        model.present(on: projector)
        host.settle()
        #expect(wall == ["No song is left."])
    }
}
