import CGtk
import CorkUI
import Foundation

extension _GaugeBar: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { GaugeMount(node, renderer) }
}

/// A mount for a native level bar of one color.
final class GaugeMount: InputMount {
    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_level_bar_new())
        for offset in ["low", "high", "full"] { gtk_level_bar_remove_offset_value(child.opaque, offset) }
        update()
    }

    private var bar: _GaugeBar { node.item.value(as: _GaugeBar.self) }

    override func update() {
        super.update()
        gtk_level_bar_set_value(child.opaque, bar._fraction)
        // The native bar doesn't support values below 0.
        cork_accessible_set_number(child, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, bar._bounds.lowerBound)
        cork_accessible_set_number(child, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, bar._bounds.upperBound)
        cork_accessible_set_number(child, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, bar._value)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
