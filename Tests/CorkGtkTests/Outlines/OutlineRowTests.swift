import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Rows of a long outline, each with a text and two buttons.
    @MainActor
    @Suite struct OutlineRowTests {
        struct Shape: Identifiable {
            let id: Int
            var parts: [Shape]? {
                id < 10_000 && id % 10 == 0 ? (1...3).map { Shape(id: id * 100 + 10_000 + $0) } : nil
            }
        }

        @Observable final class Model {
            var wanted: Int?
            var expanded: Set<Int> = []
            var hidden: [Int] = []
        }

        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow(width: 260, height: 400) {
                ScrollViewReader { proxy in
                    List {
                        Section("Canvas 1") {
                            OutlineGroup(
                                (0..<6000).map { Shape(id: $0) }, children: \.parts,
                                expanded: Binding(get: { model.expanded }, set: { model.expanded = $0 })
                            ) { shape in
                                HStack(spacing: 6) {
                                    if shape.id % 2 == 0 { Color.red.frame(width: 16, height: 16) }
                                    Text("Path \(shape.id)").frame(maxWidth: .infinity, alignment: .leading)
                                        .frame(height: CGFloat(16 + shape.id % 5 * 3))
                                    Button {
                                        model.hidden.append(shape.id)
                                    } label: {
                                        Color.blue.frame(width: 16, height: 16)
                                    }
                                    .buttonStyle(.plain)
                                    .accessibilityLabel("Hide \(shape.id)")
                                    .help("Hide \(shape.id)")
                                    .opacity(shape.id % 3 == 0 ? 0.5 : 1)
                                }
                            }
                        }
                    }
                    .listStyle(.sidebar)
                    .onChange(of: model.wanted) { _, wanted in if let wanted { proxy.scrollTo(wanted) } }
                }
            }
        }

        private func rows(_ window: ViewWindow) -> [WidgetPointer] {
            window.host.widget.descendants.filter {
                gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_LIST_ITEM
                    && gtk_widget_get_mapped($0) != 0
            }
        }

        /// Returns a Boolean value that indicates whether a row is completely visible, to a pixel.
        private func isInSight(_ label: String, _ window: ViewWindow) -> Bool {
            guard let row = rows(window).first(where: { accessibleLabel(of: $0) == label }) else { return false }
            let frame = row.bounds(in: window.host.widget)
            return frame.minY >= -1 && frame.maxY <= 401
        }

        @Test
        func `rows far away come into sight, and GTK lays out no frame more often than it does of itself`() async throws
        {
            let model = Model()
            let window = await window(model)
            for wanted in [4000, 17, 5999, 3001, 0, 2500, 2530, 5100, 42] {
                await window.change { model.wanted = wanted }
                await eventually { isInSight("Path \(wanted)", window) }
                await window.frames(3)
                #expect(isInSight("Path \(wanted)", window), "\(wanted)")
            }
        }

        @Test func `a row inside of an open one is scrolled to by its id`() async throws {
            let model = Model()
            let window = await window(model)
            await window.change { model.expanded = [100, 3000, 5000] }
            await window.change { model.wanted = 310_002 }
            await eventually { isInSight("Path 310002", window) }
            await window.frames(3)
            #expect(isInSight("Path 310002", window))
        }

        @Test
        func `rows with buttons go on with the widgets of rows that are far away, each with its own names and actions`()
            async throws
        {
            let model = Model()
            let window = await window(model)
            let inSight = rows(window).count
            var all: Set<WidgetPointer> = []
            for wanted in [1000, 3000, 2000, 4000, 1500, 3500, 2500, 500, 5500, 5000] {
                await window.change { model.wanted = wanted }
                await eventually { isInSight("Path \(wanted)", window) }
                await window.frames(3)
                all.formUnion(window.labels)
            }
            #expect(all.count <= 5 * inSight)
            for row in rows(window) {
                let name = try #require(accessibleLabel(of: row))
                let button = try #require(
                    row.descendants.first {
                        gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON
                    })
                #expect(accessibleLabel(of: button) == name.replacingOccurrences(of: "Path", with: "Hide"))
                #expect(button.tooltip == accessibleLabel(of: button))
            }
            let row = try #require(rows(window).first { accessibleLabel(of: $0) == "Path 5000" })
            let button = try #require(
                row.descendants.first { gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON })
            await window.change { button.pointerClick(x: 4, y: 4) }
            #expect(model.hidden == [5000])
        }
    }
}
