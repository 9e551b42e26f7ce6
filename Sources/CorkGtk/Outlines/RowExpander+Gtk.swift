import CGtk
import CorkUI
import Foundation

extension _RowExpander: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        RowExpanderMount(node as! RowExpanderNode, renderer)
    }
}

/// A mount for a native expander: the indentation of a row, and an arrow that expands and collapses it.
final class RowExpanderMount: WidgetMount {
    private let expander: RowExpanderNode
    private var row: ObjectRef?
    private var rowSignals = SignalOwner()
    private var toggles: SignalConnection?
    private var level = 0

    init(_ node: RowExpanderNode, _ renderer: GtkRenderer) {
        expander = node
        super.init(node, renderer, gtk_tree_expander_new()!)
        gtk_widget_set_focusable(child, 0)
        // The indentation of a level equals the width of an arrow, so that the texts of a level are aligned.
        gtk_widget_add_css_class(child, "cork-expander")
        // The row itself has the accessible states.
        setAccessibilityHidden(true, because: .wordless)
        update()
    }

    private var isShownExpanded: Bool { row.map { gtk_tree_list_row_get_expanded($0.opaque) != 0 } ?? false }

    override func update() {
        let value = expander.value
        let isBranch = value.isExpanded != nil
        if row == nil || level != value.level || isBranch != (gtk_tree_list_row_is_expandable(row!.opaque) != 0) {
            giveBack()
            level = value.level
            let row = TreeRows.shared.take(level: level, isBranch: isBranch)
            self.row = row
            show()
            gtk_tree_expander_set_list_row(child.opaque, row.opaque)
            toggles = rowSignals.connect("notify::expanded", to: row) { [unowned self] in toggle() }
        } else {
            show()
        }
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
    }

    private func show() {
        guard let row, let isExpanded = expander.value.isExpanded, isShownExpanded != isExpanded else { return }
        if let toggles {
            toggles.paused { gtk_tree_list_row_set_expanded(row.opaque, isExpanded ? 1 : 0) }
        } else {
            gtk_tree_list_row_set_expanded(row.opaque, isExpanded ? 1 : 0)
        }
    }

    /// Called after a click on the arrow, or a drag held over it.
    private func toggle() {
        guard isShownExpanded != expander.value.isExpanded else { return }
        expander.toggle()
        // The change may be rejected.
        MainLoop.beforeNextFrame { [weak self] in self?.show() }
    }

    private func giveBack() {
        rowSignals.disconnectAll()
        (rowSignals, toggles) = (SignalOwner(), nil)
        guard let row else { return }
        gtk_tree_expander_set_list_row(child.opaque, nil)
        TreeRows.shared.giveBack(row)
        self.row = nil
    }

    override func remove() {
        giveBack()
        super.remove()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(.unspecified)
        return CGSize(width: size.width, height: proposal.height ?? size.height)
    }
}
