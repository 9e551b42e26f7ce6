import Foundation

/// Arranges subviews in lines, each at its own size, as many a line as fit.
///
/// Shown by one native flow box, in which the arrow keys walk; for some hundreds of subviews, not thousands.
public struct FlowStack<Content: View>: _LayoutContainer {
    let layout: _FlowLayout
    let content: Content

    /// Makes lines of cells of one size.
    ///
    /// - Parameters:
    ///   - alignment: where subviews are in their cells.
    ///   - spacing: the gap between two subviews of a line, in points.
    ///   - lineSpacing: the gap between two lines, in points.
    ///   - minimumPerLine: how many a line holds even where they do not fit; at least 1.
    ///   - maximumPerLine: how many a line holds at most; at least `minimumPerLine`.
    ///   - content: The subviews.
    public init(
        alignment: Alignment = .center, spacing: CGFloat = _FlowLayout.defaultSpacing,
        lineSpacing: CGFloat = _FlowLayout.defaultSpacing, minimumPerLine: Int = 1,
        maximumPerLine: Int = 1000, @ViewBuilder content: () -> Content
    ) {
        precondition(minimumPerLine >= 1, "A line holds at least one subview")
        precondition(maximumPerLine >= minimumPerLine, "A line holds at least as many subviews as its minimum")
        layout = _FlowLayout(
            alignment: alignment, spacing: spacing.layoutLength, lineSpacing: lineSpacing.layoutLength,
            minimumPerLine: minimumPerLine, maximumPerLine: maximumPerLine)
        self.content = content()
    }

    /// The layout that places the subviews.
    public var _layout: _FlowLayout { layout }
    /// The content that the layout places.
    public var _content: Content { content }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        FlowNode<Content>(item, inputs)
    }
}

/// The arithmetic of `FlowStack`: cells of one size, that of the largest subview, as many
/// a line as fit, each subview in its cell.
public struct _FlowLayout: Layout, Equatable {
    /// The default gap of a flow, in points.
    public static let defaultSpacing: CGFloat = 8

    /// The alignment of subviews in their cells.
    public var alignment: Alignment
    /// The gap between two subviews of a line, in points.
    public var spacing: CGFloat
    /// The gap between two lines, in points.
    public var lineSpacing: CGFloat
    /// The minimum number of subviews in a line, even if they do not fit.
    public var minimumPerLine: Int
    /// The maximum number of subviews in a line.
    public var maximumPerLine: Int

    private struct Lines {
        var columns: Int
        var cell: CGFloat
        var height: CGFloat
        var count: Int
    }

    private func lines(_ width: CGFloat?, _ subviews: Subviews) -> Lines {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let cell = sizes.map(\.width).max() ?? 0
        var columns = min(maximumPerLine, max(sizes.count, 1))
        if let width, width < CGFloat(columns) * (cell + spacing) - spacing {
            columns = max(minimumPerLine, Int((width + spacing) / max(cell + spacing, 1)))
        }
        columns = max(1, min(columns, maximumPerLine))
        return Lines(
            columns: columns, cell: cell, height: sizes.map(\.height).max() ?? 0,
            count: (sizes.count + columns - 1) / columns)
    }

    /// The size of each cell: that of the largest subview.
    func cellSize(_ subviews: Subviews) -> CGSize {
        let lines = lines(nil, subviews)
        return CGSize(width: lines.cell, height: lines.height)
    }

    /// The places of the subviews between two heights.
    func places(from top: CGFloat, to bottom: CGFloat, width: CGFloat, _ subviews: Subviews) -> Range<Int> {
        let lines = lines(width, subviews)
        let pitch = max(lines.height + lineSpacing, 1)
        func place(_ line: CGFloat) -> Int {
            min(max(Int(line.layoutLength), 0), lines.count) * lines.columns
        }
        let first = min(place((top / pitch).rounded(.down)), subviews.count)
        return first..<max(first, min(place((bottom / pitch).rounded(.up)), subviews.count))
    }

    /// Returns the size of the subviews together for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(proposal.width, subviews)
        let used = CGFloat(min(lines.columns, max(subviews.count, 1)))
        return CGSize(
            width: subviews.isEmpty ? 0 : used * lines.cell + (used - 1) * spacing,
            height: lines.height * CGFloat(lines.count) + lineSpacing * CGFloat(max(lines.count - 1, 0)))
    }

    /// Places the subviews in a rectangle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let lines = lines(bounds.width, subviews)
        for (index, subview) in subviews.enumerated() {
            let (line, column) = index.quotientAndRemainder(dividingBy: lines.columns)
            let cell = CGRect(
                x: bounds.minX + CGFloat(column) * (lines.cell + spacing),
                y: bounds.minY + CGFloat(line) * (lines.height + lineSpacing), width: lines.cell, height: lines.height)
            subview.place(
                at: alignment.origin(of: subview.dimensions(in: .unspecified), in: cell), proposal: .unspecified)
        }
    }
}

/// A flow, placed: a surface, since a native container places each subview by itself.
package final class FlowNode<Content: View>: _LayoutNode<FlowStack<Content>>, FlowSurface, GeometryObserver {
    package override var isSurface: Bool { true }
    override var mayBeShown: Bool { true }
    override var isDeferred: Bool { true }
    override func computeTraits() -> LayoutTraits { LayoutTraits(heightFollowsWidth: true) }
    /// The layout of the cells.
    package var flow: _FlowLayout { value.layout }
    private var subviews: LayoutSubviews { LayoutSubviews(nodes: children, environment.layoutDirection) }
    /// The size of each cell in points.
    package var cellSize: CGSize { flow.cellSize(subviews) }
    /// Returns which subviews have cells between two heights.
    package func places(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> Range<Int> {
        flow.places(from: top, to: bottom, width: width, subviews)
    }

    /// Tells that the cells need another size.
    package func cellSizeChanged() {
        graph.geometryObservers.insert(self)
        invalidateLayout()
    }

    /// What changed while views were being placed is laid out once all are.
    func observeGeometry() -> Bool {
        graph.geometryObservers.remove(self)
        invalidateLayout()
        return true
    }

    package override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    /// Places a subview in a cell.
    package func place(_ child: _ViewNode, inCell cell: CGRect) {
        let dimensions = ViewDimensions(child, .unspecified)
        let frame = CGRect(origin: flow.alignment.origin(of: dimensions, in: cell), size: dimensions.size)
        child.place(mirrored(frame, in: cell), proposal: .unspecified)
    }
}

/// A placed flow whose content type is not known.
@MainActor
package protocol FlowSurface: _ViewNode {
    var flow: _FlowLayout { get }
    /// The size of each cell: that of the largest subview.
    var cellSize: CGSize { get }
    /// The places of the subviews between two heights, where the flow is `width` points wide.
    func places(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> Range<Int>
    /// Asks for a layout, during another one too: cells have another size.
    func cellSizeChanged()
    /// Places a subview in its cell.
    func place(_ child: _ViewNode, inCell cell: CGRect)
}
