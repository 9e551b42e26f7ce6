import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Views that come into sight")
struct ScrollVisibilityTests {
    @Test(arguments: [(0, 91), (0.5, 105), (1, 120)] as [(Double, CGFloat)])
    func `a view is notified when its visible fraction reaches the threshold and falls below it`(
        threshold: Double, offset: CGFloat
    ) {
        let told = Box<[Bool]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 190)
                    Color.blue.frame(height: 30).onScrollVisibilityChange(threshold: threshold) {
                        told.value.append($0)
                    }
                    Color.red.frame(height: 500)
                }
            }
        }
        let scroll = host.elements("ScrollView")[0]
        scroll.scroll(toOffset: offset - 2)
        #expect(told.value.isEmpty)
        scroll.scroll(toOffset: offset)
        #expect(told.value == [true])
        scroll.scroll(toOffset: 150)
        scroll.scroll(toOffset: 300)
        #expect(told.value == [true, false])
    }

    @Test func `a line that goes because another part is scrolled to is out of sight`() {
        let told = Box<[String]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            List {
                ForEach(0..<10_000) { id in
                    Text("\(id)").onScrollVisibilityChange { told.value.append("\(id) \($0)") }
                }
            }
        }
        let inSight = told.value
        #expect(inSight.contains("0 true") && !inSight.contains("9 true"))
        told.value = []
        host.elements("List")[0].scroll(toRow: 5000)
        #expect(told.value.contains("5000 true"))
        #expect(Set(told.value.filter { $0.hasSuffix("false") }).count == inSight.count)
    }

    @Test func `a geometry proxy returns the bounds of the scroll view in the view's own coordinates`() {
        let read = Box<[CGRect?]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                GeometryReader { proxy in
                    let _ =
                        read.value = [
                            proxy.bounds(of: .scrollView), proxy.bounds(of: .scrollView(axis: .horizontal)),
                            proxy.bounds(of: .named("box")), proxy.bounds(of: .named("nobody")),
                        ]
                    Color.red
                }
                .frame(height: 300)
                .padding(.top, 10)
                .coordinateSpace(.named("box"))
            }
        }
        host.elements("ScrollView")[0].scroll(toOffset: 50)
        #expect(
            read.value == [
                CGRect(x: 0, y: 40, width: 100, height: 100), nil, CGRect(x: 0, y: -10, width: 100, height: 310), nil,
            ])
    }
}
