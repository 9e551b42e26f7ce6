import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Previews of drags")
struct DragPreviewTests {
    private let frames = [
        CGRect(x: 10, y: 50, width: 100, height: 20), CGRect(x: 10, y: 10, width: 60, height: 40),
        CGRect(x: 30, y: 90, width: 100, height: 20),
    ]

    private func origins(_ formation: DragDropPreviewsFormation) -> [CGPoint] {
        formation.places(of: frames).map(\.frame.origin)
    }

    @Test("Previews keep their places, or are a list, a stack or a pile on the held one")
    func formations() {
        #expect(origins(.none) == [.zero, CGPoint(x: 0, y: -40), CGPoint(x: 20, y: 40)])
        #expect(origins(.list) == [.zero, CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 60)])
        #expect(origins(.stack) == [.zero, CGPoint(x: 8, y: 8), CGPoint(x: 16, y: 16)])
        #expect(origins(.default) == origins(.stack))
        #expect(origins(.pile) == [.zero, CGPoint(x: 20, y: -10), .zero])
        #expect(DragDropPreviewsFormation.pile.places(of: frames).map(\.angle.degrees) == [0, -6, 6])
        #expect(DragDropPreviewsFormation.stack.places(of: []).isEmpty)
    }

    @Test("A turned preview fits into its bounds, and a pile of many shows the first ones")
    func bounds() throws {
        let places = DragDropPreviewsFormation.pile.places(of: Array(repeating: frames[0], count: 9))
        #expect(places.count == 4 && places[0].bounds == places[0].frame)
        let turned = try #require(places.last)
        #expect(turned.bounds.height > turned.frame.height && turned.bounds.midY == turned.frame.midY)
    }

    @Test("The source arranges the previews, unless the destination does")
    func destinations() {
        let host = TestHost {
            VStack {
                Text("item").draggable("a").dragPreviewsFormation(.list)
                Text("pile").dropDestination(for: String.self) { _, _ in }.dropPreviewsFormation(.pile)
                Text("plain").dropDestination(for: String.self) { _, _ in }
            }
        }
        var told: [DragDropPreviewsFormation] = []
        host.element("item")!.drag(to: .zero)
        let drag = ActiveDrag.current!
        drag.formationChanged = { told.append($0) }
        #expect(drag.formation == .list)
        host.moveDrag(to: host.center("pile"))
        #expect(drag.formation == .pile)
        host.moveDrag(to: host.center("plain"))
        #expect(drag.formation == .list && told == [.pile, .list])
        host.cancelDrag()
    }
}
