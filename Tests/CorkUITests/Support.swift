import CorkTesting
import CorkUI
import Foundation
import Observation

/// Returns the numbers of subviews of `content` that a transform and a layout receive.
@MainActor
func resolvedCounts<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int] {
    let content = content()
    var inTransform = -1
    let counts = Counts()
    let host = TestHost {
        Group(subviews: content) { subviews in
            let _ = inTransform = subviews.count
            EmptyView()
        }
        CountingLayout(counts: counts) { content }
    }
    host.close()
    return [inTransform, counts.last]
}

@MainActor
final class Counts {
    var last = -1
}

private struct CountingLayout: Layout {
    let counts: Counts

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        counts.last = subviews.count
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A value that changes while a host shows it.
@MainActor
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A log of events, in order.
@MainActor
final class Journal {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }

    /// Returns the events since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

struct Item: Identifiable, Equatable {
    var id: Int
    var text: String

    init(_ id: Int, _ text: String? = nil) {
        self.id = id
        self.text = text ?? "item \(id)"
    }
}

/// A view with state: a button that shows its name and its number of taps.
struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name):\(count)") { count += 1 } }
}

/// Two views without a container.
struct Pair: View {
    let name: String

    var body: some View {
        Text("\(name)1")
        Text("\(name)2")
    }
}

/// A container that puts each subview on a card.
struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in Card(isSmall: subviews.count > 15) { subview } }
            }
        }
    }
}

struct Card<Content: View>: View {
    let isSmall: Bool
    @ViewBuilder var content: Content

    var body: some View { HStack { content }.padding(isSmall ? 1 : 4) }
}

@Observable
@MainActor
final class Model {
    var title = "one"
    var items = [1, 2]
}
