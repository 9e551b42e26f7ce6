import CGtk
import CorkUI
import Foundation

extension _ShapeView: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        DrawingMount(node, renderer) { node, frame in
            [(node.item.view as! any AnyShapeView).command(in: frame, node.environment)]
        }
    }
}

extension Canvas: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        DrawingMount(node, renderer) { node, frame in
            (node.item.view as! Canvas)._commands(size: frame.size, environment: node.environment).map { command in
                var command = command
                command.transforms.insert(.translation(x: frame.minX, y: frame.minY), at: 0)
                return command
            }
        }
    }
}

/// Something drawn by its host. What it drew is kept until it changes, so that GTK sees at once that it did not.
final class DrawingMount: Mount {
    private let commands: (ViewNode, CGRect) -> [DrawCommand]
    private var drawn: (frame: CGRect, node: OpaquePointer?)?

    init(_ node: ViewNode, _ renderer: GtkRenderer, commands: @escaping (ViewNode, CGRect) -> [DrawCommand]) {
        self.commands = commands
        super.init(node, renderer)
    }

    override func update() {
        forget()
        redraw()
    }

    override func remove() { forget() }

    private func forget() {
        if let node = drawn?.node { gsk_render_node_unref(node) }
        drawn = nil
    }

    override func draw(into snapshot: OpaquePointer, frame: CGRect) {
        if drawn?.frame != frame {
            forget()
            let own = gtk_snapshot_new()!
            let commands = commands(node, frame)
            // Several outlines in one Cairo node: drawn, or passed over outside of what has to be painted, as one.
            if commands.count == 1 {
                commands[0].draw(into: own, frame: frame)
            } else {
                draw(commands, into: own, frame)
            }
            drawn = (frame, gtk_snapshot_free_to_node(own))
        }
        if let node = drawn?.node { gtk_snapshot_append_node(snapshot, node) }
    }
}

extension DrawingMount {
    private func draw(_ commands: [DrawCommand], into snapshot: OpaquePointer, _ frame: CGRect) {
        let bounds = commands.reduce(CGRect.null) { $0.union($1.bounds(or: frame)) }
        guard !bounds.isNull else { return }
        // On whole pixels, so that a renderer which keeps it as a texture does not have to scale that.
        let context = cork_snapshot_cairo(snapshot, bounds.integral.graphene)!
        for command in commands {
            cairo_save(context)
            command.draw(in: context, frame: frame)
            cairo_restore(context)
        }
        cairo_destroy(context)
    }
}

extension DrawCommand {
    /// Draws as native render nodes where they can, else as a Cairo path.
    fileprivate func draw(into snapshot: OpaquePointer, frame: CGRect) {
        if case .color(let color) = paint, color.opacity == 0 { return }
        gtk_snapshot_save(snapshot)
        defer { gtk_snapshot_restore(snapshot) }
        for transform in transforms {
            switch transform {
            case .translation(let x, let y): cork_snapshot_translate(snapshot, Float(x), Float(y))
            case .rotation(let angle): gtk_snapshot_rotate(snapshot, Float(angle.degrees))
            }
        }
        guard case .roundedRect(let rect, let radius, let rotation) = geometry, stroke == nil || paint.isColor else {
            drawPath(into: snapshot, frame: frame)
            return
        }
        if rotation != .zero {
            cork_snapshot_translate(snapshot, Float(rect.midX), Float(rect.midY))
            gtk_snapshot_rotate(snapshot, Float(rotation.degrees))
            cork_snapshot_translate(snapshot, Float(-rect.midX), Float(-rect.midY))
        }
        if let stroke, case .color(let color) = paint {
            border(rect, radius, stroke.lineWidth, color.gdk, snapshot)
        } else {
            fill(rect, radius, snapshot)
        }
    }

    private func border(
        _ rect: CGRect, _ radius: CGFloat, _ width: CGFloat, _ color: GdkRGBA, _ snapshot: OpaquePointer
    ) {
        let outer = rect.insetBy(dx: -width / 2, dy: -width / 2)
        let corner = Float(radius > 0 ? radius + width / 2 : 0)
        let w = Float(width)
        cork_snapshot_border(
            snapshot, cork_rounded_rect(outer.graphene, corner, corner), w, w, w, w, color, color, color, color)
    }

    private func fill(_ rect: CGRect, _ radius: CGFloat, _ snapshot: OpaquePointer) {
        var shape = cork_rounded_rect(rect.graphene, Float(radius), Float(radius))
        if radius > 0 { gtk_snapshot_push_rounded_clip(snapshot, &shape) }
        switch paint {
        case .color(let color): cork_snapshot_fill(snapshot, rect.graphene, color.gdk)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let native = stops.map { GskColorStop(offset: Float($0.location), color: $0.color.gdk) }
            cork_snapshot_radial_gradient(
                snapshot, rect.graphene, Float(center.x), Float(center.y), Float(endRadius), Float(endRadius),
                Float(startRadius / endRadius), 1, native, UInt(native.count))
        case .tile(let image):
            var bounds = rect.graphene
            var tile = cork_rect(Float(rect.minX), Float(rect.minY), Float(image.width), Float(image.height))
            gtk_snapshot_push_repeat(snapshot, &bounds, &tile)
            gtk_snapshot_append_texture(snapshot, image.texture, &tile)
            gtk_snapshot_pop(snapshot)
        }
        if radius > 0 { gtk_snapshot_pop(snapshot) }
    }

