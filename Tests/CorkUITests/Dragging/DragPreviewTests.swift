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

    @Test func `previews keep their places, or are a list, a stack or a pile on the held one`() {
        #expect(origins(.none) == [.zero, CGPoint(x: 0, y: -40), CGPoint(x: 20, y: 40)])
        #expect(origins(.list) == [.zero, CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 60)])
        #expect(origins(.stack) == [.zero, CGPoint(x: 8, y: 8), CGPoint(x: 16, y: 16)])
        #expect(origins(.default) == origins(.stack))
        #expect(origins(.pile) == [.zero, CGPoint(x: 20, y: -10), .zero])
        #expect(DragDropPreviewsFormation.pile.places(of: frames).map(\.angle.degrees) == [0, -6, 6])
        #expect(DragDropPreviewsFormation.stack.places(of: []).isEmpty)
    }

    @Test func `a turned preview fits into its bounds, and a pile of many shows the first ones`() throws {
        let places = DragDropPreviewsFormation.pile.places(of: Array(repeating: frames[0], count: 9))
        #expect(places.count == 4 && places[0].bounds == places[0].frame)
        let turned = try #require(places.last)
        #expect(turned.bounds.height > turned.frame.height && turned.bounds.midY == turned.frame.midY)
    }

    @Test func `a view with a preview of its own shows it during a drag, without a place among the others`() throws {
        let count = Box(1)
        let host = TestHost {
            VStack {
                Text("card").draggable("a") { Label("\(count.value) card", systemImage: "doc") }
                Text("below")
            }
        }
        let below = try #require(host.element("below")).frame
        #expect(host.dragPreview == nil)
        host.element("card")?.drag(to: .zero)
        #expect(host.dragPreview?.texts == ["1 card"] && host.texts == ["card", "below"])
        #expect(host.element("below")?.frame == below)
        let preview = try #require(ActiveDrag.current?.preview)
        let card = try #require(host.element("card")).frame
        #expect(preview.frame.midX == card.midX && preview.frame.midY == card.midY)
        #expect(preview.frame.width > card.width)
        count.value = 2
        host.update()
        #expect(host.dragPreview?.texts == ["2 card"])
        host.cancelDrag()
        #expect(host.dragPreview == nil && host.texts == ["card", "below"])
    }

    @Test func `items that are dragged together show their views, not the preview of one`() {
        struct Fruit: Identifiable, Codable, Transferable {
            var id: Int
            static var transferRepresentation: some TransferRepresentation<Fruit> {
                CodableRepresentation(contentType: .json)
            }
        }
        let host = TestHost {
            VStack {
                ForEach(0..<3) { id in Text("\(id)").draggable(Fruit(id: id)) { Text("preview") } }
            }
            .dragContainer(for: Fruit.self) { $0.map { Fruit(id: $0) } }
            .dragContainerSelection([0, 1])
        }
        host.element("0")?.drag(to: .zero)
        #expect(host.dragPreview == nil)
        host.cancelDrag()
        host.element("2")?.drag(to: .zero)
        #expect(host.dragPreview?.texts == ["preview"])
        host.cancelDrag()
    }

    @Test func `the source arranges the previews, unless the destination does`() {
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
