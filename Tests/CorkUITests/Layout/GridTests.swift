import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Grids")
struct GridTests {
    private func frames<Content: View>(
        _ width: CGFloat = 300, @ViewBuilder _ content: @escaping () -> Content
    ) -> [CGRect] {
        TestHost(size: CGSize(width: width, height: 300), content).elements("Color").map(\.frame)
    }

    private func cell(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test
    func `R7.20: a column is as wide as its widest cell, a row as high as its tallest, short rows end in empty cells`()
    {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
                GridRow {
                    cell(10, 10)
                    cell(40, 20)
                }
                GridRow {
                    cell(30, 10)
                    cell(10, 5)
                    cell(20, 5)
                }
                GridRow { cell(5, 5) }
            }
        }
        #expect(host.elements("Grid")[0].frame == CGRect(x: 100, y: 129.5, width: 100, height: 41))
        #expect(
            host.elements("Color").map { $0.frame.origin } == [
                CGPoint(x: 100, y: 129.5), CGPoint(x: 135, y: 129.5), CGPoint(x: 100, y: 152.5),
                CGPoint(x: 135, y: 152.5), CGPoint(x: 180, y: 152.5), CGPoint(x: 100, y: 165.5),
            ])
    }

    @Test func `R7.20: the gaps are 8 where nobody says otherwise`() {
        let host = TestHost {
            Grid {
                ForEach(0..<2) { _ in
                    GridRow {
                        cell(10, 10)
                        cell(10, 10)
                    }
                }
            }
        }
        #expect(host.elements("Grid")[0].frame.size == CGSize(width: 28, height: 28))
    }

    @Test func `R7.21: a view in no row is one, across all columns`() {
        let colors = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    cell(20, 10)
                    cell(40, 10)
                }
                Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal)
                cell(10, 10)
            }
        }
        #expect(colors[2].width == 60)
        #expect(colors[3].midX == colors[2].midX)
        #expect(colors.map(\.minY) == [135, 135, 145, 155])
    }

    @Test func `R7.21: a flexible view across all columns makes the grid as wide as it may be, unless it is unsized`() {
        func width(_ axes: Axis.Set) -> CGFloat {
            TestHost(size: CGSize(width: 300, height: 300)) {
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        cell(20, 10)
                        cell(40, 10)
                    }
                    Divider().gridCellUnsizedAxes(axes)
                }
            }.elements("Grid")[0].frame.width
        }
        #expect(width([]) == 300)
        #expect(width(.horizontal) == 60)
    }

    @Test func `R7.20: a cell across several columns takes them, and makes them wider where it has to`() {
        let colors = frames {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    cell(20, 10)
                    cell(20, 10)
                    cell(20, 10)
                }
                GridRow {
                    Color.blue.frame(minWidth: 10, maxWidth: 50).frame(height: 10).gridCellColumns(2)
                    cell(20, 10)
                }
                GridRow { cell(70, 10).gridCellColumns(2) }
            }
        }
        // Two columns of 30 and the gap between them hold the 70 points of the last row.
        #expect(colors.prefix(3).map(\.midX).map { $0 - colors[0].midX } == [0, 40, 75])
        #expect(colors[3].width == 50)
        #expect(colors[5].width == 70)
    }

    @Test func `R7.22: nothing makes no cell, an unsized clear colour makes an empty one`() {
        let colors = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    EmptyView()
                    cell(20, 10)
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    cell(30, 10)
                }
            }
        }
        #expect(colors[0].midX == colors[1].midX)
        #expect(colors[1].size == CGSize(width: 20, height: 10))
        #expect(colors[2].minX == colors[1].maxX)
    }

    @Test func `R7.23: a modifier on a row is on each cell, and rows and cells may come from loops and custom views`() {
        struct Row: View {
            let number: Int
            var body: some View {
                GridRow {
                    ForEach(0..<number, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
                }
                .padding(1)
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(1..<4, id: \.self) { Row(number: $0) }
                Group { GridRow { Color.red.frame(width: 10, height: 10) } }
            }
        }
        #expect(host.elements("Grid")[0].frame.size == CGSize(width: 36, height: 46))
        #expect(host.elements("Color").count == 7)
    }

    @Test func `R1.21: outside of a grid a row is its views, each modified`() {
        #expect(
            resolvedCounts {
                GridRow {
                    Text("a")
                    Text("b")
                }
                .padding()
            } == [2, 2])
        let texts = TestHost {
            VStack {
                GridRow {
                    Text("a")
                    Text("b")
                }
            }
        }.elements("Text")
        #expect(texts[0].frame.maxY < texts[1].frame.minY)
    }

    @Test func `a cell, its column, its row and the grid say where a view is, in this order`() {
        let colors = frames {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    cell(10, 10)
                    cell(10, 10).gridColumnAlignment(.trailing)
                    cell(10, 10).gridCellAnchor(.center)
                    cell(10, 40)
                }
                GridRow {
                    cell(30, 20)
                    cell(30, 10)
                    cell(30, 10)
                }
            }
        }
        let origin = CGPoint(x: colors[4].minX, y: colors[3].minY)
        #expect(
            colors.prefix(3).map { CGPoint(x: $0.minX - origin.x, y: $0.minY - origin.y) } == [
                CGPoint(x: 0, y: 30), CGPoint(x: 50, y: 30), CGPoint(x: 70, y: 15),
            ])
        #expect(colors[5].minY == colors[4].minY)
    }

    @Test func `texts of a row stand on one line`() {
        let texts = TestHost {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("a").font(.system(size: 32))
                    Text("b").font(.system(size: 16))
                }
            }
        }.elements("Text")
        #expect(texts[0].frame.minY + 24 == texts[1].frame.minY + 12)
    }

    @Test func `flexible columns share the width, the least flexible first`() {
        let colors = frames {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red
                    cell(60, 10)
                    Color.red.frame(maxWidth: 40)
                }
            }
        }
        #expect(colors.map(\.width) == [200, 60, 40])
        #expect(colors[0].height == 300)
    }
}

