import Foundation

extension GraphicsContext {
    /// A color or pattern for filling and stroking, in the coordinates of the drawing.
    public struct Shading {
        enum Kind {
            case style(any ShapeStyle)
            case linear(Gradient, start: CGPoint, end: CGPoint)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, focus: CGPoint?)
            case conic(Gradient, center: CGPoint, angle: Angle)
            case tile(_PixelImage, origin: CGPoint)
        }

        let kind: Kind

        /// Returns a shading with a color.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// Returns a shading with a color.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading with a style, fitted to the bounding rectangle of the drawing.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// A shading with the foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// Returns a linear gradient shading.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, start: startPoint, end: endPoint))
        }

        /// Returns a radial gradient shading.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - center: The center, in points.
        ///   - startRadius: The radius of the first color, in points.
        ///   - endRadius: The radius of the last color, in points.
        ///   - focus: The point where the colors start, inside the circle of the last one; `nil` for the center.
        /// - Returns: The shading.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, focus: CGPoint? = nil
        ) -> Shading {
            Shading(
                kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, focus: focus))
        }

        /// Returns a shading with a gradient around a center, for a full turn clockwise from an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle))
        }

        /// Returns a shading with an image, repeated from a point.
        public static func tiledImage(_ image: _PixelImage, origin: CGPoint = .zero) -> Shading {
            Shading(kind: .tile(image, origin: origin))
        }

        @MainActor
        func paint(in environment: EnvironmentValues, _ path: @autoclosure () -> Path) -> _Paint {
            switch kind {
            case .style(let color as Color): return .color(color.resolve(in: environment))
            case .style(let style): return style._paint(in: environment, path().boundingRect)
            case .linear(let gradient, let start, let end):
                return .linear(gradient.resolve(in: environment), from: start, to: end)
            case .radial(let gradient, let center, let start, let end, let focus):
                let paint = _Paint.radial(
                    gradient.resolve(in: environment), center: center, from: start, to: CGSize(width: end, height: end))
                guard let focus, focus.isFinite, case .radial(let stops, _, let radii, let start, _) = paint else {
                    return paint
                }
                return .radial(stops: stops, center: center, radii: radii, start: start, focus: focus)
            case .conic(let gradient, let center, let angle):
                return .angular(
                    gradient.resolve(in: environment), center: center, from: angle.radians,
                    to: angle.radians + 2 * .pi)
            case .tile(let image, let origin): return .tile(image, origin: origin, opacity: 1)
            }
        }
    }
}
