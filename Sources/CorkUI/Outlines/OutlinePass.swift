/// An update of the expanded branches of an outline to its elements and to the IDs of expanded elements.
@MainActor
struct OutlinePass<Data: RandomAccessCollection, ID: Hashable> {
    typealias Branch = OutlineBranch<Data, ID>
    typealias Elements = OutlineElements<Data>

    private let access: OutlineAccess<Data, ID>
    /// The IDs of all elements to expand.
    private let expanded: Set<ID>
    /// The IDs among them that were not to be expanded before.
    private let opened: Set<ID>
    /// The result of filtering, or `nil` without a filter.
    private let matches: OutlineMatches<Data, ID>?
    private let graph: Graph
    /// The IDs that are expanded so far.
    ///
    /// Each ID is expanded only once, so that an outline that contains itself is finite.
    private(set) var open: Set<ID> = []
    /// The IDs of the ancestors.
    private var way: [ID] = []
    private(set) var splices: [Splice] = []

    init(
        _ access: OutlineAccess<Data, ID>, expanded: Set<ID>, before: Set<ID>, matches: OutlineMatches<Data, ID>?,
        graph: Graph
    ) {
        self.access = access
        self.matches = matches
        self.expanded = expanded
        opened = before.isEmpty ? expanded : expanded.subtracting(before)
        self.graph = graph
    }

    /// Returns the elements to show below an element, or `nil` if there are none.
    private mutating func children(of element: Data.Element, _ id: ID) -> Elements? {
        guard let children = access.children(element) else { return nil }
        if way.contains(id) {
            graph.warn(
                "OutlineGroup: the element with the ID \(id) contains itself, and is not shown open inside of itself.")
            return nil
        }
        if way.count >= OutlineLimit.levels {
            graph.warn("OutlineGroup: elements more than \(OutlineLimit.levels) levels in are not shown.")
            return nil
        }
        guard open.insert(id).inserted else {
            graph.warn(
                "OutlineGroup: the ID \(id) occurs multiple times within the outline, and only the first is shown open."
            )
            return nil
        }
        return matches?.inside[id].map { .found($0) } ?? .many(children)
    }

    /// Returns a new branch with all expanded branches inside of it.
    mutating func make(_ elements: Elements) -> Branch {
        let branch = Branch(elements)
        let entries = makeEntries(elements, 0..<elements.count)
        if !entries.isEmpty { branch.take(elements, entries) }
        return branch
    }

    private mutating func makeEntries(_ elements: Elements, _ range: Range<Int>) -> [Branch.Entry] {
        access.offsets(of: expanded, in: elements, range).map { offset in
            let element = elements[offset]
            return Branch.Entry(offset: offset, branch: make(below: element, access.id(element)))
        }
    }

    private mutating func make(below element: Data.Element, _ id: ID) -> Branch? {
        guard let children = children(of: element, id) else { return nil }
        way.append(id)
        defer { way.removeLast() }
        return make(children)
    }

    /// Updates a branch to its current elements and expanded branches, and records the changes of rows.
    ///
    /// - Parameters:
    ///   - branch: The branch.
    ///   - elements: The current elements.
    ///   - oldStart: The first row of the branch before the pass.
    ///   - newStart: The first row of the branch after the pass.
    mutating func update(_ branch: Branch, _ elements: Elements, from oldStart: Int, to newStart: Int) {
        var step = Step(
            branch: branch, entries: branch.entries[...],
            newcomers: access.offsets(of: opened, in: elements, 0..<elements.count)[...],
            elements: elements, oldRow: oldStart, newRow: newStart)
        let changes = access.splices(from: branch.elements, to: elements, graph: graph)
        let isKnown = changes.lead(from: branch.elements.count, to: elements.count)
        for change in isKnown ? changes : Splice.replacing(branch.elements.count, with: elements.count) {
            keep(&step, until: change.old.lowerBound)
            let entries = makeEntries(elements, change.new)
            let gone = branch.rows(of: change.old)
            let come = entries.reduce(change.new.count) { $0 + ($1.branch?.count ?? 0) }
            record(&step, gone, come)
            step.result += entries
            (step.old, step.new) = (change.old.upperBound, change.new.upperBound)
            step.entries = step.entries.drop { $0.offset < change.old.upperBound }
            step.newcomers = step.newcomers.drop { $0 < change.new.upperBound }
        }
        keep(&step, until: branch.elements.count)
        branch.take(elements, step.result)
    }

    /// The progress of the pass through a branch.
    private struct Step {
        let branch: Branch
        /// The remaining entries of the branch before the pass.
        var entries: ArraySlice<Branch.Entry>
        /// The offsets of the remaining elements that have become expanded.
        var newcomers: ArraySlice<Int>
        let elements: Elements
        var oldRow: Int
        var newRow: Int
        var old = 0
        var new = 0
        var result: [Branch.Entry] = []
    }

    private mutating func record(_ step: inout Step, _ gone: Int, _ come: Int) {
        if gone > 0 || come > 0 {
            splices.append(
                Splice(old: step.oldRow..<step.oldRow + gone, new: step.newRow..<step.newRow + come))
        }
        step.oldRow += gone
        step.newRow += come
    }

    /// Proceeds through elements that stay.
    private mutating func keep(_ step: inout Step, until end: Int) {
        while step.old < end {
            let shift = step.new - step.old
            let known = step.entries.first.map { $0.offset } ?? end
            let newcomer = step.newcomers.first.map { $0 - shift } ?? end
            let next = min(known, newcomer, end)
            step.oldRow += next - step.old
            step.newRow += next - step.old
            (step.old, step.new) = (next, next + shift)
            guard next < end else { return }
            let before = next == known ? step.entries.removeFirst().branch : nil
            if next == newcomer { step.newcomers.removeFirst() }
            (step.oldRow, step.newRow) = (step.oldRow + 1, step.newRow + 1)
            let element = step.elements[step.new]
            let id = access.id(element)
            if expanded.contains(id) {
                step.result.append(Branch.Entry(offset: step.new, branch: follow(&step, before, element, id)))
            } else if let before {
                record(&step, before.count, 0)
            }
            (step.old, step.new) = (step.old + 1, step.new + 1)
        }
    }

    /// Updates the branch below an element that stays, whose former branch is `before`.
    private mutating func follow(_ step: inout Step, _ before: Branch?, _ element: Data.Element, _ id: ID) -> Branch? {
        guard let before, let children = children(of: element, id) else {
            let branch = before == nil ? make(below: element, id) : nil
            record(&step, before?.count ?? 0, branch?.count ?? 0)
            return branch
        }
        let oldCount = before.count
        way.append(id)
        update(before, children, from: step.oldRow, to: step.newRow)
        way.removeLast()
        step.oldRow += oldCount
        step.newRow += before.count
        return before
    }
}
