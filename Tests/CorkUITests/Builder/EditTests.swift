import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Editing the elements of loops")
struct EditTests {
    @Test func `R7.41: a loop's rows are deleted and moved by offsets in its own data, not in the list`() {
        struct Letters: View {
            @State private var letters = ["a", "b", "c", "d", "e"]
            var body: some View {
                VStack {
                    Text("before")
                    ForEach(0..<2) { Text("\($0)") }
                    ForEach(letters, id: \.self) { letter in
                        Text(letter)
                        if letter == "b" { Text("again") }
                    }
                    .onDelete { letters.remove(atOffsets: $0) }
                    .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let host = TestHost { Letters() }
        let stack = host.elements("VStack")[0]
        func letters() -> String { host.texts.dropFirst(3).joined().replacingOccurrences(of: "bagain", with: "b") }
        stack.move(fromOffsets: [0], toOffset: 3)
        #expect(letters() == "bcade")
        stack.move(fromOffsets: [3, 4], toOffset: 0)
        #expect(letters() == "debca")
        stack.delete(atOffsets: [0, 2])
        #expect(letters() == "eca")
        stack.delete(atOffsets: [7])
        #expect(letters() == "eca")
    }

    @Test func `R7.41: nil disables, for all rows or, with a modifier, for one`() {
        let journal = Journal()
        let isMovable = Box(false)
        func move(_ source: IndexSet, _ destination: Int) { journal.note("move \(Array(source)) \(destination)") }
        let host = TestHost {
            VStack {
                ForEach(0..<4, id: \.self) { number in
                    Text("\(number)").moveDisabled(number == 1).deleteDisabled(number == 2)
                }
                .onMove(perform: isMovable.value ? move : nil)
                .onDelete { journal.note("delete \(Array($0))") }
            }
        }
        let stack = host.elements("VStack")[0]
        stack.move(fromOffsets: [0], toOffset: 2)
        #expect(journal.take() == [])
        isMovable.value = true
        host.update()
        stack.move(fromOffsets: [0], toOffset: 2)
        stack.move(fromOffsets: [0, 1], toOffset: 3)
        stack.delete(atOffsets: [1])
        stack.delete(atOffsets: [2])
        #expect(journal.take() == ["move [0] 2", "delete [1]"])
    }

    @Test
    func
        `R7.41: of loops inside each other the inner one edits, and one without actions of its own leaves it to the outer`()
    {
        let journal = Journal()
        let host = TestHost {
            VStack {
                ForEach(["x", "y"], id: \.self) { letter in
                    ForEach([1, 2, 3], id: \.self) { Text("\(letter)\($0)") }
                        .onDelete { journal.note("inner \(letter) \(Array($0))") }
                }
                .onDelete { journal.note("outer \(Array($0))") }
                .onMove { journal.note("outer \(Array($0)) \($1)") }
            }
        }
        let stack = host.elements("VStack")[0]
        stack.delete(atOffsets: [2])
        stack.move(fromOffsets: [1], toOffset: 0)
        #expect(journal.take() == ["inner x [2]", "outer [1] 0"])
    }

    @Test func `R7.41: subviews that are vended again are edited by their loop, or by the loop that vends them`() {
        let journal = Journal()
        let host = TestHost {
            let content = ForEach(["a", "b", "c"], id: \.self) { Text($0) }
            VStack {
                Group(subviews: content.onMove { journal.note("loop \(Array($0)) \($1)") }) { $0.dropFirst() }
            }
            HStack { ForEach(subviews: content) { $0 }.onMove { journal.note("subviews \(Array($0)) \($1)") } }
        }
        host.elements("VStack")[0].move(fromOffsets: [1, 2], toOffset: 0)
        host.elements("VStack")[0].move(fromOffsets: [0], toOffset: 3)
        host.elements("HStack")[0].move(fromOffsets: [0], toOffset: 3)
        #expect(journal.take() == ["loop [1, 2] 0", "subviews [0] 3"])
    }

    @Test func `R7.41: an action changes neither the list nor the layout`() {
        #expect(
            resolvedCounts {
                ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
            } == [3, 3])
        struct Numbers: DynamicViewContent {
            let data = [1, 2]
            var body: some View { ForEach(data, id: \.self) { Text("\($0)") } }
            func _offset(ofElement id: AnyHashable) -> Int? { data.firstIndex { AnyHashable($0) == id } }
        }
        #expect(Array(ForEach([4, 5], id: \.self) { Text("\($0)") }.onDelete { _ in }.data as! [Int]) == [4, 5])
        #expect(resolvedCounts { Numbers().onDelete { _ in } } == [2, 2])
    }

    @Test func `R2.20, R7.41: a bound collection is edited by the container itself`() {
        struct Rows: View {
            @State private var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
            let actions: EditActions<[Item]>
            var body: some View {
                VStack {
                    ForEach($items, editActions: actions) { $item in
                        TextField("Text", text: $item.text)
                        Counter(name: item.text)
                    }
                }
            }
        }
        let host = TestHost { Rows(actions: .all) }
        let stack = host.elements("VStack")[0]
        host.elements("TextField")[1].set("B")
        host.element("B:0")?.tap()
        stack.move(fromOffsets: [1], toOffset: 0)
        #expect(host.texts == ["B:1", "a:0", "c:0"])
        stack.delete(atOffsets: [1])
        #expect(host.texts == ["B:1", "c:0"])
        let fixed = TestHost { Rows(actions: .delete) }
        fixed.elements("VStack")[0].move(fromOffsets: [1], toOffset: 0)
        #expect(fixed.texts == ["a:0", "b:0", "c:0"])
        fixed.elements("VStack")[0].delete(atOffsets: [0])
        #expect(fixed.texts == ["b:0", "c:0"])
    }

    @Test func `R7.42: moved elements keep their order and come before the one that was at the destination`() {
        func moved(_ source: IndexSet, _ destination: Int) -> String {
            var letters = Array("ABCDE")
            letters.move(fromOffsets: source, toOffset: destination)
            return String(letters)
        }
        #expect(moved([0], 3) == "BCADE")
        #expect(moved([1, 3], 0) == "BDACE")
        #expect(moved([0, 4], 2) == "BAECD")
        for count in 0..<6 {
            for bits in 0..<(1 << count) {
                let source = (0..<count).filter { bits & (1 << $0) != 0 }
                for destination in 0...count {
                    var slice = ArraySlice([-1, -2] + (0..<count))[2...]
                    slice.move(fromOffsets: IndexSet(source), toOffset: destination)
                    let rest = (0..<count).filter { !source.contains($0) }
                    let expected = rest.filter { $0 < destination } + source + rest.filter { $0 >= destination }
                    #expect(Array(slice) == expected)
                }
            }
        }
    }

    @Test func `R7.42: elements are removed at offsets, whatever the indices are`() {
        var word = "abcde"
        word.remove(atOffsets: [0, 2, 3])
        #expect(word == "be")
        var slice = Array(0..<6)[2...]
        slice.remove(atOffsets: [1])
        #expect(Array(slice) == [2, 4, 5])
        word.remove(atOffsets: [])
        #expect(word == "be")
    }
}
