import CGtk
import CorkUI
import Foundation

/// Measures text with Pango: what a label of that width will use.
final class PangoTextMeasuring: TextMeasuring {
    private let label: ObjectRef
    private let layout: ObjectRef
    private var known: [Key: TextMetrics] = [:]
    private static let limit = 8192

    private struct Key: Hashable {
        var text: ResolvedText
        var width: Int32
        var height: Int32
    }

    init() {
        label = ObjectRef(sinking: gtk_label_new(nil)!)
        layout = ObjectRef(adopting: gtk_widget_create_pango_layout(label.widget, nil)!)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// The pixels of body text, as the reader set them.
    var bodySize: CGFloat {
        let context = gtk_widget_get_pango_context(label.widget)
        let font = pango_context_get_font_description(context)
        let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
        if pango_font_description_get_size_is_absolute(font) != 0 { return size }
        return size * CGFloat(pango_cairo_context_get_resolution(context)) / 72
    }

    /// How large body text is against 10 points at 96 dots an inch, the usual size.
    var textScale: CGFloat { (bodySize / (10 * 96 / 72) * 20).rounded() / 20 }

    /// The pixels of a font.
    func size(of font: Font.Resolved) -> CGFloat { font.isScaled ? font.size * bodySize / 16 : font.size }

    /// Forgets what was measured with another font size.
    func systemFontChanged() {
        pango_layout_context_changed(layout.opaque)
        known.removeAll()
    }

    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        // A sum that is off by a hair counts as whole.
        func units(_ length: CGFloat?) -> Int32 { length.map { Int32((min($0, 100_000) + 0.01).rounded(.down)) } ?? -1 }
        let key = Key(text: text, width: units(width), height: units(height))
        if let metrics = known[key] { return metrics }
        let layout = layout.opaque
        pango_layout_set_text(layout, text.string, -1)
        let attributes = text.attributes(size: size(of: text.font), color: nil)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_width(layout, key.width < 0 ? -1 : max(key.width, 1) * PANGO_SCALE)
        pango_layout_set_ellipsize(layout, text.truncation.pango)
        var limit = text.lineLimit
        if key.height >= 0 {
            // Pango takes a number of lines or a height: first find out how many fit.
            pango_layout_set_height(layout, key.height * PANGO_SCALE)
            limit = min(limit ?? .max, Int(pango_layout_get_line_count(layout)))
        }
        if limit == nil { pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE) }
        pango_layout_set_height(layout, limit.map { -Int32($0) } ?? -1)
        let metrics = metrics(of: layout)
        if known.count == Self.limit { known.removeAll() }
        known[key] = metrics
        return metrics
    }

    private func metrics(of layout: OpaquePointer) -> TextMetrics {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_pixel_size(layout, &width, &height)
        func points(_ units: Int32) -> CGFloat { (CGFloat(units) / CGFloat(PANGO_SCALE)).rounded() }
        let lines = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(lines) }
        while pango_layout_iter_next_line(lines) != 0 {}
        return TextMetrics(
            size: CGSize(width: Int(width), height: Int(height)),
            firstBaseline: points(pango_layout_get_baseline(layout)),
            lastBaseline: points(pango_layout_iter_get_baseline(lines)),
            lineCount: Int(pango_layout_get_line_count(layout)), isTruncated: pango_layout_is_ellipsized(layout) != 0)
    }
}

extension Text.TruncationMode {
    /// As Pango calls it.
    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .tail: PANGO_ELLIPSIZE_END
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}

extension ResolvedText {
    /// The attributes of the text; the caller owns the list.
    ///
    /// - Parameters:
    ///   - size: of the font, in pixels.
    ///   - color: nil for that of the theme.
    func attributes(size: CGFloat, color: Color.Resolved?) -> OpaquePointer {
        let list = pango_attr_list_new()!
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { pango_attr_list_insert(list, attribute) }
        insert(pango_attr_size_new_absolute(Int32(size * CGFloat(PANGO_SCALE))))
        insert(pango_attr_weight_new(PangoWeight(rawValue: UInt32(font.weight.value))))
        if font.isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        if let color {
            func channel(_ value: Double) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }
            insert(pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)))
            insert(pango_attr_foreground_alpha_new(channel(color.opacity)))
        }
        return list
    }
}
