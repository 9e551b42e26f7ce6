import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Containers of resolved subviews")
struct SubviewTests {
    private func three() -> some View { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }

    @Test func `R2.1: the content of ForEach(subviews:) is made once a subview, in order`() {
        var calls = 0
        let host = TestHost {
            ForEach(subviews: three()) { subview in
                let _ = calls += 1
                HStack {
                    Text("<")
                    subview
                }
            }
        }
        #expect(host.texts == ["<", "a", "<", "b", "<", "c"])
        #expect(calls >= 3)
    }

    @Test func `R2.2: a transform runs with nothing as well`() {
        let host = TestHost {
            Group(subviews: EmptyView()) { subviews in
                if subviews.isEmpty { Text("none") }
                Text("\(subviews.count) \(subviews.first == nil) \(subviews.last == nil)")
            }
        }
        #expect(host.texts == ["none", "0 true true"])
    }

    @Test func `R2.3: subviews can be doubled, dropped, reordered and placed elsewhere`() {
        let doubled = TestHost {
            ForEach(subviews: three()) { subview in
                subview
                Divider()
            }
        }
        #expect(doubled.elements("Divider").count == 3)
        let reordered = TestHost {
            Group(subviews: three()) { subviews in
                VStack { subviews[2] }
                HStack { subviews[0] }
            }
        }
        #expect(reordered.texts == ["c", "a"])
        let none = TestHost { Group(subviews: three()) { _ in EmptyView() } }
        #expect(none.texts.isEmpty)
        let reversed = TestHost { Group(subviews: three()) { ForEach($0.reversed()) { $0 } } }
        #expect(reversed.texts == ["c", "b", "a"])
    }

    @Test func `R2.4: collections and slices are views`() {
        func texts<Result: View>(@ViewBuilder _ transform: @escaping (SubviewsCollection) -> Result) -> [String] {
            TestHost { Group(subviews: three(), transform: transform) }.texts
        }
        #expect(texts { $0 } == ["a", "b", "c"])
        #expect(texts { $0.prefix(2) } == ["a", "b"])
        #expect(texts { $0.suffix(1) } == ["c"])
        #expect(texts { $0.dropFirst() } == ["b", "c"])
        #expect(texts { $0[1...] } == ["b", "c"])
        #expect(texts { $0[1..<2] } == ["b"])
        #expect(texts { $0.dropFirst().dropLast() } == ["b"])
        #expect(texts { $0.prefix(99) } == ["a", "b", "c"])
        #expect(texts { $0.prefix(0) } == [])
    }

    @Test func `a slice of other subviews shows those, each with its state`() {
        let start = Box(0)
        let host = TestHost {
            Group(subviews: ForEach(0..<6) { Counter(name: "\($0)") }) { subviews in
                ForEach(subviews[start.value..<start.value + 3]) { $0 }
            }
        }
        host.elements("Button")[1].tap()
        #expect(host.texts == ["0:0", "1:1", "2:0"])
        start.value = 1
        host.update()
        #expect(host.texts == ["1:1", "2:0", "3:0"])
        host.elements("Button")[2].tap()
        start.value = 3
        host.update()
        #expect(host.texts == ["3:1", "4:0", "5:0"])
    }

    @Test func `R2.5: slices share indices with their collection`() {
        var indices: [Int] = []
        var tail: [Int] = []
        var second: [String] = []
        let host = TestHost {
            Group(subviews: three()) { subviews in
                let slice = subviews.dropFirst(2)
                let _ = indices = [subviews.startIndex, subviews.endIndex, slice.startIndex, slice.endIndex]
                let _ = tail = Array(subviews[1...].indices)
                let _ = second = [subviews[1...][1].containerValues.tag(for: String.self) ?? ""]
                slice
            }
        }
        #expect(indices == [0, 3, 2, 3])
        #expect(tail == [1, 2])
        #expect(second == ["b"])
        #expect(host.texts == ["c"])
    }

    @Test func `R2.6: the standard library's algorithms work on subviews`() {
        let host = TestHost {
            Group(subviews: three()) { subviews in
                ForEach(subviews.filter { $0.containerValues.hasTag("b") == false }) { $0 }
                ForEach(Array(subviews.enumerated()), id: \.offset) { Text("\($0.offset)") }
                ForEach(Array(subviews.enumerated()), id: \.element.id) { pair in
                    if pair.offset == 1 { pair.element }
                }
                Text(subviews.map { $0.containerValues.tag(for: String.self)! }.joined())
            }
        }
        #expect(host.texts == ["a", "c", "0", "1", "2", "b", "abc"])
    }

