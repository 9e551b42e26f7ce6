import CGtk
import CorkUI
import Foundation

/// A mount with a widget around one view.
class SurfaceMount: WidgetMount {
    private let surface: HostView

    /// Creates the mount of a node with a widget around its content.
    ///
    /// - Parameters:
    ///   - node: The node to show.
    ///   - renderer: The renderer of the window.
    ///   - role: The accessible role of the widget.
    ///   - cssName: The CSS name of the widget.
    init(
        _ node: any ContentSurface, _ renderer: GtkRenderer, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP,
        cssName: String? = nil
    ) {
        surface = HostView(role: role, cssName: cssName)
        super.init(node, renderer, surface.widget)
        surface.measure = { [unowned node] in node.children[0].sizeThatFits($0) }
        surface.layout = { [unowned self, unowned node] _ in
            node.placeContent(in: CGRect(origin: remainder, size: node.frame.size))
        }
        surface.nodes = { [unowned node] in node.shownChildren }
        childrenChanged()
    }

    override func host(for child: _ViewNode) -> HostView? { surface }
    override var blendMode: BlendMode? { node.children.first?.blendMode }
    override func remainderChanged() { gtk_widget_queue_allocate(surface.widget) }
    override func childrenChanged() { renderer.needsSync(surface) }

    /// A Boolean value that indicates whether the content is hidden from assistive technologies.
    final var isContentAccessibilityHidden: Bool {
        get { surface.isAccessibilityHidden }
        set {
            guard newValue != surface.isAccessibilityHidden else { return }
            surface.isAccessibilityHidden = newValue
            renderer.needsSync(surface)
        }
    }
}

extension _HitTestingModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        HitTestingMount(node as! any HitTestingSurface, renderer)
    }
}

/// A mount for a widget that the pointer ignores, with its descendants.
final class HitTestingMount: SurfaceMount {
    init(_ node: any HitTestingSurface, _ renderer: GtkRenderer) {
        super.init(node, renderer, role: GTK_ACCESSIBLE_ROLE_GENERIC)
        update()
    }

    override func update() {
        gtk_widget_set_can_target(child, (node as! any HitTestingSurface).isAllowed ? 1 : 0)
    }
}
