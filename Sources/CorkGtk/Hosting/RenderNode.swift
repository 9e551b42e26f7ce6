import CGtk
import Foundation

/// A reference to a render node.
final class RenderNode {
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Creates a node of the drawing in a snapshot, or returns `nil` if it is empty.
    init?(_ draw: (OpaquePointer) -> Void) {
        let snapshot = gtk_snapshot_new()!
        draw(snapshot)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        pointer = node
    }

    isolated deinit { gsk_render_node_unref(pointer) }

    /// The bounds of the node.
    var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        return CGRect(bounds)
    }

    func append(to snapshot: OpaquePointer) { gtk_snapshot_append_node(snapshot, pointer) }

    /// Draws the node at the origin of a Cairo context.
    func draw(in context: OpaquePointer) { cork_render_node_draw(pointer, context) }
}

/// Returns a Boolean value that indicates whether two nodes are known to have the same parts in the same places.
func isSame(_ a: RenderNode?, _ b: RenderNode?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return isSameNode(a.pointer, b.pointer)
}

private func isSameNode(_ a: OpaquePointer, _ b: OpaquePointer) -> Bool {
    if a == b { return true }
    let type = gsk_render_node_get_node_type(a)
    guard type == gsk_render_node_get_node_type(b) else { return false }
    switch type {
    case GSK_CONTAINER_NODE:
        let count = gsk_container_node_get_n_children(a)
        return count == gsk_container_node_get_n_children(b)
            && (0..<count).allSatisfy {
                isSameNode(gsk_container_node_get_child(a, $0), gsk_container_node_get_child(b, $0))
            }
    case GSK_TRANSFORM_NODE:
        return gsk_transform_equal(gsk_transform_node_get_transform(a), gsk_transform_node_get_transform(b)) != 0
            && isSameNode(gsk_transform_node_get_child(a), gsk_transform_node_get_child(b))
    case GSK_COLOR_NODE: return cork_color_node_equal(a, b) != 0
    default: return false
    }
}
