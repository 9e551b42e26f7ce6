import CGtk
import CorkUI
import Foundation

/// Blurs and blurred shadows that look the same with all renderers of GTK.
struct Blur {
    private let snapshot: OpaquePointer
    private let isCairo: Bool

    /// Creates a blur.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to draw into.
    ///   - widget: A widget of the window; `nil` for rendering by Cairo.
    init(into snapshot: OpaquePointer, on widget: UnsafeMutablePointer<GtkWidget>?) {
        self.snapshot = snapshot
        isCairo = widget.map { cork_is_drawn_by_cairo($0) != 0 } ?? true
    }

    /// Returns GTK's radius for a standard deviation, as in CSS.
    private func radius(_ deviation: CGFloat) -> CGFloat {
        isCairo && Cairo.known.takesDeviations ? deviation : 2 * deviation
    }

    /// Draws content with a blur.
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation of the blur, in points.
    ///   - content: A closure that draws the content into a snapshot.
    func draw(deviation: CGFloat, _ content: (OpaquePointer) -> Void) {
        guard deviation > 0 else { return content(snapshot) }
        gtk_snapshot_push_blur(snapshot, radius(deviation))
        content(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    /// Draws content with a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - deviation: The standard deviation of the blur, in points.
    ///   - offset: The offset of the shadow, in points.
    ///   - content: A closure that draws the content into a snapshot.
    func drawShadow(
        _ color: Color.Resolved, deviation: CGFloat, offset: CGSize, _ content: (OpaquePointer) -> Void
    ) {
        var color = color
        // For radii up to a point, Cairo draws no blur.
        if isCairo, Cairo.known.appliesShadowOpacityTwice, deviation > 1 { color.opacity = color.opacity.squareRoot() }
        var shadow = GskShadow(
            color: color.gdk, dx: Float(offset.width), dy: Float(offset.height), radius: Float(radius(deviation)))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        content(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    /// The behaviour of shadows under Cairo, which differs between versions of GTK.
    private struct Cairo {
        /// A Boolean value that indicates whether the radius of a blur is taken for the deviation, as in GTK 4.8.
        let takesDeviations: Bool
        /// A Boolean value that indicates whether the opacity of a blurred shadow is applied twice, as in GTK 4.18.
        let appliesShadowOpacityTwice: Bool

        static let known = Cairo()

        /// Draws the shadow of a square and examines it.
        private init() {
            let side: Float = 80
            var (square, white) = (cork_rect(0, 0, side, side), GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1))
            let child = gsk_color_node_new(&white, &square)!
            // A shadow with an opacity of a quarter, 160 points beside the square.
            var shadow = GskShadow(
                color: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.25), dx: 2 * side, dy: 0, radius: 16)
            let node = gsk_shadow_node_new(child, &shadow, 1)!
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 360, 200)!
            let context = cairo_create(surface)!
            cairo_translate(context, 60, 60)
            cork_render_node_draw(node, context)
            cairo_destroy(context)
            cairo_surface_flush(surface)
            let row = cairo_image_surface_get_data(surface) + 100 * Int(cairo_image_surface_get_stride(surface))
            let (middle, outside) = (Double(row[4 * 260 + 3]), Double(row[4 * 308 + 3]))
            appliesShadowOpacityTwice = middle < 40
            // Eight points beyond the edge, the intensity is 0.31 of the center's at half a deviation, and 0.16 at
            // one.
            takesDeviations = outside > 0.23 * middle
            cairo_surface_destroy(surface)
            gsk_render_node_unref(node)
            gsk_render_node_unref(child)
        }
    }
}
