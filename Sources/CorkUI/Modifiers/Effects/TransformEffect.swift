import Foundation

/// Draws a view in other coordinates; the layout around does not know, clicks do.
protocol TransformModifier: _PrimitiveModifier {
    /// From the coordinates of the view, in a size, to those in which it would be drawn.
    func transform(in size: CGSize) -> CGAffineTransform
}

extension TransformModifier {
    /// Whether something can be seen of the view.
    fileprivate func isDrawable(in size: CGSize) -> Bool {
        let transform = transform(in: size)
        return transform.isInvertible && transform.isReasonable
    }
}

extension CGFloat {
    /// How many times letters of 26 points can be enlarged and drawn; a font that fails once fails from then on.
    private static let largestScale: CGFloat = 2_500

    /// A factor that what is drawn can be enlarged by; one that is no number or endless stays so.
    var drawableScale: CGFloat {
        isFinite ? Swift.min(Swift.max(self, -.largestScale), .largestScale) : self
    }
}

extension CGAffineTransform {
    fileprivate var isReasonable: Bool {
        [a, b, c, d].allSatisfy { $0 == $0.drawableScale } && [tx, ty].allSatisfy { abs($0) <= .longestLength }
    }
}

/// Turns a view.
public struct _RotationModifier: TransformModifier, Equatable {
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays where it is.
    public var anchor: UnitPoint

    func transform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: CGRect(origin: .zero, size: size)))
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TransformNode<Self>(item, inputs)
    }
}

/// Makes a view look larger or smaller.
public struct _ScaleModifier: TransformModifier, Equatable {
    /// The factors of width and height.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    init(drawable scale: CGSize, anchor: UnitPoint) {
        self.scale = CGSize(width: scale.width.drawableScale, height: scale.height.drawableScale)
        self.anchor = anchor
    }

    func transform(in size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height)
            .around(anchor.point(in: CGRect(origin: .zero, size: size)))
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TransformNode<Self>(item, inputs)
    }
}

/// Draws a view in any other coordinates.
public struct _TransformModifier: TransformModifier, Equatable {
    /// The transform of the view's coordinates.
    public var transform: CGAffineTransform

    func transform(in size: CGSize) -> CGAffineTransform { transform }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TransformNode<Self>(item, inputs)
    }
}

/// A placed surface that is drawn in other coordinates than those of its frame.
@MainActor
package protocol TransformingNode: ContentSurface {
    /// From the coordinates of the surface to those from the frame's top left corner.
    var transform: CGAffineTransform { get }
}

/// A view in other coordinates, placed on a surface of its own.
///
/// One that is squeezed to nothing is not to be seen.
final class TransformNode<M: TransformModifier>: SurfaceModifierNode<M>, TransformingNode {
    var transform: CGAffineTransform { modifier.transform(in: frame.size) }

    override var isInvisible: Bool { !modifier.isDrawable(in: frame.size) }

    override func modifierChanged(from old: M) {
        if old.isDrawable(in: frame.size) == isInvisible { graph.renderer?.visibilityChanged(self) }
        let transform = modifier.transform(in: frame.size)
        if !transform.isReasonable {
            graph.warn("A view is turned by something that is no number, or too large to be drawn: it is not shown.")
        }
    }

    override func leavingSurface(_ rect: CGRect) -> CGRect { super.leavingSurface(rect.applying(transform)) }
    override func enteringSurface(_ point: CGPoint) -> CGPoint {
        super.enteringSurface(point).applying(transform.inverted())
    }
}

extension View {
    /// Turns the view clockwise around a point of its frame; its place in the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationModifier(angle: angle, anchor: anchor))
    }

    /// Makes the view look so many times as wide and high, around a point of its frame; its place in the layout stays.
    ///
    /// - Parameters:
    ///   - scale: from -2,500 to 2,500; below 0 the view is mirrored.
    ///   - anchor: The point that stays where it is.
    /// - Returns: The modified view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleModifier(drawable: scale, anchor: anchor))
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
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformModifier(transform: transform))
    }
}
