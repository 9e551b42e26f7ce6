import Foundation

/// An immediate mode drawing context of a canvas.
///
/// Each copy has its own state, such as transform, clips and opacity, and draws into the same canvas.
@MainActor
public struct GraphicsContext {
    final class Recorder {
        var commands: [_DrawCommand] = []
    }

    /// The services and symbols that a drawing context uses.
    final class Surroundings {
        let textMeasuring: any TextMeasuring
        let imageSize: (ImageSource) -> CGSize?
        let symbols: [CanvasSymbol]

        init(
            _ textMeasuring: any TextMeasuring, imageSize: @escaping (ImageSource) -> CGSize?,
            symbols: [CanvasSymbol] = []
        ) {
            self.textMeasuring = textMeasuring
            self.imageSize = imageSize
            self.symbols = symbols
        }
    }

    /// The environment of the canvas, in which styles are resolved.
    public let environment: EnvironmentValues
    /// The opacity of subsequent drawing, from 0 to 1.
    public var opacity = 1.0
    /// The blend mode of subsequent drawing.
    public var blendMode = BlendMode.normal
    /// The transform from the coordinates of subsequent drawing to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The filters of subsequent drawing, in order.
    var filters: [_DrawCommand.Filter] = []
    private var clips: [_DrawCommand.Clip] = []
    /// The bounding rectangle of the clips, in coordinates of the canvas.
    private var clipBounds = CGRect.infinite
    let recorder = Recorder()
    let surroundings: Surroundings

    init(environment: EnvironmentValues, _ surroundings: Surroundings) {
        self.environment = environment
        self.surroundings = surroundings
    }

    /// The recorded drawing commands, in order.
    var commands: [_DrawCommand] { recorder.commands }

    func record(_ operation: _DrawCommand.Operation) {
        var command = _DrawCommand(operation)
        command.transform = transform
        command.filters = filters
        command.clips = clips
        command.opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        command.blendMode = blendMode
        recorder.commands.append(command)
    }

    // MARK: Coordinates

    /// Moves the origin of subsequent drawing.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Rotates subsequent drawing around the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Applies a transform to the coordinates of subsequent drawing, before the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record(.fill(path, shading.paint(in: environment, path), style))
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record(.stroke(path, shading.paint(in: environment, path), style._sane, isAntialiased: true))
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Clips and layers

    /// Options for clipping.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Clips to the outside instead of the inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Clips subsequent drawing to a path, in addition to existing clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let isInverse = options.contains(.inverse)
        let placed = path.applying(transform)
        clips.append(.path(placed, style, isInverse: isInverse))
        guard !isInverse else { return }
        let bounds = placed.boundingRect
        clipBounds = clipBounds.isInfinite ? bounds : clipBounds._overlap(bounds)
    }

    /// Clips subsequent drawing by the opacity of a layer, in addition to existing clips.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        clips.append(.layer(layer, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// The bounding rectangle of the clips, in the current coordinates; infinite if there are none.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Draws a layer as a single image, with the opacity, clips and blend mode of the context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try layer(content)
        var whole = self
        whole.transform = .identity
        whole.record(.layer(layer))
    }

    /// Returns the commands of a layer in the coordinates of the context.
    func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [_DrawCommand] {
        var context = GraphicsContext(environment: environment, surroundings)
        context.transform = transform
        try content(&context)
        return context.commands
    }
}
