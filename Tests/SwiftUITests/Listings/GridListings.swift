import CorkTesting
import SwiftUI
import Testing

/// A grid of rows and columns made by hand: S1.7-S1.12, S1.14-S1.16.
@MainActor
@Suite("Listings: a grid")
struct GridListings {
    private struct GridView<Content: View, T>: View {
        var columns: Int
        var items: [T]
        let content: (T) -> Content

        init(columns: Int, items: [T], @ViewBuilder content: @escaping (T) -> Content) {
            self.columns = columns
            self.items = items
            self.content = content
        }

        var numberRows: Int {
            guard items.count > 0 else { return 0 }
            return (items.count - 1) / columns + 1
        }

        func elementFor(row: Int, column: Int) -> Int? {
            let index = row * columns + column
            return index < items.count ? index : nil
        }

        var body: some View {
            ScrollView {
                ForEach(0..<numberRows, id: \.self) { row in
                    HStack {
                        ForEach(0..<columns, id: \.self) { column in
                            Group {
                                if let index = elementFor(row: row, column: column) {
                                    content(items[index])
                                } else {
                                    Spacer()
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func `S1.6, B1.9, B1.10: numbers one below the other, which scroll, as a preview`() {
        struct GridView: View {
            var items: [Int]

            var body: some View {
                ScrollView {
                    ForEach(0..<items.count) { index in
                        Text("\(items[index])")
                    }
                }
            }
        }
        struct GridView_Previews: PreviewProvider {
            static var previews: some View { GridView(items: [11, 3, 7, 17, 5, 2]) }
        }
        let host = TestHost(size: CGSize(width: 100, height: 40)) { GridView_Previews.previews }
        #expect(host.texts == ["11", "3", "7", "17", "5", "2"])
        let tops = host.elements("Text").map(\.frame.minY)
        #expect(tops == tops.sorted() && Set(tops).count == 6)
        host.elements("ScrollView")[0].scroll(toOffset: 1000)
        #expect(host.elements("Text").last?.frame.maxY == 40)
    }

    @Test func `S1.13, B1.16: cells as wide and as high as an equal part of the width`() {
        struct Cells: View {
            let columns = 4

            var body: some View {
                GeometryReader { geometry in
                    let side = geometry.size.width / CGFloat(columns)
                    ScrollView {
                        HStack(spacing: 0) {
                            ForEach(0..<columns, id: \.self) { _ in Color.red.frame(width: side, height: side) }
                        }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Cells() }
        #expect(host.elements("Color").map(\.frame) == (0..<4).map { CGRect(x: $0 * 50, y: 0, width: 50, height: 50) })
    }

    @Test func `S1.7-S1.12, B1.10-B1.15: rows of columns, filled from left to right, the rest is room`() {
        let grid = GridView(columns: 2, items: [11, 3, 7, 17, 5, 2, 1]) { Text("\($0)").frame(width: 40) }
        #expect(grid.numberRows == 4)
        #expect(GridView(columns: 2, items: [Int]()) { Text("\($0)") }.numberRows == 0)
        #expect(
            [2, 4, 6].map { GridView(columns: $0, items: [11, 3, 7, 17, 5, 2]) { Text("\($0)") }.numberRows } == [
                3, 2, 1,
            ])
        #expect(grid.elementFor(row: 3, column: 1) == nil)
        let host = TestHost { grid }
        #expect(host.texts == ["11", "3", "7", "17", "5", "2", "1"])
        #expect(host.elements("HStack").map { $0.children.map(\.kind) }.last == ["Text", "Spacer"])
        #expect(host.element("7")?.frame.minY == host.element("17")?.frame.minY)
        #expect(host.element("3")!.frame.minX > host.element("11")!.frame.minX)
    }

    @Test func `S1.14-S1.16, B1.17, B1.18: a grid of any elements`() {
        struct Award {
            let name: String
            let view: AnyView
        }
        let awards = [
            Award(name: "First", view: AnyView(Color.red.frame(width: 30, height: 30))),
            Award(name: "Best", view: AnyView(Text("★"))), Award(name: "Last", view: AnyView(Circle().frame(width: 9))),
        ]
        let host = TestHost {
            VStack {
                Text("Your Awards (\(awards.count))")
                    .font(.title)
                GridView(columns: 2, items: awards) { award in
                    VStack {
                        award.view
                        Text(award.name)
                    }
                    .padding(5)
                }
            }
        }
        #expect(host.texts == ["Your Awards (3)", "First", "★", "Best", "Last"])
        #expect(host.element("Your Awards (3)")?.frame.height == 28)
    }
}
