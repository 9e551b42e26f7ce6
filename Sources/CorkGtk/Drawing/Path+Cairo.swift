import CGtk
import CorkUI
import Foundation

extension Path {
    /// The largest coordinate that Cairo computes with, in pixels.
    private static let limit: CGFloat = 4_000_000

    /// Adds the path to that of a context, clamping coordinates that are too large.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - scale: The maximum number of pixels in a point.
    /// - Returns: `false` if coordinates aren't numbers; then nothing is added.
    func add(to context: OpaquePointer, scale: CGFloat = 1) -> Bool {
        if let outline = _outline, outline.isSharp {
            let rect = outline.rect
            guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
                return false
            }
            let limit = Self.limit / max(scale, 1)
            let room = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
            let part = rect.intersection(room)
            if !part.isNull { cairo_rectangle(context, part.minX, part.minY, part.width, part.height) }
            return true
        }
        let limit = Self.limit / max(scale, 1)
        var isDrawable = true
        func clamp(_ point: CGPoint) -> CGPoint {
            if abs(point.x) <= limit, abs(point.y) <= limit { return point }
            isDrawable = isDrawable && !point.x.isNaN && !point.y.isNaN && point.x.isFinite && point.y.isFinite
            return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
        }
        var last = CGPoint.zero
        for element in _elements {
            switch element {
            case .move(let point):
                last = clamp(point)
                cairo_move_to(context, last.x, last.y)
            case .line(let point):
                last = clamp(point)
                cairo_line_to(context, last.x, last.y)
            case .curve(let point, let a, let b):
                let (a, b) = (clamp(a), clamp(b))
                last = clamp(point)
                cairo_curve_to(context, a.x, a.y, b.x, b.y, last.x, last.y)
            case .quadCurve(let point, let control):
                let (start, control) = (last, clamp(control))
                last = clamp(point)
                cairo_curve_to(
                    context, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
                    last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3, last.x, last.y)
            case .closeSubpath:
                cairo_close_path(context)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                last = CGPoint(x: x, y: y)
            }
            guard isDrawable else {
                cairo_new_path(context)
                return false
            }
        }
        return true
    }
}

extension StrokeStyle {
    /// Sets the stroke style of a context; the numbers of the style are those of `_sane`.
    func set(on context: OpaquePointer) {
        cairo_set_line_width(context, lineWidth)
        let cap =
            switch lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        let join =
            switch lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_cap(context, cap)
        cairo_set_line_join(context, join)
        cairo_set_miter_limit(context, miterLimit)
        cairo_set_dash(context, dash.map { Double($0) }, Int32(dash.count), dashPhase)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    /// The largest factor by which lengths grow.
    var scale: CGFloat { max(hypot(a, b), hypot(c, d)) }
}
