import CorkTesting
import CorkUI
import Foundation
import RandomViews
import Seeds
import Testing

/// The resolution of changed lists compared with that of new ones, without showing them.
@MainActor
@Suite("Random edits of lists")
struct RandomResolutionTests {
    private struct Resolved: Equatable {
        var id: ItemID
        var view: String
        var tag: String?
        var rank: Int
    }

    private func resolve(_ view: some View) -> ResolvedList {
        ResolvedList(
            view, graph: Graph(textMeasuring: FixedTextMeasuring()), environment: EnvironmentValues(), depth: 0)
    }

    private func read(_ list: ResolvedList) -> [Resolved] {
        var result: [Resolved] = []
        list.visit(0..<list.count) {
            let text = ($0.view as? any _LeafView)?._description.text
            let values = $0.containerValues
            result.append(
                Resolved(
                    id: $0.id, view: text ?? "\(type(of: $0.view))", tag: values.tag(for: String.self),
                    rank: values.rank))
        }
        return result
    }

    /// Returns the ids before and after a change at the positions that the splices keep.
    private func kept(_ splices: [Splice], _ old: [ItemID], _ new: [ItemID]) -> [(ItemID, ItemID)]? {
        var pairs: [(ItemID, ItemID)] = []
        var (oldNext, newNext) = (0, 0)
        for splice in splices + [Splice(old: old.count..<old.count, new: new.count..<new.count)] {
            guard splice.old.lowerBound - oldNext == splice.new.lowerBound - newNext, splice.old.lowerBound >= oldNext
            else { return nil }
            pairs += zip(old[oldNext..<splice.old.lowerBound], new[newNext..<splice.new.lowerBound])
            (oldNext, newNext) = (splice.old.upperBound, splice.new.upperBound)
        }
        return pairs
    }

    @Test func `sequences of edits give the result of a new resolution, and report the changed positions`() {
        for seed in seeds(0..<10_000) {
            var random = SeededGenerator(seed: seed)
            var script = EditScript()
            let list = resolve(script.content)
            var before = read(list)
            for step in 0..<5 {
                script.edit(&random)
                let splices = list.update(script.content, environment: EnvironmentValues())
                let after = read(list)
                let pairs = kept(splices, before.map(\.id), after.map(\.id))
                #expect(after == read(resolve(script.content)), "seed \(seed), step \(step)")
                #expect(Set(after.map(\.id)).count == after.count, "seed \(seed), step \(step)")
                // A branch may change in place; all other kept elements are the same.
                let others = pairs?.filter { $0 != $1 && !"\($0)".contains("branch") && !"\($0)".contains("type") }
                #expect(others?.isEmpty == true, "seed \(seed), step \(step): \(splices)")
                before = after
            }
        }
    }

    @Test(arguments: seeds(0..<40))
    func `the same content has the same subviews in a stack, a flow, a layout and a container of one's own`(seed: Int) {
        struct Plain: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        var random = SeededGenerator(seed: seed)
        let script = Box(EditScript())
        let hosts = [
            TestHost { VStack { script.value.content } }, TestHost { FlowStack { script.value.content } },
            TestHost { Plain() { script.value.content } }, TestHost { Board { script.value.content } },
            TestHost { ForEach(subviews: script.value.content) { $0 } },
        ]
        for step in 0..<6 {
            script.value.edit(&random)
            hosts.forEach { $0.update() }
            for host in hosts { #expect(host.texts == hosts[0].texts, "seed \(seed), step \(step)") }
        }
    }
}
