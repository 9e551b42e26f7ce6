import Foundation

/// Hides what of a view is outside of a shape in its frame.
public struct _ClipModifier<S: Shape>: PrimitiveModifier {
    let shape: S

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { ClipNode<S>(item, inputs) }
}

/// A placed clip whose shape type is not known.
@MainActor
public protocol ClippingNode: ViewNode {
    /// What stays visible of `rect`.
    func clip(in rect: CGRect) -> ShapeGeometry
}

/// A clipped view, placed.
final class ClipNode<S: Shape>: ModifierNode<_ClipModifier<S>>, ClippingNode {
    func clip(in rect: CGRect) -> ShapeGeometry { modifier.shape._geometry(in: rect) }
}

extension View {
    /// Hides what is outside of a shape, as large as the view.
    public func clipShape<S: Shape>(_ shape: S) -> some View { modifier(_ClipModifier(shape: shape)) }

    /// Hides what is outside of the view's frame.
    public func clipped() -> some View { clipShape(Rectangle()) }
}
