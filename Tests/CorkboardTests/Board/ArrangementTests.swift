import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// Tidy and scattered boards, without a display.
@MainActor
@Suite struct ArrangementTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()

    init() throws { folder = try TemporaryFolder() }

    private let party = "Person,Title,Crossed off\nAnn,One,yes\nAnn,Two,\nAnn,Three,\nBob,Four,\n,Loose,\n"

    private func show() async throws -> TestHost {
        await model.opening(try folder.file("songs.csv", party))
        return host(model)
    }

    private func host(_ model: BoardModel) -> TestHost {
        TestHost(size: CGSize(width: 1_400, height: 900)) { BoardView(model: model).boardMenu(model) }
    }

    private let titles = ["Loose", "One", "Two", "Three", "Four"]

    private func frames(_ host: TestHost) -> [CGRect] {
        host.elements("Text").filter { titles.contains($0.text ?? "") }.map(\.frame)
    }

    @Test func `the menu item scatters the cards and tidies them up`() async throws {
        let host = try await show()
        let tidy = frames(host)
        let texts = host.texts
        host.root.press("t", modifiers: .command)
        #expect(host.elements("FlowStack").isEmpty)
        #expect(host.elements("DisplayBoardCardLayout").map(\.children.count) == [1, 3, 1])
        #expect(host.texts == texts)
        #expect(zip(frames(host), tidy).allSatisfy { $0 != $1 })
        host.root.press("t", modifiers: .command)
        #expect(host.elements("DisplayBoardCardLayout").isEmpty)
        #expect(frames(host) == tidy)
    }

    @Test func `the key does the same and it can be undone`() async throws {
        let host = try await show()
        host.root.press("t", modifiers: .command)
        #expect(model.board.arrangement == .scattered)
        #expect(try #require(host.element("Save")).isEnabled)
        try #require(host.element("Undo Scatter Cards")).tap()
        #expect(model.board.arrangement == .tidy)
        try #require(host.element("Redo Scatter Cards")).tap()
        #expect(model.board.arrangement == .scattered)
    }

    @Test(arguments: Arrangement.allCases)
    func `cards are crossed off by button and key however they hang`(arrangement: Arrangement) async throws {
        let host = try await show()
        if arrangement == .scattered { model.toggleArrangement() }
        host.settle()
        try #require(host.element("Cross off Two")).tap()
        #expect(host.element("Two, crossed off") != nil)
        try #require(host.elements("Text").first { $0.text == "Four" }).press("x")
        #expect(try model.card("Four").isCrossedOff)
        #expect(host.texts.contains("0 of 1 left"))
    }

    @Test func `cards hang where they hung when the board is opened again`() async throws {
        let first = try await show()
        model.toggleArrangement()
        first.settle()
        let before = frames(first)
        let file = folder.url.appending(path: "party.songboard")
        try BoardFile.write(model.board, to: file)
        let again = BoardModel()
        await again.opening(file)
        #expect(again.board.arrangement == .scattered)
        #expect(frames(host(again)) == before)
    }

    @Test func `crossing off moves no card`() async throws {
        let host = try await show()
        model.toggleArrangement()
        host.settle()
        let before = frames(host)
        host.resetEvaluations()
        try #require(host.element("Cross off Two")).tap()
        #expect(frames(host) == before)
        #expect(host.evaluations(of: CardView.self) == 1)
    }
}
