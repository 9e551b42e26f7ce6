import Foundation

/// An outline that fits itself to a size; as a view, it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
    /// The outline within a rectangle whose top left corner is the origin.
    nonisolated func path(in rect: CGRect) -> Path
    /// Whether the outline is mirrored where text runs from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Whether something is mirrored with the direction of text.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is the same everywhere.
    case fixed
    /// It is mirrored in one direction, and made for the other.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where text runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// How the shape follows the direction of reading.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The content that is shown.
    public var body: _ShapeView<Self, ForegroundStyle, _NoShapeLayers> { _ShapeView(self, ForegroundStyle()) }

    /// The outline in a size and a direction of text.
    nonisolated func path(of size: CGSize, _ direction: LayoutDirection) -> Path {
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape `amount` points further in; further out where that is negative.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is not known.
public struct AnyShape: Shape {
    var shape: any Shape

    /// Hides the type of a shape.
    public nonisolated init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// How the shape follows the direction of reading.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path: Shape {
    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { self }
    /// How the shape follows the direction of reading.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
