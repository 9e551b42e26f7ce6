import CorkTesting
import CorkUI
import Foundation

/// The cost of the container engine without a display, measured from a client module and printed in one line.

/// The measurements, in the units at the ends of their names.
var figures: [(name: String, value: Double)] = []

/// Returns the CPU time in seconds of one of `count` runs of `body`.
@MainActor
func seconds(_ count: Int = 1, _ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    for _ in 0..<count { body() }
    return (now() - start) / Double(count)
}

@MainActor
func resolve(_ view: some View) -> ResolvedList {
    ResolvedList(view, graph: Graph(textMeasuring: FixedTextMeasuring()), environment: EnvironmentValues(), depth: 0)
}

/// A generator with the same numbers in each run.
var random: any RandomNumberGenerator = {
    struct Generator: RandomNumberGenerator {
        var state: UInt64 = 42
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }
    return Generator()
}()

@MainActor
func places(_ count: Int, below end: Int) -> [Int] { (0..<count).map { _ in Int.random(in: 0..<end, using: &random) } }

@MainActor
func measureLists() {
    let million = resolve(ForEach(0..<1_000_000) { _ in Text("row") })
    var sum = 0
    figures.append(("count_ns", seconds(100_000) { sum += million.count } * 1e9))

    let some = places(100_000, below: million.count)
    figures.append(
        (
            "leaf_ns",
            seconds { for place in some { million.visit(place..<place + 1) { sum += $0.modifiers.count } } } / 1e5 * 1e9
        ))
    figures.append(("visit_ns", seconds { million.visit(0..<million.count) { sum += $0.modifiers.count } } / 1e6 * 1e9))

    let uneven = resolve(
        ForEach(0..<100_000) { row in
            Text("row")
            if row % 3 == 0 { Text("third") }
        })
    let others = places(100_000, below: uneven.count)
    figures.append(
        (
            "prefix_leaf_ns",
            seconds { for place in others { uneven.visit(place..<place + 1) { sum += $0.modifiers.count } } } / 1e5
                * 1e9
        ))
    precondition(sum > 0)
}

@MainActor
func measureEdits() {
    let ids = Array(0..<100_000)
    var inserted = ids
    inserted.insert(-1, at: 50_000)
    @MainActor func row(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { _ in Text("row") } }
    let list = resolve(row(ids))
    figures.append(
        (
            "insert_ms",
            seconds(20) {
                _ = list.update(row(inserted), environment: EnvironmentValues())
                _ = list.update(row(ids), environment: EnvironmentValues())
            } / 2 * 1e3
        ))

    let ordered = Array(0..<5_000)
    let shuffled = ordered.shuffled(using: &random)
    let shuffle = resolve(row(ordered))
    figures.append(
        (
            "shuffle_ms",
            seconds(20) {
                _ = shuffle.update(row(shuffled), environment: EnvironmentValues())
                _ = shuffle.update(row(ordered), environment: EnvironmentValues())
            } / 2 * 1e3
        ))
}

var toggle: () -> Void = {}

struct Toggling: View {
    @State private var isOn = false
    let isTheOne: Bool

    var body: some View {
        let _ = isTheOne ? toggle = { isOn.toggle() } : ()
        Text(isOn ? "on " : "off")
    }
}

/// Returns the time until one of `count` views has updated after a change of its state.
@MainActor
func changeOne(of count: Int) -> Double {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
        ScrollView { VStack { ForEach(0..<count) { Toggling(isTheOne: $0 == count / 2) } } }
    }
    let time = seconds(200) {
        toggle()
        host.settle()
    }
    host.close()
    return time
}

struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
}

struct Card<Content: View>: View {
    let isSmall: Bool
    @ViewBuilder var content: Content
    var body: some View { HStack { content }.padding(isSmall ? 1 : 4) }
}

/// Measures the body evaluations and the time of one insertion into 1,000 subviews that a container shows.
@MainActor
func measureInsertion() {
    var ids = Array(0..<1_000)
    let host = TestHost {
        VStack {
            ForEach(subviews: ForEach(ids, id: \.self) { Row(number: $0) }) { row in Card(isSmall: true) { row } }
        }
    }
    host.resetEvaluations()
    ids.insert(-1, at: 500)
    figures.append(("revend_insert_ms", seconds { host.update() } * 1e3))
    figures.append(("revend_insert_bodies", Double(host.evaluations(of: Row.self))))
    figures.append(("revend_insert_cards", Double(host.evaluations(of: Card<Subview>.self))))
}

measureLists()
measureEdits()
measureInsertion()
let few = changeOne(of: 100)
let many = changeOne(of: 10_000)
figures.append(("state_100_us", few * 1e6))
figures.append(("state_10000_us", many * 1e6))
figures.append(("state_ratio", many / few))

let fields = figures.map { "\"\($0.name)\": \(($0.value * 1e4).rounded() / 1e4)" }.joined(separator: ", ")
print("{\"impl\": \"corkboard\", \"renderer\": \"none\", \(fields)}")
