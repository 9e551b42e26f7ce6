import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Default anchors of scroll views")
struct ScrollAnchorTests {
    private func rows(_ model: Model) -> some View {
        ForEach(model.items, id: \.self) { Text("\($0)").frame(height: 30 + CGFloat($0 % 3)) }
    }

    @Test(arguments: [false, true])
    func `the end is in sight first and stays so as rows come, until one scrolls away`(isLazy: Bool) {
        let model = Model()
        model.items = Array(0..<(isLazy ? 100_000 : 50))
        let height = Box<CGFloat>(100)
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows(model) }
                } else {
                    VStack(spacing: 0) { rows(model) }
                }
            }
            .defaultScrollAnchor(.bottom)
            .frame(height: height.value)
        }
        func gap() -> CGFloat? {
            host.element("\(model.items.count - 1)").map {
                host.elements("ScrollView")[0].frame.maxY - $0.frame.maxY
            }
        }
        #expect(abs(gap() ?? 99) < 10)
        let atEnd = gap()
        for count in [1, 40] {
            model.items += Array(model.items.count..<model.items.count + count)
            host.settle()
            #expect(abs((gap() ?? 99) - atEnd!) < 2)
        }
        height.value = 160
        host.update()
        #expect(abs((gap() ?? 99) - atEnd!) < 2)
        host.elements("ScrollView")[0].scroll(toOffset: 600)
        let first = host.texts[0]
        let before = host.element(first)?.frame
        model.items.append(model.items.count)
        host.settle()
        #expect(host.element(first)?.frame == before)
    }

    @Test func `each role is said by itself`() {
        let model = Model()
        model.items = Array(0..<10)
        let role = Box(ScrollAnchorRole.alignment)
        func host() -> TestHost {
            TestHost(size: CGSize(width: 100, height: 100)) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(model.items, id: \.self) { Text("\($0)").frame(height: 30) } }
                }
                .defaultScrollAnchor(.bottom, for: role.value)
            }
        }
        var places: [[CGFloat?]] = []
        for each in [ScrollAnchorRole.alignment, .initialOffset, .sizeChanges] {
            role.value = each
            model.items = Array(0..<10)
            let host = host()
            var place = [host.element("0")?.frame.midY]
            model.items = [0]
            host.settle()
            place.append(host.element("0")?.frame.midY)
            model.items = Array(0..<10)
            host.settle()
            place.append(host.element("0")?.frame.midY)
            places.append(place)
        }
        // Ten rows have 200 points more than there is room for.
        #expect(places == [[15, 85, 15], [-185, 15, 15], [15, 15, -185]])
    }

    @Test
    func `content that is smaller is where the anchor says, in lists too; scroll views inside keep to their beginning`()
    {
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 10) }
                    Color.red.frame(width: 20, height: 30)
                }
            }
            .defaultScrollAnchor(.bottom)
            .frame(height: 100)
            List { Text("row") }.defaultScrollAnchor(.bottom).frame(height: 100)
        }
        #expect(host.elements("Color")[1].frame.maxY == 96)
        #expect(host.elements("Color")[0].frame.minX == 0)
        #expect(host.elements("Row")[0].frame.maxY == 204)
    }
}
