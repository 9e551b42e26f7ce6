import CGtk
import CorkUI
import Foundation

/// One subview of a lazy container, with the host that shows it in a list item.
///
/// A subview that is animated out is shown outside of the list.
final class LineCell {
    let node: _ViewNode
    /// The node as a row of a `List`; `nil` for other subviews.
    let row: ListRowNode?
    let host = HostView()
    /// The line that contains the cell.
    weak var line: LineItem?
    /// The number of the last model update in which a line contained the cell.
    var generation = 0
    /// The list item that represents the subview alone; `nil` for a cell of a grid.
    private(set) var item: UnsafeMutablePointer<GtkWidget>?
    /// The frame of the host in the coordinates of the container, in whole pixels.
    var place = CGRect.zero {
        didSet { host.origin = place.origin }
    }

    init(_ node: _ViewNode, in mount: LinesMount) {
        self.node = node
        row = node as? ListRowNode
        // The host may be in use when the cell goes.
        host.measure = { [weak self] _ in CGSize(width: 0, height: self?.place.height ?? 0) }
        host.layout = { [weak node] _ in
            if let node, node.needsPlacing { node.place(node.frame, proposal: node.proposal) }
        }
        host.show(node)
        host.mount = mount
        host.cellOf = mount
    }

    /// Sets the frame of the host to that of the node.
    func placeAtNode() {
        let frame = node.frame
        let (x, y) = (frame.minX.rounded(), frame.minY.rounded())
        place = CGRect(x: x, y: y, width: frame.maxX.rounded() - x, height: frame.maxY.rounded() - y)
    }

    /// Allocates the host in a widget that starts at `top` in the container.
    func allocate(below top: Int) {
        cork_widget_allocate(
            host.widget, Float(place.minX), Float(place.minY - CGFloat(top)), Int32(place.width),
            Int32(place.height), -1, 0)
    }

    /// Sets the list item that represents the subview.
    func setItem(_ item: UnsafeMutablePointer<GtkWidget>?) {
        self.item = item
        (row?.gtkMount as? ListRowMount)?.setItem(item)
        host.owner = row?.isRow == true ? item : nil
        if let item { gtk_widget_set_focusable(item, host.owner == nil ? 0 : 1) }
    }

    /// Sets the position in set and the set size of the subview's widget, if it has only one.
    ///
    /// - Parameters:
    ///   - place: The position, from 1.
    ///   - count: The size of the set.
    func setPlace(_ place: Int, of count: Int) {
        guard shownPlace != (place, count), let widget = node.onlyWidgetMount?.accessibleWidget else { return }
        shownPlace = (place, count)
        setAccessiblePlace(place, of: count, on: widget)
    }

    private var shownPlace = (place: 0, count: 0)

    /// The widget that Tab visits: the list item of a row, otherwise the host.
    var widget: UnsafeMutablePointer<GtkWidget> { host.owner ?? host.widget }

    func hasFocus(_ focus: UnsafeMutablePointer<GtkWidget>) -> Bool {
        focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// Moves the focus within the cell.
    ///
    /// - Returns: `false` if the focus leaves the cell.
    func moveFocus(_ direction: GtkDirectionType) -> Bool {
        guard let owner = host.owner, let root = gtk_widget_get_root(owner) else {
            return gtk_widget_child_focus(host.widget, direction) != 0
        }
        let (isBackward, isButton) = (direction == GTK_DIR_TAB_BACKWARD, row?.isButton == true)
        if gtk_root_get_focus(root) == owner, isBackward || isButton { return false }
        if !isButton, gtk_widget_child_focus(host.widget, direction) != 0 { return true }
        guard isBackward else { return false }
        gtk_root_set_focus(root, owner)
        return true
    }
}
