import CGtk
import CorkUI
import Foundation

extension _ListRow: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        ListRowMount(node as! ListRowNode, renderer)
    }
}

/// A mount for a row of a list, which takes the focus and is selectable, or for a header or footer.
final class ListRowMount: WidgetMount {
    private let row: ListRowNode
    private let contentHost: HostView
    /// The last accessible and CSS states.
    private var shown: (isSelected: Bool??, place: Int, count: Int, level: Int?) = (nil, 0, 0, nil)
    private var shownClasses = (first: false, last: false, dragged: false)
    private var shownExpanded: Bool?

    init(_ row: ListRowNode, _ renderer: GtkRenderer) {
        self.row = row
        contentHost = HostView(
            role: row.isRow ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_GROUP,
            cssName: row.isRow ? "row" : "header")
        super.init(row, renderer, contentHost.widget)
        contentHost.measure = { [unowned row] in row.ownSize($0) }
        contentHost.layout = { [unowned self] _ in
            row.placeChildren(in: CGRect(origin: remainder, size: row.frame.size))
        }
        contentHost.show(childrenOf: row)
        contentHost.mount = self
        childrenChanged()
        guard row.isRow else { return }
        contentHost.owned = { [weak row] in Array(row?.children.prefix(1) ?? []) }
        update()
    }

    /// The list item that takes the focus and represents the row to assistive technologies.
    ///
    /// `child` shows the row.
    private var item: ObjectRef?
    private var itemSignals = SignalOwner()

    func setItem(_ widget: UnsafeMutablePointer<GtkWidget>?) {
        guard widget != item?.widget else { return }
        itemSignals.disconnectAll()
        itemSignals = SignalOwner()
        if let item { AccessibleActions.remove(from: item.widget, of: self) }
        item = widget.map { ObjectRef(retaining: $0) }
        contentHost.owner = row.isRow ? widget : nil
        renderer.needsSync(contentHost)
        (shown.place, shown.count) = (0, 0)
        shownExpanded = nil
        guard let item else { return }
        gtk_widget_set_can_focus(item.widget, 1)
        if row.isRow {
            itemSignals.connect("state-flags-changed", to: item) { [unowned self] (_: UInt32) in showFocus() }
            AccessibleActions.add(to: item.widget, of: self) { [weak self] in self?.actions ?? [] }
        }
        showFocus()
        accessibleTextChanged(below: nil)
        update()
        reportSelectable()
    }

    /// The actions that assistive technologies perform on the row.
    private var actions: [AccessibleAction] {
        guard let list = row.list, list.environment.isEnabled else { return [] }
        var actions = [AccessibleAction(name: AccessibleAction.click) { [row] in row.performClick() }]
        if list.hasPrimaryAction {
            actions.append(AccessibleAction(name: "activate") { [row] in _ = list.activate(row) })
        }
        if let isExpanded = row.isExpanded {
            actions.append(AccessibleAction(name: isExpanded ? "Collapse" : "Expand") { [row] in row.toggle() })
        }
        if let menu = list.menu(for: row), !menu.items.isEmpty {
            actions.append(AccessibleAction.showMenu { [row] in (list.mount as? ListMount)?.showMenu(of: row) })
        }
        return actions
    }

    /// Tells assistive technologies that the row is selectable, which GTK does only once it has been selected.
    private func reportSelectable() {
        guard let item, row.isRow, let isSelected = row.isSelected else { return }
        cork_accessible_set_state(item.widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
    }

    /// Copies the focus state of the list item, for the theme.
    private func showFocus() {
        let state = item.map { gtk_widget_get_state_flags($0.widget).rawValue } ?? 0
        for flag in [GTK_STATE_FLAG_FOCUSED, GTK_STATE_FLAG_FOCUS_VISIBLE] {
            if state & flag.rawValue != 0 {
                gtk_widget_set_state_flags(child, flag, 0)
            } else {
                gtk_widget_unset_state_flags(child, flag)
            }
        }
    }

    override var resizesItself: Bool { contentHost.resizesItself }
    // The content of a row may extend far beyond it.
    override var reach: CGFloat { 100 }
    override func place(_ frame: CGRect) {
        // In the same frame, only the content is placed again, as while it is swiped.
        if isPlaced, self.frame == row.ownFrame { contentHost.setInvalidated() }
        super.place(row.ownFrame)
    }
    override func host(for child: _ViewNode) -> HostView? { contentHost }
    override func remainderChanged() { contentHost.setInvalidated() }

    override func allocate() {
        super.allocate()
        contentHost.placeInvalidated()
    }

    override func childrenChanged() { renderer.needsSync(contentHost) }

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
        let now = (isSelected: row.isSelected, place: position.place, count: position.count, level: row.level)
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
            (row.parent?.gtkMount as? LinesMount)?.setSelected(row, isSelected)
        }
        let isMoved = (shown.place, shown.count) != (now.place, now.count) || shown.level != now.level
        shown = now
        if isMoved { reportPlace() }
        updateExpanded()
    }

    /// Sets the accessible position of the row in its section, and its level in an outline.
    func reportPlace() {
        guard let item, row.isRow else { return }
        setAccessiblePlace(shown.place, of: shown.count, level: shown.level.map { $0 + 1 }, on: item.widget)
    }

    private func updateExpanded() {
        guard row.isExpanded != shownExpanded, let item else { return }
        shownExpanded = row.isExpanded
        cork_accessible_set_state(
            item.widget, GTK_ACCESSIBLE_STATE_EXPANDED,
            row.isExpanded.map { $0 ? 1 : 0 } ?? GTK_ACCESSIBLE_VALUE_UNDEFINED)
    }

    override func accessibleTextChanged(below _: _ViewNode?) {
        if let item { setAccessibleLabel(node.accessibleText, on: item.widget, from: .content) }
    }

    override func remove() {
        itemSignals.disconnectAll()
        if let item { AccessibleActions.remove(from: item.widget, of: self) }
        super.remove()
    }
}
