import Foundation

/// A view that arranges its subviews in lines of equal cells, with as many in a line as fit.
///
/// It is shown as a native flow box with arrow key navigation, for hundreds of subviews rather than thousands.
public struct FlowStack<Content: View>: _LayoutContainer {
    let layout: _FlowLayout
    let content: Content

    /// Creates a flow of subviews.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of subviews in their cells.
    ///   - spacing: The distance between subviews in a line, in points.
    ///   - lineSpacing: The distance between lines, in points.
    ///   - minimumPerLine: The minimum number of subviews in a line, even if they do not fit; at least 1.
    ///   - maximumPerLine: The maximum number of subviews in a line; at least `minimumPerLine`.
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

/// The layout of a `FlowStack`: cells with the size of the largest subview, as many in a line as fit.
public struct _FlowLayout: Layout, Equatable {
    /// The default gap of a flow, in points.
    public static let defaultSpacing: CGFloat = 8

    /// The alignment of subviews in their cells.
    public var alignment: Alignment
    /// The distance between subviews in a line, in points.
    public var spacing: CGFloat
    /// The distance between lines, in points.
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

    /// Returns the size of each cell, which is that of the largest subview.
    func cellSize(_ subviews: Subviews) -> CGSize {
        let lines = lines(nil, subviews)
        return CGSize(width: lines.cell, height: lines.height)
    }

    /// Returns the indices of the subviews in lines between two heights.
    func places(from top: CGFloat, to bottom: CGFloat, width: CGFloat, _ subviews: Subviews) -> Range<Int> {
        let lines = lines(width, subviews)
        let pitch = max(lines.height + lineSpacing, 1)
        func place(_ line: CGFloat) -> Int {
            min(max(Int(line.layoutLength), 0), lines.count) * lines.columns
        }
        let first = min(place((top / pitch).rounded(.down)), subviews.count)
        return first..<max(first, min(place((bottom / pitch).rounded(.up)), subviews.count))
    }

    /// Returns the size of the layout for a proposal.
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

/// The node of a flow, which is a host because a native container places each subview itself.
package final class FlowNode<Content: View>: _LayoutNode<FlowStack<Content>>, AnyFlowNode, GeometryObserver {
    package override var isHost: Bool { true }
    override var mayBeShown: Bool { true }
    override var isDeferred: Bool { true }
    override func computeTraits() -> LayoutTraits { LayoutTraits(heightFollowsWidth: true) }
    /// The layout of the cells.
    package var flow: _FlowLayout { value.layout }
    private var subviews: LayoutSubviews { LayoutSubviews(nodes: children, environment.layoutDirection) }
    /// The size of each cell in points.
    package var cellSize: CGSize { flow.cellSize(subviews) }
    /// Returns the indices of the subviews in lines between two heights.
    package func places(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> Range<Int> {
        flow.places(from: top, to: bottom, width: width, subviews)
    }

    /// Requests a layout because the cells need another size, even during a layout.
    package func cellSizeChanged() {
        graph.geometryObservers.insert(self)
        invalidateLayout()
    }

    /// Invalidates the layout after one during which the cell size changed.
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

/// A type-erased flow node.
@MainActor
package protocol AnyFlowNode: _ViewNode {
    var flow: _FlowLayout { get }
    /// The size of each cell, which is that of the largest subview.
    var cellSize: CGSize { get }
    /// Returns the indices of the subviews in lines between two heights, for a flow of the given width.
    func places(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> Range<Int>
    /// Requests a layout because the cells need another size, even during a layout.
    func cellSizeChanged()
    /// Places a subview in its cell.
    func place(_ child: _ViewNode, inCell cell: CGRect)
}
