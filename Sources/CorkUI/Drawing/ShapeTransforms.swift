import Foundation

/// A shape with an offset.
public struct OffsetShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The offset in points, to the right and down.
    public var offset: CGSize

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A scaled shape.
public struct ScaledShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The factors of the width and height.
    public var scale: CGSize
    /// The fixed point, in fractions of the frame.
    public var anchor: UnitPoint

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(transform.around(anchor.point(in: rect)))
    }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A rotated shape.
public struct RotatedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The fixed point, in fractions of the frame.
    public var anchor: UnitPoint

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(rotationAngle: angle.radians)
        return shape.path(in: rect).applying(transform.around(anchor.point(in: rect)))
    }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The transform of coordinates whose origin is the top left corner.
    public var transform: CGAffineTransform

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The start of the part, from 0 to 1.
    public var startFraction: CGFloat
    /// The end of the part, from 0 to 1.
    public var endFraction: CGFloat

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape with a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The size in points.
    public var size: CGSize
    /// The point of the shape that is aligned with the same point of the frame.
    public var anchor: UnitPoint

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let (inner, outer) = (anchor.point(in: CGRect(origin: .zero, size: size)), anchor.point(in: rect))
        return shape.path(in: CGRect(origin: .zero, size: size)).offsetBy(dx: outer.x - inner.x, dy: outer.y - inner.y)
    }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// The stroke of a shape as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The style of the stroke.
    public var style: StrokeStyle

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
        ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// Returns the shape with an offset in points, to the right and down; the frame is unchanged.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape with an offset in points, to the right and down; the frame is unchanged.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// Returns the shape with an offset in points, to the right and down; the frame is unchanged.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Returns the shape scaled around a point of its frame, which is unchanged.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled around a point of its frame, which is unchanged.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape rotated clockwise around a point of its frame, which is unchanged.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape with a transform whose origin is the top left corner; the frame is unchanged.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns a part of the outline by its length, from 0 to 1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns the shape with a fixed size in points.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> _SizedShape<Self> {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape with a fixed size in points.
    public nonisolated func size(
        width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
    ) -> _SizedShape<Self> {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// Returns the stroke of the shape, centered on the outline.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    /// Returns the stroke of the shape, centered on the outline.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension UnitPoint {
    /// Returns the point in a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
}
