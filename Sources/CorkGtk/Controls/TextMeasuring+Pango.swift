import CGtk
import CorkUI
import Foundation

/// Text measuring with Pango, with the results that labels will have.
final class PangoTextMeasuring: TextMeasuring {
    /// A label that provides the current system font; `nil` without a display.
    private let label: ObjectRef?
    private let context: ObjectRef
    private var known = RecentValues<Key, TextMetrics>(limit: 8192)
    /// A cache of layouts.
    private var laidOut = RecentValues<Key, ObjectRef>(limit: 1024)

    private struct Key: Hashable {
        var text: ResolvedText
        /// The width at which lines wrap, in pixels; negative for no wrapping.
        var width: Int32
        /// The maximum number of lines; `nil` for any number.
        var lines: Int?
    }

    /// Creates the measuring of text.
    ///
    /// - Parameter hasDisplay: Pass `true` to use the fonts of GTK's settings, or `false` for the default size of body
    ///   text.
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
        cork_text_picture_draw_in(context.opaque)
    }

    /// The size of body text in pixels, according to the user's settings.
    var bodySize: CGFloat {
        let font = pango_context_get_font_description(context.opaque)
        let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
        if pango_font_description_get_size_is_absolute(font) != 0 { return size }
        return size * CGFloat(pango_cairo_context_get_resolution(context.opaque)) / 72
    }

    /// The size of body text relative to the usual 10 points at 96 dots per inch.
    var textScale: CGFloat { (bodySize / (10 * 96 / 72) * 20).rounded() / 20 }

    /// The pixels of a font.
    func size(of font: Font.Resolved) -> CGFloat { font.isScaled ? font.size * bodySize / 16 : font.size }

    /// Clears the cached measurements after a change of the font or the rendering.
    ///
    /// - Parameter widget: A widget in a window, which has the new settings.
    func systemFontChanged(as widget: UnsafeMutablePointer<GtkWidget>) {
        let options = pango_cairo_context_get_font_options(gtk_widget_get_pango_context(widget))
        pango_cairo_context_set_font_options(context.opaque, options)
        known.removeAll()
        laidOut.removeAll()
    }

    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        fit(text, width: width, height: height).metrics
    }

    /// Returns the layout of a measured text for a label, or `nil` if no character fits.
    func layout(of text: ResolvedText, width: CGFloat?, height: CGFloat?) -> ObjectRef? {
        guard let key = fit(text, width: width, height: height).key else { return nil }
        return laidOut[key] ?? layOut(key)
    }

    private func fit(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> (metrics: TextMetrics, key: Key?) {
        var key = Key(text: text, width: -1, lines: text.lineLimit)
        // The color doesn't affect the size, and is set by the label.
        key.text.color = nil
        let natural = known(key)
        // Tolerate rounding errors.
        let (width, height) = (width.map { $0 + 0.01 } ?? .infinity, height.map { $0 + 0.01 } ?? .infinity)
        if width >= natural.size.width, height >= natural.size.height { return (natural, key) }
        func lines(like metrics: TextMetrics) -> (height: CGFloat, count: Int?) {
            let line = (metrics.size.height + text.lineSpacing) / CGFloat(metrics.lineCount)
            let fitting = height < 100_000 ? max(Int((height + text.lineSpacing) / line), 1) : nil
            return (line, fitting.map { min($0, text.lineLimit ?? .max) } ?? text.lineLimit)
        }
        if width < 2 {
            let lines = lines(like: natural)
            return (narrowest(text, lineHeight: lines.height, lines: lines.count), nil)
        }
        key.width = width < 100_000 ? max(Int32(width), 1) : -1
        // Several lines together may be lower than the sum of single lines, whose heights are rounded.
        let whole = known(key)
        if height >= whole.size.height { return (whole, key) }
        key.lines = lines(like: whole).count
        return (known(key), key)
    }

    /// Returns the metrics for a width in which no character fits: one line a character, as wide as an ellipsis.
    ///
    /// Stacks measure the minimum size of each text, for which Pango would lay out one line a character.
    private func narrowest(_ text: ResolvedText, lineHeight: CGFloat, lines: Int?) -> TextMetrics {
        var ellipsis = text
        (ellipsis.string, ellipsis.runs) = ("…", [])
        var metrics = known(Key(text: ellipsis, width: -1, lines: 1))
        let characters = max(text.string.count { !$0.isWhitespace }, 1)
        metrics.lineCount = min(characters, lines ?? characters)
        metrics.isTruncated = metrics.lineCount < characters
        let more = CGFloat(metrics.lineCount - 1) * lineHeight
        metrics.size.height += more
        metrics.lastBaseline += more
        return metrics
    }

    private func known(_ key: Key) -> TextMetrics {
        if let metrics = known[key] { return metrics }
        var metrics = metrics(of: layOut(key).opaque)
        // Pango includes the letter spacing after the last letter of a line for wrapping, but not in the width.
        metrics.size.width += max(key.text.letterSpacing, 0).rounded(.up)
        known.insert(metrics, for: key)
        return metrics
    }

    private func layOut(_ key: Key) -> ObjectRef {
        let layout = ObjectRef(adopting: pango_layout_new(context.opaque)!)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
        set(key.text, color: nil, width: key.width, lines: key.lines, on: layout.opaque)
        // Align as labels do, since Pango interprets the alignment by the direction of the context.
        pango_layout_set_alignment(layout.opaque, key.text.alignment.pango(isMirrored: direction == GTK_TEXT_DIR_RTL))
        if laidOut[key] == nil { laidOut.insert(layout, for: key) }
        return layout
    }

    /// The base direction of texts without strong characters.
    var direction: GtkTextDirection {
        pango_context_get_base_dir(context.opaque) == PANGO_DIRECTION_RTL ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    }

    /// Returns the natural height of a line of text, in points.
    func lineHeight(of text: ResolvedText) -> CGFloat {
        var line = text
        (line.string, line.lineSpacing, line.runs) = ("0", 0, [])
        var height: Int32 = 0
        pango_layout_get_size(layOut(Key(text: line, width: -1, lines: nil)).opaque, nil, &height)
        return CGFloat(height) / CGFloat(PANGO_SCALE)
    }

    /// Sets the text of a layout.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - color: The color; `nil` for that of the theme.
    ///   - width: The width for wrapping in pixels, negative for none.
    ///   - lines: The maximum number of lines; `nil` for any number.
    ///   - layout: The layout.
    private func set(
        _ text: ResolvedText, color: Color.Resolved?, width: Int32, lines: Int?, on layout: OpaquePointer
    ) {
        pango_layout_set_text(layout, text.string, -1)
        let attributes = text.attributes(color: color, size: size)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_spacing(layout, Int32(text.lineSpacing * CGFloat(PANGO_SCALE)))
        pango_layout_set_width(layout, width < 0 ? -1 : width * PANGO_SCALE)
        pango_layout_set_ellipsize(layout, lines == nil ? PANGO_ELLIPSIZE_NONE : text.truncation.pango)
        pango_layout_set_height(layout, lines.map { -Int32(clamping: $0) } ?? -1)
    }

    /// Draws a text from the top of a rectangle, in as many lines as fit.
    func draw(_ text: ResolvedText, _ paint: _Paint, in rect: CGRect, _ cairo: OpaquePointer) {
        guard abs(rect.minX) <= 1e9, abs(rect.minY) <= 1e9, !paint.isClear else { return }
        let (width, height) = (rect.width.isFinite ? rect.width : 100_000, rect.height)
        let metrics = measure(text, width: width, height: height.isFinite ? height : nil)
        // Use a separate context, since Pango stores the state of drawing in it.
        let own = ObjectRef(adopting: pango_font_map_create_context(pango_context_get_font_map(context.opaque))!)
        pango_context_set_font_description(own.opaque, pango_context_get_font_description(context.opaque))
        pango_cairo_context_set_resolution(own.opaque, pango_cairo_context_get_resolution(context.opaque))
        pango_cairo_update_context(cairo, own.opaque)
        cork_text_picture_draw_in(own.opaque)
        let layout = ObjectRef(adopting: pango_layout_new(own.opaque)!)
        pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
        let color: Color.Resolved? = if case .color(let color) = paint { color } else { nil }
        let isWhole = !metrics.isTruncated && metrics.lineCount == 1
        set(
            text, color: color,
            width: isWhole && text.alignment == .leading ? -1 : Int32(min(max(width.rounded(.up), 0), 100_000)),
            lines: metrics.isTruncated ? metrics.lineCount : nil, on: layout.opaque)
        pango_layout_set_alignment(layout.opaque, text.alignment.pango(isMirrored: false))
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

extension TextAlignment {
    /// Returns the alignment in Pango.
    ///
    /// - Parameter isMirrored: Pass `true` for a right-to-left layout.
    /// - Returns: The alignment.
    fileprivate func pango(isMirrored: Bool) -> PangoAlignment {
        switch self {
        case .leading: isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
        }
    }
}

extension Text.TruncationMode {
    /// The ellipsize mode in Pango.
    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .tail: PANGO_ELLIPSIZE_END
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
