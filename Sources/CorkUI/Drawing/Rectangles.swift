import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Makes a rectangle.
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect.inset(by: insetAmount)) }

    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// In points.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// - Parameters:
    ///   - cornerSize: in points; corners as large as they can be where it is larger.
    ///   - style: the curve of the corners.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// - Parameters:
    ///   - cornerRadius: in points; no more than half of the shorter side is drawn.
    ///   - style: the curve of the corners.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let size = CGSize(width: cornerSize.width - insetAmount, height: cornerSize.height - insetAmount)
        return Path(roundedRect: rect.inset(by: insetAmount), cornerSize: size, style: style)
    }

    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

/// A rectangle whose corners are rounded each for itself.
public struct UnevenRoundedRectangle: InsettableShape {
    /// In points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// - Parameters:
    ///   - cornerRadii: in points; all are made smaller where two do not fit beside each other.
    ///   - style: the curve of the corners.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Radii in points; corners of which nothing is said stay sharp.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .circular
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.inset(by: insetAmount), cornerRadii: cornerRadii.inset(by: insetAmount), style: style)
    }

    /// Returns the shape with its edges moved inward by a distance in points.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.insetAmount += amount
        return shape
    }
}

extension CGRect {
    /// The rectangle smaller on all sides, to nothing in its middle at least.
    func inset(by amount: CGFloat) -> CGRect {
        insetBy(dx: Swift.min(amount, width / 2), dy: Swift.min(amount, height / 2))
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners; the size of a corner in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle whose corners are rounded, by a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners are rounded each for itself, by radii in points.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle whose corners are rounded each for itself, by radii in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .circular
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
