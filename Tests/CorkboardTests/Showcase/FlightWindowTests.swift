import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import CorkboardShowcase

/// The flights of the showcase on GTK: S1.1-S1.5.
@MainActor
@Suite(.serialized, .onDisplay)
struct FlightWindowTests {
    @Test
    func `S1.1-S1.5, B1.1-B1.4, B1.8: a link pushes a native list, whose rows its coordinator gives`() async throws {
        let window = SceneWindow(ShowcaseScene(page: .flights, size: CGSize(width: 800, height: 600)))
        await window.frames(2)
        let widgets = { window.descendants(of: window.controller.widget).filter { gtk_widget_get_mapped($0) != 0 } }
        #expect(!widgets().contains { $0.isA(gtk_list_view_get_type()) })
        let link = try #require(
            widgets().first { $0.isA(gtk_button_get_type()) && accessibleLabel(of: $0) == "Flight Timeline" })
        cork_signal_emit(link, "clicked")
        await window.frames(3)
        let list = try #require(widgets().first { $0.isA(gtk_list_view_get_type()) })
        let labels = window.descendants(of: list).filter { $0.isLabel }
        let texts = labels.map { $0.labelText }
        let flights = [FlightInformation].examples
        let rows = FlightTimeline.Coordinator(flights)
        #expect(rows.numberOfRows == flights.count)
        #expect(texts == flights.flatMap { [rows.text(of: $0), rows.timing(of: $0)] })
        #expect(window.title == "Flight Timeline")
    }
}
