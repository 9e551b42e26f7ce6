import Foundation

/// A modifier that draws a shadow.
public struct _ShadowModifier: _PrimitiveModifier, Equatable {
    /// The color of the shadow.
    public var color: Color
    /// The radius of the blur, in points.
    public var radius: CGFloat
    /// The offset in points, to the right and down.
    public var offset: CGSize

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

/// A modifier that blurs a view.
public struct _BlurModifier: _PrimitiveModifier, Equatable {
    /// The radius of the blur, in points.
    public var radius: CGFloat

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

extension View {
    /// Adds a shadow of everything visible in the view.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of the blur, from 0 to 100 points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset down, in points.
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
    /// - Parameter radius: The radius of the blur, from 0 to 100 points.
    /// - Returns: The modified view.
    public nonisolated func blur(radius: CGFloat) -> some View { modifier(_BlurModifier(radius: radius.blurRadius)) }
}

extension CGFloat {
    /// The radius clamped to a range that can be blurred within a frame.
    var blurRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 100) }
}
