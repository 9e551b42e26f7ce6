import Foundation

/// The drawing context of a canvas.
///
/// A copy has a state of its own (coordinates, clips, opacity) and draws into the same canvas.
@MainActor
public struct GraphicsContext {
    final class Recorder {
        var commands: [_DrawCommand] = []
    }

    /// The surroundings of a drawing context.
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
    /// The opacity of what is drawn from now on, 0 to 1.
    public var opacity = 1.0
    /// The blend mode of subsequent drawing.
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn from now on to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The filters of subsequent drawing, in order.
    var filters: [_DrawCommand.Filter] = []
    private var clips: [_DrawCommand.Clip] = []
    /// A rectangle around what clips leave, in coordinates of the canvas.
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

    /// Moves the origin of what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Makes what is drawn from now on so many times as wide and as high.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Turns what is drawn from now on around the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Changes the coordinates of what is drawn from now on, before what was changed already.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Paths

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record(.fill(path, shading.paint(in: environment, path), style))
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record(.stroke(path, shading.paint(in: environment, path), style._sane, isAntialiased: true))
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Clips and layers

    /// The side of an outline that a clip keeps.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Makes options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The inside is removed, the outside stays.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws from now on only inside of a path, and of the clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let isInverse = options.contains(.inverse)
        let placed = path.applying(transform)
        clips.append(.path(placed, style, isInverse: isInverse))
        guard !isInverse else { return }
        let bounds = placed.boundingRect
        clipBounds = clipBounds.isInfinite ? bounds : clipBounds._overlap(bounds)
    }

    /// Draws from now on only as far as a layer is opaque, and inside of the clips before.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        clips.append(.layer(layer, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// A rectangle around what the clips leave, in the coordinates of what is drawn now; endless where there are none.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Draws what `content` draws as one picture, with this context's opacity, clips and blend mode.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try layer(content)
        var whole = self
        whole.transform = .identity
        whole.record(.layer(layer))
    }

    /// Draws a layer by `content` in the coordinates of this context.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [_DrawCommand] {
        var context = GraphicsContext(environment: environment, surroundings)
        context.transform = transform
        try content(&context)
        return context.commands
    }
}
