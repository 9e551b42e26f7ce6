import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

/// Where values come from that views of any make-up read at any place: changed there, and nowhere above.
@MainActor
@Suite("Random changes of what views read")
struct RandomDataFlowTests {
    @Test("What changes of state come to is what a new window shows", arguments: 0..<150)
    func changes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        let store = Store()
        let high = CGSize(width: 800, height: 100_000)
        // In a low window some lines are out of sight, and of these some are made.
        let isLow = seed % 2 == 1
        var key = Int.random(in: 0..<20, using: &random)
        let spec = Spec.container((0..<3).map { _ in Spec(&random, &key, depth: 3) }, key)
        let host = TestHost(size: isLow ? CGSize(width: 800, height: 300) : high) {
            VStack { Tree(spec: spec, store: store) }
        }
        for step in 0..<12 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { store.change(&random) }
            if step % 5 == 4 { host.update() }
            host.settle()
            let fresh = TestHost(size: high) { VStack { Tree(spec: spec, store: Store(store)) } }
            if isLow {
                #expect(Set(host.texts).isSubset(of: fresh.texts), "seed \(seed), step \(step): \(spec)")
            } else {
                #expect(host.texts == fresh.texts, "seed \(seed), step \(step): \(spec)")
            }
            fresh.close()
            if host.texts.isEmpty { break }
        }
        host.close()
    }
}

@MainActor @Observable
private final class Cell {
    var value: Int
    init(_ value: Int) { self.value = value }
}

/// What is read, by key, and how to change it where it is kept.
@MainActor
private final class Store {
    private var values: [Int: Int] = [:]
    private var cells: [Int: Cell] = [:]
    var setters: [Int: (Int) -> Void] = [:]

    init() {}
    init(_ other: Store) { values = other.values }

    func value(_ key: Int) -> Int {
        if let value = values[key] { return value }
        values[key] = key % 4
        return key % 4
    }

    func cell(_ key: Int) -> Cell {
        if let cell = cells[key] { return cell }
        cells[key] = Cell(value(key))
        return cells[key]!
    }

    func change(_ random: inout SeededGenerator) {
        guard let key = values.keys.sorted().randomElement(using: &random) else { return }
        let value = Int.random(in: 0..<5, using: &random)
        values[key] = value
        cells[key]?.value = value
        setters[key]?(value)
    }
}

/// A value that can be read, kept in one of four ways.
private struct Reading<Content: View>: View {
    let key: Int
    let store: Store
    @ViewBuilder let content: (@escaping () -> Int) -> Content

    var body: some View {
        switch key % 4 {
        case 0: Held(key, store) { value in content { value.wrappedValue } }
        case 1: Held(key, store) { Bound(value: $0, content: content) }
        case 2: Held(key, store) { Inherited(content: content).environment(\.other, $0.wrappedValue) }
        default: content { store.cell(key).value }
        }
    }
}

private struct Held<Content: View>: View {
    let key: Int
    let store: Store
    @State private var value: Int
    let content: (Binding<Int>) -> Content

    init(_ key: Int, _ store: Store, @ViewBuilder content: @escaping (Binding<Int>) -> Content) {
        self.key = key
        self.store = store
        _value = State(initialValue: store.value(key))
        self.content = content
    }

    var body: some View {
        let _ = store.setters[key] = { value = $0 }
        content($value)
    }
}

private struct Bound<Content: View>: View {
    @Binding var value: Int
    let content: (@escaping () -> Int) -> Content
    var body: some View { content { value } }
}

private struct Inherited<Content: View>: View {
    @Environment(\.other) private var value
    let content: (@escaping () -> Int) -> Content
    var body: some View { content { value } }
}

private indirect enum Spec {
    case text(Int)
    case textOfLoop(Int)
    case loop(Int)
    case unevenLoop(Int)
    case loopWithState(Int)
    case turningLoop(Int)
    case choice(Int, Spec, Spec)
    case ranked(Int, Spec)
    case section(Int, [Spec])
    case erased(Int, Spec)
    case identified(Int, Spec)
    case container([Spec], Int)

    /// A make-up of some depth, with keys above `last`.
    init(_ random: inout SeededGenerator, _ last: inout Int, depth: Int) {
        last += Int.random(in: 1...20, using: &random)
        let key = last
        func child() -> Spec { Spec(&random, &last, depth: depth - 1) }
        func children() -> [Spec] { (0..<Int.random(in: 1...3, using: &random)).map { _ in child() } }
        self =
            switch Int.random(in: 0..<(depth == 0 ? 6 : 15), using: &random) {
            case 0: .text(key)
            case 1: .textOfLoop(key)
            case 2: .loop(key)
            case 3: .unevenLoop(key)
            case 4: .loopWithState(key)
            case 5: .turningLoop(key)
            case 6: .choice(key, child(), child())
            case 7: .ranked(key, child())
            case 8: .section(key, children())
            case 9: .erased(key, child())
            case 10: .identified(key, child())
            default: .container(children(), key)
            }
    }
}

