/// The start of a section's part when the sections were last resolved.
@MainActor
final class PartPlace {
    var start = 0
}

/// A range of subviews in a list.
///
/// A range within a section stays equal while subviews come and go before the section.
struct ListPart: Equatable {
    /// The start of the section's part; `nil` if the offsets count from the start of the list.
    var place: PartPlace?
    /// The value of `place` when the part was found.
    var start = 0
    /// The positions, relative to `place`.
    var offsets: Range<Int>
    /// The order of the subviews that `place` refers to.
    var order: ViewListOrder

    static func == (a: ListPart, b: ListPart) -> Bool {
        a.place === b.place && a.offsets == b.offsets && a.order == b.order
    }
}

/// A part of a list at a version.
struct ViewListStretch {
    let list: ResolvedList
    /// The version of the list.
    let version: Int
    var part: ListPart

    /// Creates a stretch with all subviews of a list.
    @MainActor
    init(_ list: ResolvedList) {
        self.init(list: list, version: list.version, part: ListPart(offsets: 0..<list.count, order: list.order))
    }

    init(list: ResolvedList, version: Int, part: ListPart) {
        (self.list, self.version, self.part) = (list, version, part)
    }

    /// Returns the stretch of the subviews in `bounds`, counted from the first.
    subscript(bounds: Range<Int>) -> ViewListStretch {
        var stretch = self
        stretch.part.offsets = part.offsets.lowerBound + bounds.lowerBound..<part.offsets.lowerBound + bounds.upperBound
        return stretch
    }

    /// Returns the current index of the subview that was at `offset`.
    @MainActor
    func index(at offset: Int) -> Int { list.start(of: part.place) + part.offsets.lowerBound + offset }

    /// Returns the changes of positions since `old`, or `nil` if they are no longer known.
    @MainActor
    func splices(from old: ViewListStretch) -> [Splice]? {
        guard list === old.list, part.place === old.part.place else { return nil }
        if part.order == old.part.order { return part.offsets == old.part.offsets ? [] : nil }
        if part.order.former == old.part.order.version {
            return part.order.splices.clipped(old: old.part.offsets, new: part.offsets)
        }
        return list.history.splices(since: old.version, until: version)?.clipped(old: old.range, new: range)
    }

    /// The positions in the list at ``version``.
    private var range: Range<Int> { part.start + part.offsets.lowerBound..<part.start + part.offsets.upperBound }
}

extension [Splice] {
    /// Returns the changes within a part that was at `old` and is at `new`; `nil` if the limits of the part changed.
    func clipped(old: Range<Int>, new: Range<Int>) -> [Splice]? {
        var result: [Splice] = []
        var (oldNext, newNext) = (0, 0)
        /// Returns whether the positions up to the next change are in the part before and after.
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
