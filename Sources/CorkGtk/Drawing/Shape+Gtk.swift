import CGtk
import CorkUI
import Foundation

extension _ShapeView: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { ShapeMount(node, renderer) }
}

/// A shape, drawn by its host: as native render nodes where they can, else as a Cairo path.
final class ShapeMount: Mount {
    override func update() { redraw() }
    override func place(_ frame: CGRect) { redraw() }

    override func draw(into snapshot: OpaquePointer, frame: CGRect) {
        let shape = node.item.view as! any AnyShapeView
        let paint = shape.paint(in: node.environment)
        if case .color(let color) = paint, color.opacity == 0 { return }
        switch shape.geometry(in: frame) {
        case .roundedRect(let rect, let radius, let rotation):
            if shape.strokeStyle != nil, !paint.isColor {
                draw(shape.path(in: frame), paint, shape.strokeStyle, frame, snapshot)
                return
            }
            gtk_snapshot_save(snapshot)
            if rotation != .zero {
                gtk_snapshot_translate(snapshot, point(rect.midX, rect.midY))
                gtk_snapshot_rotate(snapshot, Float(rotation.degrees))
                gtk_snapshot_translate(snapshot, point(-rect.midX, -rect.midY))
            }
            if let stroke = shape.strokeStyle {
                border(rect, radius, stroke.lineWidth, paint, snapshot)
            } else {
                fill(rect, radius, paint, snapshot)
            }
            gtk_snapshot_restore(snapshot)
        case .path(let path):
            draw(path, paint, shape.strokeStyle, frame, snapshot)
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> UnsafePointer<graphene_point_t> {
        Self.point.pointee = graphene_point_t(x: Float(x), y: Float(y))
        return UnsafePointer(Self.point)
    }

    private static let point = UnsafeMutablePointer<graphene_point_t>.allocate(capacity: 1)

    private func border(
        _ rect: CGRect, _ radius: CGFloat, _ width: CGFloat, _ paint: Paint, _ snapshot: OpaquePointer
    ) {
        guard case .color(let color) = paint else { return }
        let outer = rect.insetBy(dx: -width / 2, dy: -width / 2)
        let corner = Float(radius > 0 ? radius + width / 2 : 0)
        let (w, c) = (Float(width), color.gdk)
        cork_snapshot_border(
            snapshot, cork_rounded_rect(outer.graphene, corner, corner), w, w, w, w, c, c, c, c)
    }

    private func fill(_ rect: CGRect, _ radius: CGFloat, _ paint: Paint, _ snapshot: OpaquePointer) {
        var shape = cork_rounded_rect(rect.graphene, Float(radius), Float(radius))
        if radius > 0 { gtk_snapshot_push_rounded_clip(snapshot, &shape) }
        switch paint {
        case .color(let color): cork_snapshot_fill(snapshot, rect.graphene, color.gdk)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let native = stops.map { GskColorStop(offset: Float($0.location), color: $0.color.gdk) }
            cork_snapshot_radial_gradient(
                snapshot, rect.graphene, Float(rect.minX + rect.width * center.x),
                Float(rect.minY + rect.height * center.y), Float(endRadius), Float(endRadius),
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

    private func draw(
        _ path: Path, _ paint: Paint, _ stroke: StrokeStyle?, _ frame: CGRect, _ snapshot: OpaquePointer
    ) {
        let room = stroke?.lineWidth ?? 0
        let context = cork_snapshot_cairo(snapshot, path.bounds(or: frame).insetBy(dx: -room, dy: -room).graphene)!
        defer { cairo_destroy(context) }
        path.add(to: context)
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

extension AnyShapeView {
    /// The outline as a path, where no native node draws it.
    fileprivate func path(in frame: CGRect) -> Path {
        switch geometry(in: frame) {
        case .path(let path): path
        case .roundedRect(let rect, let radius, _):
            Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)) }
        }
    }
}

extension Paint {
    fileprivate var isColor: Bool { if case .color = self { true } else { false } }

    fileprivate func setSource(of context: OpaquePointer, in frame: CGRect) {
        switch self {
        case .color(let color): cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let (x, y) = (frame.minX + frame.width * center.x, frame.minY + frame.height * center.y)
            let pattern = cairo_pattern_create_radial(x, y, startRadius, x, y, endRadius)
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
