import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Items that are reordered with the pointer and by keys.
    @MainActor
    @Suite struct ReorderTests {
        fileprivate struct Piece: Identifiable { let id: Int }

        @Observable final class Model {
            fileprivate var pieces = (0..<6).map(Piece.init)
            var moves = 0
            var ids: [Int] { pieces.map(\.id) }

            fileprivate func move(_ difference: ReorderDifference<Int, ReorderableSingleCollectionIdentifier>) {
                moves += 1
                let moved = pieces.filter { difference.sources.contains($0.id) }
                pieces.removeAll { difference.sources.contains($0.id) }
                var place = pieces.count
                if case .before(let id) = difference.destination.position {
                    place = pieces.firstIndex { $0.id == id } ?? place
                }
                pieces.insert(contentsOf: moved, at: place)
            }
        }

        private let model = Model()

        private func window<V: View>(
            @ViewBuilder _ container: @escaping @MainActor (AnyView) -> V
        ) async -> ViewWindow {
            await ViewWindow(width: 200, height: 240) { [model] in
                container(
                    AnyView(
                        ForEach(model.pieces) { piece in
                            Button("piece \(piece.id)") {}.frame(width: 160, height: 40)
                        }
                        .reorderable())
                )
                .reorderContainer(for: Piece.self) { model.move($0) }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }

        private func begin(_ window: ViewWindow, at point: CGPoint) -> Set<String> {
            let dragging = window.controller.renderer.dragging
            #expect(dragging.content(at: point) != nil)
            dragging.beginDrag()
            return ActiveDrag.current?.types ?? []
        }

        private func drop(_ window: ViewWindow, _ types: Set<String>, at point: CGPoint) async {
            let dragging = window.controller.renderer.dragging
            let taking = dragging.take(types, at: point, from: ActiveDrag.current) { _ in nil }
            _ = await taking?.value
            dragging.finishDrag(.move)
            await window.frames(2)
        }

        private func order(_ window: ViewWindow) -> [String] {
            window.labels.filter { gtk_widget_get_mapped($0) != 0 && $0.labelText.hasPrefix("piece") }
                .sorted { $0.bounds(in: window.host.widget).minY < $1.bounds(in: window.host.widget).minY }
                .map { String($0.labelText.dropFirst(6)) }
        }

        @Test func `R10.2: the others make room under the pointer, and a drop moves the item`() async {
            let window = await window { content in VStack(spacing: 0) { content } }
            window.root.graph.motions.isEnabled = false
            let types = begin(window, at: CGPoint(x: 4, y: 20))
            window.controller.renderer.dragging.move(to: CGPoint(x: 80, y: 110), types)
            await window.frames(2)
            #expect(order(window) == ["1", "2", "0", "3", "4", "5"])
            await drop(window, types, at: CGPoint(x: 80, y: 110))
            #expect(model.ids == [1, 2, 0, 3, 4, 5] && model.moves == 1)
            #expect(order(window) == ["1", "2", "0", "3", "4", "5"])
        }

        @Test func `R10.5: selected items are shown under the pointer together`() async {
            let window = await window { content in
                VStack(spacing: 0) { content }.dragContainerSelection([0, 2, 3]).dragPreviewsFormation(.list)
            }
            _ = begin(window, at: CGPoint(x: 4, y: 100))
            let dragging = window.controller.renderer.dragging
            #expect(dragging.previews?.places.map(\.frame.minY) == [0, 40, 80])
            dragging.finishDrag(.cancel)
            #expect(dragging.previews == nil)
            _ = begin(window, at: CGPoint(x: 4, y: 60))
            #expect(dragging.previews?.places.count == 1)
            dragging.finishDrag(.cancel)
        }

        @Test func `R10.6: a drag that is cancelled leaves the items where they were`() async {
            let window = await window { content in VStack(spacing: 0) { content } }
            window.root.graph.motions.isEnabled = false
            let types = begin(window, at: CGPoint(x: 4, y: 20))
            window.controller.renderer.dragging.move(to: CGPoint(x: 80, y: 110), types)
            await window.frames(2)
            window.controller.renderer.dragging.finishDrag(.cancel)
            await window.frames(2)
            #expect(order(window) == ["0", "1", "2", "3", "4", "5"] && model.moves == 0)
        }

        @Test
        func
            `R10.9: a lazy container scrolls while an item is held at its edge, and the item goes where it is dropped`()
            async
        {
            model.pieces = (0..<300).map(Piece.init)
            let window = await window { content in ScrollView { LazyVStack(spacing: 0) { content } } }
            let types = begin(window, at: CGPoint(x: 24, y: 20))
            let dragging = window.controller.renderer.dragging
            dragging.move(to: CGPoint(x: 100, y: 238), types)
            await window.frames(60)
            let scroll = window.widgets(gtk_scrolled_window_get_type())[0]
            let offset = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroll.opaque))
            #expect(offset > 200)
            await drop(window, types, at: CGPoint(x: 100, y: 200))
            let place = model.ids.firstIndex(of: 0) ?? 0
            #expect(abs(CGFloat(place) - (offset + 200) / 40) <= 2 && model.moves == 1)
        }

        @Test func `R10.10: the focused item moves with Alt and arrows, and keeps the focus`() async throws {
            let window = await window { content in VStack(spacing: 0) { content } }
            let label = try window.label("piece 1")
            let button = try #require(label.ancestor(gtk_button_get_type()))
            gtk_widget_grab_focus(button)
            await window.frames()
            #expect(window.press(GDK_KEY_Down, GDK_ALT_MASK))
            await window.frames(2)
            #expect(model.ids == [0, 2, 1, 3, 4, 5])
            #expect(window.focus?.descendants.contains { $0.isLabel && $0.labelText == "piece 1" } == true)
        }

        /// A model of two columns.
        @Observable final class Columns {
            fileprivate var pieces = ["x": [0, 1, 2].map(Piece.init), "y": [Piece(id: 3)]]

            fileprivate func move(_ difference: ReorderDifference<Int, String>) {
                for key in ["x", "y"] { pieces[key]!.removeAll { difference.sources.contains($0.id) } }
                let column = difference.destination.collectionID
                var place = pieces[column]!.count
                if case .before(let id) = difference.destination.position {
                    place = pieces[column]!.firstIndex { $0.id == id } ?? place
                }
                pieces[column]!.insert(contentsOf: difference.sources.map(Piece.init), at: place)
            }
        }

        private func columns(_ columns: Columns) async -> ViewWindow {
            await ViewWindow(width: 400, height: 240) {
                ScrollView {
                    HStack(alignment: .top, spacing: 20) {
                        ForEach(["x", "y"], id: \.self) { column in
                            VStack(spacing: 0) {
                                ForEach(columns.pieces[column]!) { piece in
                                    Text("piece \(piece.id)").frame(width: 160, height: 40).focusable()
                                }
                                .reorderable(collectionID: column)
                            }
                        }
                    }
                    .reorderContainer(for: Piece.self, in: String.self) { columns.move($0) }
                }
            }
        }

        private func focusedText(_ window: ViewWindow) -> String? {
            window.focus?.descendants.first(where: \.isLabel)?.labelText
        }

        @Test
        func `R10.10: an item that moves to another column keeps the focus, and takes keys that move it nowhere`()
            async throws
        {
            let model = Columns()
            let window = await columns(model)
            let piece = try #require(gtk_widget_get_parent(window.label("piece 1")))
            gtk_widget_grab_focus(piece)
            await window.frames()
            #expect(focusedText(window) == "piece 1")
            #expect(window.press(GDK_KEY_Right, GDK_ALT_MASK))
            await window.frames(2)
            #expect(model.pieces["y"]!.map(\.id).contains(1))
            #expect(focusedText(window) == "piece 1")
            await window.frames(40)
            #expect(focusedText(window) == "piece 1")
            #expect(window.press(GDK_KEY_Left, GDK_ALT_MASK))
            await window.frames(40)
            #expect(model.pieces["x"]!.map(\.id).contains(1))
            #expect(focusedText(window) == "piece 1")
            #expect(window.press(GDK_KEY_Left, GDK_ALT_MASK))
            await window.frames(2)
            #expect(focusedText(window) == "piece 1")
        }

        @Test(arguments: [true, false])
        func `R10.2: a dropped item has the focus`(toOtherColumn: Bool) async throws {
            let model = Columns()
            let window = await columns(model)
            let piece = try #require(gtk_widget_get_parent(window.label("piece 0")))
            let other = try window.label("piece \(toOtherColumn ? 3 : 2)").bounds(in: window.host.widget)
            let start = piece.bounds(in: window.host.widget)
            let types = begin(window, at: CGPoint(x: start.midX, y: start.midY))
            let end = CGPoint(x: other.midX, y: other.midY + 12)
            window.controller.renderer.dragging.move(to: end, types)
            await window.frames(2)
            await drop(window, types, at: end)
            await window.frames(30)
            #expect(model.pieces[toOtherColumn ? "y" : "x"]!.last?.id == 0)
            #expect(focusedText(window) == "piece 0")
        }

        @Test func `nothing is left alive after 300 drags`() async {
            weak var kept: Model?
            weak var root: RootNode?
            do {
                let model = Model()
                kept = model
                let window = await ViewWindow(width: 200, height: 240) {
                    VStack(spacing: 0) {
                        ForEach(model.pieces) { piece in Text("piece \(piece.id)").frame(width: 160, height: 40) }
                            .reorderable()
                    }
                    .reorderContainer(for: Piece.self) { model.move($0) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
                root = window.root
                window.root.graph.motions.isEnabled = false
                let dragging = window.controller.renderer.dragging
                for step in 0..<300 {
                    guard dragging.content(at: CGPoint(x: 20, y: step % 6 * 40 + 20)) != nil else { continue }
                    dragging.beginDrag()
                    let types = ActiveDrag.current?.types ?? []
                    let point = CGPoint(x: 80, y: step * 7 % 240)
                    dragging.move(to: point, types)
                    if step % 3 > 0 { _ = await dragging.take(types, at: point, from: .current) { _ in nil }?.value }
                    dragging.finishDrag(.move)
                    if step % 10 == 0 { await window.frames() }
                }
                #expect(model.moves > 50 && Set(model.ids) == Set(0..<6))
            }
            await eventually { kept == nil && root == nil && ActiveDrag.current == nil }
        }

        @Test(.enabled("xdotool is needed to drag.") { XDoTool.isThere })
        func `R10.2: an item is dragged with a real pointer`() async throws {
            let window = await ViewWindow(width: 200, height: 240) { [model] in
                VStack(spacing: 0) {
                    ForEach(model.pieces) { piece in Text("piece \(piece.id)").frame(width: 200, height: 40) }
                        .reorderable()
                }
                .reorderContainer(for: Piece.self) { model.move($0) }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            defer { XDoTool.leave() }
            try await XDoTool.drag(in: window, down: 110)
            await eventually { order(window).first == "1" }
            try XDoTool.run("mouseup", "1")
            await eventually { model.moves == 1 }
            #expect(model.ids == [1, 2, 0, 3, 4, 5])
        }
    }
}
