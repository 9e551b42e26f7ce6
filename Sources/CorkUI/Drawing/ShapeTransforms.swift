import Foundation

/// A shape away from its place.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// In points to the right and down.
    public var offset: CGSize

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape made larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// The factors of width and height.
    public var scale: CGSize
    /// The fixed point.
    public var anchor: UnitPoint

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(transform.around(anchor.point(in: rect)))
    }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape turned around a point of its frame.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The fixed point.
    public var anchor: UnitPoint

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(rotationAngle: angle.radians)
        return shape.path(in: rect).applying(transform.around(anchor.point(in: rect)))
    }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape in other coordinates.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// From the shape's coordinates, whose origin is its top left corner, to those in which it is drawn.
    public var transform: CGAffineTransform

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// The beginning of the part, from 0 to 1.
    public var startFraction: CGFloat
    /// The end of the part, from 0 to 1.
    public var endFraction: CGFloat

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape in a size of its own.
public struct _SizedShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// In points.
    public var size: CGSize
    /// The point of the shape at the same place of the frame.
    public var anchor: UnitPoint

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let (inner, outer) = (anchor.point(in: CGRect(origin: .zero, size: size)), anchor.point(in: rect))
        return shape.path(in: CGRect(origin: .zero, size: size)).offsetBy(dx: outer.x - inner.x, dy: outer.y - inner.y)
    }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// The line along a shape.
public struct _StrokedShape<Content: Shape>: Shape {
    /// The shape before it is changed.
    public var shape: Content
    /// The style of the line.
    public var style: StrokeStyle

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// How the shape follows the direction of reading.
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
    /// Moves the outline by points to the right and down; the frame stays.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Moves the outline by points to the right and down; the frame stays.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// Moves the outline by points to the right and down; the frame stays.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Makes the outline so many times as wide and high around a point of its frame; the frame stays.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Makes the outline so many times as large around a point of its frame; the frame stays.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Turns the outline clockwise around a point of its frame; the frame stays.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Changes the coordinates of the outline, whose origin is the top left corner; the frame stays.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Takes a part of the outline by its length, from 0 to 1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Gives the outline a size in points, whatever its frame.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> _SizedShape<Self> {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Gives the outline a size in points, whatever its frame.
    public nonisolated func size(
        width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
    ) -> _SizedShape<Self> {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// The line along the outline, half of the width on each side.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    /// The line along the outline, half of the width on each side.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension UnitPoint {
    /// The place in a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
}
