import BoardDocument
import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import RandomBoards
import Seeds
import Testing

@testable import CorkGtk
@testable import Corkboard

extension BoardWindowTests {
    /// An edited board looks the same to the pixel as one that is opened with the same document.
    @Test(arguments: seeds(0..<6))
    func `an edited board looks like a newly opened one`(seed: Int) async throws {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
        cork_object_set_bool(settings, "gtk-enable-animations", 0)
        defer { cork_object_set_bool(settings, "gtk-enable-animations", 1) }
        _ = takeComplaints()
        var random = SeededGenerator(seed: seed)
        let model = BoardModel(arrangement: Arrangement.allCases[seed % Arrangement.allCases.count])
        model.edit("Start") { board in
            for (name, count) in [("Ann", 3), ("Bob", 16)] {
                let person = board.addPerson(named: name)
                for song in 0..<count { board.addCard(Card(title: "\(name) \(song)"), to: person) }
            }
        }
        let window = try await shown(model)
        for step in 0..<12 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if Int.random(in: 0..<6, using: &random) == 0 {
                    model.undo()
                } else {
                    model.edit("Edit") { $0.edit(with: &random) }
                }
            }
            model.toast = nil
            let fresh = BoardModel()
            fresh.replace(with: model.board, from: nil)
            fresh.openColumns = model.openColumns
            let other = try await shown(fresh)
            await rest(window)
            let (labels, expected) = (placedLabels(window), placedLabels(other))
            try #require(labels == expected, "step \(step)")
            let (old, new) = (try picture(window), try picture(other))
            try #require(old == new, "step \(step)")
            try #require(takeComplaints() == "", "step \(step)")
        }
    }

    private func shown(_ model: BoardModel) async throws -> BoardWindow {
        let window = BoardWindow(model, width: 900, height: 900)
        await rest(window)
        return window
    }

    /// Waits until a window shows all changes; clears the focus and the scrolling, which depend on earlier states.
    private func rest(_ window: BoardWindow) async {
        await window.frames(3)
        gtk_window_set_focus(window.controller.window, nil)
        for scroller in window.widgets(gtk_scrolled_window_get_type()) {
            gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(scroller.opaque), 0)
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 0)
        }
        await window.frames(2)
    }

    /// Returns the visible texts and their positions.
    private func placedLabels(_ window: BoardWindow) -> Set<String> {
        let room = CGRect(x: 20, y: 20, width: 860, height: 860)
        let labels = window.labels.filter { gtk_widget_get_mapped($0) != 0 }
        return Set(
            labels.compactMap { label in
                var bounds = graphene_rect_t()
                _ = gtk_widget_compute_bounds(label, window.controller.renderer.rootHost.widget, &bounds)
                guard room.contains(CGRect(bounds)) else { return nil }
                let frame = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height].map {
                    Int($0.rounded())
                }
                return "\(label.labelText) \(frame)"
            })
    }

    /// Returns a picture of the board without its temporary scroll bars.
    private func picture(_ window: BoardWindow) throws -> Data {
        let file = folder.url.appending(path: "board.png")
        let scrolled = window.widgets(gtk_scrolled_window_get_type()).first
        let board = scrolled.flatMap { gtk_scrolled_window_get_child($0.opaque) }
        try #require(cork_snapshot_to_png(board ?? window.controller.renderer.rootHost.widget, file.path, 0, 0) != 0)
        return try Data(contentsOf: file)
    }
}
