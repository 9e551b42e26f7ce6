import CGtk
import CorkUI
import Foundation

extension _DragPreview: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { DragPreviewMount(node, renderer) }
}

/// A mount for the preview of a draggable view, whose host is in the icon of the drag.
final class DragPreviewMount: Mount {
    private let contentHost = HostView()

    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        contentHost.measure = { [unowned node] in node.sizeThatFits($0) }
        contentHost.layout = { [unowned node] in
            node.children[0].place(CGRect(origin: .zero, size: $0), proposal: .unspecified)
        }
        contentHost.show(childrenOf: node)
        childrenChanged()
    }

    override func host(for child: _ViewNode) -> HostView? { contentHost }
    override func childrenChanged() { renderer.needsSync(contentHost) }

    /// Shows the preview under the pointer.
    ///
    /// - Parameters:
    ///   - frame: The frame of the preview in the window when the drag began.
    ///   - grip: The position of the pointer in the window at that time.
    ///   - drag: The drag, or `nil` for one without an icon.
    func show(in frame: CGRect, gripped grip: CGPoint, on drag: OpaquePointer?) {
        renderer.flush()
        guard let drag, let icon = gtk_drag_icon_get_for_drag(drag) else { return }
        gtk_drag_icon_set_child(icon.opaque, contentHost.widget)
        gdk_drag_set_hotspot(
            drag, Int32((grip.x - frame.minX).rounded()), Int32((grip.y - frame.minY).rounded()))
    }
}
