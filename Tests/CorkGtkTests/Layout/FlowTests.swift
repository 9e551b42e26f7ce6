import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FlowTests {
        @Observable final class Model {
            var names = ["a", "b", "c", "d"]
            var suffix = ""
        }

        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow {
                FlowStack(maximumPerLine: 2) {
                    ForEach(model.names, id: \.self) { name in
                        Text(name + model.suffix).frame(width: 60, height: 30)
                    }
                }
            }
        }

        /// Returns the cells in reading order, with their texts.
        private func cells(_ window: ViewWindow) -> [(text: String, widget: WidgetPointer)] {
            window.widgets(gtk_flow_box_child_get_type())
                .sorted { a, b in
                    let (a, b) = (a.bounds(in: window.widget), b.bounds(in: window.widget))
                    return (a.minY, a.minX) < (b.minY, b.minX)
                }
                .map { cell in (cell.descendants.first { $0.isLabel }?.labelText ?? "", cell) }
        }

        @Test func `cells out of sight have their label before they are built`() async throws {
            let model = Model()
            model.names = (0..<200).map { "\($0)" }
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView {
                    FlowStack(maximumPerLine: 1) {
                        ForEach(model.names, id: \.self) { name in
                            Text(name).frame(width: 60, height: 30).accessibilityLabel("Card \(name)\(model.suffix)")
                        }
                    }
                }
            }
            let cell = try #require(
                window.widgets(gtk_flow_box_child_get_type())
                    .max { $0.bounds(in: window.widget).minY < $1.bounds(in: window.widget).minY })
            await eventually { accessibleLabel(of: cell) == "Card 199" }
            #expect(!cell.descendants.contains { $0.isLabel })
            await window.change { model.suffix = ", crossed off" }
            #expect(accessibleLabel(of: cell) == "Card 199, crossed off")
            #expect(!cell.descendants.contains { $0.isLabel })
        }

        @Test func `cells stand in lines in the order of the subviews`() async {
            let window = await window(Model())
            #expect(cells(window).map(\.text) == ["a", "b", "c", "d"])
            #expect(window.widgets(gtk_flow_box_get_type()).count == 1)
            let frames = cells(window).map { $0.widget.bounds(in: window.widget) }
            #expect(frames[0].minY == frames[1].minY && frames[2].minY == frames[3].minY)
            #expect(frames[2].minY - frames[0].minY == 38)
            #expect(frames[1].minX - frames[0].minX == 68)
        }

        @Test(arguments: [
            ["a", "b", "new", "c", "d"], ["new", "a", "b", "c", "d"], ["a", "b", "c", "d", "new"], ["b", "c", "d"],
            ["a", "c", "d"], ["d", "c", "b", "a"], ["b", "c", "d", "a"], ["d", "new", "b", "c"], ["new", "newer", "c"],
        ])
        func `cells that stay keep their widget and the focus`(names: [String]) async throws {
            let model = Model()
            let window = await window(model)
            let before = Dictionary(uniqueKeysWithValues: cells(window).map { ($0.text, $0.widget) })
            let focused = try #require(before["c"])
            gtk_widget_grab_focus(focused)

            await window.change { model.names = names }

            let after = cells(window)
            #expect(after.map(\.text) == names)
            for (text, widget) in after where before[text] != nil { #expect(before[text] == widget) }
            #expect(window.focus == (names.contains("c") ? focused : window.focus))
        }

        @Test func `the arrow keys walk in the order of the subviews after a move`() async throws {
            let model = Model()
            let window = await window(model)
            await window.change { model.names = ["d", "c", "b", "a"] }
            let ordered = cells(window)
            gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
            #expect(window.focus == ordered[0].widget)
            for cell in ordered.dropFirst() {
                window.press(GDK_KEY_Right)
                #expect(window.focus == cell.widget)
            }
        }

        @Test func `a cell is named after what it shows now`() async throws {
            let model = Model()
            let window = await window(model)
            #expect(cells(window).map { accessibleLabel(of: $0.widget) } == ["a", "b", "c", "d"])
            await window.change { model.suffix = "!" }
            #expect(cells(window).map { accessibleLabel(of: $0.widget) } == ["a!", "b!", "c!", "d!"])
        }

        @Test func `a cell is named after what a view inside reads`() async throws {
            let model = Model()
            let window = await ViewWindow { FlowStack { Suffix(model: model) } }
            await window.change { model.suffix = "later" }
            #expect(cells(window).map(\.text) == ["later"])
            #expect(cells(window).map { accessibleLabel(of: $0.widget) } == ["later"])
        }

        @Test func `lines far out of sight are built when scrolled to`() async throws {
            let window = await ViewWindow {
                ScrollView {
                    FlowStack(maximumPerLine: 1) {
                        ForEach(0..<100) { Text("\($0)").frame(width: 50, height: $0 == 0 ? 60 : 40) }
                    }
                }
                .frame(width: 200, height: 200)
            }
            func built() -> [Int] { cells(window).indices.filter { !cells(window)[$0].text.isEmpty } }
            #expect(cells(window).count == 100)
            // Lines are 60 high and 8 apart: three are in sight, and half a page more comes later.
            #expect(built() == [0, 1, 2])
            await eventually { built() == Array(0..<5) }
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
            #expect(gtk_adjustment_get_upper(adjustment) == 100 * 68 - 8)
            gtk_adjustment_set_value(adjustment, 50 * 68)
            await window.frames(2)
            #expect(built() == Array(0..<5) + [50, 51, 52])
            await eventually { built() == Array(0..<5) + Array(48..<55) }
            #expect(
                cells(window)[51].widget.bounds(in: window.widget).minY
                    - cells(window)[50].widget.bounds(in: window.widget).minY == 68)
        }

        @Test func `cells have the size of the largest one in sight`() async {
            let window = await ViewWindow {
                ScrollView {
                    FlowStack {
                        Color.red.frame(width: 30, height: 10)
                        Color.red.frame(width: 90, height: 50)
                        Color.red.frame(width: 40, height: 20)
                    }
                }
            }
            await window.frames()
            let sizes = cells(window).map { $0.widget.bounds(in: window.widget).size }
            #expect(sizes == Array(repeating: CGSize(width: 90, height: 50), count: 3))
            #expect(
                window.widgets(gtk_flow_box_get_type())[0].bounds(in: window.widget).size
                    == CGSize(width: 286, height: 50))
        }

        @Test func `the focus builds what it comes to`() async throws {
            let window = await ViewWindow {
                ScrollView {
                    FlowStack(maximumPerLine: 1) { ForEach(0..<100) { Text("\($0)").frame(width: 50, height: 40) } }
                }
                .frame(width: 200, height: 200)
            }
            gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
            let first = try #require(window.focus.flatMap { accessibleLabel(of: $0) }.flatMap { Int($0) })
            for _ in 0..<30 { window.press(GDK_KEY_Right) }
            let focused = try #require(window.focus)
            #expect(accessibleLabel(of: focused) == "\(first + 30)")
        }

        private struct Card: View {
            var body: some View {
                VStack {
                    Text("Written on a card")
                    Button("Press") {}
                }
                .padding(8)
                .background(Color(hex: 0xFFD080), in: .rect(cornerRadius: 5))
                .overlay(alignment: .topLeading) { Circle().fill(Color(hex: 0x2060C0)).frame(width: 9, height: 9) }
                .overlay(alignment: .bottomTrailing) { leaf }
                .overlay(alignment: .bottomLeading) { leaf.scaleEffect(2) }
                .shadow(radius: 2)
                .rotationEffect(.degrees(3))
                .padding(6)
                .overlay(alignment: .trailing) { leaf }
            }

            private var leaf: some View {
                Canvas { context, size in
                    context.fill(
                        Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(Color(hex: 0x208040)))
                }
                .frame(width: 14, height: 9)
                .drawingGroup()
            }
        }

        @Test func `a cell looks as it does outside of a flow`() async throws {
            let ground = Color(hex: 0xFFFFFF)
            let bare = try await ViewWindow { ground.overlay(alignment: .topLeading) { Card() } }.picture()
            let cell = try await ViewWindow {
                ground.overlay(alignment: .topLeading) { FlowStack(maximumPerLine: 1) { Card() }.fixedSize() }
            }.picture()
            #expect(bare[20, 30] == 0xFFD080 && cell[20, 30] == 0xFFD080)
            func channel(_ color: UInt32, _ place: UInt32) -> Int { Int(color >> place & 0xFF) }
            let others = (0..<80).flatMap { y in (0..<200).map { x in (bare[x, y], cell[x, y]) } }
                .filter { a, b in
                    [0, 8, 16].contains { abs(channel(UInt32(a), $0) - channel(UInt32(b), $0)) > 24 }
                }
            #expect(others.count == 0)
        }

        private struct Suffix: View {
            let model: Model
            var body: some View { Text(model.suffix) }
        }
    }
}
