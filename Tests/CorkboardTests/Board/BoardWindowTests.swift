import BoardDocument
import CGtk
import CGtkTestMain
import CorkUI
import DocumentFiles
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import Corkboard

/// The board on GTK.
@MainActor
@Suite(.serialized, .onDisplay)
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

    @Test func `a section is one flow box with a cell a card`() async throws {
        let window = try await show(three, width: 1_500)
        #expect(window.cells.map(\.count) == [3, 8, 16])
        #expect(window.cellSizes == [["150x92"], ["150x92"], ["150x66"]])
        #expect(window.title == "songs")
    }

    @Test(arguments: [360, 800, 1_160, 1_920] as [CGFloat], [1, 4, 8, 20])
    func `columns go on in further rows instead of beside the window`(width: CGFloat, people: Int) async throws {
        let names = (0..<people).map { String(repeating: "Ann\($0)", count: $0 % 15 + 1) }
        let window = try await show(table(names.enumerated().map { ($1, $0 % 7 + 1) }), width: width)
        #expect(window.sidewaysRange <= 0)
        let panels = window.panels
        try #require(panels.count == people)
        for (index, panel) in panels.enumerated() {
            #expect(panel.minX >= 0 && panel.maxX <= window.contentWidth)
            #expect(!panels[(index + 1)...].contains { $0.intersects(panel) })
        }
    }

    @Test func `crossing off by the button of a card changes that card alone`() async throws {
        let window = try await show(three, width: 1_500)
        let before = window.cells
        model.toggleCrossedOff(try model.card("Song Ann 1").id)
        await window.frames(1)
        #expect(window.cells == before)
        #expect(window.texts.contains("2 of 3 left"))
        #expect(window.title == "songs •")
    }

    @Test func `cards are named after their song and state`() async throws {
        let window = try await show("Person,Title,Crossed off,Chosen\nAnn,One,yes,\nAnn,Two,,yes\n", width: 900)
        #expect(window.cells[0].map { accessibleLabel(of: $0) } == ["One, crossed off", "Two, chosen"])
        model.toggleCrossedOff(try model.card("One").id)
        await window.frames(1)
        #expect(window.cells[0].map { accessibleLabel(of: $0) } == ["One", "Two, chosen"])
    }

    @Test func `changes of another program are reported while the window is open`() async throws {
        var board = Board(title: "Friday")
        board.add([NewCard(title: "One", person: "Ann")])
        let file = folder.url.appending(path: "friday.songboard")
        try BoardFile.write(board, to: file)
        model.claimFile = { FileClaim($0, in: nil) }
        await model.opening(file)
        let window = BoardWindow(model, width: 700, height: 500)
        await window.frames(3)
        model.toggleCrossedOff(try model.card("One").id)
        #expect(await model.save(nil))
        try BoardFile.write(Board(title: "Theirs"), to: file)
        for _ in 0..<200 where model.diskChange == nil { try await Task.sleep(for: .milliseconds(50)) }
        await window.frames(2)
        #expect(window.texts.contains { $0.hasPrefix("friday.songboard was changed by another program") })
        #expect(window.texts.contains("Reload") && window.texts.contains("Keep Mine"))
    }

    @Test func `saves of the window itself are no external change`() async throws {
        let file = folder.url.appending(path: "own.songboard")
        try BoardFile.write(Board(title: "Own"), to: file)
        model.claimFile = { FileClaim($0, in: nil) }
        await model.opening(file)
        let window = BoardWindow(model, width: 700, height: 500)
        await window.frames(3)
        for index in 1...5 {
            model.add([NewCard(title: "Song \(index)", person: "Ann")])
            #expect(await model.save(nil))
            try await Task.sleep(for: .milliseconds(60))
            #expect(model.diskChange == nil)
        }
        window.controller.close()
        #expect(model.fileMonitor == nil)
    }

    @Test func `a card keeps the focus when the arrangement changes`() async throws {
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

    /// Songs of eight people, which are far wider than a narrow window.
    private let eight = table(
        [("Ann", 5), ("Bob", 4), ("Cid", 6), ("Dee", 3), ("Eli", 4), ("Fay", 3), ("Gus", 5), ("Hal", 3)])

    @Test(arguments: [EventModifiers.option, .command])
    func `R10.10: a card that moves to a column off screen by keys keeps the focus, and is scrolled to`(
        modifiers: EventModifiers
    ) async throws {
        let window = try await show(eight, width: 360, height: 640)
        let card = try model.card("Song Ann 5").id
        model.wantedFocus = .card(card)
        await window.frames(3)
        // Alt moves to the next place, of two side by side, and Control to the next column.
        for _ in 1...20 where model.board.owner(of: card)?.name != "Hal" {
            let before = model.board.owner(of: card)
            let focus = try #require(window.controller.root.graph.focus.node)
            _ = focus.isTakenAround(KeyPress(key: .rightArrow, modifiers: modifiers))
            await window.frames(4)
            let column = model.board.owner(of: card)?.name ?? ""
            #expect(model.focused == .card(card), "in the column of \(column)")
            let widget = try #require(gtk_window_get_focus(window.controller.window))
            #expect(accessibleLabel(of: widget) == "Song Ann 5")
            guard column != before?.name else { continue }
            await window.frames(30)
            let host = window.controller.renderer.rootHost.widget
            let origin = try #require(CGPoint.zero.converted(from: widget, to: host))
            let size = CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
            let frame = CGRect(origin: origin, size: size)
            #expect(frame.minX >= 0 && frame.maxX <= 360 && frame.minY >= 0 && frame.maxY <= 640, "\(column): \(frame)")
        }
        #expect(model.board.owner(of: card)?.name == "Hal")
    }
}
