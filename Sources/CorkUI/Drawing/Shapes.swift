import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
    var amount: CGFloat = 0

    public nonisolated init() {}

    public func path(in rect: CGRect) -> Path { Path { $0.addRect(rect.insetBy(dx: amount, dy: amount)) } }
    public func _geometry(in rect: CGRect) -> ShapeGeometry {
        .roundedRect(rect.insetBy(dx: amount, dy: amount), radius: 0, rotation: .zero)
    }
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// In points.
    public var cornerRadius: CGFloat
    var amount: CGFloat = 0

    /// - Parameter cornerRadius: in points; no more than half of the shorter side is drawn.
    public nonisolated init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    /// - Parameters:
    ///   - cornerRadius: in points; corners as round as they can be where it is larger.
    ///   - style: the curve of the corners.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle) { self.init(cornerRadius: cornerRadius) }

    private nonisolated func radius(_ rect: CGRect) -> CGFloat {
        max(min(cornerRadius - amount, min(rect.width, rect.height) / 2), 0)
    }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        let radius = radius(rect)
        return Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)) }
    }
    public func _geometry(in rect: CGRect) -> ShapeGeometry {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return .roundedRect(rect, radius: radius(rect), rotation: .zero)
    }
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A circle in the middle of its frame, as large as fits.
public struct Circle: InsettableShape {
    var amount: CGFloat = 0

    public nonisolated init() {}

    private nonisolated func square(_ rect: CGRect) -> CGRect {
        let side = max(min(rect.width, rect.height) - 2 * amount, 0)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: square(rect)) } }
    public func _geometry(in rect: CGRect) -> ShapeGeometry {
        let square = square(rect)
        return .roundedRect(square, radius: square.width / 2, rotation: .zero)
    }
    public func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A shape turned around the centre of its frame.
public struct RotatedShape<Content: Shape>: Shape {
    /// What is turned.
    public var shape: Content
    /// How far, clockwise.
    public var angle: Angle

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).rotated(by: angle, around: CGPoint(x: rect.midX, y: rect.midY))
    }

    public func _geometry(in rect: CGRect) -> ShapeGeometry {
        // An inset rectangle keeps the centre of its frame, so that both turn around the same point.
        if case .roundedRect(let inner, let radius, let rotation) = shape._geometry(in: rect) {
            return .roundedRect(inner, radius: radius, rotation: Angle(radians: rotation.radians + angle.radians))
        }
        return .path(path(in: rect))
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle)
    }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable {
    /// A quarter of a circle.
    case circular
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners are rounded, by a radius in points.
    public static func rect(cornerRadius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
