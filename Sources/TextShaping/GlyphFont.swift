import CPangoCairo
import Foundation

/// A font whose glyphs are measured and outlined at a size of 1, with y downward.
public final class GlyphFont: @unchecked Sendable {
    /// The size at which glyphs are loaded, in pixels, so that rounding in the font libraries doesn't show.
    static let size = 1000.0

    /// A step of a glyph's outline.
    public enum Step: Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    /// A picture of a colored glyph.
    public struct Picture: Sendable {
        /// The picture as a PNG file.
        public let data: Data
        /// The rectangle of the picture, relative to the glyph's origin.
        public let rect: CGRect
    }

    // The lock of the shaper guards everything below.
    private let font: UnsafeMutablePointer<PangoFont>
    private let scaled: OpaquePointer
    private var outlines: [UInt32: [Step]] = [:]
    private var inks: [UInt32: CGRect] = [:]
    private var pictures: [UInt32: Picture?] = [:]

    /// The name of the family.
    public let family: String
    /// The height above the baseline.
    public let ascent: Double
    /// The depth below the baseline.
    public let descent: Double
    /// The height of a lowercase x.
    public let xHeight: Double
    /// The distance from the baseline up to the middle of the underline, usually negative.
    public let underline: Double
    /// The thickness of the underline.
    public let thickness: Double
    /// The distance from the baseline up to the line through the text.
    public let strikethrough: Double
    /// The distances by which subscripts are lowered and superscripts are raised.
    public let (subscriptDrop, superscriptRise): (Double, Double)

    init?(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        self.font = font
        self.scaled = scaled
        g_object_ref(font)
        let description = pango_font_describe(font)
        family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
        pango_font_description_free(description)
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(scaled, &extents)
        (ascent, descent) = (extents.ascent / Self.size, extents.descent / Self.size)
        let face = pango_font_get_hb_font(font)
        func metric(_ tag: hb_ot_metrics_tag_t, or value: Double) -> Double {
            var number: hb_position_t = 0
            guard let face, hb_ot_metrics_get_position(face, tag, &number) != 0, number != 0 else { return value }
            return Double(number) / Double(PANGO_SCALE) / Self.size
        }
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.5)
        thickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.05)
        underline = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -0.1)
        strikethrough = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, or: 0.3)
        subscriptDrop = abs(metric(HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_OFFSET, or: 0.2))
        superscriptRise = abs(metric(HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_OFFSET, or: 0.4))
    }

    deinit { g_object_unref(font) }

    /// Returns the outline of a glyph.
    public func outline(of glyph: UInt32) -> [Step] {
        TextShaper.locked { _ in
            if let known = outlines[glyph] { return known }
            let steps = makeOutline(glyph)
            outlines[glyph] = steps
            return steps
        }
    }

    private func makeOutline(_ glyph: UInt32) -> [Step] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_set_scaled_font(context, scaled)
        var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(context, &place, 1)
        guard let path = cairo_copy_path(context) else { return [] }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var steps: [Step] = []
        var index = 0
        func point(_ offset: Int) -> CGPoint {
            let point = data[index + offset].point
            return CGPoint(x: point.x / Self.size, y: point.y / Self.size)
        }
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: steps.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: steps.append(.curve(point(1), point(2), to: point(3)))
            default: steps.append(.close)
            }
            index += max(Int(header.length), 1)
        }
        if case .move = steps.last { steps.removeLast() }
        return steps
    }

    /// Returns the rectangle that a glyph covers.
    public func ink(of glyph: UInt32) -> CGRect {
        TextShaper.locked { _ in
            if let known = inks[glyph] { return known }
            let extents = self.extents(glyph)
            let rect = CGRect(
                x: extents.x_bearing / Self.size, y: extents.y_bearing / Self.size,
                width: extents.width / Self.size, height: extents.height / Self.size)
            inks[glyph] = rect
            return rect
        }
    }

    private func extents(_ glyph: UInt32) -> cairo_text_extents_t {
        var (place, extents) = (cairo_glyph_t(index: UInt(glyph), x: 0, y: 0), cairo_text_extents_t())
        cairo_scaled_font_glyph_extents(scaled, &place, 1, &extents)
        return extents
    }

    /// Returns the picture of a colored glyph.
    public func picture(of glyph: UInt32) -> Picture? {
        TextShaper.locked { _ in
            if let known = pictures[glyph] { return known }
            let picture = makePicture(glyph)
            pictures[glyph] = .some(picture)
            return picture
        }
    }

    /// The pixels of a colored glyph's picture for an em.
    private static let pictureSize = 256.0

    private func makePicture(_ glyph: UInt32) -> Picture? {
        let extents = self.extents(glyph)
        let scale = Self.pictureSize / Self.size
        let (width, height) = ((extents.width * scale).rounded(.up), (extents.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 2048, height <= 2048 else { return nil }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        cairo_matrix_scale(&matrix, scale, scale)
        cairo_matrix_init_identity(&identity)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_scaled_font_get_font_options(scaled, options)
        guard let small = cairo_scaled_font_create(cairo_scaled_font_get_font_face(scaled), &matrix, &identity, options)
        else { return nil }
        defer { cairo_scaled_font_destroy(small) }
        cairo_set_scaled_font(context, small)
        var place = cairo_glyph_t(index: UInt(glyph), x: -extents.x_bearing * scale, y: -extents.y_bearing * scale)
        cairo_show_glyphs(context, &place, 1)
        final class Written { var data = Data() }
        let written = Written()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, bytes, count in
                Unmanaged<Written>.fromOpaque(closure!).takeUnretainedValue().data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(written).toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        return Picture(
            data: written.data,
            rect: CGRect(
                x: extents.x_bearing / Self.size, y: extents.y_bearing / Self.size,
                width: width / Self.pictureSize, height: height / Self.pictureSize))
    }
}
