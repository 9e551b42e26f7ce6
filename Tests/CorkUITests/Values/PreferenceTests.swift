import CorkTesting
import CorkUI
import Foundation
import Testing

private struct WordsKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct LastKey: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}

/// A key that counts its reductions, and whose values aren't equatable.
private struct CountedKey: PreferenceKey {
    struct Value {
        var sum = 0
    }
    nonisolated(unsafe) static var reductions = 0
    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) {
        reductions += 1
        value.sum += nextValue().sum
    }
}

extension View {
    fileprivate func word(_ word: String) -> some View { preference(key: WordsKey.self, value: [word]) }
}

/// A view whose preference depends on its state.
private struct Switch: View {
    let name: String
    @State private var isOn = false

    var body: some View {
        Button(name) { isOn.toggle() }.word(isOn ? name.uppercased() : name)
    }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    /// Returns the words that an ancestor receives from a view: each reported value, in order.
    private func seen<Content: View>(@ViewBuilder _ content: () -> Content) -> [[String]] {
        let content = content()
        var seen: [[String]] = []
        let host = TestHost { VStack { content }.onPreferenceChange(WordsKey.self) { seen.append($0) } }
        host.close()
        return seen
    }

    @Test func `values are combined in display order, at each level`() {
        let words = seen {
            Text("x").word("a")
            HStack {
                ForEach(["b", "c"], id: \.self) { Text($0).word($0) }
                Text("nothing")
            }
            Group {
                Text("x").word("d")
                if true { Text("x").word("e") }
            }
            Text("x").word("g").background { Text("y").word("f") }.overlay { Text("z").word("h") }
            Button(action: {}) { Text("x").word("i") }
            ScrollView { Text("x").padding().word("j").frame(width: 10) }
        }
        #expect(words == [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]])
    }

