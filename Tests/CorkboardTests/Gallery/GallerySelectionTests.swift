import CorkUI
import Foundation
import PictureFolder
import Testing

@testable import CorkTesting
@testable import Corkboard

@MainActor
@Suite struct GallerySelectionTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        try gallery.add((0..<8).map { "\($0).ppm" })
    }

    /// The numbers of the pictures that are selected.
    private var selected: String {
        model.selection.map { String($0.split(separator: "/").last!.first!) }.sorted().joined()
    }

    @Test func `a click selects and a second one opens`() async throws {
        let host = await gallery.show()
        host.cells[1].tap()
        #expect(selected == "1" && model.viewed == nil && host.focused?.label == "1")
        host.cells[2].tap()
        #expect(selected == "2" && model.viewed == nil)
        host.cells[2].tap()
        #expect(model.viewed?.name == "2.ppm")
    }

    @Test func `from right to left clicks and arrows go where they point`() async throws {
        let host = await gallery.show(direction: .rightToLeft)
        #expect(host.cells[0].frame.minX > host.cells[1].frame.maxX)
        for cell in 0..<8 {
            host.cells[cell].tap()
            #expect(selected == "\(cell)" && model.viewed == nil)
        }
        host.cells[4].tap()
        host.focused?.press(.leftArrow)
        #expect(selected == "5")
        host.focused?.press(.rightArrow)
        #expect(selected == "4")
        model.view(model.pictures[2])
        await gallery.settle(host)
        host.focused?.press(.leftArrow)
        #expect(model.viewed?.name == "3.ppm")
        host.focused?.press(.rightArrow)
        #expect(model.viewed?.name == "2.ppm")
    }

    @Test func `held keys select more`() async throws {
        let host = await gallery.show()
        host.cells[2].tap()
        host.cells[5].tap(modifiers: .shift)
        #expect(selected == "2345")
        host.cells[1].tap(modifiers: .shift)
        #expect(selected == "12")
        host.cells[6].tap(modifiers: .command)
        host.cells[1].tap(modifiers: .command)
        host.cells[1].tap(modifiers: .command)
        #expect(selected == "126" && model.viewed == nil)
        // Between the cells.
        host.press(at: CGPoint(x: host.cells[0].frame.maxX + 6, y: host.cells[0].frame.midY))
        #expect(selected == "")
    }

    @Test func `keys select`() async throws {
        let host = await gallery.show()
        host.cells[0].focus()
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> String {
            host.focused?.press(key, modifiers: modifiers)
            return "\(host.focused?.label ?? "-"): \(selected)"
        }
        // Three cells side by side.
        #expect(press(.rightArrow) == "1: 1")
        #expect(press(.downArrow, .shift) == "4: 1234")
        #expect(press(.leftArrow, .shift) == "3: 123")
        #expect(press(.rightArrow, .command) == "4: 123")
        #expect(press(.rightArrow, .command) == "5: 123")
        #expect(press(.space, .command) == "5: 1235")
        #expect(press("a", .command) == "5: 01234567")
        #expect(press(.escape) == "5: ")
        #expect(press(.end, .shift) == "7: 567")
        #expect(press(.home) == "0: 0")
    }

    @Test func `pages are walked through`() async throws {
        try gallery.add((10..<90).map { "\($0).ppm" })
        let host = await gallery.show()
        host.cells[1].focus()
        // Three rows of three cells are in sight as a whole, of 88.
        var places: [Int] = []
        for key in [KeyEquivalent.pageDown, .pageDown, .pageUp, .end, .pageUp, .pageDown, .home, .pageUp] {
            host.focused?.press(key)
            host.settle()
            places.append(try #require(model.focused.flatMap { model.index(of: $0) }))
        }
        let page = places[0] - 1
        #expect(page % 3 == 0 && (6...9).contains(page))
        #expect(places == [1 + page, 1 + 2 * page, 1 + page, 87, 87 - page, 87, 0, 0])
        #expect(model.selection == [model.pictures[0].id])
    }

    @Test func `cells tell that they are selected`() async throws {
        let host = await gallery.show()
        func outlined() -> [Bool] { host.cells.map { !$0.all("RoundedRectangle").isEmpty } }
        #expect(!outlined().contains(true))
        host.cells[2].tap()
        #expect(outlined() == (0..<8).map { $0 == 2 })
    }

    @Test func `another folder has nothing selected`() async throws {
        await gallery.open()
        model.selectAll()
        await gallery.open()
        #expect(selected == "")
        #expect(!model.marks(of: gallery.id("1.ppm")).isSelected)
    }

    private func drag(_ host: TestHost, from start: CGPoint, to end: CGPoint, _ modifiers: EventModifiers = []) {
        host.send(.pressed, at: start, modifiers)
        host.send(.moved, at: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), modifiers)
        host.send(.moved, at: end, modifiers)
    }

    @Test func `a rubber band selects, and held keys add to the selection`() async throws {
        let host = await gallery.show()
        let (cells, gap) = (
            host.cells.map(\.frame), CGPoint(x: host.cells[0].frame.maxX + 6, y: host.cells[0].frame.midY)
        )
        drag(host, from: gap, to: CGPoint(x: cells[5].minX + 20, y: cells[5].minY + 20))
        #expect(selected == "1245")
        // The band becomes smaller again.
        host.send(.moved, at: CGPoint(x: cells[2].minX + 20, y: cells[2].midY))
        #expect(selected == "12")
        host.releasePointer()
        drag(host, from: CGPoint(x: gap.x, y: cells[3].midY), to: CGPoint(x: cells[4].midX, y: cells[4].midY), .command)
        host.releasePointer()
        #expect(selected == "124")
        // Below the last picture.
        drag(
            host, from: CGPoint(x: cells[7].maxX + 40, y: cells[7].midY),
            to: CGPoint(x: cells[7].midX, y: cells[7].midY))
        host.releasePointer()
        #expect(selected == "7" && model.viewed == nil)
    }

    @Test func `a drag of a selected picture takes the whole selection along`() async throws {
        let host = await gallery.show()
        host.cells[1].tap()
        host.cells[3].tap(modifiers: .command)
        // The window does not open its own pictures.
        #expect(!host.cells[3].drag(to: host.cells[5]) && selected == "13")
        await gallery.settle(host)
        #expect(model.viewed == nil && model.openedCount == 1)
        let node = try #require(
            sequence(first: host.cells[3].node, next: \.parent).lazy.compactMap { $0 as? any AnyDragNode }.first)
        let content = node.content()
        let files = try content.items.map { item in
            String(decoding: try #require(item.first { $0.type == "text/uri-list" }).data, as: UTF8.self)
        }
        #expect(files == ["1", "3"].map { "file://\(gallery.id("\($0).ppm"))\r\n" })
    }
}
