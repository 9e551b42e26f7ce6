import Foundation

/// The node of a modifier with a widget of its own, which hosts the content.
class SurfaceModifierNode<M: _PrimitiveModifier>: _ModifierNode<M>, ContentSurface {
    override var isSurface: Bool { true }
    func placeContent(in bounds: CGRect) { children[0].place(bounds, proposal: proposal) }
}

/// A host with a single child.
@MainActor
package protocol ContentSurface: _ViewNode {
    /// Places the child in a rectangle of the host's coordinates.
    func placeContent(in bounds: CGRect)
}
