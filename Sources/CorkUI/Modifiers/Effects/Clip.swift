import Foundation

/// Clips a view to a shape in its frame.
public struct _ClipModifier<S: Shape>: _PrimitiveModifier {
    var shape: S
    let style: FillStyle

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ClipNode<S>(item, inputs) }
}

/// A placed clip whose shape type is not known.
@MainActor
package protocol ClippingNode: _ViewNode {
    /// The visible outline, from the node's top left corner.
    var clip: (path: Path, style: FillStyle) { get }
}

/// A clipped view, placed.
final class ClipNode<S: Shape>: _ModifierNode<_ClipModifier<S>>, ClippingNode {
    override var isReusable: Bool { hasReusableChildren }
    var clip: (path: Path, style: FillStyle) {
        (modifier.shape.path(of: shownFrame.size, environment.layoutDirection), modifier.style)
    }
}

extension View {
    /// Hides what is outside of a shape, as large as the view; what is hidden can still be clicked.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipModifier(shape: shape, style: style))
    }

    /// Hides what is outside of the view's frame; what is hidden can still be clicked.
    public nonisolated func clipped() -> some View { clipShape(Rectangle()) }

    /// Hides what is outside of the view's frame with round corners, by a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
