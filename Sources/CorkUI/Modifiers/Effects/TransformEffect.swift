import Foundation

/// A modifier that draws a view with a transform, which affects clicks but not the layout.
protocol TransformModifier: _PrimitiveModifier {
    /// Returns the transform for a view of the given size.
    func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform
}

extension TransformModifier {
    /// Returns whether the transformed view can be drawn.
    fileprivate func isDrawable(in size: CGSize, _ direction: LayoutDirection) -> Bool {
        let transform = transform(in: size, direction)
        return transform.isInvertible && transform.isReasonable
    }
}

extension CGFloat {
    /// The maximum scale at which text of 26 points can be drawn; a font that fails once cannot be drawn again.
    private static let largestScale: CGFloat = 2_500

    /// The factor clamped to the range that can be drawn; infinite and undefined values are unchanged.
    var drawableScale: CGFloat {
        isFinite ? Swift.min(Swift.max(self, -.largestScale), .largestScale) : self
    }
}

extension CGAffineTransform {
    fileprivate var isReasonable: Bool {
        [a, b, c, d].allSatisfy { $0 == $0.drawableScale } && [tx, ty].allSatisfy { abs($0) <= .longestLength }
    }

    /// Returns the transform with a fixed point in a view.
    fileprivate func around(_ anchor: UnitPoint, of size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
        around(anchor.fromLeft(direction).point(in: CGRect(origin: .zero, size: size)))
    }
}

/// A modifier that rotates a view.
public struct _RotationModifier: TransformModifier, Equatable {
    /// The angle, clockwise.
    public var angle: Angle
    /// The fixed point, in fractions of the frame.
    public var anchor: UnitPoint

    func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: size, direction)
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TransformNode<Self>(item, inputs)
    }
}

/// A modifier that scales a view.
public struct _ScaleModifier: TransformModifier, Equatable {
    /// The factors of width and height.
    public var scale: CGSize
    /// The fixed point, in fractions of the frame.
    public var anchor: UnitPoint

    init(drawable scale: CGSize, anchor: UnitPoint) {
        self.scale = CGSize(width: scale.width.drawableScale, height: scale.height.drawableScale)
        self.anchor = anchor
    }

    func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: size, direction)
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TransformNode<Self>(item, inputs)
    }
}

/// A modifier that draws a view with an affine transform.
public struct _TransformModifier: TransformModifier, Equatable {
    /// The transform of the view's coordinates.
    public var transform: CGAffineTransform

    func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform { transform }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TransformNode<Self>(item, inputs)
    }
}

/// A host that is drawn with a transform.
@MainActor
package protocol TransformingNode: ContentHost {
    /// The transform from the coordinates of the host to those relative to the frame's top left corner.
    var transform: CGAffineTransform { get }
}

/// The node of a transformed view, which is a host.
///
/// It is hidden if the transform collapses it to nothing.
final class TransformNode<M: TransformModifier>: HostModifierNode<M>, TransformingNode {
    var transform: CGAffineTransform { modifier.transform(in: frame.size, environment.layoutDirection) }

    override var isInvisible: Bool { !modifier.isDrawable(in: frame.size, environment.layoutDirection) }

    override func modifierChanged(from old: M) {
        if old.isDrawable(in: frame.size, environment.layoutDirection) == isInvisible {
            graph.renderer?.visibilityChanged(self)
        }
        if !transform.isReasonable {
            graph.warn("A view is turned by something that is no number, or too large to be drawn: it is not shown.")
        }
    }

    override func leavingHost(_ rect: CGRect) -> CGRect { super.leavingHost(rect.applying(transform)) }
    override func enteringHost(_ point: CGPoint) -> CGPoint {
        super.enteringHost(point).applying(transform.inverted())
    }
}

extension View {
    /// Rotates the view clockwise around a point of its frame, without changing the layout.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationModifier(angle: angle, anchor: anchor))
    }

    /// Scales the view around a point of its frame, without changing the layout.
    ///
    /// - Parameters:
    ///   - scale: The factors, from -2,500 to 2,500; negative ones mirror the view.
    ///   - anchor: The fixed point, in fractions of the frame.
    /// - Returns: The modified view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleModifier(drawable: scale, anchor: anchor))
    }

    /// Scales the view around a point of its frame, without changing the layout.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view around a point of its frame, without changing the layout.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view with a transform whose origin is its top left corner, without changing the layout.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformModifier(transform: transform))
    }
}
