/// The start of a section's part in its list, when sections were last resolved.
@MainActor
final class PartPlace {
    var start = 0
}

/// Some of a list's subviews, one after the other.
///
/// Those of a section stay the same part while others come and go before the section.
struct ListPart: Equatable {
    /// That of a part of a section; nil where they are counted from the beginning of the list.
    var place: PartPlace?
    /// The location when the part was found.
    var start = 0
    /// Counted from the place.
    var offsets: Range<Int>
    /// The order of all subviews from the place on.
    var order: ViewListOrder

    static func == (a: ListPart, b: ListPart) -> Bool {
        a.place === b.place && a.offsets == b.offsets && a.order == b.order
    }
}

/// A part of a list at one time.
struct ViewListStretch {
    let list: ResolvedList
    /// The list's version at that time.
    let version: Int
    var part: ListPart

    /// All of a list.
    @MainActor
    init(_ list: ResolvedList) {
        self.init(list: list, version: list.version, part: ListPart(offsets: 0..<list.count, order: list.order))
    }

    init(list: ResolvedList, version: Int, part: ListPart) {
        (self.list, self.version, self.part) = (list, version, part)
    }

    /// Those in `bounds`, counted from the first.
    subscript(bounds: Range<Int>) -> ViewListStretch {
        var stretch = self
        stretch.part.offsets = part.offsets.lowerBound + bounds.lowerBound..<part.offsets.lowerBound + bounds.upperBound
        return stretch
    }

    /// Returns the current index of the subview that was at `offset`.
    @MainActor
    func index(at offset: Int) -> Int { list.start(of: part.place) + part.offsets.lowerBound + offset }

    /// Returns the changes of positions since `old`, or nil if they are no longer known.
    @MainActor
    func splices(from old: ViewListStretch) -> [Splice]? {
        guard list === old.list, part.place === old.part.place else { return nil }
        if part.order == old.part.order { return part.offsets == old.part.offsets ? [] : nil }
        if part.order.former == old.part.order.version {
            return part.order.splices.clipped(old: old.part.offsets, new: part.offsets)
        }
        return list.changes(since: old.version, until: version)?.clipped(old: old.range, new: range)
    }

    /// The position in the list at that time.
    private var range: Range<Int> { part.start + part.offsets.lowerBound..<part.start + part.offsets.upperBound }
}

extension [Splice] {
    /// The changes within a part that was `old` and is `new`; nil where the part itself has other limits than before.
    func clipped(old: Range<Int>, new: Range<Int>) -> [Splice]? {
        var result: [Splice] = []
        var (oldNext, newNext) = (0, 0)
        /// What lies between two changes is the same before and after.
        func isSame(_ length: Int) -> Bool {
            let before = (oldNext..<oldNext + length).clamped(to: old)
            let after = (newNext..<newNext + length).clamped(to: new)
            return before.count == after.count
                && (before.isEmpty || before.lowerBound - oldNext == after.lowerBound - newNext)
        }
        for splice in self {
            guard isSame(splice.old.lowerBound - oldNext) else { return nil }
            let (before, after) = (splice.old.clamped(to: old), splice.new.clamped(to: new))
            if !before.isEmpty || !after.isEmpty {
                result.append(
                    Splice(old: before, new: after).shifted(old: -old.lowerBound, new: -new.lowerBound))
            }
            (oldNext, newNext) = (splice.old.upperBound, splice.new.upperBound)
        }
        let rest = Swift.max(old.upperBound - oldNext, new.upperBound - newNext, 0)
        return isSame(rest) ? result : nil
    }
}