    @Test func `R2.8: a collection resolved again passes the same subviews on`() {
        var ids: [[Subview.ID]] = []
        var tags: [[String?]] = []
        let host = TestHost {
            Group(subviews: three().containerValue(\.rank, 4)) { subviews in
                let _ = ids = [subviews.map(\.id)]
                Group(subviews: subviews) { again in
                    let _ = ids.append(again.map(\.id))
                    let _ = tags = [again.map { $0.containerValues.tag(for: String.self) }]
                    Text("\(again.count) \(again.map(\.containerValues.rank))")
                    Group(subviews: again.dropFirst()) { slice in
                        let _ = ids.append(slice.map(\.id))
                        slice
                    }
                }
            }
        }
        #expect(host.texts == ["3 [4, 4, 4]", "b", "c"])
        #expect(ids[0] == ids[1])
        #expect(ids[2] == Array(ids[0].dropFirst()))
        #expect(tags == [["a", "b", "c"]])
    }

    @Test func `R2.9: collections of sections and of their subviews go through loops`() {
        let host = TestHost {
            Group(
                sections: Group {
                    Text("loose")
                    Section("H") { Text("x") }
                }
            ) { sections in
                ForEach(sections) { section in
                    ForEach(subviews: section.header) { $0 }
                    ForEach(section.content) { $0 }
                    section.footer
                }
            }
        }
        #expect(host.texts == ["loose", "H", "x"])
    }

