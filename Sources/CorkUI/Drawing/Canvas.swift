import Foundation

/// A drawing made by a closure: one view for any number of outlines.
public struct Canvas: LeafView {
    let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

    /// - Parameter renderer: draws into a context whose origin is the top left corner of a canvas of the size given.
    public init(renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }

    /// Takes the size proposed; 10 points where nothing is.
    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _changesSize(from old: Canvas) -> Bool { false }

    /// What the canvas draws, in order.
    public func _commands(size: CGSize, environment: EnvironmentValues) -> [DrawCommand] {
        var context = GraphicsContext(environment: environment)
        renderer(&context, size)
        return context.recorder.commands
    }
}

/// What a canvas draws into. A copy has transforms of its own and draws into the same canvas.
@MainActor
public struct GraphicsContext {
    final class Recorder {
        var commands: [DrawCommand] = []
    }

    /// What an outline is filled or drawn with.
    public struct Shading {
        enum Kind {
            case color(Color)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        }

        let kind: Kind

        /// One colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

        /// Colours that change with the distance from `center`; lengths in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
        }

        @MainActor
        func paint(in environment: EnvironmentValues) -> Paint {
            switch kind {
            case .color(let color): .color(color.resolve(in: environment))
            case .radial(let gradient, let center, let start, let end):
                .radial(stops: gradient.resolve(in: environment), center: center, startRadius: start, endRadius: end)
            }
        }
    }

    /// The environment of the canvas, in which colours are resolved.
    public let environment: EnvironmentValues
    let recorder = Recorder()
    private var transforms: [DrawCommand.Transform] = []

    init(environment: EnvironmentValues) { self.environment = environment }

    /// Moves the origin of what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transforms.append(.translation(x: x, y: y)) }

    /// Turns what is drawn from now on around the origin.
    public mutating func rotate(by angle: Angle) { transforms.append(.rotation(angle)) }

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading) { draw(path, shading, nil) }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { draw(path, shading, style) }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        draw(path, shading, StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(_ path: Path, _ shading: Shading, _ stroke: StrokeStyle?) {
        recorder.commands.append(
            DrawCommand(
                geometry: path.geometry, paint: shading.paint(in: environment), stroke: stroke, transforms: transforms))
    }
}

/// One outline to be drawn.
public struct DrawCommand: Equatable, Sendable {
    /// A change of coordinates.
    public enum Transform: Equatable, Sendable {
        case translation(x: CGFloat, y: CGFloat)
        case rotation(Angle)
    }

    /// The outline.
    public var geometry: ShapeGeometry
    /// What it is filled or drawn with.
    public var paint: Paint
    /// How the outline is drawn; nil where the inside is filled.
    public var stroke: StrokeStyle?
    /// Applied in order, before drawing.
    public var transforms: [Transform]
}
