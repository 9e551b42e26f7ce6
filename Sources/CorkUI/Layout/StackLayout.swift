import Foundation

/// The default spacing, in points.
let defaultSpacing: CGFloat = 8

/// A layout whose length on each axis follows from its subviews' lengths on that axis, and that passes on their guides.
protocol StackingLayout: Layout {}

extension StackingLayout {
    /// A Boolean value that indicates whether the length on each axis and the guides follow from those of the subviews.
    public static var _isStacking: Bool { true }
}

/// A horizontal or vertical stack layout.
protocol LinearLayout: StackingLayout where Cache == _StackCache {
    var stack: StackArithmetic { get }
}

extension LinearLayout {
    /// Creates the cache of the layout.
    public func makeCache(subviews: Subviews) -> _StackCache { _StackCache() }

    /// Returns the preferred spacing around the stack.
    public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing { stack.outerSpacing(subviews) }

    /// Returns the size of the layout for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        stack.size(proposal, subviews, &cache)
    }

    /// Places the subviews in a rectangle.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }
}

/// A layout that arranges subviews in a row.
public struct HStackLayout: LinearLayout {
    /// The vertical alignment of the subviews.
    public var alignment: VerticalAlignment
    /// The distance between adjacent subviews in points; `nil` for their preferred spacing, which is 8 by default.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of the layout that are known before it runs.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var stack: StackArithmetic {
        StackArithmetic(axis: .horizontal, spacing: spacing, guide: alignment.key)
    }
}

/// A layout that arranges subviews in a column.
public struct VStackLayout: LinearLayout {
    /// The horizontal alignment of the subviews.
    public var alignment: HorizontalAlignment
    /// The distance between adjacent subviews in points; `nil` for their preferred spacing, which is 8 by default.
    public var spacing: CGFloat?

    /// Creates a vertical stack layout.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of the layout that are known before it runs.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var stack: StackArithmetic {
        StackArithmetic(axis: .vertical, spacing: spacing, guide: alignment.key)
    }
}

/// A layout that overlays its subviews.
public struct ZStackLayout: StackingLayout {
    /// The alignment of the subviews.
    public var alignment: Alignment

    /// Creates a layout that overlays its subviews.
    public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the subviews of the highest priority, which determine the size and the guides.
    private func leading(_ subviews: Subviews) -> [LayoutSubview] {
        let priorities = subviews.map { $0[LayoutPriorityKey.self] ?? 0 }
        let highest = priorities.max()
        return zip(subviews, priorities).lazy.filter { $0.1 == highest }.map { $0.0 }
    }

    /// Returns the extents of the leading subviews before and after their alignment guides.
    private func reach(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (before: CGPoint, after: CGPoint) {
        guard !subviews.isEmpty else { return (.zero, .zero) }
        var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var after = before
        for subview in leading(subviews) {
            let dimensions = subview.dimensions(in: proposal)
            let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
            before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
            after = CGPoint(
                x: max(after.x, dimensions.width - guide.x), y: max(after.y, dimensions.height - guide.y))
        }
        return (before, after)
    }

    /// Returns the size of the layout for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (before, after) = reach(proposal, subviews)
        return CGSize(width: before.x + after.x, height: before.y + after.y)
    }

    /// Places the subviews in a rectangle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (before, _) = reach(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + before.x - dimensions[alignment.horizontal],
                    y: bounds.minY + before.y - dimensions[alignment.vertical]), proposal: proposal)
        }
    }
}

/// The cache of a stack: the lengths it computed for the last proposal.
public struct _StackCache {
    fileprivate var last: (proposal: ProposedViewSize, line: StackArithmetic.Line)?
}

/// The division of a length among the subviews of a stack (R7.1–R7.3).
///
/// Gaps are subtracted first. Subviews with higher priority are measured first, and among equal ones the least
/// flexible. The minimum lengths of lower priorities are reserved, and each subview is offered an equal share of what
/// is left for its group.
@MainActor
struct StackArithmetic {
    let axis: Axis
    /// The distance between adjacent subviews in points; `nil` for their preferred spacing.
    let spacing: CGFloat?
    /// The alignment guide of the subviews.
    let guide: AlignmentKey

    /// The proposals to the subviews and the resulting sizes.
    fileprivate struct Line {
        var offers: [ProposedViewSize]
        var sizes: [CGSize]
        /// The distances between adjacent subviews.
        var gaps: [CGFloat]
        /// The position of each subview's alignment guide.
        var guides: [CGFloat]
    }

    private func line(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) -> Line {
        if let last = cache.last, last.proposal == proposal { return last.line }
        let line = line(proposal, subviews)
        cache.last = (proposal, line)
        return line
    }

    private func line(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Line {
        let gaps = gaps(subviews)
        let offers = offers(proposal, subviews, gaps)
        let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
        return Line(
            offers: offers, sizes: dimensions.map(\.size), gaps: gaps, guides: dimensions.map { $0[guide] })
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        if let spacing { return Array(repeating: spacing.layoutCoordinate, count: max(subviews.count - 1, 0)) }
        return zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func offers(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: [CGFloat]
    ) -> [ProposedViewSize] {
        var offers = Array(repeating: proposal, count: subviews.count)
        // A single subview gets all space, and lengths of 0 or infinity are not divided.
        guard let total = proposal[axis], total > 0, total < .longestLength, subviews.count > 1 else { return offers }
        func length(_ index: Int, _ length: CGFloat) -> CGFloat {
            subviews[index].node.length(length, along: axis, proposal)
        }
        var rest = total - gaps.reduce(0, +)
        let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }.sorted { $0.key > $1.key }
        var reserved = groups.dropFirst().reduce(0) { $0 + $1.value.reduce(0) { $0 + length($1, 0) } }
        for (place, (_, members)) in groups.enumerated() {
            if place > 0 { reserved -= members.reduce(0) { $0 + length($1, 0) } }
            let flexibility = members.map { ($0, length($0, .infinity) - length($0, 0)) }
            for (served, (index, _)) in flexibility.sorted(by: { $0.1 < $1.1 }).enumerated() {
                offers[index][axis] = max((rest - reserved) / CGFloat(members.count - served), 0)
                rest -= subviews[index].sizeThatFits(offers[index])[axis]
            }
        }
        return offers
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let line = line(proposal, subviews, &cache)
        let before = line.guides.max()!
        let after = zip(line.sizes, line.guides).map { $0[axis.cross] - $1 }.max()!
        var result = CGSize.zero
        result[axis] = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
        result[axis.cross] = before + after
        return result
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        guard !subviews.isEmpty else { return }
        let line = line(proposal, subviews, &cache)
        let guide = line.guides.max()!
        var position = bounds.origin
        for (index, subview) in subviews.enumerated() {
            var point = position
            point[axis.cross] = bounds.origin[axis.cross] + guide - line.guides[index]
            subview.place(at: point, proposal: line.offers[index])
            position[axis] += line.sizes[index][axis] + (index < line.gaps.count ? line.gaps[index] : 0)
        }
    }

    /// Returns the spacing of the first and last view along the axis, and that of all subviews across it.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        let ends: (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        for subview in subviews {
            spacing.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        // A spacer at an end does not affect the spacing outside.
        let views = subviews.filter { $0.node.defaultPriority == 0 }
        if let first = views.first { spacing.formUnion(first.spacing, edges: ends.0) }
        if let last = views.last { spacing.formUnion(last.spacing, edges: ends.1) }
        return spacing
    }
}
