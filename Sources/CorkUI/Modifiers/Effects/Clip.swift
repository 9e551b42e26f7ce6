import Foundation

/// A modifier that clips a view to a shape.
public struct _ClipModifier<S: Shape>: _PrimitiveModifier {
    var shape: S
    let style: FillStyle

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ClipNode<S>(item, inputs) }
}

/// A type-erased node of a clipped view.
@MainActor
package protocol ClippingNode: _ViewNode {
    /// The clipping path, relative to the node's top left corner.
    var clip: (path: Path, style: FillStyle) { get }
}

/// The node of a clipped view.
final class ClipNode<S: Shape>: _ModifierNode<_ClipModifier<S>>, ClippingNode {
    override var isReusable: Bool { hasReusableChildren }
    var clip: (path: Path, style: FillStyle) {
        (modifier.shape.path(of: shownFrame.size, environment.layoutDirection), modifier.style)
    }
}

extension View {
    /// Clips the view to a shape of its size; clipped parts still receive clicks.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipModifier(shape: shape, style: style))
    }

    /// Clips the view to its frame; clipped parts still receive clicks.
    public nonisolated func clipped() -> some View { clipShape(Rectangle()) }

    /// Clips the view to its frame with rounded corners of a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
