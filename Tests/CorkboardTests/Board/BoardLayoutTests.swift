import BoardDocument
import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Testing

@testable import CorkGtk
@testable import Corkboard

/// A board in the middle of an evening, whose people and songs have names of 1 to 60 letters.
private func crowdedBoard(_ people: Int) -> Board {
    func name(_ number: Int) -> String {
        let letters = "Wolfgang Amadeus and the very Long-winded Choir of Llanfairpwllgwyngyllgogerych"
        let length = number * 7 % 60 + 1
        // Some names are one word.
        let text = number % 3 == 0 ? letters.filter { $0 != " " } : letters
        return String(text.prefix(length))
    }
    var board = Board()
    for place in 0..<people {
        let person = board.addPerson(named: name(place) + "\(place)")
        for song in 0..<(place * 5 + 7) % 19 {
            let number = place * 19 + song
            board.addCard(
                Card(title: name(number + 1), artist: song % 2 == 0 ? name(number + 31) : nil), to: person)
        }
    }
    let cards = board.sections.flatMap(\.cards)
    for (index, card) in cards.enumerated() {
        switch index % 6 {
        case 1: board.markSung(card.id, at: Date(timeIntervalSince1970: 1_796_000_000 + Double(index) * 60))
        case 2: board.crossOff(card.id)
        case 3: board.choose(card.id)
        case 4: board.setPartner(board.people[index % people].id, of: card.id)
        default: break
        }
    }
    board.sing(cards.first?.id)
    return board
}

extension BoardWindowTests {
    @Test(arguments: [360, 800, 1_160, 1_920, 3_840] as [CGFloat], [Surroundings.plain, .largeText])
    func `nothing is cut and nothing overlaps`(width: CGFloat, surroundings: Surroundings) async throws {
        let end = surroundings.begin()
        Application.showsOnlyVisibleContent = false
        defer {
            end()
            Application.showsOnlyVisibleContent = true
        }
        let button = surroundings == .largeText ? 48 : 24
        for people in [1, 4, 8, 20] {
            let model = BoardModel()
            model.replace(with: crowdedBoard(people), from: nil)
            if people != 8 { for person in model.board.people { model.openColumn(person.id) } }
            let window = BoardWindow(model, width: width, height: 700)
            await window.frames(3)
            let width = CGFloat(window.contentWidth)
            #expect(window.sidewaysRange == 0)
            let cells = window.cells.flatMap(\.self).map(window.bounds)
            #expect(!cells.isEmpty)
            for cell in cells { #expect(cell.minX >= 0 && cell.maxX <= width, "a card is wider than the window") }
            expectNoOverlap(cells.map { ("a card", $0) })
            let texts = window.shownLabels
            for label in texts {
                var (wide, high): (Int32, Int32) = (0, 0)
                pango_layout_get_pixel_size(label.labelLayout, &wide, &high)
                let size = window.bounds(label)
                #expect(
                    CGFloat(wide) <= size.width + 1 && CGFloat(high) <= size.height + 1,
                    "\(people) people: “\(label.labelText)” is cut")
                #expect(size.minX >= 0 && size.maxX <= width, "“\(label.labelText)” is not in the window")
                if let card = gtk_widget_get_ancestor(label, gtk_flow_box_child_get_type()).map(window.bounds) {
                    #expect(card.insetBy(dx: -0.5, dy: -0.5).contains(size), "“\(label.labelText)” leaves its card")
                }
            }
            expectNoOverlap(texts.map { ("“\($0.labelText)”", window.bounds($0)) })
            for name in window.names where name.hasPrefix("Cross off ") || name.hasPrefix("Add a song for") {
                let size = window.bounds(try #require(window.widget(named: name)))
                #expect(size.width >= CGFloat(button) && size.height >= CGFloat(button), "\(name) is \(size.size)")
            }
        }
    }

    @Test(
        arguments: [(800, 600), (1_920, 1_080), (360, 640)] as [(CGFloat, CGFloat)], [Surroundings.plain, .largeText])
    func `presentations have large letters and nothing is cut`(
        size: (width: CGFloat, height: CGFloat), surroundings: Surroundings
    ) async throws {
        let end = surroundings.begin()
        defer { end() }
        let model = BoardModel()
        model.replace(with: crowdedBoard(8), from: nil)
        model.presented = 1
        let stage = Stage(model.board)
        for isWall in [true, false] {
            let window = SceneWindow(
                WindowGroup("Presentation") {
                    if isWall { WallView(model: model) } else { PresentView(model: model) }
                }
                .defaultSize(width: size.width, height: size.height))
            await window.frames(3)
            let content = window.controller.renderer.rootHost.widget
            let room = CGRect(
                x: 0, y: 0, width: CGFloat(gtk_widget_get_width(content)),
                height: CGFloat(gtk_widget_get_height(content)))
            let texts = window.shownLabels
            for label in texts {
                var (wide, high): (Int32, Int32) = (0, 0)
                pango_layout_get_pixel_size(label.labelLayout, &wide, &high)
                let frame = window.bounds(label)
                #expect(CGFloat(wide) <= frame.width + 1 && CGFloat(high) <= frame.height + 1, "\(label.labelText)")
                #expect(room.contains(frame), "“\(label.labelText)” is at \(frame) of \(room)")
            }
            expectNoOverlap(texts.map { ("“\($0.labelText)”", window.bounds($0)) })
            func height(_ text: String?) throws -> CGFloat {
                window.bounds(try #require(texts.first { $0.labelText == text })).height
            }
            guard isWall else { continue }
            #expect(try height(stage.names) >= 0.07 * room.height)
            #expect(try height(stage.songs.first?.title) >= 0.06 * room.height)
            #expect(stage.next.count == 3)
        }
    }

    private func expectNoOverlap(_ frames: [(name: String, frame: CGRect)]) {
        let sorted = frames.map { ($0.name, $0.frame.insetBy(dx: 0.75, dy: 0.75)) }.sorted { $0.1.minY < $1.1.minY }
        for (place, (name, frame)) in sorted.enumerated() {
            for (other, below) in sorted[(place + 1)...] {
                guard below.minY < frame.maxY else { break }
                #expect(!below.intersects(frame), "\(other) overlaps \(name)")
            }
        }
    }
}

extension SceneWindow {
    /// The labels of the content that are shown.
    var shownLabels: [UnsafeMutablePointer<GtkWidget>] {
        let content = controller.renderer.rootHost.widget
        return descendants(of: content).filter { $0.isLabel && gtk_widget_get_mapped($0) != 0 && !$0.labelText.isEmpty }
    }

    /// Returns the first widget with an accessible name.
    func widget(named name: String) -> UnsafeMutablePointer<GtkWidget>? {
        descendants(of: controller.widget).first { accessibleLabel(of: $0) == name }
    }

    /// Returns the frame of a widget in the content.
    func bounds(_ widget: UnsafeMutablePointer<GtkWidget>) -> CGRect {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, controller.renderer.rootHost.widget, &bounds)
        return CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
    }
}
