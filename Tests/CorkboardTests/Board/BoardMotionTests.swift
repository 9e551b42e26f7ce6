import BoardDocument
import Foundation
import Testing

@testable import CorkTesting
@testable import CorkUI
@testable import Corkboard

@MainActor
@Suite struct BoardMotionTests {
    private func host(_ model: BoardModel) -> TestHost {
        TestHost(size: CGSize(width: 1000, height: 800)) { BoardView(model: model) }
    }

    private func model(_ titles: [String]) -> BoardModel {
        let model = BoardModel()
        model.add(titles.map { NewCard(title: $0) })
        return model
    }

    /// Returns the length of the first card's slash, from 0 to 1, and its opacity, or `nil` if there is none.
    private func slash(_ host: TestHost) throws -> (length: Double, opacity: Float)? {
        let node = try #require(host.elements("Canvas").first).node
        let size = node.frame.size
        let line = try #require(node as? any CanvasDrawing).commands(size: size).compactMap { command in
            if case .stroke(let path, .color(let color), let style, _) = command.operation, style.lineCap == .round {
                return (path._elements, color)
            }
            return nil as ([Path.Element], Color.Resolved)?
        }.first
        guard let (elements, color) = line, case .line(let end) = elements[1] else { return nil }
        return ((end.x - 1) / (size.width - 2), color.opacity)
    }

    @Test func `the slash is drawn within 160 ms beneath the title, and fades within 120 ms`() throws {
        let model = model(["One", "Two"])
        let host = host(model)
        let card = try #require(model.board.sections.first?.cards.first).id
        #expect(try slash(host) == nil && host.isAtRest)
        model.toggleCrossedOff(card)
        host.settle()
        host.advance(0.08)
        let drawn = try #require(try slash(host))
        #expect(drawn.length > 0.5 && drawn.length < 1 && drawn.opacity == 1)
        host.advance(0.08)
        #expect(try slash(host)?.length == 1 && host.isAtRest)
        model.toggleCrossedOff(card)
        host.settle()
        host.advance(0.06)
        let fading = try #require(try slash(host))
        #expect(fading.length == 1 && fading.opacity > 0 && fading.opacity < 0.5)
        host.advance(0.06)
        #expect(try slash(host) == nil && host.isAtRest)
    }

    @Test(arguments: [Arrangement.tidy, .scattered])
    func `new cards drop in, and those that make room for them glide`(arrangement: Arrangement) throws {
        let model = model(["One", "Two", "Three"])
        if arrangement == .scattered { model.toggleArrangement() }
        let host = host(model)
        func card(_ title: String) throws -> CGRect { try #require(host.element(title)).frame }
        let before = try card("One")
        model.add([NewCard(title: "Four")])
        host.settle()
        #expect(try #require(host.element("Four")).opacity == 0)
        #expect(try abs(card("One").minX - before.minX) < 0.01)
        host.advance(0.07)
        let title = try #require(host.element("Four"))
        #expect(title.opacity > 0.5 && title.opacity < 1)
        let falling = title.frame
        host.advance(1)
        #expect(host.isAtRest && title.opacity == 1)
        #expect(try card("Four").minY > falling.minY)
        // A fourth card makes two rows and thus widens the column.
        #expect(try card("One").minX < before.minX)
    }

    @Test func `a board that is opened or undone while cards move ends as one that stood still`() {
        let model = model(["One", "Two", "Three"])
        let (moving, still) = (host(model), host(model))
        still.enablesAnimations = false
        for step in 0..<6 {
            step.isMultiple(of: 2) ? model.add([NewCard(title: "Card \(step)")]) : model.undo()
            if step == 4 { model.toggleArrangement() }
            moving.settle()
            moving.advance(0.05)
            still.settle()
        }
        moving.advance(1)
        #expect(moving.isAtRest && moving.leaving.isEmpty)
        #expect(moving.outline == still.outline)
    }
}
