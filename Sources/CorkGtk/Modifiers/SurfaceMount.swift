import CGtk
import CorkUI
import Foundation

/// A widget around one view.
class SurfaceMount: WidgetMount {
    private let surface: HostView

    /// - Parameter role: what assistive technologies take the widget for.
    init(_ node: any ContentSurface, _ renderer: GtkRenderer, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP) {
        surface = HostView(role: role)
        super.init(node, renderer, surface.widget)
        surface.measure = { [unowned node] in node.children[0].sizeThatFits($0) }
        surface.layout = { [unowned self, unowned node] _ in
            node.placeContent(in: CGRect(origin: remainder, size: node.frame.size))
        }
        surface.nodes = { [unowned node] in node.shownChildren }
        childrenChanged()
    }

    override func host(for child: ViewNode) -> HostView? { surface }
    override func remainderChanged() { gtk_widget_queue_allocate(surface.widget) }
    override func childrenChanged() { renderer.needsSync(surface) }
}

extension _AccessibilityElementModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        SurfaceMount(node as! any ContentSurface, renderer)
    }
}
