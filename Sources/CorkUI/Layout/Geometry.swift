import Foundation

/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
    case horizontal
    case vertical

    /// The name of the axis.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int8
        /// Creates options from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int8
        /// Creates options from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set with a single edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The leading edge.
        public static let leading = Set(rawValue: 2)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 4)
        /// The trailing edge.
        public static let trailing = Set(rawValue: 8)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The inset distances for the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    init(_ length: CGFloat, _ edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// A point in normalized coordinates of a rectangle: 0 to 1 on each axis lies inside.
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, from the leading edge.
    public var x: CGFloat
    /// The fraction of the height, from the top.
    public var y: CGFloat

    /// Creates a point from fractions of the width and height.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public static let zero = UnitPoint()
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Returns the point with its fraction of the width from the left edge.
    package func fromLeft(_ direction: LayoutDirection) -> UnitPoint {
        direction == .rightToLeft ? UnitPoint(x: 1 - x, y: y) : self
    }
}

/// The size that a container proposes to a subview; `nil` requests the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points, or `nil` for the ideal one.
    public var width: CGFloat?
    /// The proposed height in points, or `nil` for the ideal one.
    public var height: CGFloat?

    /// A proposal that requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from lengths in points; `nil` requests the ideal length.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of exactly `size`.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposed size, with lengths of `size` where none is proposed.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal with 0 in place of lengths that are negative or not numbers.
    var sane: ProposedViewSize {
        func sane(_ length: CGFloat) -> CGFloat { length >= 0 ? length : 0 }
        return ProposedViewSize(width: width.map(sane), height: height.map(sane))
    }

    /// Returns the proposal reduced by `width` and `height`, but not below 0.
    func inset(width dx: CGFloat, height dy: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - dx, 0) }, height: height.map { max($0 - dy, 0) })
    }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension ProposedViewSize {
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension EdgeInsets {
    /// The sum of the insets on an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}

extension Axis {
    var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
