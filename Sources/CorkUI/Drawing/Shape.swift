import Foundation

/// A two-dimensional shape; as a view, it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
    /// Returns the path of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// The behavior of the shape in right-to-left layouts.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The behavior of a shape in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is the same in both layout directions.
    case fixed
    /// The shape is mirrored in the given layout direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// The default behavior, which mirrors the shape in right-to-left layouts.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The content that is shown.
    public var body: _ShapeView<Self, ForegroundStyle, _NoShapeLayers> { _ShapeView(self, ForegroundStyle()) }

    /// Returns the path for a size and layout direction.
    nonisolated func path(of size: CGSize, _ direction: LayoutDirection) -> Path {
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// Returns the shape inset by `amount` points; a negative amount enlarges it.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape.
public struct AnyShape: Shape {
    var shape: any Shape

    /// Creates a type-erased shape.
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path: Shape {
    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { self }
    /// The behavior of the shape in right-to-left layouts.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
