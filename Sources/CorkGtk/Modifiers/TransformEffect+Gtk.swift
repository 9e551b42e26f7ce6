import CGtk
import CorkUI
import Foundation

extension _RotationModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { TransformMount(node, renderer) }
}

extension _ScaleModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { TransformMount(node, renderer) }
}

extension _TransformModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { TransformMount(node, renderer) }
}

/// A mount for a widget with a transform, which GTK applies to drawing and picking.
final class TransformMount: HostMount {
    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node as! any ContentHost, renderer, role: GTK_ACCESSIBLE_ROLE_GENERIC)
    }

    private var transform: CGAffineTransform { (node as! any TransformingNode).transform }

    override var seenFrame: CGRect {
        CGRect(origin: .zero, size: node.shownFrame.size).applying(transform)
            .offsetBy(dx: node.shownFrame.minX, dy: node.shownFrame.minY)
            .insetBy(dx: -reach, dy: -reach)
    }

    override func update() {
        block?.moved()
        if let host { gtk_widget_queue_allocate(host.widget) }
    }

    override func allocate(_ child: UnsafeMutablePointer<GtkWidget>, _ place: CGRect) {
        let t = transform
        guard t.isInvertible else { return }
        // Decompose into rotation, skew and scale, which GTK recognizes as two-dimensional.
        let angle = atan2(t.b, t.a)
        let (sine, cosine) = (sin(angle), cos(angle))
        let (width, height) = (hypot(t.a, t.b), cosine * t.d - sine * t.c)
        let slant = atan((cosine * t.c + sine * t.d) / height)
        cork_widget_allocate_transformed(
            child, Float(place.minX + t.tx), Float(place.minY + t.ty), Int32(place.width), Int32(place.height),
            Float(angle * 180 / .pi), Float(slant * 180 / .pi), Float(width), Float(height))
    }
}
