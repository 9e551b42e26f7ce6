import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import Corkboard

/// Whether GTK could be started; asked once, on the main thread.
private let displayIsAvailable: Bool = {
    setenv("GTK_A11Y", "test", 1)
    return Application.start(id: "io.github.corkboard.Tests")
}()

/// The board on GTK.
@MainActor
@Suite(
    .serialized,
    .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
        await MainActor.run { displayIsAvailable }
    })
struct BoardWindowTests {
    let folder: TemporaryFolder
    let model = BoardModel()

    init() throws { folder = try TemporaryFolder() }

    /// Opens a board of songs in a window, and waits until it is drawn.
    private func show(_ text: String, width: CGFloat, height: CGFloat = 900) async throws -> BoardWindow {
        await model.opening(try folder.file("songs.csv", text))
        let window = BoardWindow(model, width: width, height: height)
        await window.frames(3)
        return window
    }

    private let three = table([("Ann", 3), ("Bob", 8), ("Cid", 16)])

    @Test func aSectionIsOneFlowBoxWithACellACard() async throws {
        let window = try await show(three, width: 1_500)
        #expect(window.cells.map(\.count) == [3, 8, 16])
        #expect(window.cellSizes == [["150x92"], ["150x92"], ["108x62"]])
        #expect(window.title == "songs")
    }

    @Test func columnsCloseUpAsTheWindowNarrowsAndThenScroll() async throws {
        // The panels, and 24 at each side.
        let needed = 190.0 + 352 + 388 + 2 * 24
        var regimes: Set<String> = []
        for width in [needed + 400, needed + 120, needed - 200] {
            let window = try await BoardWindowTests().show(three, width: width)
            let room = window.contentWidth - needed
            let gap = min(max(room / 2, 24), 80)
            #expect(window.gaps == [gap, gap])
            #expect(window.sidewaysRange == max(2 * 24 - room, 0))
            regimes.insert(gap == 80 ? "wide" : gap > 24 ? "closer" : "scrolled")
        }
        #expect(regimes.count == 3)
    }

    @Test func crossingOffByTheButtonOfACardChangesThatCardAlone() async throws {
        let window = try await show(three, width: 1_500)
        let before = window.cells
        model.toggleCrossedOff(try model.card("Song Ann 1").id)
        await window.frames(1)
        #expect(window.cells == before)
        #expect(window.texts.contains("2 of 3 left"))
        #expect(window.title == "songs •")
    }

    @Test func cardsAreNamedAfterTheirSongAndState() async throws {
        let window = try await show("Person,Title,Crossed off,Chosen\nAnn,One,yes,\nAnn,Two,,yes\n", width: 900)
        #expect(window.cells[0].map { accessibleLabel(of: $0) } == ["One, crossed off", "Two, chosen"])
        model.toggleCrossedOff(try model.card("One").id)
        await window.frames(1)
        #expect(window.cells[0].map { accessibleLabel(of: $0) } == ["One", "Two, chosen"])
    }

    @Test func aCardKeepsTheFocusWhenTheCardsAreHungUpAnew() async throws {
        let window = try await show(three, width: 1_500)
        let card = BoardFocus.card(try model.card("Song Bob 3").id)
        model.wantedFocus = card
        await window.frames(2)
        #expect(model.focused == card)
        for _ in 1...2 {
            model.toggleArrangement()
            await window.frames(30)
            #expect(model.focused == card)
            let focus = try #require(gtk_window_get_focus(window.controller.window))
            #expect(accessibleLabel(of: focus) == "Song Bob 3")
        }
    }
}
