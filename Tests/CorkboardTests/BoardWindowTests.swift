import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import Corkboard

/// Whether GTK could be started; asked once, on the main thread.
private let displayIsAvailable: Bool = {
    setenv("GTK_A11Y", "test", 1)
    return Application.start(id: "io.github.corkboard.Tests")
}()

/// The board on GTK.
@MainActor
@Suite(
    .serialized,
    .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
        await MainActor.run { displayIsAvailable }
    })
struct BoardWindowTests {
    private let folder: TemporaryFolder
    private let model = BoardModel()

    init() throws { folder = try TemporaryFolder() }

    /// Opens a board of songs in a window, and waits until it is drawn.
    private func show(_ text: String, width: CGFloat, height: CGFloat = 900) async throws -> BoardWindow {
        await model.opening(try folder.file("songs.csv", text))
        let window = BoardWindow(model, width: width, height: height)
        await window.frames(3)
        return window
    }

    private let three = table([("Ann", 3), ("Bob", 8), ("Cid", 16)])

    @Test func aSectionIsOneFlowBoxWithACellACard() async throws {
        let window = try await show(three, width: 1_500)
        #expect(window.cells.map(\.count) == [3, 8, 16])
        #expect(window.cellSizes == [["150x92"], ["150x92"], ["108x62"]])
        #expect(window.title == "songs")
    }

    @Test func columnsCloseUpAsTheWindowNarrowsAndThenScroll() async throws {
        // The panels, and 24 at each side.
        let needed = 190.0 + 352 + 388 + 2 * 24
        var regimes: Set<String> = []
        for width in [needed + 400, needed + 120, needed - 200] {
            let window = try await BoardWindowTests().show(three, width: width)
            let room = window.contentWidth - needed
            let gap = min(max(room / 2, 24), 80)
            #expect(window.gaps == [gap, gap])
            #expect(window.sidewaysRange == max(2 * 24 - room, 0))
            regimes.insert(gap == 80 ? "wide" : gap > 24 ? "closer" : "scrolled")
        }
        #expect(regimes.count == 3)
    }

    @Test func crossingOffByTheButtonOfACardChangesThatCardAlone() async throws {
        let window = try await show(three, width: 1_500)
        let before = window.cells
        model.toggleCrossedOff(try model.card("Song Ann 1").id)
        await window.frames(1)
        #expect(window.cells == before)
        #expect(window.texts.contains("2 of 3 left"))
        #expect(window.title == "songs •")
    }

    @Test func cardsAreNamedAfterTheirSongAndState() async throws {
        let window = try await show("Person,Title,Crossed off,Chosen\nAnn,One,yes,\nAnn,Two,,yes\n", width: 900)
        #expect(window.cells[0].map { accessibleLabel(of: $0) } == ["One, crossed off", "Two, chosen"])
        model.toggleCrossedOff(try model.card("One").id)
        await window.frames(1)
        #expect(window.cells[0].map { accessibleLabel(of: $0) } == ["One", "Two, chosen"])
    }
}

/// A window of a board, closed with this object.
private final class BoardWindow {
    let controller: WindowController

    init(_ model: BoardModel, width: CGFloat, height: CGFloat) {
        var descriptions: [WindowDescription] = []
        WindowGroup("Corkboard") { BoardView(model: model) }.defaultSize(width: width, height: height)
            ._collectWindows(into: &descriptions)
        controller = WindowController(descriptions[0])
        controller.present()
    }

    isolated deinit { controller.close() }

    func frames(_ count: Int) async {
        for _ in 0..<count {
            await withCheckedContinuation { painted in controller.afterNextFrame { painted.resume() } }
        }
    }

    var title: String { String(cString: gtk_window_get_title(controller.window)) }

    /// The native children of each flow box, from left to right.
    var cells: [[UnsafeMutablePointer<GtkWidget>]] {
        widgets(gtk_flow_box_get_type()).map { flow in
            descendants(of: flow).filter { $0.isA(gtk_flow_box_child_get_type()) }
        }
    }

    /// The sizes of the cards of each section.
    var cellSizes: [Set<String>] {
        cells.map { Set($0.map { "\(gtk_widget_get_width($0))x\(gtk_widget_get_height($0))" }) }
    }

    /// The distances between the panels, which are as wide as their cards and 20 at each side.
    var gaps: [Double] {
        let frames = widgets(gtk_flow_box_get_type()).map { flow in
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(flow, controller.widget, &bounds)
            return (minX: Double(bounds.origin.x) - 20, maxX: Double(bounds.origin.x + bounds.size.width) + 20)
        }
        return zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    }

    /// How far the board can be scrolled sideways.
    var sidewaysRange: Double {
        let across = gtk_scrolled_window_get_hadjustment(widgets(gtk_scrolled_window_get_type())[0].opaque)!
        return gtk_adjustment_get_upper(across) - gtk_adjustment_get_page_size(across)
    }

    var contentWidth: Double { Double(gtk_widget_get_width(controller.renderer.rootHost.widget)) }

    var texts: [String] {
        widgets(gtk_label_get_type()).map { String(cString: gtk_label_get_text($0.opaque)) }
    }

    private func widgets(_ type: GType) -> [UnsafeMutablePointer<GtkWidget>] {
        descendants(of: controller.widget).filter { $0.isA(type) }
    }

    private func descendants(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var found: [UnsafeMutablePointer<GtkWidget>] = []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            found += [current] + descendants(of: current)
            child = gtk_widget_get_next_sibling(current)
        }
        return found
    }
}
