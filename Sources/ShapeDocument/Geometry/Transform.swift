import Foundation

/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
public struct Transform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: Double

    /// Creates a transform from the elements of its matrix.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The transform that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns a translation.
    public static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Returns a transform that scales points.
    public static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a rotation around a point.
    ///
    /// - Parameters:
    ///   - degrees: The angle, clockwise.
    ///   - center: The fixed point.
    /// - Returns: The transform.
    public static func rotation(_ degrees: Double, around center: CGPoint) -> Transform {
        translation(-center.x, -center.y).then(.rotation(degrees)).then(.translation(center.x, center.y))
    }

    /// Creates the transform that maps one rectangle to another.
    public init(from old: CGRect, to new: CGRect) {
        let x = old.width == 0 ? 1 : new.width / old.width
        let y = old.height == 0 ? 1 : new.height / old.height
        self.init(a: x, b: 0, c: 0, d: y, tx: new.minX - old.minX * x, ty: new.minY - old.minY * y)
    }

    /// Returns the transform that applies this one and then `next`.
    public func then(_ next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The inverse transform, or `nil` if there is none or the elements aren't finite.
    public var inverse: Transform? {
        guard isInvertible else { return nil }
        let determinant = a * d - b * c
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// A Boolean value that indicates whether the transform has an inverse.
    public var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-18 && tx.isFinite && ty.isFinite && a.isFinite
            && d.isFinite
    }

    /// The average factor by which lengths change.
    public var scale: Double { abs(a * d - b * c).squareRoot() }
}

extension CGPoint {
    /// Returns the point after a transform.
    public func applying(_ t: Transform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGRect {
    /// Returns the bounding box of the rectangle after a transform.
    public func applying(_ t: Transform) -> CGRect {
        if isNull { return self }
        if t.b == 0, t.c == 0, t.a >= 0, t.d >= 0 {
            return CGRect(x: t.a * minX + t.tx, y: t.d * minY + t.ty, width: t.a * width, height: t.d * height)
        }
        var box = Box()
        for corner in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
            box.add(CGPoint(x: corner.0, y: corner.1).applying(t))
        }
        return box.rect
    }
}

/// A bounding box of points.
struct Box {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// The bounding box, or `null` without points.
    var rect: CGRect { minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }
}
