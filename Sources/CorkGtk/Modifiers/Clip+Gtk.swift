import CGtk
import CorkUI
import Foundation

extension _ClipModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { ClipMount(node, renderer) }
}

/// A clip around everything that is drawn for the nodes below, widgets too.
final class ClipMount: Mount {
    override var clipsContent: Bool { true }
    override func update() { redraw() }

    override func pushClip(onto snapshot: OpaquePointer, frame: CGRect) -> Bool {
        guard case .roundedRect(let rect, let radius, .zero) = (node as! any ClippingNode).clip(in: frame) else {
            node.graph.warn(
                "Views are clipped to upright rectangles, rounded ones and circles: other shapes do not clip.")
            return false
        }
        var shape = cork_rounded_rect(rect.graphene, Float(radius), Float(radius))
        gtk_snapshot_push_rounded_clip(snapshot, &shape)
        return true
    }
}
