import Foundation

/// What a shape is filled or stroked with.
public protocol ShapeStyle: Sendable {
    /// What is drawn within `rect`.
    @MainActor func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> Paint
}

/// A style, resolved: what a renderer draws.
public enum Paint: Equatable, Sendable {
    case color(Color.Resolved)
    /// Stops from the centre outwards, in points.
    case radial(stops: [Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A picture, repeated from the top left corner of the window's content.
    case tile(PixelImage)

    /// A colour at a place.
    public struct Stop: Equatable, Sendable {
        public var color: Color.Resolved
        /// 0 to 1 on the way.
        public var location: CGFloat
    }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> Paint { .color(resolve(in: environment)) }
}

/// Colours in order, with the places at which they are pure.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        /// - Parameter location: 0 to 1 on the way from the first to the last colour.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in ascending order of their places.
    public var stops: [Stop]

    /// Colours at places of their own.
    public init(stops: [Stop]) { self.stops = stops }

    @MainActor
    func resolve(in environment: EnvironmentValues) -> [Paint.Stop] {
        stops.map { Paint.Stop(color: $0.color.resolve(in: environment), location: $0.location) }
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }
}

/// Colours that change with the distance from a centre.
public struct RadialGradient: ShapeStyle, Equatable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// - Parameters:
    ///   - center: in parts of the frame.
    ///   - startRadius: where the first colour begins, in points.
    ///   - endRadius: where the last colour begins, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> Paint {
        .radial(
            stops: gradient.resolve(in: environment),
            center: CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y),
            startRadius: startRadius, endRadius: endRadius)
    }
}

/// A picture, repeated.
public struct ImagePaint: ShapeStyle, Equatable {
    let image: PixelImage

    /// Fills with a picture, side by side.
    public init(image: PixelImage) { self.image = image }

    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> Paint { .tile(image) }
}

/// A picture in memory: red, green, blue and opacity, a byte each, row by row from the top.
public final class PixelImage: Equatable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * height * 4` bytes, not premultiplied.
    public let pixels: [UInt8]

    /// A picture of `width` times `height` pixels, four bytes each.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "A picture of \(width) x \(height) has four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    public static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }
}