    private func drawPath(into snapshot: OpaquePointer, frame: CGRect) {
        var untransformed = self
        untransformed.transforms = []
        let context = cork_snapshot_cairo(snapshot, untransformed.bounds(or: frame).integral.graphene)!
        untransformed.draw(in: context, frame: frame)
        cairo_destroy(context)
    }

    /// What the outline covers at most, after its transforms.
    fileprivate func bounds(or frame: CGRect) -> CGRect {
        let room = stroke?.lineWidth ?? 0
        let own = geometry.path.bounds(or: frame).insetBy(dx: -room, dy: -room)
        let corners = [
            CGPoint(x: own.minX, y: own.minY), CGPoint(x: own.maxX, y: own.minY), CGPoint(x: own.minX, y: own.maxY),
            CGPoint(x: own.maxX, y: own.maxY),
        ].map { corner in
            transforms.reversed().reduce(corner) { point, transform in
                switch transform {
                case .translation(let x, let y): CGPoint(x: point.x + x, y: point.y + y)
                case .rotation(let angle): point.rotated(by: angle)
                }
            }
        }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return CGRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    /// Draws with Cairo.
    fileprivate func draw(in context: OpaquePointer, frame: CGRect) {
        if case .color(let color) = paint, color.opacity == 0 { return }
        for transform in transforms {
            switch transform {
            case .translation(let x, let y): cairo_translate(context, x, y)
            case .rotation(let angle): cairo_rotate(context, angle.radians)
            }
        }
        geometry.path.add(to: context)
        paint.setSource(of: context, in: frame)
        guard let stroke else {
            cairo_fill(context)
            return
        }
        cairo_set_line_width(context, stroke.lineWidth)
        let cap =
            switch stroke.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(context, cap)
        cairo_stroke(context)
    }
}

extension ShapeGeometry {
    fileprivate var path: Path {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius, let rotation):
            Path(roundedRect: rect, cornerRadius: radius)
                .rotated(by: rotation, around: CGPoint(x: rect.midX, y: rect.midY))
        }
    }
}

extension Paint {
    fileprivate var isColor: Bool { if case .color = self { true } else { false } }

    fileprivate func setSource(of context: OpaquePointer, in frame: CGRect) {
        switch self {
        case .color(let color): cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let pattern = cairo_pattern_create_radial(
                center.x, center.y, startRadius, center.x, center.y, endRadius)
            for stop in stops {
                let color = stop.color
                cairo_pattern_add_color_stop_rgba(
                    pattern, stop.location, color.red, color.green, color.blue, color.opacity)
            }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        case .tile(let image):
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))
            gdk_texture_download(image.texture, cairo_image_surface_get_data(surface), UInt(image.width * 4))
            cairo_surface_mark_dirty(surface)
            cairo_set_source_surface(context, surface, frame.minX, frame.minY)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
            cairo_surface_destroy(surface)
        }
    }
}

extension Path {
    fileprivate func add(to context: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let point, let a, let b): cairo_curve_to(context, a.x, a.y, b.x, b.y, point.x, point.y)
            case .quadCurve(let point, let control):
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                cairo_curve_to(
                    context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
            case .closeSubpath: cairo_close_path(context)
            }
        }
    }

    /// A rectangle around all points, which may be outside of the frame.
    fileprivate func bounds(or frame: CGRect) -> CGRect {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control): points += [point, control]
            case .curve(let point, let a, let b): points += [point, a, b]
            case .closeSubpath: break
            }
        }
        guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(), let minY = points.map(\.y).min(),
            let maxY = points.map(\.y).max()
        else { return frame }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension CGPoint {
    fileprivate func rotated(by angle: Angle) -> CGPoint {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
    }
}

extension Color.Resolved {
    var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity)) }
}

extension CGRect {
    var graphene: graphene_rect_t { cork_rect(Float(minX), Float(minY), Float(width), Float(height)) }
}

extension PixelImage {
    private static var textures: [ObjectIdentifier: (image: PixelImage, texture: ObjectRef)] = [:]

    /// The picture as GDK draws it; made once and kept.
    fileprivate var texture: OpaquePointer {
        if let known = Self.textures[ObjectIdentifier(self)] { return known.texture.opaque }
        let bytes = g_bytes_new(pixels, UInt(pixels.count))
        let texture = ObjectRef(
            adopting: gdk_memory_texture_new(
                Int32(width), Int32(height), GDK_MEMORY_R8G8B8A8, bytes, UInt(width * 4))!)
        g_bytes_unref(bytes)
        Self.textures[ObjectIdentifier(self)] = (self, texture)
        return texture.opaque
    }
}
