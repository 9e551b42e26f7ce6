import Foundation

/// Draws a shadow of a view behind it.
public struct _ShadowModifier: _PrimitiveModifier, Equatable {
    /// The colour of the shadow.
    public var color: Color
    /// The width of the blurred edge, in points.
    public var radius: CGFloat
    /// In points to the right and down.
    public var offset: CGSize

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

/// Blurs a view.
public struct _BlurModifier: _PrimitiveModifier, Equatable {
    /// The distance that each point spreads, in points.
    public var radius: CGFloat

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

extension View {
    /// Draws a shadow behind the view, of everything that is to be seen of it.
    ///
    /// - Parameters:
    ///   - color: of the shadow where it is not blurred.
    ///   - radius: how far its edge is blurred, in points from 0 to 100.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies down, in points.
    /// - Returns: The modified view.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            _ShadowModifier(
                color: color, radius: radius.blurRadius,
                offset: CGSize(width: x.layoutCoordinate, height: y.layoutCoordinate)))
    }

    /// Blurs the view.
    ///
    /// - Parameter radius: how far each point spreads, in points from 0 to 100.
    /// - Returns: The modified view.
    public nonisolated func blur(radius: CGFloat) -> some View { modifier(_BlurModifier(radius: radius.blurRadius)) }
}

extension CGFloat {
    /// A radius that can be blurred by in a frame's time.
    var blurRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 100) }
}
