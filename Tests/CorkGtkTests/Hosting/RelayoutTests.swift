import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct RelayoutTests {
        @Observable final class Card: Identifiable {
            var title: String
            var isMarked = false
            init(_ title: String) { self.title = title }
        }

        private struct CardView: View {
            let card: Card
            var body: some View {
                VStack {
                    Text(card.title)
                    if card.isMarked { Text("Marked") }
                }
                .frame(width: 80, height: 60)
            }
        }

        /// Counts how often a host is laid out.
        private final class Probe {
            var count = 0

            init(_ host: HostView) {
                let layout = host.layout
                host.layout = { [unowned self] in
                    count += 1
                    layout($0)
                }
            }
        }

        /// A layout that places its only subview in its own bounds, and counts its calls.
        private struct CountingLayout: Layout {
            final class Counter {
                var count = 0
            }

            let counter: Counter

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                counter.count += 1
                return subviews[0].sizeThatFits(proposal)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                counter.count += 1
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }

        /// A theme may make a label larger without a change of any view.
        @Test func `a widget that asks by itself gets its place again`() async throws {
            let window = await ViewWindow(width: 200, height: 100) {
                VStack {
                    Text("one")
                    Button("two") {}
                }
            }
            for name in ["one", "two"] {
                let label = try window.label(name)
                let before = label.bounds(in: window.host.widget)
                gtk_widget_queue_resize(label)
                await window.frames()
                #expect(label.bounds(in: window.host.widget) == before)
            }
        }

        /// GTK doesn't draw widgets with a pending allocation, and prints a warning.
        @Test func `a row that is larger where it is selected is placed beside one that changes`() async throws {
            let display = gdk_display_get_default()
            let style = ObjectRef(adopting: gtk_css_provider_new()!)
            gtk_css_provider_load_from_data(style.cast(), "row:selected label { font-weight: bold; }", -1)
            gtk_style_context_add_provider_for_display(
                display, style.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            defer { gtk_style_context_remove_provider_for_display(display, style.opaque) }
            let rows = Rows()
            let window = await ViewWindow(width: 200, height: 100) {
                List(selection: Bindable(rows).selection) {
                    Text(rows.text).tag(0)
                    Text("other").tag(1)
                }
            }
            let before = try window.picture()
            await window.change { (rows.text, rows.selection) = ("two", 1) }
            let row = try window.label("other").bounds(in: window.host.widget)
            let after = try window.picture()
            let places = (Int(row.minX)..<Int(row.maxX)).map { (x: $0, y: Int(row.midY)) }
            #expect(places.contains { before[$0.x, $0.y] != after[$0.x, $0.y] })
        }

        @Test func `another text of the same size is drawn without a layout`() async throws {
            let card = Card("tone")
            let window = await ViewWindow(width: 200, height: 100) { Text(card.title).monospaced() }
            let probe = Probe(window.host)
            await window.change { card.title = "note" }
            #expect(probe.count == 0)
            #expect(try window.label("note").isLabel)
            let other = await ViewWindow(width: 200, height: 100) { Text(card.title).monospaced() }
            #expect(try window.picture() == other.picture())
            await window.change { card.title = "notes" }
            #expect(probe.count == 1)
        }

        @Observable final class Rows {
            var text = "one"
            var selection: Int?
        }

        /// Reordering of scrolled widgets is deferred until scrolling settles or the order is needed.
        @Test func `Tab goes through what has scrolled in its order`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                Button("before") {}
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<1000) { Button("\($0)") {}.frame(height: 40) } }
                }
            }
            let view = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(view.opaque)
            func scrollUp(to top: Int) async {
                for place in stride(from: top + 800, through: top, by: -40) {
                    await window.change { gtk_adjustment_set_value(adjustment, Double(place)) }
                }
            }
            await scrollUp(to: 4000)
            let button = try #require(window.label("100").ancestor(gtk_button_get_type()))
            #expect(gtk_widget_grab_focus(button) != 0)
            var names: [String] = []
            for _ in 0..<3 {
                window.press(GDK_KEY_Tab, GDK_SHIFT_MASK)
                names += window.focus?.descendants.filter { $0.isLabel }.map(\.labelText) ?? []
            }
            #expect(names == ["99", "98", "before"])
            await scrollUp(to: 2000)
            repeat { await window.frames() } while window.controller.renderer.waitsForStillness
            let places = view.descendants.filter { $0.isA(gtk_button_get_type()) }.map { $0.bounds(in: view).minY }
            #expect(places.count > 5 && places == places.sorted())
        }

        /// Otherwise, all visible subviews would be repainted when one of them changes.
        @Test func `each subview of a lazy container is a widget of its own`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach(0..<6) { place in
                            ZStack {
                                Color.black.frame(height: 40)
                                Text("\(place)")
                            }
                        }
                    }
                }
            }
            let lists = window.widgets(gtk_list_view_get_type())
            #expect(lists.flatMap { Array($0.children) }.count == 3)
            for row in lists.flatMap({ Array($0.children) }) {
                let cells = try #require(row.children.first { _ in true })
                #expect(Array(cells.children).count == 2)
            }
        }

        @Observable final class Pair {
            var same = "12"
            var other = "a"
        }

        @Test func `a text of the same size is placed beside one that grows`() async throws {
            let pair = Pair()
            let window = await ViewWindow(width: 200, height: 100) {
                VStack {
                    Text(pair.other)
                    Text(pair.same)
                }
            }
            let label = try window.label("12")
            let before = label.bounds(in: window.host.widget)
            // A label that is drawn before it has its place again complains.
            await window.change {
                pair.same = "21"
                pair.other = "longer"
            }
            #expect(label.labelText == "21")
            #expect(label.bounds(in: window.host.widget) == before)
            await window.change { pair.same = "12" }
            #expect(label.bounds(in: window.host.widget) == before)
        }

        @Observable final class Sizes {
            var width: CGFloat = 160
            var rows = 3
        }

        private struct Wide: View {
            let sizes: Sizes
            var body: some View { ScrollView(.horizontal) { Text("x") }.frame(width: sizes.width) }
        }

        @Test func `a flow in a list takes the new width of its content`() async throws {
            let sizes = Sizes()
            let window = await ViewWindow {
                List {
                    ForEach(0..<sizes.rows, id: \.self) { Text("\($0)") }
                    FlowStack { Wide(sizes: sizes) }
                }
                .frame(width: 220, height: 250)
            }
            await window.change {
                sizes.rows = 0
                sizes.width = 150
            }
            let widget = try #require(window.widgets(gtk_flow_box_get_type()).first)
            #expect(widget.bounds(in: window.host.widget).width == 150)
        }

        @Test func `a card of fixed size is laid out alone`() async throws {
            let cards = ["a", "b", "c"].map { Card($0) }
            let outer = CountingLayout(counter: CountingLayout.Counter())
            let inner = CountingLayout(counter: CountingLayout.Counter())
            let window = await ViewWindow {
                outer { ScrollView { inner { FlowStack { ForEach(cards) { CardView(card: $0) } } } } }
            }
            let flow = try #require(window.nodes("FlowStack").first)
            let mount = try #require(flow.mount as? FlowMount)
            let probes = flow.children.compactMap { mount.host(for: $0) }.map(Probe.init)
            // Sizes that were asked for before the window had its own are asked for once more.
            await window.change { cards[1].title = "A longer title" }
            func reset() {
                for probe in probes { probe.count = 0 }
                outer.counter.count = 0
                inner.counter.count = 0
            }

            func others() -> [Int] { [probes[0].count, probes[2].count, inner.counter.count, outer.counter.count] }

            reset()
            await window.change { cards[1].title = "Another title" }
            #expect(probes[1].count > 0)
            #expect(others() == [0, 0, 0, 0])

            reset()
            await window.change { cards[1].isMarked = true }
            #expect(window.texts.contains("Marked"))
            #expect(others() == [0, 0, 0, 0])
        }
    }
}
