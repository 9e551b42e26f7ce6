import CorkTesting
import CorkUI
import Foundation
import Testing

/// A piece that is dragged elsewhere as text.
extension Piece: Transferable {
    static var transferRepresentation: some TransferRepresentation<Piece> {
        ProxyRepresentation(exporting: \.id, importing: { Piece(id: $0) })
    }
}

@MainActor
@Suite("Reordering with drag containers")
struct ReorderDragTests {
    private let pieces = Pieces(["": "abcdef"])
    private let dropped = Box<[String]>([])

    private func host(_ selection: [String] = [], combines: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 300)) { [pieces, dropped] in
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) {
                    ForEach(pieces.collections[""]!) { piece in
                        PieceView(piece: piece)
                            .dropDestination(for: Piece.self, isEnabled: combines && piece.id == "d") { items, _ in
                                dropped.value.append("\(items.map(\.id).joined()) onto \(piece.id)")
                            }
                    }
                    .reorderable()
                }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
                .dragContainer(for: Piece.self) { ids in pieces.collections[""]!.filter { ids.contains($0.id) } }
                .dragContainerSelection(selection)
                .dropDestination(for: Piece.self) { items, session in
                    let place = session.reorderDestination(for: Piece.self)?.position
                    dropped.value.append("\(items.map(\.id).joined()) before \(place?.before ?? "end")")
                    let index = pieces.collections[""]!.firstIndex { $0.id == place?.before }
                    pieces.collections[""]!.insert(contentsOf: items, at: index ?? pieces.collections[""]!.count)
                }
                Text("outside").draggable(Piece(id: "x"))
                Text("bin").dropDestination(for: Piece.self) { items, _ in
                    dropped.value.append("bin \(items.map(\.id).joined())")
                }
            }
            .frame(width: 200, height: 300, alignment: .topLeading)
        }
    }

    @Test func `R10.5: selected items go together in their order, as do those of a move by keys`() {
        let host = host(["a", "d", "e"])
        host.element("d")!.drag(to: CGPoint(x: 20, y: 55))
        host.advance(5)
        #expect(host.order == "bcadef")
        host.dropDrag()
        host.advance(5)
        #expect(pieces.log == ["ade > f"] && host.order == "bcadef")
        host.element("d")!.focus()
        host.focused!.press(.home, modifiers: .option)
        #expect(pieces.names() == "adebcf")
        host.advance(5)
        host.element("f")!.focus()
        host.focused!.press(.home, modifiers: .option)
        #expect(pieces.names() == "fadebc")
    }

    @Test func `a container that is nested 40 views deep makes room for an item in no more time than others`() {
        func nested(_ content: AnyView, _ depth: Int) -> AnyView {
            depth == 0 ? content : nested(AnyView(content.padding(.zero)), depth - 1)
        }
        let host = TestHost(size: CGSize(width: 200, height: 300)) { [pieces, dropped] in
            VStack(spacing: 0) {
                nested(
                    AnyView(
                        VStack(spacing: 0) { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
                            .reorderContainer(for: Piece.self) { pieces.move($0) }), 40
                )
                .dropDestination(for: Piece.self) { items, session in
                    let place = session.reorderDestination(for: Piece.self)?.position
                    dropped.value.append(place.map { $0.before ?? "end" } ?? "nowhere")
                }
                Text("outside").draggable(Piece(id: "x"))
            }
            .frame(width: 200, height: 300, alignment: .topLeading)
        }
        host.element("outside")!.drag(to: CGPoint(x: 20, y: 42))
        host.dropDrag()
        #expect(dropped.value.count == 1 && dropped.value != ["nowhere"])
    }

    @Test func `R10.7: a drag out of the container carries the items of its drag container`() {
        let host = host(["a", "b"])
        #expect(host.element("b")!.drag(to: host.element("bin")!))
        #expect(dropped.value == ["bin ab"] && pieces.log.isEmpty)
        host.update()
        #expect(host.order.hasPrefix("abcdef"))
    }

    @Test
    func
        `R10.7: the container makes room for what comes from outside, and the destination around it asks for the place`()
    {
        let host = host()
        host.element("outside")!.drag(to: CGPoint(x: 20, y: 42))
        host.advance(5)
        #expect(host.center("b").y == 30 && host.center("c").y == 70)
        host.dropDrag()
        host.update()
        #expect(dropped.value == ["x before c"] && pieces.names() == "abxcdef")
        host.element("outside")!.drag(to: CGPoint(x: 20, y: 42))
        host.cancelDrag()
        host.advance(5)
        #expect(host.center("x").y == 50)
    }

    @Test func `R10.7: an item that takes drops by itself is combined with what is dropped onto it`() {
        let host = host(combines: true)
        host.element("a")!.drag(to: CGPoint(x: 20, y: 70))
        host.dropDrag()
        #expect(dropped.value == ["a onto d"] && pieces.log.isEmpty)
        host.update()
        #expect(host.order.hasPrefix("abcdef"))
    }
}
