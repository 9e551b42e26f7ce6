import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Bad input")
struct BadInputTests {
    /// An id whose hash values all collide.
    private struct Colliding: Hashable {
        let number: Int
        func hash(into hasher: inout Hasher) {}
    }

    @Test func `ids with equal hashes stay distinct`() {
        let numbers = Box(Array(0..<300))
        let host = TestHost {
            VStack { ForEach(numbers.value.map(Colliding.init), id: \.self) { Counter(name: "\($0.number)") } }
        }
        host.element("7:0")?.tap()
        numbers.value = [300] + numbers.value.reversed()
        host.update()
        #expect(host.texts.count == 301)
        #expect(host.texts[0] == "300:0")
        #expect(host.texts[293] == "7:1")
        #expect(host.warnings.isEmpty)
    }

    @Test func `an id that does not equal itself is another one each time, and shown`() {
        let numbers = Box([1, Double.nan, 2, .nan])
        let host = TestHost {
            VStack { ForEach(numbers.value, id: \.self) { Counter(name: "\($0)") } }
            Board { ForEach(numbers.value, id: \.self) { number in if number != 2 { Text(verbatim: "\(number)") } } }
        }
        host.elements("Button")[0].tap()
        host.update()
        #expect(host.texts == ["1.0:1", "nan:0", "2.0:0", "nan:0", "1.0", "nan", "nan"])
        numbers.value = [.nan, 2, 1]
        host.update()
        host.update()
        #expect(host.texts == ["nan:0", "2.0:0", "1.0:1", "nan", "1.0"])
        numbers.value = []
        host.update()
        #expect(host.texts.isEmpty)
    }

    /// A collection with reference semantics, which violates the requirements of collections.
    private final class Shared: RandomAccessCollection {
        nonisolated(unsafe) var items: [Int]
        init(_ items: [Int]) { self.items = items }
        var startIndex: Int { 0 }
        var endIndex: Int { items.count }
        subscript(index: Int) -> Int { items[index] }
    }

    @Test func `data that changes behind the back of a view is shown as it is`() {
        for dynamic in [false, true] {
            let shared = Shared([1, 2, 3])
            let host = TestHost {
                VStack {
                    if dynamic {
                        ForEach(shared, id: \.self) { if $0 < 99 { Text("\($0)") } }
                    } else {
                        ForEach(shared, id: \.self) { Text("\($0)") }
                    }
                }
                Group(subviews: ForEach(shared, id: \.self) { Text("\($0)") }) { Text("\($0.count)") }
                FlowStack { ForEach(shared, id: \.self) { Text("\($0)") } }
            }
            for items in [[3], [], [5, 1, 2, 3, 4], [4, 1]] {
                shared.items = items
                host.update()
                #expect(host.texts == items.map { "\($0)" } + ["\(items.count)"] + items.map { "\($0)" })
            }
        }
    }

    @Test func `a model that is written while it is read comes to rest`() {
        let model = Model()
        let host = TestHost {
            VStack {
                ForEach(model.items, id: \.self) { item in
                    let _ = item == 1 ? model.items = [2, 3] : ()
                    Text("\(item)")
                }
            }
            Text(model.title).onPreferenceChange(WordKey.self) { model.title = $0 ?? "" }.preference(
                key: WordKey.self, value: model.title)
        }
        host.settle()
        #expect(host.texts == ["2", "3", "one"])
    }

    private struct WordKey: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() }
    }

    /// A wrapper for deeply nested views.
    enum Wrapping: CaseIterable {
        case group, identity, padding, stack, button, overlay, subviews, section, custom

        @MainActor
        func wrap(_ view: AnyView) -> AnyView {
            switch self {
            case .group: AnyView(Group { view })
            case .identity: AnyView(view.id(1).tag(2))
            case .padding: AnyView(view.padding(0))
            case .stack: AnyView(VStack { view })
            case .button: AnyView(Button(action: {}) { ScrollView { view } })
            case .overlay: AnyView(Color.red.overlay { view })
            case .subviews: AnyView(Group(subviews: view) { $0 })
            case .section: AnyView(Section { view })
            case .custom: AnyView(Wrapper(view: view))
            }
        }
    }

    private struct Wrapper: View {
        let view: AnyView
        @State private var count = 0
        var body: some View {
            view
            if count > 0 { Text("more") }
        }
    }

    @Test(arguments: Wrapping.allCases)
    func `views nested a hundred times are shown, ten thousand times refused with a sentence`(_ wrapping: Wrapping) {
        func nested(_ depth: Int) -> AnyView {
            var view = AnyView(Text("core"))
            for _ in 0..<depth { view = wrapping.wrap(view) }
            return view
        }
        let depth = Box(100)
        let host = TestHost {
            nested(depth.value)
            Text("beside")
        }
        host.update()
        #expect(host.texts == ["core", "beside"])
        #expect(host.warnings.isEmpty)
        depth.value = 10_000
        host.update()
        host.update()
        #expect(host.texts == ["beside"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.hasPrefix("Views are nested too deep:") == true)
        depth.value = 1
        host.update()
        #expect(host.texts == ["core", "beside"])
        host.close()
    }

    @Test
    func
        `a view that is part of itself is shown as far as its data goes, and refused with a sentence where it is endless`()
    {
        struct Countdown: View {
            let number: Int
            var body: some View {
                Text("\(number)")
                if number > 0 { Countdown(number: number - 1) }
            }
        }
        struct Boxed: View {
            let number: Int
            var body: some View { VStack { if number > 0 { Boxed(number: number - 1) } else { Text("end") } } }
        }
        let number = Box(50)
        let host = TestHost {
            VStack { Countdown(number: number.value) }
            Boxed(number: number.value)
        }
        #expect(host.texts == (0...50).reversed().map { "\($0)" } + ["end"])
        #expect(host.warnings.isEmpty)
        number.value = 1_000_000
        host.update()
        #expect(host.texts.first == "1000000")
        #expect(host.texts.last != "end")
        #expect(host.warnings.count == 1)
        number.value = 3
        host.update()
        #expect(host.texts == ["3", "2", "1", "0", "end"])
    }
}
