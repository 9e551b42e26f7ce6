import Foundation

/// A circle in the center of its frame, as large as fits.
public struct Circle: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates a circle.
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = max(min(rect.width, rect.height) - 2 * insetAmount, 0)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

/// An ellipse inscribed in its frame.
public struct Ellipse: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates an ellipse.
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: insetAmount)) }

    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

/// A rectangle with the shorter sides fully rounded.
public struct Capsule: InsettableShape {
    /// The curve of the ends.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .circular) { self.style = style }

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.inset(by: insetAmount)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with a corner style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
