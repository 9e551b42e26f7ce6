import CGtk
import CorkUI

extension _AccessibilityAdjustableModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityAdjustableMount(node, renderer)
    }
}

/// A mount for an invisible slider behind an adjustable view, for assistive technologies only.
final class AccessibilityAdjustableMount: WidgetMount {
    private var changes: SignalConnection!
    private var adjustable: AccessibilityAdjustableNode { node as! AccessibilityAdjustableNode }

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, cork_adjuster_new()!)
        changes = signals.connect("value-changed", to: child) { [unowned self] in adjust() }
        update()
    }

    override var resizesItself: Bool { false }

    override func update() {
        let (value, bounds) = (adjustable.value, adjustable.bounds)
        changes.paused {
            gtk_adjustment_configure(
                gtk_range_get_adjustment(child.cast()), Double(value), Double(bounds.lowerBound),
                Double(bounds.upperBound), 1, 1, 0)
        }
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
    }

    private func adjust() {
        adjustable.adjust(to: Int(gtk_range_get_value(child.cast()).rounded()))
        // Show the value that the view has now.
        MainLoop.beforeNextFrame { [weak self] in
            guard let self, !isRemoved else { return }
            update()
        }
    }
}
