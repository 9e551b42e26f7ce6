import Foundation

/// Computes where a view's alignment guide is when the view does not say.
public protocol AlignmentID {
    /// The place in points from the left or from the top of a view with these dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, asked for the places of its alignment guides.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat

    /// Where a guide is, in points from the left.
    public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
    /// Where a guide is, in points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
}

/// A guide by which views are aligned from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
    let id: any (AlignmentID & Sendable).Type

    /// A guide whose place `id` computes.
    public init(_ id: any (AlignmentID & Sendable).Type) { self.id = id }

    public static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }

    private enum Leading: AlignmentID, Sendable {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID, Sendable {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID, Sendable {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide by which views are aligned from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
    let id: any (AlignmentID & Sendable).Type

    /// A guide whose place `id` computes.
    public init(_ id: any (AlignmentID & Sendable).Type) { self.id = id }

    public static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }

    private enum Top: AlignmentID, Sendable {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID, Sendable {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID, Sendable {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
}

/// A guide on both axes.
public struct Alignment: Equatable, Sendable {
    /// From left to right.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// A guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Where a child of `size` has its origin, aligned within `bounds`.
    func origin(of size: CGSize, in bounds: CGRect) -> CGPoint {
        let child = ViewDimensions(width: size.width, height: size.height)
        let parent = ViewDimensions(width: bounds.width, height: bounds.height)
        return CGPoint(
            x: bounds.minX + parent[horizontal] - child[horizontal], y: bounds.minY + parent[vertical] - child[vertical]
        )
    }
}
