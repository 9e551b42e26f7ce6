import CorkTesting
import CorkUI
import Foundation
import Testing

/// A fruit, which is given as a value of its own and as text.
private struct Fruit: Codable, Identifiable, Transferable, Equatable {
    var id: Int
    var name: String { "fruit \(id)" }

    static var transferRepresentation: some TransferRepresentation<Fruit> {
        CodableRepresentation(contentType: UTType(mimeType: "application/x-fruit")!)
        ProxyRepresentation(exporting: \.name)
    }
}

@MainActor
@Suite("Drag containers")
struct DragContainerTests {
    private let fruits = Box((0..<5).map { Fruit(id: $0) })
    private let selection = Box<[Int]>([])
    private let asked = Box<[[Int]]>([])
    private let dropped = Box<[[Fruit]]>([])
    private let journal = Journal()

    private func host(_ configuration: DragConfiguration = DragConfiguration()) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 300)) { [fruits, selection, asked, dropped, journal] in
            VStack {
                VStack { ForEach(fruits.value) { Text($0.name).draggable(containerItemID: $0.id) } }
                    .dragContainer(for: Fruit.self) { ids in
                        asked.value.append(ids)
                        return fruits.value.filter { ids.contains($0.id) && $0.id != 4 }
                    }
                    .dragContainerSelection(selection.value)
                    .dragConfiguration(configuration)
                    .onDragSessionUpdated { session in
                        journal.note("drag \(session.phase) \(session.draggedItemIDs(for: Int.self))")
                        if session.phase == .ended(.move) {
                            fruits.value.removeAll { session.draggedItemIDs(for: Int.self).contains($0.id) }
                        }
                    }
                Text("basket").dropDestination(for: Fruit.self) { items, session in
                    dropped.value.append(items)
                    journal.note(
                        "dropped \(session.itemsCount) \(session.localSession?.draggedItemIDs(for: Int.self) ?? [])")
                }
                .dropConfiguration { session in
                    DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
                }
                .onDropSessionUpdated { journal.note("drop \($0.phase)") }
                Text("elsewhere")
            }
        }
    }

    private func drag(_ name: String, _ host: TestHost, to target: String = "basket") -> Bool {
        host.element(name)!.drag(to: host.element(target)!)
    }

    @Test func `R11.1: a drag takes the selection along if it begins on a part of it, else the item alone`() {
        selection.value = [0, 2]
        let host = host()
        #expect(drag("fruit 2", host))
        #expect(drag("fruit 1", host))
        #expect(asked.value == [[0, 2], [1]])
        #expect(dropped.value == [[Fruit(id: 0), Fruit(id: 2)], [Fruit(id: 1)]])
    }

    @Test func `R11.1: a view that is dragged as an identifiable value takes the selection along`() {
        let host = TestHost { [fruits, dropped] in
            VStack {
                VStack { ForEach(fruits.value) { Text($0.name).draggable($0) } }
                    .dragContainer(for: Fruit.self) { ids in fruits.value.filter { ids.contains($0.id) } }
                    .dragContainerSelection([0, 2])
                Text("fruit 7").draggable(Fruit(id: 7))
                // Of several statements, with neither a result nor a session.
                Text("basket").dropDestination(for: Fruit.self) { items, _ in
                    let taken = items
                    dropped.value.append(taken)
                }
            }
        }
        #expect(drag("fruit 2", host) && drag("fruit 1", host) && drag("fruit 7", host))
        #expect(dropped.value.map { $0.map(\.id) } == [[0, 2], [1], [7]])
    }

    @Test func `R11.1: the payload may be fewer values, and none is no drag`() {
        selection.value = [3, 4]
        let host = host()
        #expect(drag("fruit 4", host))
        selection.value = []
        host.update()
        #expect(!drag("fruit 4", host))
        #expect(dropped.value == [[Fruit(id: 3)]])
    }

    @Test func `R11.2: items that are not on screen are part of the drag`() {
        fruits.value = (10..<1000).map { Fruit(id: $0) }
        selection.value = [10, 900]
        let host = TestHost(size: CGSize(width: 200, height: 200)) { [fruits, selection, dropped] in
            VStack {
                Text("basket").dropDestination(for: Fruit.self) { items, _ in dropped.value.append(items) }
                ScrollView {
                    LazyVStack { ForEach(fruits.value) { Text($0.name).draggable(containerItemID: $0.id) } }
                }
                .dragContainer(itemID: \Fruit.id) { ids in fruits.value.filter { ids.contains($0.id) } }
                .dragContainerSelection(selection.value)
            }
        }
        #expect(drag("fruit 10", host))
        #expect(dropped.value == [[Fruit(id: 10), Fruit(id: 900)]])
    }

    @Test func `R11.3: the source receives each phase and removes the moved items`() {
        selection.value = [0, 1]
        let host = host(DragConfiguration(allowMove: true))
        #expect(drag("fruit 1", host))
        host.update()
        #expect(
            journal.take() == [
                "drag initial [0, 1]", "drop entering", "drag active [0, 1]", "dropped 2 [0, 1]",
                "drop ended(CorkUI.DropOperation.move)",
                "drop dataTransferCompleted", "drag ended(CorkUI.DropOperation.move) [0, 1]",
                "drag dataTransferCompleted [0, 1]",
            ])
        #expect(fruits.value.map(\.id) == [2, 3, 4])
        #expect(!drag("fruit 2", host, to: "elsewhere"))
        #expect(journal.take().last == "drag ended(CorkUI.DropOperation.forbidden) [2]")
        #expect(fruits.value.count == 3)
    }

    @Test
    func `a session reports the location in the view that observes it, and the index of the dragged item`() throws {
        let sessions = Box<[DragSession]>([])
        let host = TestHost(size: CGSize(width: 200, height: 200)) { [fruits] in
            VStack(spacing: 0) {
                Color.clear.frame(width: 200, height: 20)
                VStack(spacing: 0) {
                    ForEach(fruits.value) {
                        Text($0.name).frame(width: 200, height: 20).draggable(containerItemID: $0.id)
                    }
                }
                .dragContainer(for: Fruit.self) { ids in fruits.value.filter { ids.contains($0.id) } }
                .dragContainerSelection([1, 3])
                .onDragSessionUpdated { sessions.value.append($0) }
                Color.clear.frame(width: 200, height: 20).dropDestination(for: Fruit.self) { _, _ in }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        host.element("fruit 3")!.drag(to: CGPoint(x: 50, y: 130))
        host.cancelDrag()
        #expect(sessions.value.map(\.draggedItemIndex) == [1, 1, 1])
        #expect(sessions.value.first?.location == CGPoint(x: 100, y: 70))
        #expect(sessions.value.last?.location == CGPoint(x: 50, y: 110))
    }

    @Test(arguments: [(nil, 3), (2, 2), (0, 0)])
    func `a destination takes as many items as it is configured for`(count: Int?, taken: Int) {
        let host = TestHost { [fruits, dropped] in
            VStack { ForEach(fruits.value) { Text($0.name).draggable(containerItemID: $0.id) } }
                .dragContainer(for: Fruit.self) { ids in fruits.value.filter { ids.contains($0.id) } }
                .dragContainerSelection([0, 1, 2])
            Text("basket").dropDestination(for: Fruit.self) { items, _ in dropped.value.append(items) }
                .dropConfiguration { _ in
                    var configuration = DropConfiguration(operation: .copy)
                    configuration.acceptedItemCount = count
                    return configuration
                }
        }
        #expect(drag("fruit 1", host) == (taken > 0))
        #expect(dropped.value.flatMap(\.self) == Array(fruits.value.prefix(taken)))
    }

    @Test func `R11.3: a drop of what the source does not offer is forbidden, and a copy leaves the source alone`() {
        let host = host()
        #expect(drag("fruit 1", host))
        #expect(journal.take().contains("drag ended(CorkUI.DropOperation.copy) [1]"))
        let strict = TestHost { [dropped] in
            Text("a").draggable("a")
            Text("basket").dropDestination(for: String.self) { _, _ in dropped.value.append([]) }
                .dropConfiguration { _ in DropConfiguration(operation: .move) }
        }
        #expect(!strict.element("a")!.drag(to: strict.element("basket")!))
        #expect(dropped.value.count == 1)
    }

    @Test func `a destination that is not enabled takes nothing, and views find the container of their namespace`() {
        struct Two: View {
            @Namespace private var outer
            let dropped: Box<[[Fruit]]>
            let isEnabled: Bool

            var body: some View {
                VStack {
                    Text("a").draggable(containerItemID: 1, containerNamespace: outer)
                    Text("b").draggable(containerItemID: 1)
                    Text("c").draggable(Fruit.self) { Fruit(id: 7) }
                    Text("d").draggable(item: nil as Fruit?)
                    Text("basket").dropDestination(for: Fruit.self, isEnabled: isEnabled) { items, _ in
                        dropped.value.append(items)
                    }
                }
                .dragContainer(for: Fruit.self) { ids in ids.map { Fruit(id: 10 * $0) } }
                .dragContainer(for: Fruit.self, in: outer) { ids in ids.map { Fruit(id: 100 * $0) } }
            }
        }
        let host = TestHost { [dropped] in Two(dropped: dropped, isEnabled: true) }
        #expect(drag("a", host) && drag("b", host) && drag("c", host) && !drag("d", host))
        #expect(dropped.value.map { $0.map(\.id) } == [[100], [10], [70]])
        let disabled = TestHost { [dropped] in Two(dropped: dropped, isEnabled: false) }
        #expect(!drag("a", disabled))
    }
}
