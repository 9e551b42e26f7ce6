import Foundation

/// A modifier that sets the opacity of a view.
public struct _OpacityModifier: _PrimitiveModifier, Equatable {
    /// The opacity from 0 to 1.
    public var opacity: Double

    /// Creates a modifier.
    ///
    /// - Parameter opacity: The opacity, clamped to between 0 and 1; a value that is not a number counts as 1.
    init(clamping opacity: Double) { self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { OpacityNode(item, inputs) }
}

/// The node of a view with an opacity.
///
/// At an opacity of 0, the view is not interactive.
final class OpacityNode: _ModifierNode<_OpacityModifier> {
    override var isInvisible: Bool { modifier.opacity <= 0 }
    override var ownOpacity: Double { modifier.opacity }
    override var isReusable: Bool { hasReusableChildren }

    override func modifierChanged(from old: _OpacityModifier) {
        if (old.opacity <= 0) != isInvisible { graph.renderer?.visibilityChanged(self) }
    }
}

extension View {
    /// Sets the opacity of the view, which fades as a single image.
    ///
    /// - Parameter opacity: The opacity, from 0 to 1; at 0 the view is not interactive.
    /// - Returns: The modified view.
    public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityModifier(clamping: opacity))
    }
}
