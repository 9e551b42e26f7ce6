import CGtk
import CorkUI
import Foundation

/// A line of a lazy container as an item of a list view's model.
final class LineItem {
    /// The `CorkLine` in the model.
    let line: ObjectRef
    private let link: LineItemLink
    private let row: PlacedWidgets?
    private(set) var cells: [LineCell]
    /// The number of the last model update that contained the item.
    var generation = 0
    /// The extent of the line in the container, in whole pixels.
    private(set) var extent = 0..<0
    /// The height of the list item, in pixels.
    private var height = 0
    /// The position among all lines, from 1, and their number, as assistive technologies know them.
    private var shown = (place: 0, count: 0)

    /// - Parameters:
    ///   - cells: The subviews in the line.
    ///   - isGridRow: `true` if the line can contain several cells side by side; otherwise it contains one.
    init(_ cells: [LineCell], isGridRow: Bool) {
        self.cells = cells
        let row = isGridRow ? PlacedWidgets() : nil
        self.row = row
        link = LineItemLink()
        line = ObjectRef(
            adopting: cork_line_new(
                row?.widget ?? cells[0].host.widget,
                { context, widget in
                    nonisolated(unsafe) let (context, widget) = (context!, widget!)
                    onMainActor {
                        Unmanaged<LineItemLink>.fromOpaque(context).takeUnretainedValue().item?.setWidget(widget)
                    }
                }, Unmanaged.passUnretained(link).toOpaque()))
        link.item = self
        for cell in cells { cell.line = self }
        row?.allocate = { [weak self] _, _ in self?.allocateCells() }
    }

    isolated deinit { cork_line_release(line.opaque) }

    var isGridRow: Bool { row != nil }

    /// Returns a Boolean value that indicates whether the item contains exactly the subviews of a line.
    func shows(_ line: ShownLine) -> Bool {
        guard line.isGridRow == isGridRow, line.nodes.count == cells.count else { return false }
        for (cell, node) in zip(cells, line.nodes) where cell.node !== node { return false }
        return true
    }

    /// The widget that GtkListView has created for the item.
    private(set) var widget: UnsafeMutablePointer<GtkWidget>?
    /// The child of the list item.
    private var content: UnsafeMutablePointer<GtkWidget> { row?.widget ?? cells[0].host.widget }

    private func setWidget(_ widget: UnsafeMutablePointer<GtkWidget>) {
        self.widget = widget
        if isGridRow { gtk_widget_set_focusable(widget, 0) } else { cells[0].setItem(widget) }
        reportPlace()
    }

    /// Sets the cells of a row of a grid.
    func setCells(_ now: [LineCell]) {
        guard let row,
            !now.elementsEqual(cells, by: ===)
                || now.contains(where: { gtk_widget_get_parent($0.host.widget) != row.widget })
        else { return }
        cells = now
        for cell in now { cell.line = self }
        var previous: UnsafeMutablePointer<GtkWidget>?
        for cell in now {
            let widget = cell.host.widget
            if let parent = gtk_widget_get_parent(widget), parent != row.widget { gtk_widget_unparent(widget) }
            gtk_widget_insert_after(widget, row.widget, previous)
            previous = widget
        }
        for child in Array(row.widget.children) where !now.contains(where: { $0.host.widget == child }) {
            gtk_widget_unparent(child)
        }
    }

    /// Sets the extent of the line in the container.
    ///
    /// - Parameters:
    ///   - extent: In pixels.
    ///   - height: The height of the list item, in pixels.
    ///   - width: The width of the container, in pixels.
    func setExtent(_ extent: Range<Int>, height: Int, width: CGFloat) {
        let isResized = height != self.height
        (self.extent, self.height) = (extent, height)
        if let row {
            row.height = Int32(clamping: height)
            for cell in cells { cell.placeAtNode() }
        } else {
            cells[0].place = CGRect(x: 0, y: CGFloat(extent.lowerBound), width: width, height: CGFloat(height))
        }
        if isResized { gtk_widget_queue_resize(content) }
    }

    private func allocateCells() {
        for cell in cells { cell.allocate(below: extent.lowerBound) }
    }

    /// Lays out the cells whose layout is out of date.
    func placeInvalidated() {
        if row != nil { allocateCells() }
        for cell in cells { cell.host.placeOutdated() }
    }

    /// Sets the positions that assistive technologies report for the line and its cells.
    ///
    /// The rows of a list report their positions in their sections instead.
    ///
    /// - Parameters:
    ///   - place: The position of the line, from 1.
    ///   - count: The number of lines.
    ///   - indices: The positions of the cells, from 0.
    ///   - subviewCount: The number of all cells of the container.
    func setPlace(_ place: Int, of count: Int, cells indices: [Int], of subviewCount: Int) {
        if isGridRow {
            for (cell, index) in zip(cells, indices) { cell.setPlace(index + 1, of: subviewCount) }
        }
        guard shown != (place, count) else { return }
        shown = (place, count)
        if cells[0].row == nil { reportPlace() }
    }

    /// Sets the accessible position of the line.
    func reportPlace() {
        guard let widget else { return }
        if let row = cells[0].row {
            (row.gtkMount as? ListRowMount)?.reportPlace()
            return
        }
        reportName()
        if isGridRow {
            // Its name tells the position, which the description doesn't repeat.
            cork_accessible_set_place(widget, Int32(clamping: shown.place), Int32(clamping: shown.count))
        } else {
            setAccessiblePlace(shown.place, of: shown.count, on: widget)
        }
    }

    /// Sets the accessible label of the line: the texts of a subview, or “Row *n* of *m*” for a row of a grid or
    /// without texts.
    ///
    /// The rows of a list set their labels themselves.
    func reportName() {
        guard let widget, cells[0].row == nil else { return }
        let text = isGridRow ? "" : cells[0].node.accessibleText
        setAccessibleLabel(text.isEmpty ? "Row \(shown.place) of \(shown.count)" : text, on: widget, from: .content)
    }
}

/// The context of a line's callback.
private final class LineItemLink {
    weak var item: LineItem?
}
