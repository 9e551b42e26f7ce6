import CorkTesting
import CorkUI
import Foundation
import Testing

/// A layout of one's own: pieces on a circle, clockwise from the top.
private struct Circle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 200, height: 200)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let angle = 2 * Double.pi * Double(index) / Double(max(subviews.count, 1))
            subview.place(
                at: CGPoint(x: bounds.midX + 80 * sin(angle), y: bounds.midY - 80 * cos(angle)), anchor: .center,
                proposal: .unspecified)
        }
    }
}

@MainActor
@Suite("Reordering")
struct ReorderTests {
    private let pieces = Pieces(["": "abcdef"])

    private func host<V: View>(
        isEnabled: Bool = true, size: CGSize = CGSize(width: 200, height: 200),
        @ViewBuilder _ container: @escaping @MainActor (AnyView) -> V
    ) -> TestHost {
        TestHost(size: size) { [pieces] in
            container(
                AnyView(ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable())
            )
            .reorderContainer(for: Piece.self, isEnabled: isEnabled) { pieces.move($0) }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
        }
    }

    private func column(isEnabled: Bool = true) -> TestHost {
        host(isEnabled: isEnabled) { content in VStack(spacing: 0) { content } }
    }

    // MARK: R10.1

    @Test
    func `R10.1: a loop that is reorderable does nothing without a container, and a container nothing without one`() {
        let loop = TestHost { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
        #expect(loop.element("a")?.drag(to: .zero) == false)
        let container = TestHost { [pieces] in
            VStack { ForEach(pieces.collections[""]!) { PieceView(piece: $0) } }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        #expect(container.element("a")?.drag(to: .zero) == false)
    }

    @Test func `R10.1: the nearest container of the items' type takes part, beyond those of others`() {
        var told: [String] = []
        let host = TestHost(size: CGSize(width: 40, height: 120)) { [pieces] in
            VStack(spacing: 0) { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
                .reorderContainer(for: Item.self) { _ in told.append("items") }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
                .reorderContainer(for: Piece.self) { _ in told.append("outer") }
        }
        host.drag("a", to: CGPoint(x: 20, y: 55))
        #expect(pieces.log == ["a > d"] && told.isEmpty)
    }

    @Test func `R10.1: elements that are bindings, and those identified by a key path, are reordered`() {
        var names = ["a", "b", "c"]
        let bound = Binding(
            get: { [pieces] in pieces.collections[""]! }, set: { [pieces] in pieces.collections[""] = $0 })
        let host = TestHost(size: CGSize(width: 40, height: 120)) { [pieces] in
            VStack(spacing: 0) { ForEach(bound) { $piece in PieceView(piece: piece) }.reorderable() }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        host.drag("f", to: CGPoint(x: 20, y: 5))
        #expect(pieces.names() == "fabcde")
        let byPath = TestHost(size: CGSize(width: 40, height: 48)) {
            VStack(spacing: 0) { ForEach(names, id: \.self) { Text($0) }.reorderable() }
                .reorderContainer(for: String.self, itemID: \.self) { difference in
                    names.removeAll { difference.sources.contains($0) }
                    names += difference.sources
                }
        }
        byPath.element("a")!.drag(to: CGPoint(x: 20, y: 47))
        byPath.dropDrag()
        #expect(names == ["b", "c", "a"])
    }

    // MARK: R10.2

    @Test func `R10.2: other views make room for a dragged one without evaluation, and a drop reports once`() {
        let host = column()
        host.enablesAnimations = false
        host.resetEvaluations()
        host.element("a")!.drag(to: CGPoint(x: 20, y: 55))
        #expect(host.order == "bcadef")
        host.moveDrag(to: CGPoint(x: 20, y: 119))
        #expect(host.order == "bcdefa")
        host.moveDrag(to: CGPoint(x: 20, y: 1))
        #expect(host.order == "abcdef")
        host.moveDrag(to: CGPoint(x: 20, y: 75))
        #expect(host.order == "bcadef" || host.order == "bcdaef")
        #expect(host.evaluations(of: PieceView.self) <= 1)
        #expect(pieces.log.isEmpty)
        host.dropDrag()
        host.update()
        #expect(pieces.log.count == 1)
        #expect(host.order == pieces.names())
        #expect(host.evaluations(of: PieceView.self) <= 6)
    }

    @Test func `R10.2: the room has the size of the dragged view, and glides with the others`() {
        pieces.collections[""]![0].size.height = 60
        let host = column()
        host.element("a")!.drag(to: CGPoint(x: 20, y: 95))
        #expect(host.center("b").y == 70 && !host.isAtRest)
        host.advance(5)
        #expect(host.center("b").y == 10 && host.center("a").y == 70 && host.isAtRest)
        #expect(host.element("a")!.opacity < 1)
        host.dropDrag()
        #expect(host.element("a")!.opacity == 1)
    }

    @Test func `R10.2: data that changes under the drag is followed by id`() {
        let host = column()
        host.enablesAnimations = false
        host.element("b")!.drag(to: CGPoint(x: 20, y: 75))
        #expect(host.order == "acdbef" || host.order == "acbdef")
        pieces.collections[""] = [Piece(id: "x"), Piece(id: "d"), Piece(id: "b"), Piece(id: "e"), Piece(id: "y")]
        host.update()
        host.moveDrag(to: CGPoint(x: 20, y: 1))
        #expect(host.order == "bxdey")
        host.dropDrag()
        host.update()
        #expect(pieces.log == ["b > x"] && pieces.names() == "bxdey")
    }

    @Test func `R10.2: a view that goes during its drag is dropped nowhere`() {
        let host = column()
        host.element("b")!.drag(to: CGPoint(x: 20, y: 75))
        pieces.collections[""]!.removeAll { $0.id == "b" }
        host.update()
        #expect(host.order == "acdef")
        host.dropDrag()
        #expect(pieces.log.isEmpty && host.order == "acdef")
        host.drag("a", to: CGPoint(x: 20, y: 99))
        #expect(pieces.names() == "cdefa")
    }

    // MARK: R10.3

    /// Two columns with headers.
    private func columns(_ pieces: Pieces) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200)) {
            HStack(alignment: .top, spacing: 20) {
                ForEach(["x", "y"], id: \.self) { column in
                    VStack(spacing: 0) {
                        Text(column)
                        ForEach(pieces.collections[column]!) { PieceView(piece: $0) }.reorderable(collectionID: column)
                    }
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { pieces.move($0) }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test
    func `R10.3: an item goes to another collection, before an item or to the end, and keeps its state until the drop`()
    {
        let pieces = Pieces(["x": "abc", "y": "d"])
        let host = columns(pieces)
        host.element("b")!.tap()
        host.element("b1")!.drag(to: CGPoint(x: 80, y: 20))
        host.advance(5)
        #expect(host.center("d") == CGPoint(x: 80, y: 46) && host.center("c") == CGPoint(x: 20, y: 46))
        #expect(host.element("b1") == nil)
        host.moveDrag(to: CGPoint(x: 20, y: 20))
        host.advance(5)
        #expect(host.center("b1").x == 20)
        host.moveDrag(to: CGPoint(x: 80, y: 70))
        host.dropDrag()
        host.update()
        #expect(pieces.log == ["b > yend"])
        #expect(pieces.names("x") == "ac" && pieces.names("y") == "db")
        host.drag("a", to: CGPoint(x: 80, y: 20))
        #expect(pieces.log.last == "a > yd")
    }

    @Test func `R10.3: an empty collection is a destination`() {
        let pieces = Pieces(["x": "abc", "y": ""])
        let host = columns(pieces)
        host.drag("b", to: CGPoint(x: 65, y: 10))
        #expect(pieces.log == ["b > yend"] && pieces.names("y") == "b")
        let list = Pieces(["x": "", "y": "abc"])
        let sections = TestHost(size: CGSize(width: 200, height: 300)) {
            List {
                ForEach(["x", "y"], id: \.self) { section in
                    Section(section) {
                        ForEach(list.collections[section]!) { PieceView(piece: $0) }.reorderable(collectionID: section)
                    }
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { list.move($0) }
        }
        let header = sections.elements("Header")[0].frame
        sections.drag("b", to: CGPoint(x: 40, y: header.maxY))
        #expect(list.log == ["b > xend"])
    }

    @Test func `R10.3: a section that a container places by itself is a destination as a whole, also an empty one`() {
        let pieces = Pieces(["x": "abc", "y": "d", "z": ""])
        let host = TestHost(size: CGSize(width: 320, height: 200)) {
            HStack(alignment: .top, spacing: 10) {
                Group(
                    sections: ForEach(["x", "y", "z"], id: \.self) { key in
                        Section("head \(key)") {
                            ForEach(pieces.collections[key]!) { PieceView(piece: $0) }.reorderable(collectionID: key)
                        }
                    }
                ) { sections in
                    ForEach(sections) { section in
                        VStack(alignment: .leading) {
                            HStack { section.header }
                            VStack(spacing: 0) { section.content }
                        }
                        .frame(width: 100, height: 200, alignment: .topLeading)
                    }
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { pieces.move($0) }
        }
        host.drag("b", to: CGPoint(x: 300, y: 190))
        host.drag("a", to: CGPoint(x: 120, y: 30))
        host.drag("d", to: CGPoint(x: 90, y: 190))
        #expect(pieces.log == ["b > zend", "a > yd", "d > xend"])
    }

    // MARK: R10.4

    @Test func `R10.4: a disabled container starts no drag`() {
        let host = column(isEnabled: false)
        #expect(host.element("a")!.drag(to: CGPoint(x: 20, y: 99)) == false)
        #expect(host.order == "abcdef")
    }

    // MARK: R10.6

    @Test func `R10.6: the views return if nothing takes the move, the drag is cancelled, or nothing would move`() {
        pieces.takesMoves = false
        let host = column()
        host.drag("a", to: CGPoint(x: 20, y: 55))
        #expect(pieces.log == ["a > d"] && host.order == "abcdef")
        host.element("a")!.drag(to: CGPoint(x: 20, y: 99))
        host.cancelDrag()
        #expect(host.order == "abcdef" && host.element("a")!.opacity == 1)
        host.drag("c", to: CGPoint(x: 20, y: 50))
        host.element("a")!.drag(to: CGPoint(x: 20, y: 99))
        host.moveDrag(to: CGPoint(x: 180, y: 180))
        #expect(host.order == "abcdef")
        host.dropDrag()
        #expect(pieces.log == ["a > d"])
    }

    // MARK: Containers

    @Test func `R10.1: rows, grids, flows, lists and custom layouts make room in their own way`() {
        let size = CGSize(width: 200, height: 300)
        let columns = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))]
        func check<V: View>(
            _ name: String, to point: CGPoint, _ expected: String,
            @ViewBuilder _ container: @escaping @MainActor (AnyView) -> V
        ) {
            pieces.collections[""] = "abcdef".map { Piece(id: String($0)) }
            let host = host(size: size, container)
            host.drag("b", to: point)
            #expect(pieces.names() == expected, "\(name)")
            #expect(expected.hasPrefix(host.elements("Button").compactMap(\.label).joined()), "\(name)")
        }
        check("HStack", to: CGPoint(x: 135, y: 10), "acbdef") { content in HStack(spacing: 0) { content } }
        check("HStack", to: CGPoint(x: 199, y: 10), "acdebf") { content in HStack(spacing: 0) { content } }
        check("LazyVStack", to: CGPoint(x: 100, y: 79), "acdbef") { content in LazyVStack(spacing: 0) { content } }
        check("LazyHStack", to: CGPoint(x: 159, y: 10), "acdbef") { content in LazyHStack(spacing: 0) { content } }
        check("LazyVGrid", to: CGPoint(x: 119, y: 30), "acdefb") { content in
            LazyVGrid(columns: columns, alignment: .leading, spacing: 0) { content }
        }
        check("LazyVGrid below", to: CGPoint(x: 10, y: 39), "acbdef") { content in
            LazyVGrid(columns: columns, alignment: .leading, spacing: 0) { content }
        }
        check("LazyHGrid", to: CGPoint(x: 79, y: 59), "acdefb") { content in
            LazyHGrid(
                rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))],
                alignment: .top, spacing: 0
            ) { content }
        }
        check("FlowStack", to: CGPoint(x: 150, y: 39), "acdefb") { content in
            FlowStack(spacing: 0, lineSpacing: 0, maximumPerLine: 4) { content }.frame(width: 160, alignment: .leading)
        }
        check("List", to: CGPoint(x: 100, y: 32 * 4 - 1), "acdbef") { content in List { content } }
        // Clockwise, d is at the bottom; b comes behind it on the way up.
        check("Circle", to: CGPoint(x: 90, y: 182), "acdbef") { content in Circle() { content } }
    }

    @Test func `R10.9: from right to left the places follow the reading direction`() {
        let host = TestHost(size: CGSize(width: 240, height: 40)) { [pieces] in
            HStack(spacing: 0) { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.order == "fedcba")
        host.drag("a", to: CGPoint(x: 85, y: 20))
        #expect(pieces.names() == "bcdaef")
        host.advance(5)
        #expect(host.order == "feadcb")
    }

    @Test func `R10.9: an item goes beyond what was in sight when the scroll view scrolls under the drag`() {
        pieces.collections[""] = (0..<200).map { Piece(id: "\($0)") }
        let host = host { content in ScrollView { LazyVStack(spacing: 0) { content } } }
        host.element("1")!.drag(to: CGPoint(x: 100, y: 150))
        host.elements("ScrollView")[0].scroll(toOffset: 2000)
        host.resetEvaluations()
        host.moveDrag(to: CGPoint(x: 100, y: 101))
        #expect(host.evaluations(of: PieceView.self) <= 2)
        host.dropDrag()
        host.update()
        let place = pieces.collections[""]!.firstIndex { $0.id == "1" }!
        #expect((104...107).contains(place))
        #expect(pieces.log.count == 1)
    }

    @Test func `R10.8: traits of rows may stand inside and outside of reorderable`() {
        let host = TestHost(size: CGSize(width: 200, height: 300)) { [pieces] in
            List {
                ForEach(pieces.collections[""]!) {
                    PieceView(piece: $0).listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
                }
                .reorderable()
                .listRowBackground(Color.red)
            }
            .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        #expect(host.center("a").x == 50)
        #expect(host.elements("Color").count == 6)
        host.drag("a", to: CGPoint(x: 40, y: 55))
        #expect(pieces.names() == "bcadef")
        #expect(host.elements("Color").count == 6)
    }

    @Test func `onMove of a list keeps working beside a loop that is reorderable`() {
        var others = ["u", "v", "w"]
        let host = TestHost(size: CGSize(width: 200, height: 400)) { [pieces] in
            List {
                ForEach(others, id: \.self) { Text($0) }.onMove { others.move(fromOffsets: $0, toOffset: $1) }
                ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable()
            }
            .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        let end = host.element("w")!.frame.maxY
        host.element("u")!.drag(to: CGPoint(x: 40, y: end - 1))
        host.element("u")!.drop()
        host.update()
        #expect(others == ["v", "w", "u"])
        host.drag("a", to: CGPoint(x: 40, y: host.center("c").y + 5))
        #expect(pieces.names() == "bcadef")
    }

    @Test func `nothing of a container is kept after many drags`() {
        weak var kept: Pieces?
        do {
            let pieces = Pieces(["x": "abc", "y": "d"])
            kept = pieces
            let host = columns(pieces)
            for step in 0..<100 {
                host.drag(["a", "b", "c", "d"][step % 4], to: CGPoint(x: step % 3 * 40, y: step % 7 * 15))
            }
            host.close()
        }
        #expect(kept == nil)
    }
}