    @Test func `a value hides those written below it, one that is changed keeps them`() {
        #expect(seen { HStack { Text("x").word("in") }.word("out") } == [["out"]])
        #expect(
            seen { HStack { Text("x").word("in") }.transformPreference(WordsKey.self) { $0 += ["out"] } } == [
                ["in", "out"]
            ])
        #expect(seen { Text("x").transformPreference(WordsKey.self) { $0 += ["out"] } } == [["out"]])
        #expect(seen { Text("x").word("a").transformPreference(LastKey.self) { $0 = 1 } } == [["a"]])
    }

    @Test func `a value reaches every view around`() {
        var seen: [String: [String]] = [:]
        let host = TestHost {
            VStack {
                HStack { Text("x").word("a").onPreferenceChange(WordsKey.self) { seen["leaf"] = $0 } }
                    .onPreferenceChange(WordsKey.self) { seen["row"] = $0 }
                Text("y").word("b")
            }
            .onPreferenceChange(WordsKey.self) { seen["all"] = $0 }
        }
        #expect(seen == ["leaf": ["a"], "row": ["a"], "all": ["a", "b"]])
        host.close()
    }

    @Test func `a key of optional values needs no default`() {
        var seen: [Int?] = []
        #expect(LastKey.defaultValue == nil)
        let host = TestHost {
            HStack {
                Text("x").preference(key: LastKey.self, value: 1)
                Text("y").preference(key: LastKey.self, value: nil)
            }
            .onPreferenceChange(LastKey.self) { seen.append($0) }
        }
        #expect(seen == [1])
        host.close()
    }

    @Test func `the action runs when the value is another one, and only then`() {
        let names = Box(["a", "b"])
        var seen: [[String]] = []
        let host = TestHost {
            VStack { ForEach(names.value, id: \.self) { Switch(name: $0) } }
                .onPreferenceChange(WordsKey.self) { seen.append($0) }
        }
        host.update()
        #expect(seen == [["a", "b"]])
        host.element("b")?.tap()
        #expect(seen.dropFirst() == [["a", "B"]])
        names.value = ["c", "b", "a"]
        host.update()
        #expect(seen.last == ["c", "B", "a"])
        names.value = []
        host.update()
        #expect(seen.last == [])
        names.value = ["d"]
        host.update()
        #expect(seen.last == ["d"])
        #expect(seen.count == 5)
    }

    @Test func `an unset preference is not reported, and an explicit default value is`() {
        #expect(seen { Text("x") } == [])
        #expect(seen { Text("x").word("a") } == [["a"]])
        #expect(seen { Text("x").preference(key: WordsKey.self, value: []) } == [[]])
    }

    @Test func `state written by the action shows in the same turn`() {
        struct Widest: View {
            let lengths: [Int]
            @State private var longest = 0
            var body: some View {
                VStack { ForEach(lengths, id: \.self) { Text("\($0)").preference(key: LastKey.self, value: $0) } }
                    .onPreferenceChange(LastKey.self) { longest = $0 ?? 0 }
                Text("last \(longest)")
            }
        }
        let lengths = Box([1, 2])
        let host = TestHost { Widest(lengths: lengths.value) }
        #expect(host.texts == ["1", "2", "last 2"])
        host.resetEvaluations()
        lengths.value = [1, 2, 3]
        host.update()
        #expect(host.texts == ["1", "2", "3", "last 3"])
        #expect(host.evaluations(of: Widest.self) == 2)
    }

    @Test func `readers further in act first, and those around see what follows from it`() {
        struct Inner: View {
            let word: String
            @State private var heard = "?"
            var body: some View {
                HStack {
                    Text("x").word(word).onPreferenceChange(WordsKey.self) { heard = $0.joined() }
                    Text(heard).word("heard \(heard)")
                }
            }
        }
        let word = Box("a")
        var seen: [[String]] = []
        let host = TestHost { Inner(word: word.value).onPreferenceChange(WordsKey.self) { seen.append($0) } }
        word.value = "b"
        host.update()
        #expect(seen == [["a", "heard a"], ["b", "heard b"]])
    }

    @Test func `a decoration is made of the value, and follows it in the same turn`() {
        let host = TestHost {
            HStack { Switch(name: "a") }
                .overlayPreferenceValue(WordsKey.self, alignment: .topLeading) { words in
                    Text("over \(words.joined())")
                    Counter(name: "n")
                }
                .backgroundPreferenceValue(WordsKey.self) { Text("under \($0.joined())") }
        }
        #expect(host.texts == ["under a", "a", "over a", "n:0"])
        #expect(host.element("over a")?.frame.origin == host.elements("HStack")[0].frame.origin)
        host.element("n:0")?.tap()
        host.element("a")?.tap()
        #expect(host.texts == ["under A", "a", "over A", "n:1"])
    }

    @Test func `a decoration reads the default where nobody writes, and what it writes goes around it only`() {
        var seen: [[String]] = []
        let shows = Box(false)
        let host = TestHost {
            HStack { if shows.value { Text("x").word("a") } }
                .overlayPreferenceValue(WordsKey.self) { Text("\($0.count)").word("over \($0.count)") }
                .onPreferenceChange(WordsKey.self) { seen.append($0) }
        }
        #expect(host.texts == ["0"])
        shows.value = true
        host.update()
        #expect(host.texts == ["x", "1"])
        #expect(seen == [["over 0"], ["a", "over 1"]])
        #expect(host.warnings.isEmpty)
    }

    @Test func `a decoration is updated when the values that it reads change`() {
        let model = Model()
        let host = TestHost {
            Text("x").word("a").overlayPreferenceValue(WordsKey.self) { Text("\($0[0]) \(model.title)") }
        }
        model.title = "two"
        host.settle()
        #expect(host.texts == ["x", "a two"])
    }

    @Test func `a value placed by a container of subviews comes from where they are placed`() {
        let words = seen {
            Group(subviews: ForEach(["a", "b", "c"], id: \.self) { Text($0).word($0) }) { subviews in
                ForEach(subviews.reversed()) { $0 }
                HStack { subviews[0] }
            }
        }
        #expect(words == [["c", "b", "a", "a"]])
    }

    @Test func `only what is on the way from a change to a reader is combined again; nothing where nobody reads`() {
        struct Row: View {
            let row: Int
            @State private var sum = 1
            var body: some View {
                HStack {
                    Button("row \(row)") { sum += 1 }.preference(key: CountedKey.self, value: .init(sum: sum))
                    ForEach(0..<9) { Text("\($0)").preference(key: CountedKey.self, value: .init(sum: 1)) }
                }
            }
        }
        let rows = VStack { ForEach(0..<10) { Row(row: $0) } }
        CountedKey.reductions = 0
        let silent = TestHost { rows }
        silent.element("row 3")?.tap()
        #expect(CountedKey.reductions == 0)

        let host = TestHost { rows.overlayPreferenceValue(CountedKey.self) { Text("sum \($0.sum)") } }
        #expect(host.texts.last == "sum 100")
        #expect(CountedKey.reductions == 10 * 9 + 9)
        CountedKey.reductions = 0
        host.element("row 3")?.tap()
        #expect(host.texts.last == "sum 101")
        #expect(CountedKey.reductions == 9 + 9)
        CountedKey.reductions = 0
        host.settle()
        host.element("0")?.tap()
        #expect(CountedKey.reductions == 0)
    }

    @Test func `a reader that changes what it reads for ever is stopped with a sentence`() {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                Text("x").preference(key: LastKey.self, value: count)
                    .onPreferenceChange(LastKey.self) { count = ($0 ?? 0) + 1 }
            }
        }
        let host = TestHost { Endless() }
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("did not come to rest after 100 rounds") == true)
    }
}
