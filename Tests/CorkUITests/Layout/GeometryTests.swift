import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Sizes and places that views read")
struct GeometryTests {
    @Test func `R7.9: a geometry reader takes the room there is and places its content at the top leading corner`() {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                GeometryReader { proxy in
                    Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 5)
                }
            }
        }
        #expect(host.elements("GeometryReader")[0].frame == CGRect(x: 0, y: 10, width: 100, height: 50))
        #expect(host.elements("Color")[1].frame == CGRect(x: 0, y: 10, width: 50, height: 10))
        let ideal = TestHost { GeometryReader { _ in Color.red }.fixedSize() }
        #expect(ideal.elements("GeometryReader")[0].frame.size == CGSize(width: 10, height: 10))
    }

    @Test func `R7.9: the content is never made for another size than the real ones, and keeps its state`() {
        let width = Box<CGFloat>(80)
        let made = Box<[CGFloat]>([])
        let host = TestHost {
            GeometryReader { proxy in
                let _ = made.value.append(proxy.size.width)
                Counter(name: "a")
                Text("\(Int(100 / proxy.size.width * 100))")
            }
            .frame(width: width.value, height: 50)
        }
        host.element("a:0")?.tap()
        width.value = 50
        host.update()
        #expect(Set(made.value) == [80, 50])
        #expect(host.texts == ["a:1", "200"])
    }

    @Test
    func `places are read from the window, the view, a named view and the scroll view, and again when they change`() {
        let padding = Box<CGFloat>(10)
        let read = Box<[CGRect]>([])
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    GeometryReader { proxy in
                        let _ =
                            read.value = [
                                proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
                                proxy.frame(in: .scrollView), proxy.frame(in: .named("none")),
                                proxy.frame(in: CoordinateSpace.global),
                            ]
                        Color.blue
                    }
                    .frame(width: 40, height: 200)
                }
                .coordinateSpace(.named("box"))
            }
            .padding(.top, padding.value)
        }
        func expect(_ y: [CGFloat]) {
            #expect(read.value.map(\.minY) == y)
            #expect(read.value.map(\.size) == Array(repeating: CGSize(width: 40, height: 200), count: y.count))
        }
        expect([0, 30, 20, 20, 30, 30])
        padding.value = 5
        host.update()
        expect([0, 25, 20, 20, 25, 25])
        host.elements("ScrollView")[0].scroll(toOffset: 15)
        expect([0, 10, 20, 5, 10, 10])
    }

    @Test func `a geometry change is reported initially and whenever the value differs, with the old value`() {
        let width = Box<CGFloat>(80)
        let told = Box<[String]>([])
        let host = TestHost {
            Color.red
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { told.value.append("\($0)") })
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { told.value.append("\($0)-\($1)") }
                .frame(width: width.value, height: width.value / 2)
        }
        #expect(told.value.sorted() == ["40.0-40.0", "80.0"])
        told.value = []
        host.update()
        #expect(told.value.isEmpty)
        width.value = 60
        host.update()
        #expect(told.value.sorted() == ["40.0-30.0", "60.0"])
    }

    @Test func `a size that depends on itself comes to an end, with one sentence`() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
            }
        }
        let host = TestHost { Growing() }
        #expect(host.warnings.count == 1)
        #expect(host.elements("Color")[0].frame.width > 50)
    }

    private struct PlacesKey: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct CornerKey: PreferenceKey {
        static let defaultValue: Anchor<CGPoint>? = nil
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
            value = value ?? nextValue()
        }
    }

    @Test func `a decoration finds the places of views below in its own coordinates, and follows them`() {
        let model = Model()
        model.items = [1, 2]
        let width = Box<CGFloat>(20)
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Text("before")
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(model.items, id: \.self) { _ in
                        Color.red.frame(width: width.value, height: 10)
                            .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
                    }
                }
                .transformAnchorPreference(key: PlacesKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
                    $0.append($1)
                }
                .overlayPreferenceValue(PlacesKey.self) { places in
                    GeometryReader { proxy in
                        ForEach(places.indices, id: \.self) {
                            Text("\(Int(proxy[places[$0]].maxX)),\(Int(proxy[places[$0]].minY))")
                        }
                    }
                }
            }
        }
        #expect(Set(host.texts) == ["before", "20,0", "20,10", "4,2"])
        width.value = 50
        host.update()
        #expect(Set(host.texts) == ["before", "50,0", "50,10", "4,2"])
        model.items = [2]
        host.settle()
        #expect(Set(host.texts) == ["before", "50,0", "4,2"])
    }

    @Test(arguments: [false, true])
    func `points of a view are parts of its size, from its leading edge`(isMirrored: Bool) {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: CornerKey.self, value: .topLeading) { $0 }
                .overlayPreferenceValue(CornerKey.self) { corner in
                    GeometryReader { proxy in
                        Text("\(corner.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" } ?? "none")")
                    }
                }
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        #expect(host.texts == [isMirrored ? "40,0" : "0,0"])
    }
}
