import CGtk
import CorkUI
import Foundation

/// Measures text with Pango: what a label of that width will use.
final class PangoTextMeasuring: TextMeasuring {
    /// Knows the font that the reader set, and follows it; nil without a display.
    private let label: ObjectRef?
    private let context: ObjectRef
    private let layout: ObjectRef
    private var known: [Key: TextMetrics] = [:]
    private static let limit = 8192

    private struct Key: Hashable {
        var text: ResolvedText
        var width: Int32
        var lines: Int?
    }

    /// - Parameter hasDisplay: whether fonts are those of GTK's settings; else body text has the usual size.
    init(hasDisplay: Bool = true) {
        label = hasDisplay ? ObjectRef(sinking: gtk_label_new(nil)!) : nil
        if let label {
            context = ObjectRef(retaining: gtk_widget_get_pango_context(label.widget)!)
        } else {
            context = ObjectRef(adopting: pango_font_map_create_context(pango_cairo_font_map_get_default())!)
            let font = pango_font_description_from_string("Sans 10")
            pango_context_set_font_description(context.opaque, font)
            pango_font_description_free(font)
            pango_cairo_context_set_resolution(context.opaque, 96)
        }
        layout = ObjectRef(adopting: pango_layout_new(context.opaque)!)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
    }

    /// The pixels of body text, as the reader set them.
    var bodySize: CGFloat {
        let font = pango_context_get_font_description(context.opaque)
        let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
        if pango_font_description_get_size_is_absolute(font) != 0 { return size }
        return size * CGFloat(pango_cairo_context_get_resolution(context.opaque)) / 72
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
        let natural = known(text, width: -1, lines: text.lineLimit)
        // A sum that is off by a hair counts as whole.
        let (width, height) = (width.map { $0 + 0.01 } ?? .infinity, height.map { $0 + 0.01 } ?? .infinity)
        if width >= natural.size.width, height >= natural.size.height { return natural }
        func lines(like metrics: TextMetrics) -> (height: CGFloat, count: Int?) {
            let line = (metrics.size.height + text.lineSpacing) / CGFloat(metrics.lineCount)
            let fitting = height < 100_000 ? max(Int((height + text.lineSpacing) / line), 1) : nil
            return (line, fitting.map { min($0, text.lineLimit ?? .max) } ?? text.lineLimit)
        }
        if width < 2 {
            let lines = lines(like: natural)
            return narrowest(text, lineHeight: lines.height, lines: lines.count)
        }
        let wrapping = width < 100_000 ? max(Int32(width), 1) : -1
        // Lines together can be less high than as many single ones, whose heights are rounded.
        let whole = known(text, width: wrapping, lines: text.lineLimit)
        return height >= whole.size.height ? whole : known(text, width: wrapping, lines: lines(like: whole).count)
    }

    /// The answer where no character fits: a line each, as wide as an ellipsis.
    ///
    /// Stacks ask for the least length of each text, and Pango would lay out as many lines as there are characters.
    private func narrowest(_ text: ResolvedText, lineHeight: CGFloat, lines: Int?) -> TextMetrics {
        var ellipsis = text
        ellipsis.string = "…"
        var metrics = known(ellipsis, width: -1, lines: 1)
        let characters = max(text.string.count { !$0.isWhitespace }, 1)
        metrics.lineCount = min(characters, lines ?? characters)
        metrics.isTruncated = metrics.lineCount < characters
        let more = CGFloat(metrics.lineCount - 1) * lineHeight
        metrics.size.height += more
        metrics.lastBaseline += more
        return metrics
    }

    /// - Parameters:
    ///   - width: where lines wrap, in pixels; below 0 for nowhere.
    ///   - lines: how many there are at most; nil for any number.
    private func known(_ text: ResolvedText, width: Int32, lines: Int?) -> TextMetrics {
        let key = Key(text: text, width: width, lines: lines)
        if let metrics = known[key] { return metrics }
        let layout = layout.opaque
        set(text, color: nil, width: width, lines: lines, on: layout)
        var metrics = metrics(of: layout)
        // Pango takes the room after a line's last letter into account where it wraps, and leaves it out of the width.
        metrics.size.width += max(text.letterSpacing, 0).rounded(.up)
        if known.count == Self.limit { known.removeAll() }
        known[key] = metrics
        return metrics
    }