    @Test func `R2.10, R6.3: ids stay with their subviews while siblings come, go and move`() {
        let items = Box(["a", "b", "c"])
        var ids: [String: Subview.ID] = [:]
        let host = TestHost {
            Group(subviews: ForEach(items.value, id: \.self) { Text($0) }) { subviews in
                let _ =
                    ids = Dictionary(
                        uniqueKeysWithValues: subviews.map { ($0.containerValues.tag(for: String.self)!, $0.id) })
                subviews
            }
        }
        let before = ids
        #expect(Set(ids.values).count == 3)
        items.value = ["z", "c", "a", "y", "b"]
        host.update()
        #expect(host.texts == ["z", "c", "a", "y", "b"])
        for (name, id) in before { #expect(ids[name] == id) }
        #expect(Set(ids.values).count == 5)
    }

    @Test func `R2.11, R6.14: inserting views above does not change the ids of the views below`() {
        let shows = Box(false)
        var ids: [Subview.ID] = []
        let host = TestHost {
            Group(
                subviews: Group {
                    if shows.value { Pair(name: "p") }
                    Text("a")
                    Text("b")
                }
            ) { subviews in
                let _ = ids = subviews.map(\.id)
                subviews
            }
        }
        let before = ids
        shows.value = true
        host.update()
        #expect(ids.count == 4)
        #expect(Array(ids.suffix(2)) == before)
        #expect(Set(ids).count == 4)
    }

    @Test func `R2.15: touching a part evaluates no body outside of it`() {
        struct Row: View {
            let number: Int
            var body: some View { Text("row \(number)") }
        }
        let host = TestHost {
            Group(subviews: ForEach(0..<1000) { Row(number: $0) }) { subviews in
                Text("\(subviews.count)")
                subviews.prefix(2)
                subviews[500]
            }
        }
        #expect(host.texts == ["1000", "row 0", "row 1", "row 500"])
        #expect(host.evaluations(of: Row.self) == 3)
    }

    @Test func `R2.16: a subview placed twice is two, each with its own state`() {
        let host = TestHost {
            Group(subviews: Counter(name: "n")) { subviews in
                subviews
                subviews
            }
        }
        #expect(host.texts == ["n:0", "n:0"])
        host.elements("Button")[1].tap()
        #expect(host.texts == ["n:0", "n:1"])
        #expect(host.warnings.isEmpty)
    }

    @Test func `R2.17: a transform runs again for the list, a container value, and what it captured`() {
        let items = Box([1, 2])
        let rank = Box(1)
        let prefix = Box("n")
        let host = TestHost {
            let prefix = prefix.value
            Group(subviews: ForEach(items.value, id: \.self) { Text("\($0)").containerValue(\.rank, rank.value) }) {
                Text("\(prefix) \($0.count) \($0.first!.containerValues.rank)")
            }
        }
        #expect(host.texts == ["n 2 1"])
        items.value = [1, 2, 3]
        host.update()
        #expect(host.texts == ["n 3 1"])
        rank.value = 7
        host.update()
        #expect(host.texts == ["n 3 7"])
        prefix.value = "m"
        host.update()
        #expect(host.texts == ["m 3 7"])
    }

    @Test func `R2.17: a value that changes by itself reaches a container within the container`() {
        struct Leaf: View {
            @State private var rank = 1
            var body: some View { Button("leaf") { rank += 1 }.containerValue(\.rank, rank) }
        }
        struct Inner<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                VStack {
                    ForEach(subviews: content) { subview in
                        Text("\(subview.containerValues.rank)")
                        subview
                    }
                }
            }
        }
        let host = TestHost {
            Group(sections: Leaf()) { sections in
                ForEach(sections) { section in
                    Inner {
                        section.content
                        Text("last")
                    }
                }
            }
        }
        #expect(host.texts == ["1", "leaf", "0", "last"])
        host.element("leaf")?.tap()
        #expect(host.texts == ["2", "leaf", "0", "last"])
    }

    @Test func `R2.17: a subview that changes by itself reaches its transform`() {
        struct Growing: View {
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { number in
                    Button("more \(number)") { count += 1 }.containerValue(\.rank, count)
                }
            }
        }
        let host = TestHost {
            Group(subviews: Growing()) { subviews in
                Text("\(subviews.count) \(subviews.map(\.containerValues.rank))")
                ForEach(subviews) { subview in HStack { subview } }
            }
        }
        #expect(host.texts == ["1 [1]", "more 0"])
        host.element("more 0")?.tap()
        #expect(host.texts == ["2 [2, 2]", "more 0", "more 1"])
        host.element("more 1")?.tap()
        #expect(host.texts == ["3 [3, 3, 3]", "more 0", "more 1", "more 2"])
    }

    @Test
    func `R2.17: a transform runs again for what it reads of subviews and sections, and for nothing else of them`() {
        let song = Song()
        let runs = Box(0)
        let host = TestHost {
            Button("title") { song.title = "b" }
            Button("rank") { song.rank = 2 }
            Group(subviews: ForEach([song]) { Text($0.title).containerValue(\.rank, $0.rank) }) { subviews in
                let _ = runs.value += 1
                Text("\(subviews.count)")
                subviews
            }
            Group(sections: ForEach([song]) { song in Section { Text("in") }.containerValue(\.rank, song.rank) }) {
                Text("\($0.map(\.containerValues.rank))")
            }
        }
        #expect(host.texts == ["title", "rank", "1", "a", "[1]"])
        host.element("title")?.tap()
        #expect(host.texts == ["title", "rank", "1", "b", "[1]"] && runs.value == 1)
        host.element("rank")?.tap()
        #expect(host.texts == ["title", "rank", "1", "b", "[2]"] && runs.value == 1)
    }

    @Test func `R2.17: a value reaches who begins to read it after it changed several times`() {
        struct Early: View {
            let subview: Subview
            var body: some View { Text("\(subview.containerValues.rank)") }
        }
        struct Late: View {
            let subview: Subview
            @State private var reads = false
            var body: some View {
                Button("read") { reads = true }
                Text(reads ? "late \(subview.containerValues.rank)" : "-")
            }
        }
        let songs = (0..<3).map { _ in Song() }
        let host = TestHost {
            Button("edit") { songs[0].rank += 1 }
            Group(subviews: ForEach(songs) { Text($0.title).containerValue(\.rank, $0.rank) }) {
                ForEach($0) { subview in
                    Early(subview: subview)
                    Late(subview: subview)
                }
            }
        }
        for _ in 0..<5 { host.element("edit")?.tap() }
        host.element("read")?.tap()
        host.element("edit")?.tap()
        #expect(host.texts == ["edit", "7", "read", "late 7", "1", "read", "-", "1", "read", "-"])
    }

    @Test func `a subview that is kept while its original is gone shows nothing until it comes back`() {
        let items = Box([1, 2])
        let kept = Box<Subview?>(nil)
        let host = TestHost {
            Group(subviews: ForEach(items.value, id: \.self) { Counter(name: "\($0)") }) { subviews in
                let _ = kept.value = kept.value ?? subviews.first
                Text("\(subviews.count)")
                kept.value
            }
        }
        host.element("1:0")?.tap()
        #expect(host.texts == ["2", "1:1"])
        items.value = [2]
        host.update()
        #expect(host.texts == ["1"])
        items.value = [2, 1]
        host.update()
        #expect(host.texts == ["2", "1:0"])
    }

    @Test func `R2.18: a range that was taken for constant shows its new elements, and says so once`() {
        let count = Box(2)
        let host = TestHost { ForEach(0..<count.value) { Text("\($0)") } }
        #expect(host.warnings.isEmpty)
        count.value = 4
        host.update()
        #expect(host.texts == ["0", "1", "2", "3"])
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("count (4) != its initial count (2)") == true)
        count.value = 1
        host.update()
        #expect(host.texts == ["0"])
        let dynamic = TestHost { ForEach(0..<count.value, id: \.self) { Text("\($0)") } }
        count.value = 3
        dynamic.update()
        #expect(dynamic.texts == ["0", "1", "2"])
        #expect(dynamic.warnings.isEmpty)
    }

    @Test func `R2.23: the early spellings mean the same`() {
        let content = Group {
            Text("a")
            Section("H") { Text("b") }
        }
        let host = TestHost {
            ForEach(subviewOf: content) { $0 }
            ForEach(sectionOf: content) { $0.content }
            Group(subviewsOf: content) { $0 }
            Group(subviewOf: content) { Text("\($0.count)") }
            Group(contentsOf: content) { Text("\($0.count)") }
            Group(sectionsOf: content) { Text("\($0.count)") }
        }
        #expect(host.texts == ["a", "H", "b", "a", "b", "a", "H", "b", "3", "3", "2"])
    }
}

@Observable
private final class Song: Identifiable {
    var title = "a"
    var rank = 1
}
