import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import CorkboardShowcase

/// Whether GTK could be started; asked once, on the main thread.
private let displayIsAvailable: Bool = {
    setenv("GTK_A11Y", "test", 1)
    return Application.start(id: "io.github.corkboard.Tests")
}()

/// The flights of the showcase on GTK: S1.1-S1.5.
@MainActor
@Suite(
    .serialized,
    .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
        await MainActor.run { displayIsAvailable }
    })
struct FlightWindowTests {
    private func frames(_ controller: WindowController, _ count: Int) async {
        for _ in 0..<count {
            await withCheckedContinuation { painted in controller.afterNextFrame { painted.resume() } }
        }
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

    @Test("S1.1-S1.5, B1.1-B1.4, B1.8: a link pushes a native list, whose rows its coordinator gives")
    func timeline() async throws {
        var descriptions: [WindowDescription] = []
        ShowcaseScene(page: .flights, size: CGSize(width: 800, height: 600)).body._collectWindows(into: &descriptions)
        let controller = WindowController(descriptions[0])
        defer { controller.close() }
        controller.present()
        await frames(controller, 2)
        let widgets = { descendants(of: controller.widget).filter { gtk_widget_get_mapped($0) != 0 } }
        #expect(!widgets().contains { $0.isA(gtk_list_view_get_type()) })
        let link = try #require(
            widgets().first { $0.isA(gtk_button_get_type()) && accessibleLabel(of: $0) == "Flight Timeline" })
        cork_signal_emit(link, "clicked")
        await frames(controller, 3)
        let list = try #require(widgets().first { $0.isA(gtk_list_view_get_type()) })
        let labels = descendants(of: list).filter { $0.isA(gtk_label_get_type()) }
        let texts = labels.map { String(cString: gtk_label_get_text($0.opaque)) }
        let flights = [FlightInformation].examples
        let rows = FlightTimeline.Coordinator(flights)
        #expect(rows.numberOfRows == flights.count)
        #expect(texts == flights.flatMap { [rows.text(of: $0), rows.timing(of: $0)] })
        #expect(String(cString: gtk_window_get_title(controller.window)) == "Flight Timeline")
    }
}
