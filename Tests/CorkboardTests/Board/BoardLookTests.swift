import BoardDocument
import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Testing

@testable import CorkGtk
@testable import Corkboard

/// The settings in which a board is shown.
enum Surroundings: CaseIterable {
    case plain, rightToLeft, largeText, highContrast

    /// Applies the settings, and returns a closure that reverts them.
    func begin() -> () -> Void {
        let settings = gtk_settings_get_default()!.objectAddress
        switch self {
        case .plain: return {}
        case .rightToLeft:
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            return { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        case .largeText:
            cork_object_set_int(settings, "gtk-xft-dpi", 2 * 96 * 1024)
            return { cork_object_set_int(settings, "gtk-xft-dpi", 96 * 1024) }
        case .highContrast:
            let before = cork_object_get_string(settings, "gtk-theme-name")
            cork_object_set_string(settings, "gtk-theme-name", "HighContrast")
            return {
                cork_object_set_string(settings, "gtk-theme-name", before)
                g_free(before)
            }
        }
    }
}

/// The cards of a board, parsed from the description of its window.
struct DescribedCards {
    struct Card {
        var name: String
        var frame: CGRect
        var texts: [CGRect] = []
    }

    /// The cards of each section.
    private(set) var sections: [[Card]] = []

    init(_ description: String) {
        var cardDepth: Int?
        var sectionDepth = 0
        for line in description.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            if let card = cardDepth, depth <= card { cardDepth = nil }
            guard let frame = Self.frame(line) else { continue }
            if line.contains(" \"Songs") {
                sections.append([])
                sectionDepth = depth
            } else if cardDepth == nil, !sections.isEmpty, depth > sectionDepth,
                line.contains("CorkClickableHost group") || line.contains("GtkFlowBoxChild")
            {
                cardDepth = depth
                let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                sections[sections.count - 1].append(Card(name: name, frame: frame))
            } else if cardDepth != nil, line.contains("CorkLabel") {
                let section = sections.count - 1
                sections[section][sections[section].count - 1].texts.append(frame)
            }
        }
    }

    private static func frame(_ line: Substring) -> CGRect? {
        let words = line.split(separator: " ").suffix(2).flatMap { $0.split { ",x".contains($0) } }
            .compactMap { Double($0) }
        guard words.count == 4 else { return nil }
        return CGRect(x: words[0], y: words[1], width: words[2], height: words[3])
    }
}

extension BoardWindowTests {
    private var songs: String {
        let titles = ["Waterloo", "Killing Me Softly with His Song", "Love", "Don't Stop Believin'", "Zombie"]
        let sections = [("Ann", 1), ("Bob", 7), ("Cid", 40)].flatMap { person, count in
            // No two people have a song, so that no card has a note that takes a line of its title.
            (0..<count).map { "\(person),\(titles[$0 % 5]) \(count + $0),\($0 % 4 == 1 ? "yes" : "")\n" }
        }
        return "Person,Title,Crossed off\n" + sections.joined()
    }

    @Test(arguments: Surroundings.allCases, Arrangement.allCases)
    func `every title is readable at every width`(surroundings: Surroundings, arrangement: Arrangement) async throws {
        let end = surroundings.begin()
        Application.showsOnlyVisibleContent = false
        defer {
            end()
            Application.showsOnlyVisibleContent = true
        }
        if arrangement == .scattered { model.toggleArrangement() }
        await model.opening(try folder.file("songs.csv", songs))
        for person in model.board.people { model.openColumn(person.id) }
        for width: CGFloat in [360, 1_100, 2_400] {
            let window = BoardWindow(model, width: width, height: 700)
            await window.frames(3)
            let sections = DescribedCards(window.controller.describe()).sections
            try #require(sections.map(\.count) == [1, 7, 40])
            let widest = width - 2 * BoardMetrics.edge - (arrangement == .tidy ? 40 : 24)
            #expect(sections[0][0].frame.width <= (surroundings == .largeText ? min(300, widest) : 150))
            if width > 360, surroundings == .rightToLeft {
                #expect(sections[0][0].frame.minX > sections[1][0].frame.minX)
            }
            #expect(sections[0][0].frame.minX >= 0 && sections[0][0].frame.maxX <= width, "the board begins elsewhere")
            for cards in sections {
                for (place, card) in cards.enumerated() {
                    let title = try #require(card.texts.first)
                    #expect(title.width > 0 && title.height > 0)
                    #expect(card.frame.contains(title), "\(card.name) is clipped")
                    for above in cards[(place + 1)...] {
                        #expect(!above.frame.intersects(title), "\(above.name) covers \(card.name)")
                    }
                }
            }
            // Only where cards are narrower than usual, because the window is.
            if widest >= (surroundings == .largeText ? 300 : 150) { #expect(window.shortenedTitles == []) }
        }
    }

    @Test func `scattered cards are reached and named like tidy one's`() async throws {
        await model.opening(
            try folder.file("songs.csv", "Person,Title\nAnn,One\nAnn,Two\nAnn,Three\nAnn,Four\nBob,Five\n"))
        let tidy = BoardWindow(model, width: 900, height: 700)
        await tidy.frames(3)
        let names = tidy.cells.flatMap { $0.map { accessibleLabel(of: $0) } }
        let order = tidy.tabOrder(count: 10)
        model.toggleArrangement()
        await tidy.frames(2)
        #expect(tidy.cells.isEmpty)
        #expect(tidy.scatteredCards.map { accessibleLabel(of: $0) } == names)
        #expect(tidy.tabOrder(count: 10) == order)
        #expect(tidy.names.contains("Songs of Ann") && tidy.names.contains("Songs of Bob"))
    }
}

extension BoardWindow {
    var scatteredCards: [UnsafeMutablePointer<GtkWidget>] {
        descendants(of: controller.widget).filter { gtk_widget_has_css_class($0, "cork-focusable") != 0 }
    }

    var names: [String] { descendants(of: controller.widget).compactMap { accessibleLabel(of: $0) } }

    /// The texts of cards that are shortened.
    var shortenedTitles: [String] {
        shownLabels.filter { pango_layout_is_ellipsized($0.labelLayout) != 0 }.map(\.labelText)
    }

    /// Returns the names of the first tab stops of the board.
    func tabOrder(count: Int) -> [String?] {
        gtk_window_set_focus(controller.window, nil)
        let content = controller.renderer.rootHost.widget
        return (0..<count).map { _ in
            gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD)
            return gtk_window_get_focus(controller.window).flatMap { accessibleLabel(of: $0) }
        }
    }
}
