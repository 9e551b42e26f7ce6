import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Reordering by keys", .serialized)
struct ReorderKeyTests {
    private let pieces = Pieces(["": "abcdef"])

    @Test
    func `R10.10: Alt with arrows, Home and End moves the focused item, which is announced and keeps the focus`() {
        var spoken: [String] = []
        AccessibilityNotification._speak = { spoken.append($0) }
        defer { AccessibilityNotification._speak = nil }
        let host = TestHost(size: CGSize(width: 100, height: 200)) { [pieces] in
            VStack(spacing: 0) { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        func press(_ key: KeyEquivalent) {
            host.focused!.press(key, modifiers: .option)
            host.advance(5)
        }
        host.element("b")!.focus()
        press(.downArrow)
        #expect(pieces.names() == "acbdef" && host.order == "acbdef")
        press(.end)
        #expect(pieces.names() == "acdefb")
        press(.downArrow)
        press(.upArrow)
        #expect(pieces.names() == "acdebf")
        press(.home)
        #expect(pieces.names() == "bacdef" && host.focused?.label == "b")
        #expect(pieces.log == ["b > d", "b > end", "b > f", "b > a"])
        #expect(spoken.first == "Moved b to position 3 of 6." && spoken.count == 4)
    }

    @Test func `R10.10: arrows go by what is seen: to the row below of a grid, to the left, and to the next column`() {
        let columns = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))]
        let grid = TestHost(size: CGSize(width: 120, height: 100)) { [pieces] in
            LazyVGrid(columns: columns, spacing: 0) {
                ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable()
            }
            .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        grid.element("b")!.press(.downArrow, modifiers: .option)
        grid.element("b")!.focus()
        grid.focused!.press(.downArrow, modifiers: .option)
        #expect(pieces.names() == "acdebf")
        let board = Pieces(["x": "abc", "y": "d"])
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            HStack(alignment: .top, spacing: 20) {
                ForEach(["x", "y"], id: \.self) { column in
                    VStack(spacing: 0) {
                        ForEach(board.collections[column]!) { PieceView(piece: $0) }.reorderable(collectionID: column)
                    }
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { board.move($0) }
        }
        host.element("a")!.focus()
        host.focused!.press(.rightArrow, modifiers: .option)
        host.update()
        #expect(board.log == ["a > yd"])
        #expect(host.focused?.label == "a")
    }

    @Test func `R10.10: Alt with an arrow moves an item into an empty collection, and back`() {
        let board = Pieces(["x": "ab", "y": "", "z": "c"])
        let host = TestHost(size: CGSize(width: 320, height: 200)) {
            HStack(alignment: .top, spacing: 0) {
                ForEach(["x", "y", "z"], id: \.self) { column in
                    VStack(spacing: 0) {
                        Text("column \(column)")
                        ForEach(board.collections[column]!) { PieceView(piece: $0) }.reorderable(collectionID: column)
                    }
                    .frame(width: 100)
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { board.move($0) }
        }
        func press(_ key: KeyEquivalent) {
            host.focused!.press(key, modifiers: .option)
            host.update()
        }
        host.element("a")!.focus()
        press(.rightArrow)
        #expect(board.log == ["a > yend"])
        press(.rightArrow)
        press(.leftArrow)
        #expect(board.log.count == 3 && board.collections["y"]!.map(\.id) == ["a"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `R10.10: Alt with arrows moves an item to the next collection in reading order, also in the next line`(
        direction: LayoutDirection
    ) {
        let board = Pieces(["v": "abchd", "w": "e", "x": "", "y": "fg"])
        let host = TestHost(size: CGSize(width: 200, height: 400)) {
            VStack(spacing: 0) {
                ForEach([["v", "w"], ["x", "y"]], id: \.self) { line in
                    HStack(alignment: .top, spacing: 0) {
                        ForEach(line, id: \.self) { column in
                            VStack(spacing: 0) {
                                Text(column)
                                ForEach(board.collections[column]!) { PieceView(piece: $0) }
                                    .reorderable(collectionID: column)
                            }
                            .frame(width: 40)
                        }
                    }
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { board.move($0) }
            .environment(\.layoutDirection, direction)
        }
        let keys: (next: KeyEquivalent, previous: KeyEquivalent) =
            direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
        func press(_ key: KeyEquivalent) {
            host.focused!.press(key, modifiers: .option)
            host.advance(5)
        }
        host.element("d")!.focus()
        for _ in 1...4 { press(keys.next) }
        #expect(board.log == ["d > wend", "d > xend", "d > yf"], "no collection comes after the last one")
        for _ in 1...4 { press(keys.previous) }
        #expect(board.log.dropFirst(3) == ["d > xend", "d > wend", "d > vb"] && host.focused?.label == "d")
    }

    @Test
    func `R10.10: a row of a list moves with Alt and arrows, and nothing moves where the container is disabled`() {
        var isEnabled = true
        let host = TestHost(size: CGSize(width: 200, height: 300)) { [pieces] in
            List { ForEach(pieces.collections[""]!) { Text($0.id) }.reorderable() }
                .reorderContainer(for: Piece.self, isEnabled: isEnabled) { pieces.move($0) }
        }
        host.elements("Row")[1].focus()
        host.focused!.press(.downArrow, modifiers: .option)
        host.update()
        #expect(pieces.names() == "acbdef" && host.focused?.label == "b")
        isEnabled = false
        host.update()
        host.focused!.press(.downArrow, modifiers: .option)
        #expect(pieces.names() == "acbdef")
    }

    @Test func `R10.10: keys that would move the focused item nowhere are taken, and other keys and items are not`() {
        var others = 0
        let host = TestHost(size: CGSize(width: 100, height: 300)) { [pieces] in
            VStack(spacing: 0) {
                VStack(spacing: 0) { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
                    .reorderContainer(for: Piece.self) { pieces.move($0) }
                Button("outside") {}
            }
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, "x"]) { _ in
                others += 1
                return .handled
            }
        }
        host.element("a")!.focus()
        for key in [KeyEquivalent.leftArrow, .rightArrow, .upArrow] { host.focused!.press(key, modifiers: .option) }
        #expect(others == 0 && pieces.log.isEmpty && host.focused?.label == "a")
        host.focused!.press("x", modifiers: .option)
        #expect(others == 1)
        host.element("outside")!.focus()
        host.focused!.press(.leftArrow, modifiers: .option)
        #expect(others == 2)
    }

    @Test func `R10.10: keys that move no item of a container inside move the item of the container around it`() {
        let board = Pieces(["x": "ab", "y": "c"])
        let rows = Pieces(["": "xy"])
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                ForEach(rows.collections[""]!) { row in
                    HStack(spacing: 0) {
                        ForEach(board.collections[row.id]!) { PieceView(piece: $0) }.reorderable()
                    }
                    .reorderContainer(for: Piece.self) { board.move($0) }
                }
                .reorderable()
            }
            .reorderContainer(for: Piece.self) { rows.move($0) }
        }
        host.element("a")!.focus()
        host.focused!.press(.downArrow, modifiers: .option)
        #expect(board.log.isEmpty && rows.names() == "yx")
    }

    @Test func `R10.2: a dropped item has the focus`() {
        let host = TestHost(size: CGSize(width: 100, height: 200)) { [pieces] in
            VStack(spacing: 0) { ForEach(pieces.collections[""]!) { PieceView(piece: $0) }.reorderable() }
                .reorderContainer(for: Piece.self) { pieces.move($0) }
        }
        host.element("a")!.focus()
        host.drag("b", to: host.center("e"))
        #expect(pieces.log.count == 1 && host.focused?.label == "b")
    }
}
