import CGtk
import CorkUI
import Foundation

extension _ListRow: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        ListRowMount(node as! ListRowNode, renderer)
    }
}

/// A row of a list, which takes the focus and is selected; or a header or footer, which is not.
final class ListRowMount: WidgetMount {
    private let row: ListRowNode
    private let surface: HostView
    /// What assistive technologies and the theme know.
    private var shown: (isSelected: Bool??, place: Int, count: Int) = (nil, 0, 0)
    private var shownClasses = (first: false, last: false, dragged: false)
    private var shownOutline: (level: Int?, isExpanded: Bool?) = (nil, nil)

    init(_ row: ListRowNode, _ renderer: GtkRenderer) {
        self.row = row
        surface = HostView(
            role: !row.isRow
                ? GTK_ACCESSIBLE_ROLE_GROUP
                : row.level == nil ? GTK_ACCESSIBLE_ROLE_LIST_ITEM : GTK_ACCESSIBLE_ROLE_TREE_ITEM,
            cssName: row.isRow ? "row" : "header")
        super.init(row, renderer, surface.widget)
        surface.measure = { [unowned row] in row.ownSize($0) }
        surface.layout = { [unowned self] _ in
            row.placeChildren(in: CGRect(origin: remainder, size: row.frame.size))
        }
        surface.nodes = { [unowned row] in row.shownChildren }
        surface.mount = self
        childrenChanged()
        guard row.isRow else { return }
        surface.owner = child
        surface.owned = { [unowned row] in Array(row.children.prefix(1)) }
        gtk_widget_set_focusable(child, 1)
        update()
        spokenTextChanged(below: nil)
    }

    override var resizesItself: Bool { surface.resizesItself }
    // What is on a row may be drawn far beyond it.
    override var reach: CGFloat { 100 }
    override func place(_ frame: CGRect) { super.place(row.ownFrame) }
    override func host(for child: ViewNode) -> HostView? { surface }
    override func remainderChanged() { surface.setInvalidated() }

    override func allocate() {
        super.allocate()
        surface.placeInvalidated()
    }

    override func childrenChanged() { renderer.needsSync(surface) }

    override func update() {
        guard row.isRow, let list = row.list else { return }
        let classes = (first: row.isFirstOfSection, last: row.isLastOfSection, dragged: row.isDragged)
        if shownClasses != classes {
            child.setClass("first", classes.first)
            child.setClass("last", classes.last)
            child.setClass("dragged", classes.dragged)
            shownClasses = classes
            setNeedsAllocation()
        }
        gtk_widget_set_overflow(child, row.isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        let position = list.position(of: row)
        let now = (isSelected: row.isSelected, place: position.place, count: position.count)
        if shown.isSelected != now.isSelected {
            let isSelected = now.isSelected == true
            if isSelected {
                gtk_widget_set_state_flags(child, GTK_STATE_FLAG_SELECTED, 0)
            } else {
                gtk_widget_unset_state_flags(child, GTK_STATE_FLAG_SELECTED)
            }
            if now.isSelected == nil {
                gtk_widget_remove_css_class(child, "activatable")
            } else {
                gtk_widget_add_css_class(child, "activatable")
            }
            let state = now.isSelected.map { $0 ? 1 : 0 } ?? GTK_ACCESSIBLE_VALUE_UNDEFINED
            cork_accessible_set_state(child, GTK_ACCESSIBLE_STATE_SELECTED, state)
        }
        if shown.place != now.place || shown.count != now.count {
            cork_accessible_set_place(child, Int32(clamping: now.place), Int32(clamping: now.count))
        }
        shown = now
        updateOutline()
    }

    private func updateOutline() {
        let now = (level: row.level, isExpanded: row.isExpanded)
        guard now != shownOutline else { return }
        shownOutline = now
        // Levels count from 1 there.
        if let level = now.level { cork_accessible_set_number(child, GTK_ACCESSIBLE_PROPERTY_LEVEL, Double(level + 1)) }
        cork_accessible_set_state(
            child, GTK_ACCESSIBLE_STATE_EXPANDED, now.isExpanded.map { $0 ? 1 : 0 } ?? GTK_ACCESSIBLE_VALUE_UNDEFINED)
    }

    override func spokenTextChanged(below _: ViewNode?) {
        if row.isRow { setAccessibleLabel(node.spokenText, on: child, from: .content) }
    }

}
