import CGtk
import CorkUI
import Foundation

extension _OpacityModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        EffectMount<_OpacityModifier>(node, renderer) { modifier, _, snapshot, content in
            guard modifier.opacity < 1 else { return content(snapshot) }
            gtk_snapshot_push_opacity(snapshot, modifier.opacity)
            content(snapshot)
            gtk_snapshot_pop(snapshot)
        }
    }
}

extension _ShadowModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        EffectMount<_ShadowModifier>(node, renderer) { modifier, node, snapshot, content in
            let color = modifier.color.resolve(in: node.environment)
            guard color.opacity > 0 else { return content(snapshot) }
            Blur(into: snapshot, on: node.gtkMount?.host?.widget).drawShadow(
                color, deviation: modifier.radius, offset: modifier.offset, content)
        }
    }
}

extension _BlurModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        EffectMount<_BlurModifier>(node, renderer) { modifier, node, snapshot, content in
            Blur(into: snapshot, on: node.gtkMount?.host?.widget).draw(deviation: modifier.radius, content)
        }
    }
}

/// A mount that applies an effect to the drawing of the nodes below, including widgets.
final class EffectMount<Modifier>: Mount {
    typealias Draw = (Modifier, _ViewNode, OpaquePointer, (OpaquePointer) -> Void) -> Void
    private let draw: Draw

    init(_ node: _ViewNode, _ renderer: GtkRenderer, _ draw: @escaping Draw) {
        self.draw = draw
        super.init(node, renderer)
    }

    override var drawsNodesBelow: Bool { true }
    override func update() { redraw() }

    override func draw(
        into snapshot: OpaquePointer, frame: CGRect, content: (OpaquePointer) -> Void,
        pictures: [(OpaquePointer) -> Void]
    ) {
        draw(node.head as! Modifier, node, snapshot, content)
    }
}
