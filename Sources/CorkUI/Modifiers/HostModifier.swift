import Foundation

/// The node of a modifier with a widget of its own, which hosts the content.
class HostModifierNode<M: _PrimitiveModifier>: _ModifierNode<M>, ContentHost {
    override var isHost: Bool { true }
    func placeContent(in bounds: CGRect) { children[0].place(bounds, proposal: proposal) }
}

/// A host with a single child.
@MainActor
package protocol ContentHost: _ViewNode {
    /// Places the child in a rectangle of the host's coordinates.
    func placeContent(in bounds: CGRect)
}
