import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
    private func host<Cells: View>(
        _ columns: [GridItem], width: CGFloat = 320, spacing: CGFloat? = nil, @ViewBuilder cells: @escaping () -> Cells
    ) -> TestHost {
        TestHost(size: CGSize(width: width, height: 200)) {
            ScrollView { LazyVGrid(columns: columns, spacing: spacing) { cells() } }
        }
    }

    private func origins(_ host: TestHost, _ kind: String = "Color") -> [[CGFloat]] {
        host.elements(kind).map { [$0.frame.minX.rounded(), $0.frame.minY.rounded()] }
    }

    @Test
    func `R7.13, R7.14, R7.16: cells fill rows as high as their highest cell, columns are as long as the items say`() {
        let host = host([GridItem(), GridItem(), GridItem()], width: 316) {
            ForEach(0..<5) { Color.red.frame(height: CGFloat($0 + 1) * 10) }
        }
        #expect(origins(host) == [[0, 10], [108, 5], [216, 0], [0, 43], [108, 38]])
        #expect(host.elements("Color").allSatisfy { $0.frame.width == 100 })
        #expect(host.elements("LazyVGrid")[0].frame == CGRect(x: 0, y: 0, width: 316, height: 88))
    }

    @Test func `R7.14: a cell is where its item's alignment says, and the columns where the grid's does`() {
        let host = host([
            GridItem(.fixed(100), alignment: .bottomTrailing), GridItem(.fixed(100), alignment: .topLeading),
            GridItem(.fixed(100)),
        ]) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 20, height: 50)
        }
        // The scroll view is as long as the grid, in the middle of the window.
        let start = host.elements("LazyVGrid")[0].frame.minX
        #expect(host.elements("LazyVGrid")[0].frame.width == 316)
        #expect(origins(host).map { [$0[0] - start, $0[1]] } == [[80, 40], [108, 0], [256, 0]])
    }

    @Test func `R7.12: columns are placed by what they came to together`() {
        let columns = [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))]
        @MainActor func grid() -> some View {
            LazyVGrid(columns: columns) { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }
        }
        let size = CGSize(width: 200, height: 100)
        for host in [TestHost(size: size) { grid() }, TestHost(size: size) { ScrollView { grid() } }] {
            #expect(host.elements("LazyVGrid")[0].frame.width == 224)
            #expect(host.elements("Color").map(\.frame.width) == [108, 120])
        }
    }

    /// Shows a grid of 100,000 cells with as many columns as fit into a width.
    private func adaptive(_ width: Box<CGFloat>) -> TestHost {
        TestHost(size: CGSize(width: 800, height: 200)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                    ForEach(0..<100_000) { Text("\($0)").frame(height: 42) }
                }
            }
            .frame(width: width.value)
        }
    }

    @Test func `R7.16: adaptive columns become more with more room; of many cells those in sight are made`() {
        let width = Box<CGFloat>(320)
        let host = adaptive(width)
        #expect(host.texts == (0..<18).map(String.init))
        host.elements("ScrollView")[0].scroll(toOffset: 50 * 1000)
        #expect(host.element("3000")?.frame.midY == 21)
        width.value = 800
        host.update()
        #expect(host.element("3000").map { $0.frame.midY < 42 && $0.frame.midY > 0 } == true)
        let first = host.elements("Text").filter { $0.frame.midY > 0 }.prefix(9)
        #expect(Set(first.map(\.frame.minY)).count == 1)
        width.value = 100
        host.update()
        #expect(Set(host.elements("Text").map(\.frame.midX)).count == 1)
    }

    @Test
    func `columns that come and go while a window is resized leave the rows in their place at the former width`() {
        let width = Box<CGFloat>(800)
        let host = adaptive(width)
        host.elements("ScrollView")[0].scroll(toOffset: 50 * 1000)
        let first = host.elements("Text").first { $0.frame.midY > 0 }?.text
        for next in [700, 610, 520, 430, 340, 250, 160, 100, 250, 430, 520, 800] {
            width.value = CGFloat(next)
            host.update()
        }
        #expect(host.elements("Text").first { $0.frame.midY > 0 }?.text == first)
    }

    @Test func `the focused cell stays where it is when some before it are removed`() throws {
        let items = Box(Array(0..<1000))
        let host = TestHost(size: CGSize(width: 800, height: 200)) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(), count: 4)) {
                    ForEach(items.value, id: \.self) { Button("\($0)") {}.frame(height: 42) }
                }
            }
        }
        host.elements("ScrollView")[0].scroll(toOffset: 50 * 50)
        try #require(host.element("214")).focus()
        let place = try #require(host.element("214")?.frame.midY)
        #expect((150..<200).contains(place))
        for count in [10, 3, 4, 1] {
            items.value.removeFirst(count)
            host.update()
            #expect(host.element("214")?.frame.midY == place)
        }
        items.value.removeAll { $0 == 214 }
        host.update()
        #expect(host.element("215")?.frame.midY == place)
    }

    @Test func `R7.17: no columns are one flexible one`() {
        let host = host([]) { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }
        #expect(origins(host) == [[0, 0], [0, 18]])
        #expect(host.elements("Color")[0].frame.width == 320)
    }

    @Test func `R3.17: headers and footers take a row, and the first item of a section begins one`() {
        let host = host([GridItem(.fixed(50)), GridItem(.fixed(50))], width: 108, spacing: 0) {
            ForEach(0..<2) { section in
                Section {
                    ForEach(0..<3) { Text("\(section)\($0)") }
                } header: {
                    Text("h\(section)")
                } footer: {
                    Color.red.frame(height: 10)
                }
            }
        }
        let lines = host.elements("Text").map { "\($0.text!) \(Int($0.frame.minY)) \(Int($0.frame.midX))" }
        #expect(
            lines == [
                "h0 0 54", "00 16 25", "01 16 83", "02 32 25", "h1 58 54", "10 74 25", "11 74 83", "12 90 25",
            ])
        #expect(host.elements("Color")[0].frame == CGRect(x: 0, y: 48, width: 108, height: 10))
    }

    @Test func `R7.15: a horizontal grid is the same with rows for columns`() {
        let host = TestHost(size: CGSize(width: 200, height: 108)) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(), GridItem()]) {
                    ForEach(0..<1000) { Color.red.frame(width: CGFloat($0 % 3 + 1) * 10) }
                }
            }
        }
        #expect(origins(host).prefix(4) == [[5, 0], [0, 58], [28, 0], [38, 58]])
        #expect(host.elements("Color").count < 40)
    }

    @Test func `cells that come and go leave the row in sight where it is`() {
        let items = Box(Array(0..<3000))
        let host = TestHost(size: CGSize(width: 316, height: 200)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                    ForEach(items.value, id: \.self) { Text("\($0)").frame(height: 42) }
                }
            }
        }
        host.elements("ScrollView")[0].scroll(toOffset: 50 * 500 + 10)
        let before = host.element("1500")!.frame
        items.value.insert(contentsOf: 10_000..<10_030, at: 30)
        host.update()
        #expect(host.element("1500")?.frame == before)
        items.value.removeFirst(6)
        host.update()
        #expect(host.element("1500")?.frame == before)
        items.value.removeFirst(1)
        host.update()
        #expect(host.element("1500")?.frame.minY == before.minY)
    }
}
