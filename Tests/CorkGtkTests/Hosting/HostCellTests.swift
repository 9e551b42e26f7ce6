import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Seeds
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct HostCellTests {
        @Observable final class Item: Identifiable {
            let id: Int
            var look = 0
            var isDim = false
            var mode = BlendMode.normal
            var isSilent = false

            init(_ id: Int) { self.id = id }
        }

        @Observable final class Model {
            var items: [Item]
            var isDim = false
            var isSilent = false
            init(_ items: [Item]) { self.items = items }
        }

        private struct Cell: View {
            let item: Item

            var body: some View {
                HStack(spacing: 2) {
                    Color(hex: UInt32(0x40 + item.id * 37 % 0xC0) << 8).frame(width: 12).blendMode(item.mode)
                    switch item.look {
                    case 0: Text("\(item.id)")
                    case 1: Image(systemName: item.isSilent ? "star" : "heart").accessibilityLabel("\(item.id)")
                    case 2:
                        Text("\(item.id)")
                        Text("!").zIndex(item.isDim ? -1 : 1)
                    default: EmptyView()
                    }
                }
                .opacity(item.isDim ? 0 : 1)
                .accessibilityHidden(item.isSilent)
                .frame(height: 16)
            }
        }

        private struct Cells: View {
            let model: Model

            var body: some View {
                ScrollView {
                    VStack(spacing: 2) {
                        Text("before")
                        LazyVStack(spacing: 2) { ForEach(model.items) { Cell(item: $0) } }
                            .opacity(model.isDim ? 0 : 1)
                            .accessibilityHidden(model.isSilent)
                        Text("after")
                    }
                    .background(Color(hex: 0xFFE0A0))
                }
            }
        }

        /// The picture and the accessible labels of cells.
        private struct Showing: Equatable {
            var picture: Picture
            var labels: [String]

            @MainActor
            init(_ window: ViewWindow) throws {
                picture = try window.picture()
                window.controller.renderer.arrange()
                labels = window.host.widget.descendants.filter { $0.isLabel }.map {
                    let isHidden = cork_test_accessible_state_is($0, GTK_ACCESSIBLE_STATE_HIDDEN, 1) != 0
                    return
                        "\($0.labelText) \(gtk_widget_get_mapped($0) == 0 ? "unmapped" : isHidden ? "hidden" : "told")"
                }
            }
        }

        @Test(arguments: 0..<3)
        func `changed cells look as in a new window`(seed: UInt64) async throws {
            var random = SeededGenerator(seed: seed)
            let model = Model((0..<4).map(Item.init))
            let window = await ViewWindow(width: 200, height: 200) { Cells(model: model) }
            for step in 0..<24 {
                await window.change {
                    for _ in 0...Int.random(in: 0...1, using: &random) {
                        let place = Int.random(in: 0...model.items.count, using: &random)
                        guard place < model.items.count, model.items.count < 7 || Bool.random(using: &random) else {
                            if model.items.count < 8 { model.items.insert(Item(10 + step), at: place / 2) }
                            continue
                        }
                        let item = model.items[place]
                        switch Int.random(in: 0..<10, using: &random) {
                        case 0: model.items.remove(at: place)
                        case 1: model.items.insert(model.items.remove(at: place), at: 0)
                        case 2, 3: item.look = Int.random(in: 0..<4, using: &random)
                        case 4: item.isDim.toggle()
                        case 5: item.mode = item.mode == .normal ? .multiply : .normal
                        case 6: model.isDim.toggle()
                        case 7: model.isSilent.toggle()
                        default: item.isSilent.toggle()
                        }
                    }
                }
                await window.frames()
                let other = await ViewWindow(width: 200, height: 200) { Cells(model: model) }
                #expect(try Showing(window) == Showing(other), "seed \(seed), step \(step)")
            }
        }

        @Test func `a cell is blended with what is behind all`() async throws {
            let model = Model([Item(1), Item(2)])
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(model.items) { Color(hex: 0x00FFFF).blendMode($0.mode).frame(width: 20) }
                    }
                    .background(Color(hex: 0xFFFF00))
                }
            }
            for modes in [[BlendMode.multiply, .normal], [.normal, .multiply]] {
                await window.change { for (item, mode) in zip(model.items, modes) { item.mode = mode } }
                let picture = try window.picture()
                let colors = modes.map { $0 == .multiply ? 0x00FF00 : 0x00FFFF }
                #expect([picture[10, 5], picture[30, 5]].map(Int.init) == colors)
            }
        }

        @Test func `another widget of a hidden cell is hidden`() async throws {
            let model = Model([Item(1), Item(2)])
            model.items[0].isDim = true
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView {
                    LazyVStack {
                        ForEach(model.items) { item in
                            ProgressView(value: item.look == 0 ? 0.5 : nil).opacity(item.isDim ? 0 : 1)
                        }
                    }
                }
            }
            await window.change { for item in model.items { item.look = 1 } }
            let spinners = window.widgets(gtk_spinner_get_type())
            #expect(spinners.map { gtk_widget_get_mapped($0) } == [0, 1])
        }

        @Test func `a cell that is not alone any more stands for itself only`() async throws {
            let model = Model([Item(1)])
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(model.items) { Color.red.frame(width: 20).help("\($0.id)") } }
                }
            }
            func tooltips() -> [String] { window.widget.descendants.compactMap(\.tooltip) }
            #expect(tooltips() == ["1"])
            await window.change { model.items.append(Item(2)) }
            #expect(tooltips() == [])
        }

        @Test func `a host whose view is gone shows nothing`() async throws {
            let model = Model([Item(1)])
            let window = await ViewWindow(width: 200, height: 200) {
                if !model.items.isEmpty { Text("a").allowsHitTesting(false) }
            }
            weak var node: _ViewNode?
            node = window.nodes("Text").first?.parent
            // The host around keeps the mount until it is synchronized.
            let mount = try #require(node?.gtkMount)
            let host = try #require(mount.host(for: node!.children[0]))
            await window.change { model.items = [] }
            #expect(node == nil)
            let renderer = window.controller.renderer
            renderer.needsSync(host)
            renderer.flush()
            #expect(host.nodes().isEmpty)
        }

        @Test func `inserted cell keeps the drawings of others`() async throws {
            let model = Model((0..<3).map(Item.init))
            let window = await ViewWindow(width: 200, height: 200) { Cells(model: model) }
            func block(_ text: String) -> HostBlock? {
                window.nodes("Text").first { ($0.head as! Text)._description.text == text }?.gtkMount?.block
            }
            let before = try #require(block("2"))
            await window.change { model.items.insert(Item(9), at: 0) }
            #expect(block("2") === before)
            #expect(block("9") != nil && block("9") !== before)
            #expect(block("after")?.mounts.count == 1)
        }
    }
}
