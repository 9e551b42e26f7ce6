import Foundation

/// A view that arranges its subviews in rows and columns, whose sizes follow from their cells (R7.20).
///
/// A subview outside a `GridRow` forms a row of its own across all columns (R7.21).
public struct Grid<Content: View>: _LayoutContainer {
    let layout: GridLayout
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells, unless the cell, column or row sets another one.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for the default of 8.
    ///   - verticalSpacing: The distance between rows, in points; `nil` for the default of 8.
    ///   - content: The rows of the grid.
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

/// A row of cells in a `Grid`; elsewhere, its views in sequence (R1.21).
public struct GridRow<Content: View>: _TransparentView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of views in the row's cells; `nil` for that of the grid.
    ///   - content: The views, each of which is a cell. Modifiers of the row apply to each cell (R7.23).
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

    /// Returns inputs that record the row of the cells.
    private func marking(_ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs
        inputs.values.set(
            Optional(GridRowMark(id: inputs.id, alignment: alignment)), for: ObjectIdentifier(GridRowKey.self))
        return inputs
    }
}

/// The row that contains a cell.
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
    /// Makes the view span several columns of its grid.
    ///
    /// - Parameter count: The number of columns, from 1 to 1,000.
    /// - Returns: The modified view.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: min(max(count, 1), 1_000))
    }

    /// Sets the anchor of the view in its grid cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Sets the horizontal alignment of the grid column that contains the view.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Makes the view use the size of its row and column on the given axes without contributing to it.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }
}
