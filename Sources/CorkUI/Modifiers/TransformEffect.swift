import Foundation

/// Draws a view in other coordinates; the layout around does not know, clicks do.
protocol TransformModifier: PrimitiveModifier {
    /// From the coordinates of the view, in a size, to those in which it would be drawn.
    func transform(in size: CGSize) -> CGAffineTransform
}

/// Turns a view.
public struct _RotationModifier: TransformModifier, Equatable {
    public var angle: Angle
    public var anchor: UnitPoint

    func transform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: CGRect(origin: .zero, size: size)))
    }

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { TransformNode<Self>(item, inputs) }
}

/// Makes a view look larger or smaller.
public struct _ScaleModifier: TransformModifier, Equatable {
    public var scale: CGSize
    public var anchor: UnitPoint

    func transform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height)
            .around(anchor.point(in: CGRect(origin: .zero, size: size)))
    }

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { TransformNode<Self>(item, inputs) }
}

/// Draws a view in any other coordinates.
public struct _TransformModifier: TransformModifier, Equatable {
    public var transform: CGAffineTransform

    func transform(in size: CGSize) -> CGAffineTransform { transform }

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { TransformNode<Self>(item, inputs) }
}

/// A placed surface that is drawn in other coordinates than those of its frame.
@MainActor
public protocol TransformingNode: ContentSurface {
    /// From the coordinates of the surface to those from the frame's top left corner.
    var transform: CGAffineTransform { get }
}

/// A view in other coordinates, placed on a surface of its own. One that is squeezed to nothing is not to be seen.
final class TransformNode<M: TransformModifier>: SurfaceModifierNode<M>, TransformingNode {
    var transform: CGAffineTransform { modifier.transform(in: frame.size) }

    override var isInvisible: Bool { !transform.isInvertible }

    override func modifierChanged(from old: M) {
        if old.transform(in: frame.size).isInvertible == isInvisible { graph.renderer?.visibilityChanged(self) }
        let transform = modifier.transform(in: frame.size)
        if [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].contains(where: \.isNaN) {
            graph.warn("A view is turned or scaled by something that is no number: it is not shown.")
        }
    }

    override func leavingSurface(_ rect: CGRect) -> CGRect { super.leavingSurface(rect.applying(transform)) }
    override func enteringSurface(_ point: CGPoint) -> CGPoint {
        super.enteringSurface(point).applying(transform.inverted())
    }
}

extension View {
    /// Turns the view clockwise around a point of its frame; its place in the layout stays.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationModifier(angle: angle, anchor: anchor))
    }

    /// Makes the view look so many times as wide and high, around a point of its frame; its place in the layout stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleModifier(scale: scale, anchor: anchor))
    }

    /// Makes the view look so many times as large, around a point of its frame; its place in the layout stays.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Makes the view look so many times as wide and high, around a point of its frame; its place in the layout stays.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view in other coordinates, whose origin is its top left corner; its place in the layout stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformModifier(transform: transform))
    }
}
