import CGtk
import CorkUI
import Foundation

extension _ColorAdjustmentModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        makeColorMount(node, renderer, Self.self)
    }
}

extension _ColorMultiplyModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        makeColorMount(node, renderer, Self.self)
    }
}

private func makeColorMount<Effect: _ColorEffect>(
    _ node: _ViewNode, _ renderer: GtkRenderer, _: Effect.Type
) -> Mount {
    EffectMount<Effect>(node, renderer) { effect, node, snapshot, content in
        draw(into: snapshot, through: effect._matrix(in: node.environment), content)
    }
}

/// Draws content with a color effect.
func draw(
    into snapshot: OpaquePointer, through matrix: GraphicsContext.ColorMatrix, _ content: (OpaquePointer) -> Void
) {
    guard matrix != GraphicsContext.ColorMatrix() else { return content(snapshot) }
    let m = matrix
    // The contributions of red, green, blue and opacity, and the offsets.
    cork_snapshot_push_color_matrix(
        snapshot,
        [
            m.r1, m.g1, m.b1, m.a1, m.r2, m.g2, m.b2, m.a2, m.r3, m.g3, m.b3, m.a3, m.r4, m.g4, m.b4, m.a4, m.r5, m.g5,
            m.b5, m.a5,
        ])
    content(snapshot)
    gtk_snapshot_pop(snapshot)
}
