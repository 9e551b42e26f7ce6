import CGtk
import CorkUI
import Foundation

extension _ShapeView: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        DrawingMount(node, renderer) { node, size in
            (node.item.view as! any _ShapeLayers)._commands(size: size, environment: node.environment)
        }
    }
}

extension Canvas: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        DrawingMount(node, renderer) { node, size in (node as! any CanvasDrawing).commands(size: size) }
    }
}

/// A mount for a drawing on its host.
///
/// The render node is kept until the drawing changes, so that GTK recognizes an unchanged drawing.
final class DrawingMount: Mount {
    private let commands: (_ViewNode, CGSize) -> [_DrawCommand]
    /// The rectangle and its color, for a drawing of one size that consists of it; a kept render node would cost more.
    private var fill: (size: CGSize, rect: CGRect, color: GdkRGBA)?
    /// The last drawing, aligned to whole pixels.
    private var drawn: (frame: CGRect, symbols: [RenderNode?], node: RenderNode?)?

    init(_ node: _ViewNode, _ renderer: GtkRenderer, commands: @escaping (_ViewNode, CGSize) -> [_DrawCommand]) {
        self.commands = commands
        super.init(node, renderer)
    }

    override func update() {
        forget()
        redraw()
    }

    override func remove() { forget() }

    private func forget() {
        (fill, drawn) = (nil, nil)
        block?.moved()
    }

    override var drawsNodesBelow: Bool { !node.children.isEmpty }

    override var seenFrame: CGRect {
        let frame = node.shownFrame
        guard let fill, fill.size == frame.size else { return super.seenFrame }
        return fill.rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    override func draw(into snapshot: OpaquePointer, frame: CGRect) { draw(into: snapshot, frame, symbols: []) }

    override func draw(
        into snapshot: OpaquePointer, frame: CGRect, content: (OpaquePointer) -> Void,
        pictures: [(OpaquePointer) -> Void]
    ) {
        draw(into: snapshot, frame, symbols: pictures.map { RenderNode($0) })
    }

    private func draw(into snapshot: OpaquePointer, _ frame: CGRect, symbols: [RenderNode?]) {
        if let fill, fill.size == frame.size { return append(fill.rect, fill.color, to: snapshot, frame) }
        let origin = CGPoint(x: frame.minX.rounded(.down), y: frame.minY.rounded(.down))
        let place = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if drawn?.frame != place || !zip(drawn?.symbols ?? [], symbols).allSatisfy({ isSame($0, $1) }) {
            let commands = commands(node, frame.size)
            if let (rect, color) = commands.fill(in: frame.size), !node.environment.isInDrawingGroup {
                fill = (frame.size, rect, color)
                block?.moved()
                return append(rect, color, to: snapshot, frame)
            }
            drawn = (place, symbols, draw(commands, place, symbols))
        }
        guard let node = drawn?.node else { return }
        gtk_snapshot_save(snapshot)
        cork_snapshot_translate(snapshot, Float(origin.x), Float(origin.y))
        node.append(to: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    private func append(_ rect: CGRect, _ color: GdkRGBA, to snapshot: OpaquePointer, _ frame: CGRect) {
        cork_snapshot_fill(snapshot, rect.offsetBy(dx: frame.minX, dy: frame.minY).graphene, color)
    }

    private func draw(_ commands: [_DrawCommand], _ place: CGRect, _ symbols: [RenderNode?]) -> RenderNode? {
        guard node.environment.isInDrawingGroup, symbols.isEmpty else {
            return RenderNode { draw(commands, in: $0, place, symbols) }
        }
        let scale = pixelScale
        return SharedDrawings.shared.node(commands, in: place, scale: scale) {
            drawPixels(commands, in: $0, place, scale)
        }
    }

    private func draw(
        _ commands: [_DrawCommand], in snapshot: OpaquePointer, _ place: CGRect, _ symbols: [RenderNode?]
    ) {
        let frame = CGRect(origin: .zero, size: place.size)
        if place.origin != .zero { cork_snapshot_translate(snapshot, Float(place.minX), Float(place.minY)) }
        // Combine several outlines into one Cairo node, which is drawn or skipped as a whole. Content with a blend
        // mode needs the content below it in the same node.
        let areApart = commands.count < 3 && commands.allSatisfy { $0.blendMode == .normal }
        let parts = areApart ? commands.map { [$0] } : [commands]
        let scale = pixelScale
        for part in parts
        where !areApart
            || !part[0].drawNatively(in: snapshot, frame: frame, origin: place.origin, scale: scale)
        {
            let bounds = part.bounds(or: frame)
            // Align to whole pixels, so that a renderer that caches the texture needn't scale or move it.
            let pixels = (bounds.isNull ? frame : bounds).offsetBy(dx: place.minX, dy: place.minY).integral
            let context = cork_snapshot_cairo(snapshot, pixels.offsetBy(dx: -place.minX, dy: -place.minY).graphene)!
            paint(part, in: context, symbols)
            cairo_destroy(context)
        }
    }

    private func paint(_ commands: [_DrawCommand], in context: OpaquePointer, _ symbols: [RenderNode?]) {
        CairoPainter(
            context: context, text: node.graph.textMeasuring as! PangoTextMeasuring, symbols: symbols,
            symbolSizes: node.children.map(\.frame.size), warn: { [graph = node.graph] in graph.warn($0) }
        ).draw(commands)
    }

    private func drawPixels(
        _ commands: [_DrawCommand], in snapshot: OpaquePointer, _ place: CGRect, _ scale: CGFloat
    ) {
        let bounds = commands.bounds(or: CGRect(origin: .zero, size: place.size))
            .offsetBy(dx: place.minX, dy: place.minY).integral
        guard !bounds.isEmpty else { return }
        let pixels = ImageSurface(size: bounds.size, scale: scale)
        let painting = cairo_create(pixels.pointer)!
        cairo_translate(painting, place.minX - bounds.minX, place.minY - bounds.minY)
        paint(commands, in: painting, [])
        cairo_destroy(painting)
        cork_snapshot_append_pixels(snapshot, Float(bounds.minX), Float(bounds.minY), pixels.pointer)
    }
}
