import Foundation

/// Makes a view translucent.
public struct _OpacityModifier: _PrimitiveModifier, Equatable {
    /// 0 to 1.
    public var opacity: Double

    /// - Parameter opacity: what is no number counts as 1.
    init(clamping opacity: Double) { self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { OpacityNode(item, inputs) }
}

/// A translucent view, placed.
///
/// One of which nothing is seen is not touched either.
final class OpacityNode: _ModifierNode<_OpacityModifier> {
    override var isInvisible: Bool { modifier.opacity <= 0 }
    override var ownOpacity: Double { modifier.opacity }
    override var isReusable: Bool { hasReusableChildren }

    override func modifierChanged(from old: _OpacityModifier) {
        if (old.opacity <= 0) != isInvisible { graph.renderer?.visibilityChanged(self) }
    }
}

extension View {
    /// Makes the view translucent, faded as one picture.
    ///
    /// - Parameter opacity: from 0, where the view is not to be seen nor used, to 1.
    /// - Returns: The modified view.
    public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityModifier(clamping: opacity))
    }
}
