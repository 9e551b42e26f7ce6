import Foundation

/// A modifier whose content is on a surface of its own, since a widget stands for it.
class SurfaceModifierNode<M: _PrimitiveModifier>: _ModifierNode<M>, ContentSurface {
    override var isSurface: Bool { true }
    func placeContent(in bounds: CGRect) { children[0].place(bounds, proposal: proposal) }
}

/// A placed surface with one view on it.
@MainActor
package protocol ContentSurface: _ViewNode {
    /// Places the view in a rectangle of the surface.
    func placeContent(in bounds: CGRect)
}
