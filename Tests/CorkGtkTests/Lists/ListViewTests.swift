import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Lazy containers as native list views.
    @MainActor
    @Suite struct ListViewTests {
        private func lists(_ window: ViewWindow) -> [WidgetPointer] { window.widgets(gtk_list_view_get_type()) }

        private func items(_ window: ViewWindow) -> [WidgetPointer] { lists(window).flatMap { Array($0.children) } }

        @Test
        func `lists, outlines and vertical lazy containers in a scroll view are list views, whatever modifies them`()
            async throws
        {
            struct Leaf: Identifiable {
                let id: Int
                var leaves: [Leaf]? { nil }
            }
            let cells = ForEach(0..<20) { Text("\($0)").frame(height: 40) }
            let views: [(String, AnyView)] = [
                ("List", AnyView(List { cells })),
                (
                    "OutlineGroup",
                    AnyView(
                        List { OutlineGroup((0..<3).map { Leaf(id: $0) }, children: \.leaves) { Text("\($0.id)") } })
                ),
                ("LazyVStack", AnyView(ScrollView { LazyVStack { cells } })),
                ("LazyVGrid", AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { cells } })),
                (
                    "modifiers",
                    AnyView(
                        ScrollView {
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { cells }
                                .focusGroup().onTapGesture {}.contextMenu { Button("Act") {} }.padding(12)
                                .opacity(0.9).overlay(alignment: .top) { Color.red.frame(height: 2) }
                        }
                        .contentMargins(10))
                ),
            ]
            for (name, view) in views {
                let window = await ViewWindow(width: 200, height: 200) { view }
                #expect(lists(window).count == 1, "\(name)")
                #expect(items(window).count >= 3, "\(name)")
                #expect(window.labels.allSatisfy { $0.listItem != nil }, "\(name)")
            }
        }

        @Test func `horizontal and pinned containers, and those that do not scroll, are none`() async {
            let cells = ForEach(0..<20) { Text("\($0)").frame(width: 40, height: 10) }
            let views: [(String, AnyView)] = [
                ("LazyHStack", AnyView(ScrollView(.horizontal) { LazyHStack { cells } })),
                (
                    "pinned",
                    AnyView(ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { Section("head") { cells } } })
                ),
                ("in no scroll view", AnyView(LazyVStack { cells })),
                ("in a horizontal one", AnyView(ScrollView(.horizontal) { LazyVStack { cells } })),
            ]
            for (name, view) in views {
                let window = await ViewWindow(width: 200, height: 400) { view }
                #expect(lists(window).isEmpty, "\(name)")
                #expect(window.labels.count >= 4, "\(name)")
            }
        }

        @Test func `each line of a grid is a named item, and each cell says which of all it is`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach(0..<101) { id in Button("cell \(id)") {}.frame(height: 40) }
                    }
                }
            }
            let found = items(window)
            #expect(found.prefix(3).map { accessibleLabel(of: $0) } == ["Row 1 of 51", "Row 2 of 51", "Row 3 of 51"])
            #expect(found.allSatisfy { gtk_widget_get_focusable($0) == 0 })
            for (place, item) in found.enumerated() {
                #expect(cork_test_accessible_place_is(item, Int32(place + 1), 51) != 0)
            }
            let buttons = window.widgets(gtk_button_get_type())
            for button in buttons {
                let label = try #require(accessibleLabel(of: button))
                let id = try #require(Int(label.dropFirst(5)))
                #expect(cork_test_accessible_place_is(button, Int32(id + 1), 101) != 0)
            }
            #expect(buttons.count >= 8)
        }

        @Test
        func `a focused cell that is scrolled out of sight keeps its position, without the cells beside it`()
            async throws
        {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                        ForEach(0..<300) { id in Button("cell \(id)") {}.frame(height: 40) }
                    }
                }
            }
            let second = try #require(
                window.widgets(gtk_button_get_type()).first { accessibleLabel(of: $0) == "cell 1" })
            gtk_widget_grab_focus(second)
            await window.frames()
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
            await window.frames()
            let labels = window.widgets(gtk_button_get_type()).compactMap { accessibleLabel(of: $0) }
            #expect(labels.contains("cell 299") && !labels.contains("cell 0"))
            #expect(cork_test_accessible_place_is(second, 2, 300) != 0)
        }

        @Observable final class Songs {
            var titles = ["Waterloo", "Fernando", ""]
        }

        @Test
        func `each subview of a stack is an item named after its texts, or after its place without any`() async throws {
            let model = Songs()
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<3) { id in
                            HStack {
                                if !model.titles[id].isEmpty { Text(model.titles[id]) }
                                Color.red.frame(width: 20, height: 20)
                            }
                        }
                    }
                }
            }
            let found = items(window)
            #expect(found.map { accessibleLabel(of: $0) } == ["Waterloo", "Fernando", "Row 3 of 3"])
            for (place, item) in found.enumerated() {
                #expect(cork_test_accessible_place_is(item, Int32(place + 1), 3) != 0)
            }
            model.titles = ["Waterloo", "SOS", "Honey, Honey"]
            await window.frames()
            #expect(items(window).map { accessibleLabel(of: $0) } == ["Waterloo", "SOS", "Honey, Honey"])
            model.titles[1] = ""
            await window.frames()
            #expect(items(window).map { accessibleLabel(of: $0) } == ["Waterloo", "Row 2 of 3", "Honey, Honey"])
        }

        @Observable final class Model {
            var heights: [CGFloat]
            var wanted: Int?
            init(_ heights: [CGFloat]) { self.heights = heights }
        }

        @Test
        func `rows of no height, of a point and of ten thousand are where they belong, and so is what follows them`()
            async throws
        {
            let model = Model(
                Array(repeating: 0, count: 500) + Array(repeating: 1, count: 500) + [10_000, 20, 5_000_000, 20])
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(model.heights.indices, id: \.self) { place in
                                Color.blue.frame(height: model.heights[place])
                                    .overlay(alignment: .top) { Text("\(place)").fixedSize().frame(height: 0) }
                            }
                        }
                    }
                    .onChange(of: model.wanted) { if let row = model.wanted { proxy.scrollTo(row, anchor: .top) } }
                }
            }
            for (row, place) in [(1000, 0.0), (1003, 180)] {
                await window.change { model.wanted = row }
                await window.frames(3)
                repeat { await window.frames() } while window.controller.renderer.waitsForStillness
                let label = try window.label("\(row)")
                #expect(abs(label.bounds(in: window.host.widget).midY - place) <= 1, "\(row)")
            }
            await window.change { model.heights = [] }
            #expect(items(window).isEmpty && window.labels.isEmpty)
        }

        @Test
        func `a row with the focus keeps it while it is far out of sight, and is back in its place when scrolled to`()
            async throws
        {
            let window = await ViewWindow(width: 200, height: 200) {
                List(0..<1_000_000, id: \.self) { id in Text("row \(id)").frame(height: 28) }
            }
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
            let row = try #require(try window.label("row 2").listItem)
            await window.change { gtk_root_set_focus(window.widget.opaque, row) }
            await window.frames(2)
            for offset in [20_000_000.0, 39_000_000, 0] {
                gtk_adjustment_set_value(adjustment, offset)
                await window.frames(3)
                #expect(window.focus == row)
                let rows = items(window).filter { accessibleLabel(of: $0) != "row 2" || offset == 0 }
                    .map { $0.bounds(in: window.host.widget) }
                #expect(rows.contains { $0.minY <= 0 } && rows.contains { $0.maxY >= 200 }, "\(offset)")
            }
            #expect(row.bounds(in: window.host.widget) == CGRect(x: 0, y: 80, width: 200, height: 40))
        }

        @Test
        func `a cell that is scrolled to and takes the focus in one step is all in sight, also one that was not made`()
            async throws
        {
            struct Grid: View {
                let model: Model
                @FocusState private var focused: Int?

                var body: some View {
                    ScrollViewReader { proxy in
                        ScrollView {
                            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 12) {
                                ForEach(0..<200, id: \.self) { id in
                                    Button("cell \(id)") {}.frame(height: 165).focused($focused, equals: id)
                                }
                            }
                            .padding(12)
                        }
                        .onChange(of: model.wanted) {
                            guard let wanted = model.wanted else { return }
                            proxy.scrollTo(wanted)
                            focused = wanted
                        }
                    }
                }
            }
            let model = Model([])
            let window = await ViewWindow(width: 400, height: 660) { Grid(model: model) }
            for wanted in [0, 6, 14, 22, 30, 22, 100, 198, 60, 0] {
                await window.change { model.wanted = wanted }
                await window.frames(3)
                repeat { await window.frames() } while window.controller.renderer.waitsForStillness
                let focus = try #require(window.focus)
                #expect(accessibleLabel(of: focus) == "cell \(wanted)")
                let frame = focus.bounds(in: window.host.widget)
                #expect(frame.minY >= 0 && frame.maxY <= 660, "\(wanted): \(frame)")
            }
        }
    }
}
