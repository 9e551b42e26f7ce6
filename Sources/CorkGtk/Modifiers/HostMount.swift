import CGtk
import CorkUI
import Foundation

/// A mount with a widget around one view.
class HostMount: WidgetMount {
    let contentHost: HostView

    /// Creates the mount of a node with a widget around its content.
    ///
    /// - Parameters:
    ///   - node: The node to show.
    ///   - renderer: The renderer of the window.
    ///   - role: The accessible role of the widget.
    ///   - cssName: The CSS name of the widget.
    ///   - isClickable: `true` if assistive technologies can click the widget.
    init(
        _ node: any ContentHost, _ renderer: GtkRenderer, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP,
        cssName: String? = nil, isClickable: Bool = false
    ) {
        contentHost = HostView(role: role, cssName: cssName, isClickable: isClickable)
        super.init(node, renderer, contentHost.widget)
        contentHost.measure = { [unowned node] in node.children[0].sizeThatFits($0) }
        contentHost.layout = { [unowned self, unowned node] _ in
            node.placeContent(in: CGRect(origin: remainder, size: node.frame.size))
        }
        contentHost.show(childrenOf: node)
        childrenChanged()
    }

    override func host(for child: _ViewNode) -> HostView? { contentHost }
    override var blendMode: BlendMode? { node.children.first?.blendMode }
    override func remainderChanged() { gtk_widget_queue_allocate(contentHost.widget) }
    override func childrenChanged() { renderer.needsSync(contentHost) }

    /// A Boolean value that indicates whether the content is hidden from assistive technologies.
    final var isContentAccessibilityHidden: Bool {
        get { contentHost.isAccessibilityHidden }
        set {
            guard newValue != contentHost.isAccessibilityHidden else { return }
            contentHost.isAccessibilityHidden = newValue
            renderer.needsSync(contentHost)
        }
    }
}

extension _HitTestingModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        HitTestingMount(node as! any AnyHitTestingNode, renderer)
    }
}

/// A mount for a widget that the pointer ignores, with its descendants.
final class HitTestingMount: HostMount {
    init(_ node: any AnyHitTestingNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, role: GTK_ACCESSIBLE_ROLE_GENERIC)
        update()
    }

    override func update() {
        gtk_widget_set_can_target(child, (node as! any AnyHitTestingNode).isAllowed ? 1 : 0)
    }
}
