import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct OutlineTests {
        struct Shape: Identifiable {
            let id: String
            var parts: [Shape]?
            init(_ id: String, _ parts: [Shape]? = nil) { (self.id, self.parts) = (id, parts) }
        }

        @Observable final class Model {
            var shapes = [
                Shape("House", [Shape("Roof"), Shape("Wall", [Shape("Door"), Shape("Window")])]), Shape("Sun"),
                Shape("Clouds", []),
            ]
            var expanded: Set<String> = ["House"]
            var selection: Set<String> = ["Roof"]
            var direction = LayoutDirection.leftToRight
        }

        private func window(_ model: Model) async -> ViewWindow {
            @Bindable var model = model
            return await ViewWindow(width: 240, height: 300) {
                List(selection: $model.selection) {
                    Section("Canvas 1") {
                        OutlineGroup(model.shapes, children: \.parts, expanded: $model.expanded) { Text($0.id) }
                    }
                }
                .environment(\.layoutDirection, model.direction)
            }
        }

        private func row(_ label: String, _ window: ViewWindow) throws -> WidgetPointer {
            try #require(try window.label(label).listItem)
        }

        /// The texts that are on the screen.
        private func texts(_ window: ViewWindow) -> [String] {
            window.labels.filter { gtk_widget_get_mapped($0) != 0 }.map(\.labelText)
        }

        /// The arrow of a row.
        private func arrow(_ label: String, _ window: ViewWindow) throws -> WidgetPointer? {
            let expander = try #require(
                row(label, window).descendants.first { $0.isA(gtk_tree_expander_get_type()) })
            return expander.descendants.last { String(cString: gtk_widget_get_css_name($0)) == "expander" }
        }

        private func isChecked(_ widget: WidgetPointer?) -> Bool? {
            widget.map { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0 }
        }

        @Test
        func `R7.35, R7.36: rows have native arrows where there is something to open, and a click on one opens it`()
            async throws
        {
            let model = Model()
            let window = await window(model)
            #expect(texts(window) == ["Canvas 1", "House", "Roof", "Wall", "Sun", "Clouds"])
            #expect(try isChecked(arrow("House", window)) == true)
            #expect(try isChecked(arrow("Wall", window)) == false)
            #expect(try isChecked(arrow("Clouds", window)) == false)
            #expect(try arrow("Sun", window) == nil)
            let wall = try #require(try arrow("Wall", window))
            await window.change { wall.pointerClick(x: 4, y: 4) }
            #expect(model.expanded == ["House", "Wall"])
            #expect(texts(window) == ["Canvas 1", "House", "Roof", "Wall", "Door", "Window", "Sun", "Clouds"])
            #expect(try isChecked(arrow("Wall", window)) == true)
            let house = try #require(try arrow("House", window))
            await window.change { house.pointerClick(x: 4, y: 4) }
            #expect(texts(window) == ["Canvas 1", "House", "Sun", "Clouds"])
            #expect(model.selection == ["Roof"])
        }

        @Test
        func `R7.35: a level further in is further from where reading begins, and texts of a level stand in line`()
            async throws
        {
            let model = Model()
            model.expanded = ["House", "Wall"]
            let window = await window(model)
            func edge(_ label: String) throws -> CGFloat {
                let bounds = try window.label(label).bounds(in: window.host.widget)
                return model.direction == .leftToRight ? bounds.minX : 240 - bounds.maxX
            }
            for direction in LayoutDirection.allCases {
                await window.change { model.direction = direction }
                let (outer, inner, innermost) = try (edge("House"), edge("Roof"), edge("Door"))
                #expect(try edge("Sun") == outer)
                #expect(try edge("Wall") == inner)
                #expect(inner > outer + 10 && innermost - inner == inner - outer)
                await window.change { model.expanded = [] }
                await window.change { model.expanded = ["House", "Wall"] }
                #expect(try [edge("House"), edge("Roof"), edge("Door")] == [outer, inner, innermost])
            }
        }

        @Test func `rows expose level, position and expanded state to assistive technologies`() async throws {
            let model = Model()
            let window = await window(model)
            func state(_ label: String, _ value: Int32) throws -> Bool {
                try cork_test_accessible_state_is(row(label, window), GTK_ACCESSIBLE_STATE_EXPANDED, value) != 0
            }
            let roof = try row("Roof", window)
            #expect(gtk_accessible_get_accessible_role(roof.opaque) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
            #expect(cork_test_accessible_place_is(roof, 1, 2) != 0)
            #expect(try cork_test_accessible_place_is(row("Clouds", window), 3, 3) != 0)
            #expect(try state("House", 1))
            #expect(try state("Wall", 0))
            #expect(try !state("Sun", 0) && !state("Sun", 1))
            await window.change { model.expanded = ["House", "Wall"] }
            #expect(try state("Wall", 1))
            for (label, level) in [("House", 1), ("Roof", 2), ("Wall", 2), ("Door", 3), ("Sun", 1)] {
                #expect(try cork_test_accessible_level_is(row(label, window), Int32(level)) != 0, "\(label)")
            }
        }

        @Test func `rows that were closed leave the window, and come back as the rows that are opened`() async throws {
            let model = Model()
            let window = await window(model)
            let roof = ObjectRef(retaining: try window.label("Roof"))
            await window.change { model.expanded = [] }
            #expect(gtk_widget_get_root(roof.widget) == nil)
            await window.change { model.expanded = ["House"] }
            #expect(texts(window) == ["Canvas 1", "House", "Roof", "Wall", "Sun", "Clouds"])
            #expect(try ["Roof", "Wall"].map { try window.label($0) }.contains(roof.widget))
            #expect(model.selection == ["Roof"])
            for (label, isSelected) in [("Roof", true), ("Wall", false)] {
                let flags = try gtk_widget_get_state_flags(row(label, window)).rawValue
                #expect((flags & GTK_STATE_FLAG_SELECTED.rawValue != 0) == isSelected)
            }
        }

        @Test func `arrow keys open and close rows and go in and out, plus and minus open and close`() async throws {
            let model = Model()
            let window = await window(model)
            let wall = try row("Wall", window)
            await window.change { gtk_widget_grab_focus(wall) }
            await window.change { window.press(GDK_KEY_Right) }
            #expect(model.expanded == ["House", "Wall"])
            await window.change { window.press(GDK_KEY_Right) }
            #expect(model.selection == ["Door"])
            // At a leaf, GTK would move the focus to the next widget on the right.
            await window.change { #expect(window.press(GDK_KEY_Right)) }
            #expect(model.selection == ["Door"])
            await window.change { window.press(GDK_KEY_Left) }
            #expect(model.selection == ["Wall"])
            await window.change { window.press(GDK_KEY_KP_Subtract) }
            #expect(model.expanded == ["House"])
            await window.change { window.press(GDK_KEY_plus, GDK_SHIFT_MASK) }
            #expect(model.expanded == ["House", "Wall"])
        }

        @Test
        func `expanded, edited and closed in one turn a thousand times, an outline shows what it should`() async throws
        {
            let model = Model()
            let window = await window(model)
            for round in 0..<1000 {
                model.expanded.insert("Wall")
                if round % 3 == 0 { window.controller.turn() }
                model.shapes[0].parts![1].parts!.insert(Shape("\(round)"), at: round % 3)
                if round % 2 == 0 { window.controller.turn() }
                model.shapes[0].parts![1].parts!.remove(at: (round + 1) % 3)
                model.expanded.remove(round % 5 == 0 ? "House" : "Wall")
                window.controller.turn()
                model.expanded.insert("House")
                if round % 50 == 0 { await window.frames() }
            }
            await window.change { model.expanded = ["House", "Wall"] }
            let parts = model.shapes[0].parts![1].parts!.map(\.id)
            #expect(texts(window) == ["Canvas 1", "House", "Roof", "Wall"] + parts + ["Sun", "Clouds"])
        }

        /// Numbers that are the same in every run.
        struct Numbers: RandomNumberGenerator {
            private var state: UInt64 = 7
            mutating func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state ^ state >> 29
            }
        }

        @Test
        func
            `after random edits of the tree and of what is open, the rows on the screen are those of a walk through it`()
            async throws
        {
            var random = Numbers()
            let model = Model()
            let window = await window(model)
            func walk(_ shapes: [Shape]) -> [String] {
                shapes.flatMap { [$0.id] + (model.expanded.contains($0.id) ? walk($0.parts ?? []) : []) }
            }
            func ids(_ shapes: [Shape]) -> [String] { shapes.flatMap { [$0.id] + ids($0.parts ?? []) } }
            func edit(_ shapes: inout [Shape], _ next: Int, isFull: Bool) {
                let groups = shapes.indices.filter { shapes[$0].parts != nil }
                if let group = groups.randomElement(using: &random), Bool.random(using: &random) {
                    return edit(&shapes[group].parts!, next, isFull: isFull)
                }
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where shapes.count > 1: shapes.remove(at: Int.random(in: 0..<shapes.count, using: &random))
                case 1: shapes.shuffle(using: &random)
                default:
                    guard !isFull else { return }
                    let place = Int.random(in: 0...shapes.count, using: &random)
                    shapes.insert(Shape("new \(next)", next % 3 == 0 ? nil : []), at: place)
                }
            }
            for step in 0..<150 {
                await window.change {
                    var shapes = model.shapes
                    edit(&shapes, step, isFull: ids(shapes).count > 8)
                    model.shapes = shapes
                    if let id = ids(model.shapes).randomElement(using: &random) {
                        model.expanded.formSymmetricDifference([id])
                    }
                }
                #expect(texts(window) == ["Canvas 1"] + walk(model.shapes), "after step \(step)")
            }
        }
    }
}