private struct Tree: View {
    let spec: Spec
    let store: Store

    private func trees(_ specs: [Spec]) -> some View {
        ForEach(specs.indices, id: \.self) { Tree(spec: specs[$0], store: store) }
    }

    var body: some View {
        switch spec {
        case .text(let key): Reading(key: key, store: store) { Text("\(key): \($0())") }
        case .textOfLoop(let key):
            Reading(key: key, store: store) { value in ForEach(0..<2) { Text("\(key), \($0): \(value())") } }
        case .loop(let key):
            Reading(key: key, store: store) { value in
                ForEach(0..<value(), id: \.self) { Text("\(key), \($0)") }
            }
        case .unevenLoop(let key):
            Reading(key: key, store: store) { value in
                ForEach(0..<4) { index in
                    if index < value() { Text("\(key), \(index)").containerValue(\.rank, value()) }
                }
            }
        case .loopWithState(let key):
            Reading(key: key, store: store) { value in
                ForEach(0..<value(), id: \.self) { index in
                    Reading(key: (key + 1 + index) * 10_000 + key, store: store) { Text("\(key), \(index): \($0())") }
                }
            }
        case .turningLoop(let key):
            Reading(key: key, store: store) { value in
                let numbers = Array(1...4)
                ForEach(numbers[(value() % 4)...] + numbers[..<(value() % 4)], id: \.self) { number in
                    Reading(key: (key + number) * 10_000 + key, store: store) {
                        Text("\(key), \(number): \($0())")
                        if $0() == number { Text("\(key), \(number) again") }
                    }
                }
            }
        case .choice(let key, let first, let second):
            Reading(key: key, store: store) { value in
                if value() % 2 == 0 {
                    Tree(spec: first, store: store)
                } else {
                    Tree(spec: second, store: store)
                }
            }
        case .ranked(let key, let content):
            Reading(key: key, store: store) { Tree(spec: content, store: store).containerValue(\.rank, $0()) }
        case .section(let key, let contents):
            Reading(key: key, store: store) { value in
                Section {
                    trees(contents)
                } header: {
                    if value() % 2 == 0 { Text("header \(key): \(value())") }
                }
            }
        case .erased(let key, let content):
            Reading(key: key, store: store) { value in
                AnyView(value() == 1 ? AnyView(Text("\(key)")) : AnyView(Tree(spec: content, store: store)))
            }
        case .identified(let key, let content):
            Reading(key: key, store: store) { Tree(spec: content, store: store).id($0()) }
        case .container(let contents, let key): container(key) { trees(contents) }
        }
    }

    @ViewBuilder
    private func container<Content: View>(_ key: Int, @ViewBuilder content: @escaping () -> Content) -> some View {
        switch key % 8 {
        case 0:
            VStack {
                ForEach(subviews: content()) { subview in
                    HStack {
                        Text("rank \(subview.containerValues.rank)")
                        subview
                    }
                }
            }
        case 1:
            Group(subviews: content()) { subviews in
                Text("\(subviews.count)")
                subviews.last
                HStack { ForEach(subviews.dropLast()) { $0 } }
            }
        case 2:
            ForEach(sections: content()) { section in
                HStack { section.header }
                Text("\(section.content.count), \(section.containerValues.rank)")
                section.content
            }
        case 3:
            Reading(key: key + 20_000, store: store) { value in
                Group(subviews: content()) { subviews in
                    ForEach(subviews.filter { $0.containerValues.rank <= value() }) { $0 }
                }
            }
        case 4: FlowStack { content() }
        case 5: LazyVStack { content() }
        case 6:
            List {
                Reading(key: key + 20_000, store: store) { value in
                    Section("\(value())") { content() }
                }
            }
        default:
            VStack {
                Group(sections: content()) { sections in
                    ForEach(sections.reversed()) { section in
                        ForEach(section.content.prefix(2)) { subview in Text("\(subview.containerValues.rank)") }
                        VStack { section.content }
                    }
                }
            }
        }
    }
}
