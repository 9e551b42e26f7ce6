import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
    /// Returns a binding to the value of a box.
    private func binding<Value>(_ box: Box<Value>) -> Binding<Value> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }

    private struct Editor: View {
        @Binding var text: String
        var body: some View { TextField("Text", text: $text) }
    }

    @Test(arguments: [false, true])
    func `R2.20: each row of a bound collection reads and writes its element, by id`(byKeyPath: Bool) {
        struct Rows: View {
            @State private var items = [Item(1), Item(2), Item(3)]
            let byKeyPath: Bool
            var body: some View {
                if byKeyPath {
                    ForEach($items, id: \.id) { $item in Editor(text: $item.text) }
                } else {
                    ForEach($items) { $item in Editor(text: $item.text) }
                }
                Text(items.map { "\($0.id):\($0.text)" }.joined(separator: " "))
                Button("reverse") { items.reverse() }
                Button("remove") { items.removeFirst() }
            }
        }
        let host = TestHost { Rows(byKeyPath: byKeyPath) }
        let fields = host.elements("TextField")
        fields[0].set("a")
        #expect(host.texts[0] == "1:a 2:item 2 3:item 3")
        host.element("reverse")?.tap()
        // The same row, which is the last one now.
        fields[0].set("b")
        #expect(host.texts[0] == "3:item 3 2:item 2 1:b")
        host.elements("TextField")[0].set("c")
        #expect(host.texts[0] == "3:c 2:item 2 1:b")
        host.element("remove")?.tap()
        #expect(host.texts[0] == "2:item 2 1:b")
        #expect(host.elements("TextField").count == 2)
    }

    @Test func `R2.20: the id of the element, not its index, is the identity of a row`() {
        struct Rows: View {
            @State private var items = [Item(1, "a"), Item(2, "b")]
            var body: some View {
                ForEach($items) { $item in Counter(name: item.text) }
                Button("remove") { items.removeFirst() }
            }
        }
        let host = TestHost { Rows() }
        host.element("b:0")?.tap()
        host.element("remove")?.tap()
        #expect(host.texts == ["b:1", "remove"])
    }

    @Test func `R2.20: bindings that were sorted or chosen before are followed as well`() {
        struct Rows: View {
            @State private var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
            var body: some View {
                ForEach($items.reversed()) { $item in Counter(name: item.text) }
                ForEach($items.filter { $0.id > 1 }) { $item in Counter(name: item.text) }
                Button("remove") { items.remove(at: 1) }
                Button("add") { items.insert(Item(4, "d"), at: 0) }
            }
        }
        let host = TestHost { Rows() }
        #expect(host.texts.dropLast(2) == ["c:0", "b:0", "a:0", "b:0", "c:0"])
        host.elements("Button")[2].tap()
        host.elements("Button")[4].tap()
        host.element("remove")?.tap()
        #expect(host.texts.dropLast(2) == ["c:0", "a:1", "c:1"])
        host.element("add")?.tap()
        #expect(host.texts.dropLast(2) == ["c:0", "a:1", "d:0", "d:0", "c:1"])
    }

    @Test func `R2.20: a binding whose element is gone reads what was there last and writes nothing`() {
        let items = Box([Item(1, "a"), Item(2, "b")])
        var held: [Binding<Item>] = []
        let host = TestHost {
            ForEach(binding(items)) { $item in
                let _ = held.append($item)
                Text(item.text)
            }
        }
        let (first, second) = (held[0], held[1])
        let byPosition = binding(items)[1]
        second.wrappedValue.text = "c"
        #expect(byPosition.wrappedValue == Item(2, "c"))
        items.value.removeLast()
        host.update()
        #expect(second.wrappedValue == Item(2, "c"))
        #expect(byPosition.wrappedValue == Item(2, "c"))
        second.wrappedValue.text = "lost"
        byPosition.wrappedValue.text = "lost"
        first.wrappedValue.text = "d"
        #expect(items.value == [Item(1, "d")])
        items.value = []
        #expect(first.wrappedValue == Item(1, "d"))
    }

    @Test func `R2.21: a closed range goes through a loop by its numbers`() {
        let host = TestHost { ForEach(1...4, id: \.self) { Text("\($0)") } }
        #expect(host.texts == ["1", "2", "3", "4"])
    }

    @Test func `R2.22: a loop makes the content of its elements when it is needed, as often as it is`() {
        let items = Box(Array(0..<100))
        var made: [Int] = []
        let host = TestHost {
            let content = ForEach(items.value, id: \.self) { number in
                let _ = made.append(number)
                Text("\(number)")
            }
            Group(subviews: content) { subviews in
                subviews[50]
                subviews[7]
            }
        }
        #expect(host.texts == ["50", "7"])
        #expect(Set(made) == [50, 7])
        made = []
        host.update()
        #expect(Set(made) == [50, 7])
    }

    @Test func `a bound collection is a collection of bindings`() {
        let numbers = Box([1, 2, 3])
        let bound = binding(numbers)
        #expect(bound.count == 3 && bound.indices == 0..<3)
        for number in bound { number.wrappedValue *= 10 }
        bound.reversed()[0].wrappedValue += 1
        bound[1...].last?.wrappedValue += 1
        #expect(numbers.value == [10, 20, 32])
        #expect(binding(Box([Item(7)]))[0].id == 7)
    }

    @Test func `bindings to optional and to erased values`() {
        let name = Box("a")
        let optional = Binding<String?>(binding(name))
        #expect(optional.wrappedValue == "a")
        optional.wrappedValue = "b"
        optional.wrappedValue = nil
        #expect(name.value == "b")

        let erased = Binding<AnyHashable>(binding(name))
        erased.wrappedValue = "c"
        erased.wrappedValue = 5
        #expect(name.value == "c" && erased.wrappedValue == AnyHashable("c"))

        let chosen = Box<String?>(nil)
        #expect(Binding(binding(chosen)) == nil)
        chosen.value = "d"
        let unwrapped = Binding(binding(chosen))
        unwrapped?.wrappedValue = "e"
        #expect(chosen.value == "e")
        chosen.value = nil
        #expect(unwrapped?.wrappedValue == "e")
    }

    @Test func `bindings are equal that lead to the same place, through parts and elements too`() {
        @MainActor final class Seen {
            var bindings: [[String: Binding<String>]] = []
        }
        struct Owner: View {
            @State private var items = [Item(1), Item(2)]
            @State private var other = [Item(1)]
            @State private var chosen: String? = "x"
            let model: Model
            let seen: Seen
            var body: some View {
                let _ = seen.bindings.append([
                    "item 0": $items[0].text, "item 1": $items[1].text, "other": $other[0].text,
                    "chosen": Binding($chosen)!, "title": Bindable(model).title,
                ])
                Text(items[0].text)
                Button("again") { items[0].text += "!" }
            }
        }
        let seen = Seen()
        let host = TestHost { Owner(model: Model(), seen: seen) }
        host.element("again")?.tap()
        #expect(seen.bindings.count == 2)
        for (name, binding) in seen.bindings[0] {
            #expect(binding == seen.bindings[1][name])
            for other in seen.bindings[1] where other.key != name { #expect(binding != other.value) }
        }
        #expect(Binding.constant(1) != Binding.constant(1))
    }

    @Test func `a view that is given an equal binding does not run its body`() {
        struct Owner: View {
            @State private var item = Item(1)
            var body: some View {
                Button("\(item.id)") { item.id += 1 }
                Editor(text: $item.text)
            }
        }
        let host = TestHost { Owner() }
        host.resetEvaluations()
        host.element("1")?.tap()
        #expect(host.evaluations(of: Owner.self) == 1)
        #expect(host.evaluations(of: Editor.self) == 0)
    }

    @Test func `an observable object gives bindings to its properties`() {
        struct Form: View {
            @Bindable var model: Model
            var body: some View {
                Editor(text: $model.title)
                Text(model.title)
            }
        }
        struct Owner: View {
            @State private var model = Model()
            let owned: Model
            var body: some View {
                let _ = model
                Form(model: owned)
                Editor(text: $model.title)
            }
        }
        let model = Model()
        let host = TestHost { Owner(owned: model) }
        host.elements("TextField")[0].set("typed")
        #expect(model.title == "typed")
        #expect(host.texts == ["typed"])
        host.resetEvaluations()
        // The state holds the same object as before: what does not read the title is not evaluated.
        host.elements("TextField")[1].set("other")
        #expect(host.evaluations(of: Owner.self) == 0)
        #expect(host.evaluations(of: Form.self) == 0)
    }
}
