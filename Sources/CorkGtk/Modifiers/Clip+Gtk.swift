import CGtk
import CorkUI
import Foundation

extension _ClipModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ClipMount(node, renderer) }
}

/// A mount that clips the drawing of the nodes below, including widgets.
final class ClipMount: Mount {
    private let flat = FlatPicture()

    override var drawsNodesBelow: Bool { true }
    override func update() { redraw() }

    override func draw(
        into snapshot: OpaquePointer, frame: CGRect, content: (OpaquePointer) -> Void,
        pictures: [(OpaquePointer) -> Void]
    ) {
        let (path, style) = (node as! any ClippingNode).clip
        guard let outline = path._outline, outline.isCircular else {
            return flat.draw(
                into: snapshot, frame, content: content, .path(path, style), scale: pixelScale)
        }
        let placed = path.offsetBy(dx: frame.minX, dy: frame.minY)._outline!
        if placed.isSharp {
            var rect = placed.rect.graphene
            gtk_snapshot_push_clip(snapshot, &rect)
        } else {
            var shape = placed.gsk
            gtk_snapshot_push_rounded_clip(snapshot, &shape)
        }
        content(snapshot)
        gtk_snapshot_pop(snapshot)
    }
}

extension _MaskModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { MaskMount(node, renderer) }
}

/// A mount that masks the drawing of the nodes below, including widgets.
final class MaskMount: Mount {
    private let flat = FlatPicture()

    override var drawsNodesBelow: Bool { true }
    override func update() { redraw() }

    override func draw(
        into snapshot: OpaquePointer, frame: CGRect, content: (OpaquePointer) -> Void,
        pictures: [(OpaquePointer) -> Void]
    ) {
        let mask = RenderNode { snapshot in
            cork_snapshot_translate(snapshot, Float(-frame.minX.rounded()), Float(-frame.minY.rounded()))
            pictures[0](snapshot)
        }
        flat.draw(
            into: snapshot, frame, content: content, .picture(mask), scale: pixelScale)
    }
}

extension Mount {
    /// The number of device pixels per point.
    var pixelScale: CGFloat { CGFloat(host.map { gtk_widget_get_scale_factor($0.widget) } ?? 1) }
}

/// A clipped drawing as pixels, cached until the drawing changes.
private final class FlatPicture {
    /// The part that remains.
    enum Remainder {
        /// The inside of a path.
        case path(Path, FillStyle)
        /// The part under an opaque mask.
        case picture(RenderNode?)
    }

    private var known: (content: RenderNode, remainder: Remainder, scale: CGFloat, picture: RenderNode?)?

    /// Draws content clipped to an outline.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to draw into.
    ///   - frame: The frame of the node.
    ///   - content: A closure that draws the nodes below into a snapshot.
    ///   - remainder: The offset of the frame from whole pixels.
    ///   - scale: The number of pixels in a point.
    func draw(
        into snapshot: OpaquePointer, _ frame: CGRect, content: (OpaquePointer) -> Void, _ remainder: Remainder,
        scale: CGFloat
    ) {
        let origin = CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
        let drawn = RenderNode { snapshot in
            cork_snapshot_translate(snapshot, Float(-origin.x), Float(-origin.y))
            content(snapshot)
        }
        guard let drawn else {
            known = nil
            return
        }
        let isKnown = known.map {
            isSame($0.content, drawn) && $0.scale == scale && isSameRemainder($0.remainder, remainder)
        }
        if isKnown != true {
            let bounds = drawn.bounds._overlap(remainder.bounds).visible(
                around: CGRect(origin: .zero, size: frame.size))
            let picture = RenderNode {
                flatten(drawn, remainder, bounds.integral, scale)?.draw(in: bounds.integral, into: $0)
            }
            known = (drawn, remainder, scale, picture)
        }
        guard let picture = known?.picture else { return }
        gtk_snapshot_save(snapshot)
        cork_snapshot_translate(snapshot, Float(origin.x), Float(origin.y))
        picture.append(to: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    private func isSameRemainder(_ a: Remainder, _ b: Remainder) -> Bool {
        switch (a, b) {
        case (.path(let a, let style), .path(let b, let other)): a == b && style == other
        case (.picture(let a), .picture(let b)): isSame(a, b)
        default: false
        }
    }

    private func flatten(
        _ content: RenderNode, _ remainder: Remainder, _ bounds: CGRect, _ scale: CGFloat
    ) -> ImageSurface? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let surface = ImageSurface(size: bounds.size, scale: scale)
        let context = cairo_create(surface.pointer)!
        cairo_translate(context, -bounds.minX, -bounds.minY)
        content.draw(in: context)
        switch remainder {
        case .path(let path, let style):
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
            cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            _ = path.add(to: context)
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            cairo_fill(context)
        case .picture(let mask):
            cairo_push_group(context)
            mask?.draw(in: context)
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
            cairo_paint(context)
        }
        cairo_destroy(context)
        return surface
    }
}

extension FlatPicture.Remainder {
    /// The bounds of the clip.
    var bounds: CGRect {
        switch self {
        case .path(let path, _): path.boundingRect
        case .picture(let mask): mask?.bounds ?? .null
        }
    }
}
