import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
    var insetAmount: CGFloat = 0

    /// Creates a rectangle.
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

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The size of the corners in points.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - cornerSize: The size of the corners in points, limited by the frame.
    ///   - style: The curve of the corners.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius in points, limited to half the shorter side.
    ///   - style: The curve of the corners.
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

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// Creates a rectangle with a radius for each corner.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii in points, which are reduced proportionally if two do not fit side by side.
    ///   - style: The curve of the corners.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius in points for each corner, which is 0 by default.
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
    /// Returns the rectangle inset on all sides, at most to its center.
    func inset(by amount: CGFloat) -> CGRect {
        insetBy(dx: Swift.min(amount, width / 2), dy: Swift.min(amount, height / 2))
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners; the size of a corner is in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners; the radius is in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius in points for each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius in points for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .circular
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
