import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct LazyStackTests {
        @Observable final class Model {
            var items: [Int]
            init(_ items: [Int]) { self.items = items }
        }

        /// Rows with a label each, of different lengths where they are ragged.
        private func window(_ model: Model, isRagged: Bool = false) async -> ViewWindow {
            await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.items, id: \.self) { id in
                            Text("\(id)").frame(height: isRagged ? CGFloat(25 + id * 7 % 30) : 40)
                        }
                    }
                }
            }
        }

        private func adjustment(_ window: ViewWindow) throws -> UnsafeMutablePointer<GtkAdjustment> {
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            return gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        }

        /// The rows that reach into the window, from top to bottom.
        private func visible(_ window: ViewWindow) -> [(id: Int, frame: CGRect)] {
            window.host.widget.descendants.filter { $0.isLabel && gtk_widget_get_mapped($0) != 0 }
                .compactMap { label in
                    guard let id = Int(label.labelText) else {
                        Issue.record("A row says “\(label.labelText)”.")
                        return nil
                    }
                    return (id, label.bounds(in: window.host.widget))
                }
                .filter { $0.1.maxY > 0 && $0.1.minY < 200 }
                .sorted { $0.1.minY < $1.1.minY }
        }

        @Test
        func `R7.5, R7.32: of 100,000 rows a few have widgets, and wherever one scrolls nothing empty is painted`()
            async throws
        {
            let window = await window(Model(Array(0..<100_000)))
            let adjustment = try adjustment(window)
            #expect(gtk_adjustment_get_upper(adjustment) == 4_000_000)
            for offset in [0.0, 20, 400, 100_000, 2_000_000, 3_999_800, 0] {
                gtk_adjustment_set_value(adjustment, offset)
                // The frame that is painted next shows all rows already.
                await window.frames()
                let first = Int(offset / 40)
                let ids = visible(window).map(\.id)
                #expect(ids.contains(first) && ids.contains(min(first + 4, 99_999)), "at \(offset): \(ids)")
                #expect(ids == Array(ids[0]...ids[0] + ids.count - 1))
                #expect(window.labels.count <= 16)
            }
        }

        @Test(arguments: [true, false])
        func `of a list that is scrolled to its end and becomes short, all rows in sight are shown`(isList: Bool)
            async throws
        {
            let model = Model(Array(0..<10_000))
            let window =
                isList
                ? await ViewWindow(width: 200, height: 200) {
                    List { ForEach(model.items, id: \.self) { Text("\($0)").frame(height: CGFloat(25 + $0 * 7 % 30)) } }
                        .listStyle(.plain)
                } : await window(model, isRagged: true)
            let adjustment = try adjustment(window)
            for _ in 0..<3 {
                gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
                await window.frames(2)
            }
            #expect(visible(window).last?.id == 9999)
            for count in [43, 8, 2] {
                await window.change { model.items = Array(0..<count) }
                await window.frames(2)
                let rows = visible(window)
                #expect(rows.last?.id == count - 1 && rows.map(\.id) == Array((rows.first?.id ?? 0)..<count))
                #expect(rows.first.map { $0.frame.minY < 60 || $0.id == 0 } == true, "\(count): \(rows)")
            }
        }

        @Test
        func `R7.6: while one scrolls, the header of the section in sight stays until the next one pushes it away`()
            async throws
        {
            let window = await ViewWindow(width: 200, height: 100) {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        ForEach(0..<5) { section in
                            Section {
                                ForEach(0..<10) { Text("\(section)-\($0)").frame(height: 20) }
                            } header: {
                                Text("head \(section)").frame(height: 16)
                            } footer: {
                                Text("foot \(section)").frame(height: 16)
                            }
                        }
                    }
                }
            }
            let adjustment = try adjustment(window)
            /// Returns the middle of a label in the window, or `nil` if it isn't shown.
            func middle(_ text: String) -> CGFloat? {
                window.labels.first { $0.labelText == text }?.bounds(in: window.host.widget).midY
            }
            // A section is 16 + 200 + 16 high; a text is in the middle of its 16 points.
            for (offset, header, footer) in [(0.0, 8.0, 92.0), (50, 8, 92), (132, 8, 92), (222, 2, nil)] {
                gtk_adjustment_set_value(adjustment, offset)
                await window.frames(2)
                let shown = try #require(middle("head 0"), "at \(offset)")
                #expect(abs(shown - header) <= 1, "at \(offset)")
                if let footer { #expect(abs(try #require(middle("foot 0")) - footer) <= 1, "at \(offset)") }
            }
            #expect(abs(try #require(middle("head 1")) - 18) <= 1)
        }

        @Test func `rows of different lengths that come above leave what is in sight where it is`() async throws {
            let model = Model(Array(0..<2000))
            let window = await window(model, isRagged: true)
            gtk_adjustment_set_value(try adjustment(window), 30_000)
            await window.frames(2)
            let before = visible(window)
            await window.change { model.items.insert(contentsOf: 5000..<5010, at: 3) }
            await window.frames()
            let after = visible(window)
            #expect(after.map(\.id) == before.map(\.id))
            for (a, b) in zip(after, before) { #expect(abs(a.frame.minY - b.frame.minY) <= 1) }
            await window.change { model.items.removeFirst(100) }
            await window.frames()
            #expect(visible(window).map(\.id) == before.map(\.id))
        }

        @Test
        func `rows that come into sight are made before the frame that shows them, in one layout of the window`()
            async throws
        {
            let window = await window(Model(Array(0..<1000)))
            let adjustment = try adjustment(window)
            let (clock, signals) = (gtk_widget_get_frame_clock(window.widget)!, SignalOwner())
            var layouts = 0
            signals.connect("layout", to: clock, after: true) { layouts += 1 }
            for offset in stride(from: 100.0, through: 2000, by: 100) {
                gtk_adjustment_set_value(adjustment, offset)
                await window.frames()
                #expect(visible(window).map(\.id).contains(Int(offset / 40)))
            }
            #expect(layouts <= 20)
        }

        @Test func `a row that comes into sight takes over the widgets of one that is far away`() async throws {
            let window = await window(Model(Array(0..<1000)))
            let adjustment = try adjustment(window)
            gtk_adjustment_set_value(adjustment, 1000)
            await window.frames(2)
            let before = Set(window.labels)
            for offset in stride(from: 1040.0, to: 3000, by: 40) {
                gtk_adjustment_set_value(adjustment, offset)
                await window.frames()
                #expect(visible(window).map(\.id).contains(Int(offset / 40)))
            }
            gtk_adjustment_set_value(adjustment, 30_000)
            await window.frames(2)
            #expect(visible(window).map(\.id).prefix(2) == [750, 751])
            // What is hidden waits for rows to come.
            let shown = Set(window.labels.filter { gtk_widget_get_mapped($0) != 0 })
            #expect(shown.subtracting(before).count <= 4)
            #expect(window.labels.count <= shown.count + 32)
        }

        @Test(arguments: [false, true])
        func `R7.10: a row is scrolled to where rows are much shorter than those seen before`(isPinned: Bool)
            async throws
        {
            let window = await ViewWindow(width: 200, height: 300) {
                ScrollViewReader { proxy in
                    Button("go") { proxy.scrollTo(370, anchor: .top) }
                    ScrollView {
                        LazyVStack(spacing: 0, pinnedViews: isPinned ? .sectionHeaders : []) {
                            ForEach(0..<400) { Text("row \($0)").frame(height: $0 < 50 ? 180 : 20) }
                        }
                    }
                }
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            await window.change { cork_signal_emit(button, "clicked") }
            repeat { await window.frames() } while window.controller.renderer.waitsForStillness
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            #expect(abs(try window.label("row 370").bounds(in: scrolled).midY - 10) < 2)
        }

        @Test func `R7.10: a row without widgets is scrolled to`() async throws {
            let window = await ViewWindow(width: 200, height: 300) {
                ScrollViewReader { proxy in
                    Button("go") { proxy.scrollTo(40_000, anchor: .top) }
                    ScrollView {
                        LazyVStack { ForEach(0..<100_000) { Text("row \($0)").frame(height: CGFloat(20 + $0 % 9)) } }
                    }
                }
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            await window.change { cork_signal_emit(button, "clicked") }
            await window.frames(3)
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let top = try window.label("row 40000").bounds(in: scrolled).minY
            #expect(top >= 0 && top < 8)
        }
    }
}
