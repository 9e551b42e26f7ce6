import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Many rows, and many changes while they are looked at and typed in.
    @MainActor
    @Suite struct ListEnduranceTests {
        struct Line: Identifiable, Equatable {
            let id: Int
            var text: String
        }

        @Observable final class Model {
            var lines = (0..<300).map { Line(id: $0, text: "text \($0)") }
            var selection: Set<Int> = []
            var next = 1000
        }

        private func scrolled(_ window: ViewWindow) throws -> UnsafeMutablePointer<GtkAdjustment> {
            let view = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            return gtk_scrolled_window_get_vadjustment(view.opaque)!
        }

        @Test
        func `R7.32: a million rows have no more widgets than fill three pages, wherever one flicks and jumps`()
            async throws
        {
            let window = await ViewWindow(width: 200, height: 400) {
                List(0..<1_000_000) { Text("row \($0)").frame(height: 28) }
            }
            let adjustment = try scrolled(window)
            var most = 0
            var offset = 0.0
            for step in [0, 35, 250, 900, -400, 39_000_000, -20_000_000, -333, 7, -18_000_000]
                + Array(repeating: 120, count: 30)
            {
                offset = max(offset + Double(step), 0)
                await window.change { gtk_adjustment_set_value(adjustment, offset) }
                let rows = window.host.widget.descendants.filter { $0.listItem == $0 }
                most = max(most, rows.count)
                // Rows that went are kept for others that come, where they were.
                let frames = rows.filter { gtk_widget_get_mapped($0) != 0 }
                    .map { $0.bounds(in: window.host.widget) }.sorted { $0.minY < $1.minY }
                // No gap between the rows in sight.
                let seen = frames.filter { $0.maxY > 0 && $0.minY < 400 }
                #expect(seen.first!.minY <= 0 && seen.last!.maxY >= 400)
                #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.maxY == $1.minY })
            }
            #expect(most <= 34)
        }

        @Test(arguments: 1...4)
        func `random changes leave the first row in sight, the selection, the focus and half-typed text`(seed: Int)
            async throws
        {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 300) {
                List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
                    ForEach(model.lines) { line in
                        TextField(
                            "field \(line.id)",
                            text: Binding(
                                get: { model.lines.first { $0.id == line.id }?.text ?? "" },
                                set: { text in
                                    if let place = model.lines.firstIndex(where: { $0.id == line.id }) {
                                        model.lines[place].text = text
                                    }
                                }))
                    }
                }
            }
            let adjustment = try scrolled(window)
            await window.change { gtk_adjustment_set_value(adjustment, 5000) }
            await window.frames(2)
            func seen() -> [(name: String, frame: CGRect, entry: WidgetPointer)] {
                window.widgets(gtk_entry_get_type())
                    .map { (accessibleLabel(of: $0) ?? "", $0.bounds(in: window.host.widget), $0) }
                    .filter { $0.1.maxY > 0 && $0.1.minY < 300 }.sorted { $0.1.minY < $1.1.minY }
            }
            let held = seen()[2]
            let id = Int(held.name.split(separator: " ")[1])!
            gtk_widget_grab_focus(held.entry)
            await window.change { gtk_editable_set_text(held.entry.opaque, "half") }
            model.selection = [id, 5, 250]
            gtk_editable_set_position(held.entry.opaque, 2)
            await window.frames(2)
            var random = Random(seed: UInt64(seed))
            let kept = Set(seen().prefix(3).map { Int($0.name.split(separator: " ")[1])! })
            let (first, top) = (seen()[0].name, seen()[0].frame.minY)
            for _ in 0..<25 {
                await window.change {
                    let place = Int.random(in: 0...model.lines.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0:
                        model.lines.insert(Line(id: model.next, text: "new"), at: place)
                        model.next += 1
                    case 1:
                        if place < model.lines.count, !kept.contains(model.lines[place].id) {
                            model.lines.remove(at: place)
                        }
                    default:
                        if place < model.lines.count, model.lines[place].id != id { model.lines[place].text += "." }
                    }
                }
                await window.frames()
                #expect(seen()[0].name == first && abs(seen()[0].frame.minY - top) <= 1)
                let entry = try #require(window.focus.flatMap { gtk_widget_get_ancestor($0, gtk_entry_get_type()) })
                #expect(accessibleLabel(of: entry) == "field \(id)")
                #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "half")
                #expect(gtk_editable_get_position(entry.opaque) == 2)
                #expect(model.selection == [id, 5, 250])
            }
        }

        @Test
        func `lists and grids are walked by assistive technologies: which row of how many, and what is in it`()
            async throws
        {
            let window = await ViewWindow(width: 300, height: 300) {
                List(selection: Binding(get: { Set([1]) }, set: { _ in })) {
                    Section("Fruit") { ForEach(0..<40) { Text("row \($0)").badge($0) } }
                }
                .frame(height: 150)
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                        ForEach(0..<100) { id in Button("cell \(id)") {} }
                    }
                }
            }
            let list = try #require(window.host.widget.descendants.first { role($0) == GTK_ACCESSIBLE_ROLE_LIST })
            let rows = list.descendants.filter { role($0) == GTK_ACCESSIBLE_ROLE_LIST_ITEM }
            #expect(
                rows.prefix(4).compactMap { accessibleLabel(of: $0) } == ["Fruit", "row 0", "row 1, 1", "row 2, 2"])
            let header = try #require(list.descendants.first { role($0) == GTK_ACCESSIBLE_ROLE_GROUP })
            #expect(header.descendants.contains { $0.isLabel && $0.labelText == "Fruit" })
            let cells = window.widgets(gtk_button_get_type()).compactMap { accessibleLabel(of: $0) }
            #expect(
                cells.filter { $0.hasPrefix("cell") }.prefix(5) == ["cell 0", "cell 1", "cell 2", "cell 3", "cell 4"])
        }

        private func role(_ widget: WidgetPointer) -> GtkAccessibleRole {
            gtk_accessible_get_accessible_role(widget.opaque)
        }
    }
}

/// A generator with the same numbers for the same seed.
private struct Random: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
