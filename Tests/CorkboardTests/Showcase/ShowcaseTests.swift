import CorkUI
import Foundation
import Testing

@testable import CorkTesting
@testable import CorkboardShowcase

/// The pages of the showcase, without a display.
@MainActor
@Suite("Showcase")
struct ShowcaseTests {
    private func host(_ page: ShowcasePage) -> TestHost {
        let host = TestHost(size: CGSize(width: 900, height: 700)) { ShowcaseView(path: [page]) }
        host.enablesAnimations = false
        return host
    }

    @Test func `a page is pushed by its row, and left by the button of the header bar`() throws {
        let host = TestHost(size: CGSize(width: 900, height: 1000)) { ShowcaseView() }
        host.enablesAnimations = false
        #expect(Set(ShowcasePage.allCases.map(\.title)).isSubset(of: host.texts))
        try #require(host.element("Awards")).tap()
        #expect(host.texts.contains("Your Awards (5)") && !host.texts.contains("Feed"))
        try #require(host.element("Back")).tap()
        #expect(host.texts.contains("Feed"))
    }

    @Test(arguments: [KeyEquivalent.return, .space])
    func `the row with the focus is opened by Return and by Space`(key: KeyEquivalent) throws {
        let host = TestHost(size: CGSize(width: 900, height: 700)) { ShowcaseView() }
        host.enablesAnimations = false
        let row = try #require(host.elements("Row").first { $0.texts.contains("Awards") })
        row.focus()
        row.press(key)
        #expect(host.texts.contains("Your Awards (5)"))
    }

    @Test func `of four views that are declared come twelve; without a loop of nine come three`() throws {
        let host = host(.composition)
        #expect(host.texts.contains("4 declared, 12 resolved"))
        try #require(host.element("Leave out Sam’s songs")).tap()
        #expect(host.texts.contains("4 declared, 3 resolved"))
    }

    @Test func `a section of the feed shows three of ten items, and all when it is expanded`() throws {
        let host = host(.feed)
        func items() -> Int { host.texts.filter { $0.hasPrefix("Item ") }.count }
        #expect(items() == 6)
        try #require(host.element("Expand")).tap()
        #expect(items() == 13)
        try #require(host.element("Collapse")).tap()
        #expect(items() == 6)
    }

    @Test func `a message among the gestures is swiped aside and deleted, or marked from its menu`() throws {
        let host = host(.gestures)
        try #require(host.element("New chairs")).swipe(by: -120)
        try #require(host.element("Delete")).tap()
        #expect(!host.texts.contains("New chairs") && host.texts.contains("Song list"))
        #expect(host.element("Song list")?.menu == ["Mark", "Delete"])
        host.element("Song list")?.choose("Mark")
        #expect(host.element("Song list")?.menu == ["Unmark", "Delete"])
    }

    @Test func `R13.3: the actions of a section are beside its header`() throws {
        let host = host(.sections)
        try #require(host.element("Add Row")).tap()
        #expect(host.texts.contains("Added row 1"))
        try #require(host.element("Remove Row")).tap()
        #expect(!host.texts.contains("Added row 1") && host.element("Remove Row") == nil)
    }

