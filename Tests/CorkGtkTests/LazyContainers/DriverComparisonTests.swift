import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Seeds
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Lazy containers as list views beside the same content in the container's own host.
    @MainActor
    @Suite struct DriverComparisonTests {
        struct Row: Identifiable, Equatable {
            let id: Int
            var height: CGFloat
            var title: String
            var isButton: Bool
        }

        @Observable final class Model {
            var rows: [Row] = []
            var wanted: Int?
        }

        /// A stack of rows in a scroll view.
        ///
        /// A container that pins headers is not a list view, even without headers.
        private struct Rows: View {
            let model: Model
            let isListView: Bool
            let isGrid: Bool

            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        if isGrid {
                            LazyVGrid(
                                columns: [GridItem(.adaptive(minimum: 90), spacing: 4)], spacing: 6, pinnedViews: pins
                            ) { cells }
                        } else {
                            LazyVStack(alignment: .leading, spacing: 3, pinnedViews: pins) { cells }
                        }
                    }
                    .onChange(of: model.wanted) {
                        if let row = model.wanted { proxy.scrollTo(row, anchor: .top) }
                    }
                }
            }

            private var pins: PinnedScrollableViews { isListView ? [] : .sectionHeaders }

            private var cells: some View {
                ForEach(model.rows) { row in
                    HStack {
                        Color(hue: Double(row.id % 13) / 13, saturation: 0.8, brightness: 0.7).frame(width: 20)
                        if row.isButton { Button(row.title) {} } else { Text(row.title) }
                    }
                    .frame(height: row.height)
                }
            }
        }

        /// Returns the names of the visible texts and buttons, in the order of assistive technologies.
        private func names(_ window: ViewWindow) -> [String] {
            window.host.widget.descendants
                .filter {
                    let bounds = $0.bounds(in: window.host.widget)
                    return ($0.isLabel || $0.isA(gtk_button_get_type())) && gtk_widget_get_mapped($0) != 0
                        && bounds.maxY > 0 && bounds.minY < 300
                }
                .map {
                    ($0.isLabel ? "text " : "button ") + ($0.isLabel ? $0.labelText : accessibleLabel(of: $0) ?? "")
                }
        }

        @Test(arguments: [false, true])
        func `after random edits and jumps, a list view shows and names what the container's own host does`(
            isGrid: Bool
        ) async throws {
            let model = Model()
            var random = SeededGenerator(seed: isGrid ? 7 : 3)
            model.rows = (0..<400).map { _ in row(&random) }
            let native = await ViewWindow(width: 300, height: 300) {
                Rows(model: model, isListView: true, isGrid: isGrid)
            }
            let own = await ViewWindow(width: 300, height: 300) {
                Rows(model: model, isListView: false, isGrid: isGrid)
            }
            #expect(native.widgets(gtk_list_view_get_type()).count == 1)
            #expect(own.widgets(gtk_list_view_get_type()).isEmpty)
            for step in 0..<60 {
                edit(model, &random)
                for window in [native, own] {
                    await window.frames(2)
                    repeat { await window.frames() } while window.controller.renderer.waitsForStillness
                }
                var seen = [try await sight(native), try await sight(own)]
                // On a busy machine, what is left for later can take some more frames.
                for _ in 0..<20 where seen[0].names != seen[1].names || seen[0].picture != seen[1].picture {
                    seen = [try await sight(native), try await sight(own)]
                }
                #expect(seen[0].names == seen[1].names, "step \(step)")
                let strays = seen[0].picture.strays(from: seen[1].picture)
                #expect(strays == nil, "step \(step)")
                if strays != nil { return }
            }
        }

        private func sight(_ window: ViewWindow) async throws -> (names: [String], picture: Picture) {
            let shown = try await window.painted { names(window) }
            return (shown.seen, shown.picture)
        }

        private func row(_ random: inout SeededGenerator) -> Row {
            let id = Int.random(in: 0..<1_000_000_000, using: &random)
            return Row(
                id: id, height: CGFloat([20, 34, 60, 180].randomElement(using: &random)!), title: "row \(id)",
                isButton: id % 3 == 0)
        }

        private func edit(_ model: Model, _ random: inout SeededGenerator) {
            let count = model.rows.count
            let place = Int.random(in: 0..<max(count, 1), using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let new = (0..<Int.random(in: 1...30, using: &random)).map { _ in row(&random) }
                model.rows.insert(contentsOf: new, at: min(place, count))
            case 1: model.rows.removeSubrange(place..<min(place + Int.random(in: 1...40, using: &random), count))
            case 2 where count > 0:
                model.rows.move(fromOffsets: [place], toOffset: Int.random(in: 0...count, using: &random))
            case 3 where count > 0: model.rows[place].height = CGFloat(Int.random(in: 0...200, using: &random))
            case 4 where count > 0: model.rows[place].title += "!"
            case 5: model.rows.shuffle(using: &random)
            default: model.wanted = model.rows.isEmpty ? nil : model.rows[place].id
            }
        }
    }
}