@MainActor
@Suite("Views that fit")
struct ViewThatFitsTests {
    private func shown(_ width: CGFloat, _ height: CGFloat, in axes: Axis.Set = [.horizontal, .vertical]) -> [String] {
        TestHost(size: CGSize(width: width, height: height)) {
            ViewThatFits(in: axes) {
                Text("a long line of words")
                Text("a line of words").frame(height: 40)
                Text("words")
            }
        }.texts
    }

    @Test func `R7.56: the first whose ideal size fits is shown, else the last`() {
        #expect(shown(160, 16) == ["a long line of words"])
        #expect(shown(159, 100) == ["a line of words"])
        #expect(shown(159, 39) == ["words"])
        #expect(shown(10, 10) == ["words"])
        #expect(shown(160, 10, in: .horizontal) == ["a long line of words"])
        #expect(shown(80, 48, in: .vertical) == ["a long line of words"])
    }

    @Test func `R7.56: it is one subview, takes the size of what is shown, and follows its place`() {
        #expect(resolvedCounts { ViewThatFits { Pair(name: "a") } } == [1, 1])
        let width = Box<CGFloat>(200)
        let host = TestHost {
            HStack(spacing: 0) {
                ViewThatFits {
                    Counter(name: "long name")
                    Counter(name: "b")
                }
            }
            .frame(width: width.value)
        }
        #expect(host.elements("ViewThatFits")[0].frame.width == 104)
        host.element("long name:0")?.tap()
        width.value = 60
        host.update()
        #expect(host.texts == ["b:0"])
        width.value = 200
        host.update()
        #expect(host.texts == ["long name:1"])
        #expect(TestHost { ViewThatFits {} }.elements("ViewThatFits")[0].frame.size == .zero)
    }
}