    @Test
    func `R13.5, R13.10: the break is narrower than the sets, and buttons leave the toolbar by priority`() throws {
        let host = host(.setList)
        func leading(_ song: String) throws -> CGFloat { try #require(host.element(song)).frame.minX }
        #expect(try leading("Records from the bar") - leading("Tin Roof") == 72 - 12)
        func priority(_ button: String) throws -> ToolbarItemVisibilityPriority? {
            let node = try #require(host.element(button)).node
            return sequence(first: node, next: \.parent).map(\.item.values.toolbarPriority).first { $0 != .automatic }
        }
        #expect(try priority("Add Encore") == .high && priority("Shuffle") == nil && priority("Hide Times") == .low)
        try #require(host.element("Hide Times")).tap()
        #expect(!host.texts.contains("3:12") && host.element("Show Times") != nil)
        try #require(host.element("Add Encore")).tap()
        #expect(host.texts.contains("Encore 1"))
        try #require(host.element("Start Over")).tap()
        #expect(!host.texts.contains("Encore 1"))
    }

    @Test func `R10.10: the focused hour moves around the dial by Alt and an arrow key`() throws {
        let host = host(.reordering)
        try #require(host.element("3 o’clock")).focus()
        try #require(host.focused).press(.downArrow, modifiers: .option)
        #expect(host.texts.compactMap { Int($0) } == [1, 2, 4, 3, 5, 6, 7, 8])
        #expect(host.focused?.label == "3 o’clock")
    }

    @Test func `a container reads the keyed values of the row itself, not those inside it`() {
        let texts = host(.keyedValues).texts
        #expect(texts.contains("The container reads “mine”") && texts.contains("The container reads nothing"))
        let all = "Environment: “set outside”; preferences from below: “set inside”"
        #expect(texts.filter { $0 == all }.count == 3)
    }

    @Test func `the eager stack makes all rows, the lazy one those in sight`() throws {
        let counts = host(.laziness).texts.filter { $0.hasSuffix(" rows appeared") }
        #expect(counts.contains("VStack: 1000 rows appeared") && counts.count == 2)
        let lazy = try #require(counts.first { $0.hasPrefix("LazyVStack") }?.split(separator: " ").dropFirst().first)
        #expect((10..<100).contains(try #require(Int(lazy))))
    }

    @Test(arguments: ["Board", "List", "Grid", "Outline"])
    func `all arrangements of a content show the same songs`(kind: String) throws {
        let host = host(.viewAs)
        #expect(try #require(host.elements("Picker").first).choose(kind))
        let songs = ["Paper Moon", "Old Harbour", "Tin Roof", "Low Tide", "Glass Hill", "Slow Train"]
        #expect(host.texts.filter(songs.contains) == songs)
    }

    @Test func `in the outline a section opens and closes what is in it`() throws {
        let host = host(.viewAs)
        try #require(host.elements("Picker").first).choose("Outline")
        let row = try #require(host.elements("Row").first { $0.texts == ["Ben"] })
        #expect(row.level == 0 && row.isExpanded == true)
        row.press(.leftArrow)
        #expect(!host.texts.contains("Tin Roof") && host.texts.contains("Slow Train"))
    }

    @Test func `the card follows the pointer and goes back; of one and two taps one counts`() throws {
        let host = host(.gestures)
        let card = try #require(host.element("Drag me, spread me"))
        let start = card.frame
        card.drag(by: CGSize(width: 30, height: 20), releases: false)
        #expect(card.frame.minX == start.minX + 30)
        host.releasePointer()
        #expect(card.frame == start)
        let pad = try #require(host.element("Tapped 0 times, twice 0 times"))
        pad.tap()
        host.advance(1)
        pad.tap()
        pad.tap()
        host.advance(1)
        #expect(host.texts.contains("Tapped 1 times, twice 1 times"))
        try #require(host.element("Tap the inner view")).tap()
        #expect(host.texts.contains("inner"))
        try #require(host.elements("Picker").first).choose("simultaneousGesture")
        try #require(host.element("Tap the inner view")).tap()
        #expect(host.texts.contains("inner, outer"))
    }

    @Test func `a song from the shelf comes in between two rows; what cannot be read changes nothing`() throws {
        let host = host(.dragging)
        func rows() -> [String] { host.elements("Row").flatMap(\.texts) }
        let row = try #require(host.elements("Row").first)
        #expect(try #require(host.element("Tin Roof")).drag(to: row))
        #expect(rows() == ["Paper Moon", "Tin Roof", "Old Harbour"])
        let broken = [TransferredData(type: "application/x-corkboard-song", data: Data("?".utf8))]
        #expect(!row.drop(broken))
        #expect(rows().count == 3)
        let file = [TransferredData(type: "text/uri-list", data: Data("file:///tmp/a.txt\r\n".utf8))]
        #expect(try #require(host.element("Drop text, files or songs here")).drop(file))
        #expect(host.texts.contains("the file a.txt"))
    }

    @Test
    func `the selected songs of the book are dragged together, and a click in the index scrolls to a letter`() throws {
        let host = host(.songBook)
        try #require(host.element("Brass Band")).tap()
        try #require(host.element("Amber Coast")).tap(modifiers: .command)
        try #require(host.element("Brass Band")).drag(to: .zero)
        #expect(ActiveDrag.current?.formation == .list)
        host.cancelDrag()
        #expect(try #require(host.element("Brass Band")).drag(to: #require(host.element("Tonight"))))
        #expect(host.elements("List")[1].texts == ["Paper Moon", "Amber Coast", "Brass Band"])
        #expect(host.element("Yellow Boots") == nil)
        let index = try #require(host.elements("ViewThatFits").first { $0.texts.contains("Y") })
        index.focus()
        index.press(.end)
        #expect(host.element("Yellow Boots") != nil)
    }

    @Test func `all controls of one value show it, whatever their style`() throws {
        let host = host(.controls)
        let toggles = host.elements("Toggle")
        #expect(toggles.map(\.value) == ["on", "on", "on"])
        toggles[2].tap()
        #expect(host.elements("Toggle").map(\.value) == ["off", "off", "off"])
        let pickers = host.elements("Picker")
        pickers[1].choose("Large")
        #expect(host.elements("Picker").map(\.value) == ["Large", "Large", "Large", "Large"])
        try #require(host.element("Prominent")).tap()
        #expect(host.texts.contains("Buttons, pressed 1 times"))
        let tempo = try #require(host.elements("Slider").last)
        #expect(tempo.value == "120 beats a minute")
        tempo.set(150)
        #expect(host.elements("Slider").last?.value == "150 beats a minute")
    }

    @Test(arguments: ShowcasePage.allCases)
    func `the source that a page shows is the file it is written in`(page: ShowcasePage) throws {
        guard page != .flights else { return }
        let host = host(page)
        try #require(host.element("Source")).tap()
        #expect(host.texts.contains("struct \(page.sourceFile.dropLast(6)): View {"))
        try #require(host.element("Result")).tap()
        #expect(host.element("Source") != nil)
    }

    @Test
    func `a sheet takes a name over by Return, an alert removes, a confirmation dialog sorts, a popover counts`() throws
    {
        let host = host(.presentation)
        try #require(host.element("Edit in a sheet…")).tap()
        try #require(host.presented?.elements("TextField").first).set("Cleo")
        try #require(host.presented?.elements("TextField").first).press(.return)
        #expect(host.presented == nil && host.texts.contains("Cleo") && host.texts.contains("The sheet is gone."))
        try #require(host.element("Sort…")).tap()
        #expect(host.presented?.texts.contains("Now it is: Paper Moon, Old Harbour.") == true)
        try #require(host.presented?.element("By title")).tap()
        #expect(host.texts.contains("Old Harbour, Paper Moon"))
        try #require(host.element("Songs")).tap()
        #expect(host.texts.contains("2 songs"))
        try #require(host.element("Close")).tap()
        try #require(host.element("Remove songs…")).tap()
        #expect(host.presented?.texts.contains("Cleo has 2 songs.") == true)
        try #require(host.presented?.element("Remove")).tap()
        #expect(host.presented == nil && host.texts.contains("No songs") && host.warnings.isEmpty)
    }

    @Test func `R13.1: an alert says why a file could not be read`() async throws {
        let dialogs = FixedDialogs()
        dialogs.files = [URL(fileURLWithPath: "/missing/songs.txt")]
        let host = TestHost { PresentationPage().environment(\.fileDialogs, dialogs) }
        try #require(host.element("Import…")).tap()
        for _ in 0..<50 where host.presented == nil {
            await Task.yield()
            host.settle()
        }
        #expect(host.presented?.texts.contains("The File Could Not Be Read") == true)
        #expect(host.presented?.texts.contains("Choose a text file with a title in each line.") == true)
        try #require(host.presented?.element("Close")).tap()
        #expect(host.presented == nil)
    }

    @Test func `the detail shows the songs of the singer who is selected in the sidebar, which can be hidden`() throws {
        let host = host(.split)
        #expect(host.texts.contains("Paper Moon") && !host.texts.contains("Tin Roof"))
        try #require(host.element("Bob")).tap()
        #expect(host.texts.contains("Tin Roof") && !host.texts.contains("Paper Moon"))
        try #require(host.element("Hide Sidebar")).tap()
        #expect(!host.texts.contains("Cleo") && host.texts.contains("Tin Roof"))
    }

    @Test func `B1.5-B1.7: a row a flight, which says where it goes and when`() {
        let noon = Calendar.current.startOfDay(for: Date()).addingTimeInterval(12 * 3600)
        func flight(
            _ direction: FlightInformation.Direction, _ status: FlightInformation.Status, late: TimeInterval?
        ) -> FlightInformation {
            FlightInformation(
                airline: "Cork Air", number: "1", direction: direction, otherAirport: "Oslo", flightStatus: "Boarding",
                status: status, scheduledTime: noon, currentTime: late.map { noon.addingTimeInterval($0 * 60) })
        }
        let rows = FlightTimeline.Coordinator([
            flight(.departure, .onTime, late: nil), flight(.arrival, .delayed, late: 10),
            flight(.departure, .cancelled, late: nil),
        ])
        #expect(rows.numberOfRows == 3)
        #expect(rows.text(of: rows.flightData[0]) == "Cork Air 1 to Oslo - Boarding")
        #expect(rows.text(of: rows.flightData[1]) == "Cork Air 1 from Oslo - Boarding")
        let time = DateFormatter()
        (time.timeStyle, time.dateStyle) = (.short, .none)
        let (scheduled, late) = (time.string(from: noon), time.string(from: noon.addingTimeInterval(600)))
        #expect(rows.timing(of: rows.flightData[0]) == "On Time for \(scheduled)")
        #expect(rows.timing(of: rows.flightData[1]) == "\(scheduled) Now: \(late)")
        #expect(rows.timing(of: rows.flightData[2]) == "Cancelled")
    }

    @Test func `a text document counts its words and shows that it has no file`() throws {
        let host = host(.documents)
        #expect(host.element("New text") != nil && host.element("Open a file…") != nil)
        let text = TestHost { TextDocumentView(text: .constant("Paper Moon\nOld Harbour"), file: nil) }
        #expect(text.texts.contains("4 words") && text.texts.contains("Not in a file yet"))
    }

    @Test func `a page is built when it is shown, and not before`() throws {
        let host = TestHost(size: CGSize(width: 900, height: 700)) { ShowcaseView() }
        host.enablesAnimations = false
        #expect(host.evaluations(of: ControlsPage.self) == 0 && host.evaluations(of: AwardsPage.self) == 0)
        try #require(host.element("Controls")).tap()
        #expect(host.evaluations(of: ControlsPage.self) > 0 && host.evaluations(of: AwardsPage.self) == 0)
    }
}
