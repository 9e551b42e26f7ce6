import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

@MainActor
@Suite struct BoardViewTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()

    init() throws { folder = try TemporaryFolder() }

    private func show(_ text: String, size: CGSize = CGSize(width: 1_400, height: 900)) async throws -> TestHost {
        await model.opening(try folder.file("songs.csv", text))
        return TestHost(size: size) { BoardView(model: model) }
    }

    private var party: String { "Person,Title,Crossed off\nAnn,One,yes\nAnn,Two,\nAnn,Three,\nBob,Four,\n,Loose,\n" }

    @Test func `headers say who and how many are left`() async throws {
        let host = try await show(party)
        #expect(
            host.texts.filter { !["Open…", "Save", "+", "⋮"].contains($0) }
                == ["Loose", "Ann", "2 of 3 left", "One", "Two", "Three", "Bob", "1 of 1 left", "Four"])
    }

    @Test func `a card is crossed off by its button and put back`() async throws {
        let host = try await show(party)
        try #require(host.element("Cross off Two")).tap()
        #expect(try model.card("Two").isCrossedOff)
        #expect(host.texts.contains("1 of 3 left"))
        #expect(host.element("Cross off Two") == nil)
        #expect(host.element("Two, crossed off") != nil)
        try #require(host.element("Put back Two")).tap()
        #expect(try !model.card("Two").isCrossedOff)
        #expect(host.texts.contains("2 of 3 left"))
    }

    @Test(arguments: [360, 620, 900, 1_400, 2_600] as [CGFloat], [Arrangement.tidy, .scattered])
    func `names of any length keep all within reach`(width: CGFloat, arrangement: Arrangement) async throws {
        let names = (1...8).map { String(repeating: "Annabelle ", count: $0) + "\($0)" }
        let rows = names.enumerated().map { index, name in
            (0...index * 3).map { "\(name),Song \($0)\n" }.joined()
        }
        let host = try await show("Person,Title\n" + rows.joined(), size: CGSize(width: width, height: 900))
        model.edit("Arrange") { $0.arrangement = arrangement }
        host.settle()
        let headers = names.compactMap { name in host.elements("Text").first { $0.text == name } }
        #expect(headers.count == 8)
        // What hangs outside at the leading edge cannot be scrolled to.
        let shown = headers + host.elements("Button").filter { $0.label?.hasPrefix("Add a song for") == true }
        #expect(shown.allSatisfy { $0.frame.minX >= 24 })
        for (one, other) in zip(headers, headers.dropFirst()) { #expect(!one.frame.intersects(other.frame)) }
        #expect(headers.allSatisfy { $0.frame.width > 20 })
    }

    @Test func `a card is crossed off by its key`() async throws {
        let host = try await show(party)
        let card = try #require(host.elements("Text").first { $0.text == "Four" })
        card.press("x")
        #expect(host.texts.contains("0 of 1 left"))
        #expect(try !model.card("Two").isCrossedOff)
        card.press("z", modifiers: .command)
        #expect(host.texts.contains("1 of 1 left"))
        card.press("z", modifiers: [.command, .shift])
        #expect(host.texts.contains("0 of 1 left"))
    }

    @Test func `many cards are small`() async throws {
        let host = try await show(table([("Ann", 15), ("Bob", 16)]))
        let sizes = host.elements("FlowStack").map { flow in
            Set(flow.children.map { "\(Int($0.frame.width))x\(Int($0.frame.height))" })
        }
        #expect(sizes == [["150x92"], ["150x66"]])
        #expect(host.elements("FlowStack").map(\.children.count) == [15, 16])
    }

    @Test func `one card more makes all of a section small`() async throws {
        let host = try await show(table([("Ann", 15)]))
        await model.opening(try folder.file("more.csv", "Person,Title\nAnn,One more\n"))
        host.settle()
        host.advance(1)
        let flow = try #require(host.elements("FlowStack").first)
        #expect(flow.children.map(\.frame.size) == Array(repeating: CGSize(width: 150, height: 66), count: 16))
    }

    @Test func `notices stand over the board until they are dismissed`() async throws {
        model.open([folder.url.appending(path: "missing.csv")])
        await model.finishReading()
        let host = TestHost(size: CGSize(width: 900, height: 600)) { BoardView(model: model) }
        #expect(host.texts.contains(model.failures[0]))
        try #require(host.element("Dismiss")).tap()
        #expect(!host.texts.contains(model.failures[0]))
    }

    @Test func `only the card that changes is evaluated`() async throws {
        let host = try await show(table([("Ann", 12), ("Bob", 12)]))
        host.resetEvaluations()
        try #require(host.element("Cross off Song Ann 3")).tap()
        #expect(host.evaluations(of: CardView.self) == 1)
    }

    @Test func `save is there when something has changed`() async throws {
        let host = try await show(party)
        #expect(try #require(host.element("Save")).isEnabled == false)
        #expect(try #require(host.element("Undo")).isEnabled == false)
        try #require(host.element("Cross off Two")).tap()
        #expect(try #require(host.element("Save")).isEnabled)
        try #require(host.element("Undo Cross Off")).tap()
        #expect(try !model.card("Two").isCrossedOff)
        #expect(try #require(host.element("Redo Cross Off")).isEnabled)
    }

    @Test func `an empty board offers an example`() async throws {
        let host = TestHost(size: CGSize(width: 900, height: 600)) { BoardView(model: model) }
        try #require(host.element("Look Around in an Example")).tap()
        await model.finishReading()
        #expect(model.board.people.map(\.name) == ["Matt", "Sam", "Sommer", "Robin"])
        #expect(!model.history.isDirty && model.fileURL == nil)
    }

    @Test func `a dibs mark crosses the song off for all others`() async throws {
        let host = try await show("Person,Title,Chosen\nAnn,One,yes\nBob,One,\nCid,Óne!,\nCid,Two,\n")
        let marks = host.elements("Button").filter { $0.label?.contains("Ann has dibs") == true }
        #expect(marks.count == 2)
        marks[0].tap()
        #expect(model.board.sections.map { $0.cards.map(\.isCrossedOff) } == [[false], [true], [true, false]])
        #expect(model.toast?.text == "Crossed off 2 cards.")
        #expect(host.elements("Button").allSatisfy { $0.label?.contains("Ann has dibs") != true })
        model.undo()
        #expect(model.board.leftCount == 4)
    }
}