    /// How high a line of a text is in itself, in points.
    func lineHeight(of text: ResolvedText) -> CGFloat {
        var line = text
        line.string = "0"
        set(line, color: nil, width: -1, lines: nil, on: layout.opaque)
        var height: Int32 = 0
        pango_layout_get_size(layout.opaque, nil, &height)
        return CGFloat(height) / CGFloat(PANGO_SCALE)
    }

    private func set(
        _ text: ResolvedText, color: Color.Resolved?, width: Int32, lines: Int?, on layout: OpaquePointer
    ) {
        pango_layout_set_text(layout, text.string, -1)
        let attributes = text.attributes(size: size(of: text.font), color: color)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_spacing(layout, Int32(text.lineSpacing * CGFloat(PANGO_SCALE)))
        pango_layout_set_width(layout, width < 0 ? -1 : width * PANGO_SCALE)
        pango_layout_set_ellipsize(layout, lines == nil ? PANGO_ELLIPSIZE_NONE : text.truncation.pango)
        pango_layout_set_height(layout, lines.map { -Int32(clamping: $0) } ?? -1)
    }

    /// Draws a text from the top of a rectangle on, in as many lines as fit.
    func draw(_ text: ResolvedText, _ paint: Paint, in rect: CGRect, _ cairo: OpaquePointer) {
        guard abs(rect.minX) <= 1e9, abs(rect.minY) <= 1e9, !paint.isClear else { return }
        let (width, height) = (rect.width.isFinite ? rect.width : 100_000, rect.height)
        let metrics = measure(text, width: width, height: height.isFinite ? height : nil)
        // A context of its own: Pango notes in it where and how it drew.
        let own = ObjectRef(adopting: pango_font_map_create_context(pango_context_get_font_map(context.opaque))!)
        pango_context_set_font_description(own.opaque, pango_context_get_font_description(context.opaque))
        pango_cairo_context_set_resolution(own.opaque, pango_cairo_context_get_resolution(context.opaque))
        pango_cairo_update_context(cairo, own.opaque)
        let layout = ObjectRef(adopting: pango_layout_new(own.opaque)!)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
        let color: Color.Resolved? = if case .color(let color) = paint { color } else { nil }
        let isWhole = !metrics.isTruncated && metrics.lineCount == 1
        set(
            text, color: color,
            width: isWhole && text.alignment == .leading ? -1 : Int32(min(max(width.rounded(.up), 0), 100_000)),
            lines: metrics.isTruncated ? metrics.lineCount : nil, on: layout.opaque)
        pango_layout_set_alignment(
            layout.opaque,
            text.alignment == .leading
                ? PANGO_ALIGN_LEFT : text.alignment == .center ? PANGO_ALIGN_CENTER : PANGO_ALIGN_RIGHT)
        cairo_move_to(cairo, rect.minX, rect.minY)
        if color != nil {
            pango_cairo_show_layout(cairo, layout.opaque)
        } else {
            pango_cairo_layout_path(cairo, layout.opaque)
            paint.setSource(of: cairo, bounds: rect)
            cairo_fill(cairo)
        }
        cairo_new_path(cairo)
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
        if let family = font.family { insert(pango_attr_family_new(family)) }
        if font.isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        switch font.design {
        case .default, .rounded: break
        case .serif: insert(pango_attr_family_new("serif"))
        case .monospaced: insert(pango_attr_family_new("monospace"))
        }
        if letterSpacing != 0 { insert(pango_attr_letter_spacing_new(Int32(letterSpacing * CGFloat(PANGO_SCALE)))) }
        if isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
        if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        if let color {
            func channel(_ value: Double) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }
            insert(pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)))
            insert(pango_attr_foreground_alpha_new(channel(color.opacity)))
        }
        return list
    }
}
