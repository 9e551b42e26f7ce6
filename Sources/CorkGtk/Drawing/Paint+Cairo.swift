import CGtk
import CorkUI
import Foundation

extension _Paint {
    /// Makes the paint the source of a context.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - bounds: The bounds of the drawing.
    func setSource(of context: OpaquePointer, bounds: @autoclosure () -> CGRect) {
        switch self {
        case .color(let color):
            let parts = color.components
            cairo_set_source_rgba(context, parts.x, parts.y, parts.z, parts.w)
        case .linear(let stops, let start, let end):
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, of: context)
        case .radial(let stops, let center, let radii, let start, let focus):
            let begin = focus ?? center
            let pattern = cairo_pattern_create_radial(
                begin.x, begin.y, radii.width * start, center.x, center.y, radii.width)!
            if radii.width != radii.height {
                let scale = radii.width / radii.height
                var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: scale, x0: 0, y0: center.y * (1 - scale))
                cairo_pattern_set_matrix(pattern, &matrix)
            }
            set(pattern, stops, of: context)
        case .angular(let stops, let center, let startAngle):
            set(Self.conicPattern(stops, center, startAngle.radians, bounds()), [], of: context)
        case .tile(let image, let origin, let opacity):
            let surface = Pictures.shared.surface(of: .pixels(image))!
            cairo_set_source_surface(context, surface.pointer, origin.x, origin.y)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
            if opacity < 1 {
                // Cairo's patterns have no opacity, so draw through a group.
                cairo_push_group(context)
                cairo_set_source_surface(context, surface.pointer, origin.x, origin.y)
                cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
                cairo_paint_with_alpha(context, opacity)
                cairo_pop_group_to_source(context)
            }
        }
    }

    private func set(_ pattern: OpaquePointer, _ stops: [Stop], of context: OpaquePointer) {
        for stop in stops {
            let parts = stop.color.components
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, parts.x, parts.y, parts.z, parts.w)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Creates a mesh of sectors around a center that covers `bounds`.
    private static func conicPattern(
        _ stops: [Stop], _ center: CGPoint, _ startAngle: Double, _ bounds: CGRect
    ) -> OpaquePointer {
        let pattern = cairo_pattern_create_mesh()!
        let reach = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { hypot(x - center.x, $0 - center.y) }
        }
        let radius = min(max(reach.max()!, 1), 100_000) * 1.1
        func point(_ location: Double, _ tangent: Double = 0) -> CGPoint {
            let angle = startAngle + location * 2 * .pi
            return CGPoint(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle)))
        }
        func sector(_ from: Double, _ to: Double, _ first: Color.Resolved, _ last: Color.Resolved) {
            let reach = 4 / 3 * tan((to - from) * .pi / 2)
            let (start, a, b, end) = (point(from), point(from, reach), point(to, -reach), point(to))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, start.x, start.y)
            cairo_mesh_pattern_curve_to(pattern, a.x, a.y, b.x, b.y, end.x, end.y)
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, color) in [first, first, last, last].enumerated() {
                let parts = color.components
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), parts.x, parts.y, parts.z, parts.w)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        var all = stops
        all.insert(Stop(color: stops[0].color, location: 0), at: 0)
        all.append(Stop(color: stops[stops.count - 1].color, location: 1))
        for (a, b) in zip(all, all.dropFirst()) where b.location > a.location {
            let parts = max(Int(((b.location - a.location) * 16).rounded(.up)), 1)
            for part in 0..<parts {
                func place(_ part: Int) -> Double {
                    a.location + (b.location - a.location) * Double(part) / Double(parts)
                }
                func color(_ part: Int) -> Color.Resolved {
                    let (from, to) = (a.color.components, b.color.components)
                    return Color.Resolved(from + (to - from) * (Double(part) / Double(parts)))
                }
                sector(place(part), place(part + 1), color(part), color(part + 1))
            }
        }
        return pattern
    }
}
