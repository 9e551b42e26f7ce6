import CGtk
import CorkUI
import Foundation

extension Divider: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { DividerMount(node, renderer) }
}

/// A mount that draws a line in the theme's border color.
final class DividerMount: Mount {
    override func draw(into snapshot: OpaquePointer, frame: CGRect) {
        guard let host else { return }
        var color = GdkRGBA()
        if cork_widget_lookup_color(host.widget, "borders", &color) == 0 {
            cork_widget_get_color(host.widget, &color)
            color.alpha *= 0.15
        }
        let origin = CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
        let end = CGPoint(x: max(frame.maxX.rounded(), origin.x + 1), y: max(frame.maxY.rounded(), origin.y + 1))
        let line = CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
        cork_snapshot_fill(snapshot, line.graphene, color)
    }
}
