import Foundation

/// Arranges rows of cells so that cells of one column are equally wide, and those of one row equally high (R7.20).
///
/// A view that is in no `GridRow` is a row by itself, across all columns (R7.21).
public struct Grid<Content: View>: _LayoutContainer {
    let layout: GridLayout
    let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - alignment: where views are in their cells, unless the cell, its column or its row says otherwise.
    ///   - horizontalSpacing: the gap between two columns, in points; nil for the default of 8.
    ///   - verticalSpacing: the gap between two rows, in points; nil for the default of 8.
    ///   - content: Rows, and views that are a row each.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The layout that places the subviews.
    public var _layout: GridLayout { layout }
    /// The content that the layout places.
    public var _content: Content { content }
}

/// The cells of one row of a `Grid`; anywhere else, its views one after the other (R1.21).
public struct GridRow<Content: View>: _TransparentView {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameters:
    ///   - alignment: where views are in their cells from top to bottom; nil for what the grid says.
    ///   - content: a cell each; modifiers on the row are on each cell (R7.23).
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        var shape = table.shape(of: Content.self)
        shape.hasValues = true
        return shape
    }

    /// Returns the number of subviews.
    public func _count() -> Int { content._count() }
    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        let row: Self = view.value()
        return Content._item(of: _HeldView(row.content), at: index, row.marking(inputs))
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        ForwardingListNode(view, inputs, content: { $0.content }) { view, inputs in
            var inputs = inputs
            inputs.item = view.marking(inputs.item)
            return inputs
        }
    }

    /// Tells the cells which row they are in.
    private func marking(_ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs
        inputs.values.set(
            Optional(GridRowMark(id: inputs.id, alignment: alignment)), for: ObjectIdentifier(GridRowKey.self))
        return inputs
    }
}

/// The row that a cell is in.
struct GridRowMark: Equatable {
    let id: ItemID
    let alignment: VerticalAlignment?
}

struct GridRowKey: LayoutValueKey {
    static var defaultValue: GridRowMark? { nil }
}

struct GridColumnsKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

struct GridAnchorKey: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}

struct GridColumnAlignmentKey: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

struct GridUnsizedAxesKey: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}

extension View {
    /// Lets the view have a cell across several columns of its grid.
    ///
    /// - Parameter count: from 1 to 1,000.
    /// - Returns: The modified view.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: min(max(count, 1), 1_000))
    }

    /// Sets where the view is in its cell of a grid.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Sets where views are in the cells of this one's column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Lets the view take the lengths that other cells give its row and column, and ask for none of its own.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }
}
