/// The header, content or footer of a section in a list.
@MainActor
final class SectionPart {
    /// The index of the first subview when the sections were last read.
    var start = 0
    /// The last version of the list in which positions of the part got other subviews.
    var order = 0
}

/// A range of subviews in a list.
///
/// A range within a section stays equal while subviews come and go before the section.
struct ListPart: Equatable {
    /// The part of a section; `nil` if the offsets count from the start of the list.
    var anchor: SectionPart?
    /// The start of `anchor` when the part was found.
    var start = 0
    /// The positions, relative to `start`.
    var offsets: Range<Int>
    /// The last version in which positions of the anchor, or of the list, got other subviews.
    var order: Int

    static func == (a: ListPart, b: ListPart) -> Bool {
        a.anchor === b.anchor && a.offsets == b.offsets && a.order == b.order
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
    func index(at offset: Int) -> Int { list.start(of: part.anchor) + part.offsets.lowerBound + offset }

    /// Returns the change of positions since `old`, or `nil` if it is not known any more.
    @MainActor
    func change(since old: ViewListStretch) -> ListChange? {
        guard list === old.list, part.anchor === old.part.anchor else { return nil }
        if part.order == old.part.order { return part.offsets == old.part.offsets ? ListChange() : nil }
        return list.changes(since: old.version, until: version)?.clipped(old: old.range, new: range)
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
