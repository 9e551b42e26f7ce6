import CPangoCairo
import Foundation

/// A glyph of a shaped text, in units of the font size.
public struct ShapedGlyph: Sendable {
    /// The font of the glyph.
    public let font: GlyphFont
    /// The number of the glyph in its font.
    public let glyph: UInt32
    /// The offset from the pen, downward.
    public let offset: CGPoint
    /// The distance by which the pen moves.
    public let advance: Double
    /// The position of the first character that the glyph stands for, in UTF-8 bytes.
    public let cluster: Int
    /// A Boolean value that indicates whether the glyph has colors of its own.
    public let isColored: Bool
    /// A Boolean value that indicates whether the glyph draws nothing.
    public let isEmpty: Bool
}

/// Shapes text with the fonts of the system, without a display.
public struct TextShaper {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var shared = Shared()

    /// Everything that may be used by one thread at a time only.
    struct Shared {
        private let map: UnsafeMutablePointer<PangoFontMap>
        fileprivate let context: OpaquePointer
        fileprivate var fonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
        fileprivate var requested: [FontRequest: GlyphFont?] = [:]
        fileprivate var known: [Key: [ShapedGlyph]] = [:]

        fileprivate init() {
            map = pango_cairo_font_map_new()
            pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
            context = pango_font_map_create_context(map)
            pango_context_set_round_glyph_positions(context, 0)
            let options = cairo_font_options_create()
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
        }

        fileprivate mutating func font(_ font: UnsafeMutablePointer<PangoFont>) -> GlyphFont? {
            if let known = fonts[font] { return known }
            guard let made = GlyphFont(font) else { return nil }
            fonts[font] = made
            return made
        }
    }

    fileprivate struct Key: Hashable {
        let text: String
        let spans: [Span]
        let range: Range<Int>
        let isRightToLeft: Bool
    }

    /// A part of a text in one font.
    public struct Span: Hashable, Sendable {
        /// The UTF-8 bytes of the part.
        public let range: Range<Int>
        /// The font.
        public let font: FontRequest

        /// Creates a part of a text.
        public init(range: Range<Int>, font: FontRequest) { (self.range, self.font) = (range, font) }
    }

    /// The number of shaped texts that are kept.
    private static let cacheLimit = 20_000

    /// Calls `body` while no other thread uses fonts.
    static func locked<Result>(_ body: (inout Shared) -> Result) -> Result {
        lock.withLock { body(&shared) }
    }

    /// Returns the font that is used for a request; `nil` if there is none at all.
    public static func font(_ request: FontRequest) -> GlyphFont? {
        locked { shared in
            if let known = shared.requested[request] { return known }
            let description = request.description
            defer { pango_font_description_free(description) }
            let font = pango_context_load_font(shared.context, description)
            let made = font.flatMap { shared.font($0) }
            if let font { g_object_unref(font) }
            if shared.requested.count > cacheLimit { shared.requested = [:] }
            shared.requested[request] = .some(made)
            return made
        }
    }

    /// Shapes a part of a text.
    ///
    /// - Parameters:
    ///   - text: The whole text, which determines the forms of letters at the ends of the part.
    ///   - range: The UTF-8 bytes of the part.
    ///   - spans: The fonts.
    ///   - isRightToLeft: The base direction.
    /// - Returns: The glyphs from left to right.
    /// - Complexity: O(text), or O(1) for a text that was shaped recently.
    public static func shape(_ text: String, _ range: Range<Int>, _ spans: [Span], isRightToLeft: Bool) -> [ShapedGlyph]
    {
        locked { shared in
            let key = Key(text: text, spans: spans, range: range, isRightToLeft: isRightToLeft)
            if let known = shared.known[key] { return known }
            let glyphs = shared.shape(key)
            if shared.known.count > cacheLimit { shared.known = [:] }
            shared.known[key] = glyphs
            return glyphs
        }
    }
}

extension TextShaper.Shared {
    fileprivate mutating func shape(_ key: TextShaper.Key) -> [ShapedGlyph] {
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ span: TextShaper.Span) {
            attribute?.pointee.start_index = UInt32(span.range.lowerBound)
            attribute?.pointee.end_index = UInt32(span.range.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        for span in key.spans {
            let description = span.font.description
            insert(pango_attr_font_desc_new(description), span)
            pango_font_description_free(description)
            if !span.font.features.isEmpty { insert(pango_attr_font_features_new(span.font.features), span) }
        }
        var text = key.text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { chars -> [ShapedGlyph] in
                guard let start = chars.baseAddress, !key.range.isEmpty else { return [] }
                let items = pango_itemize_with_base_dir(
                    context, key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, start,
                    Int32(key.range.lowerBound), Int32(key.range.count), attributes, nil)
                let visual = pango_reorder_items(items)
                defer {
                    g_list_free(visual)
                    g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
                }
                var glyphs: [ShapedGlyph] = []
                var next = visual
                while let entry = next {
                    next = entry.pointee.next
                    let item = entry.pointee.data.assumingMemoryBound(to: PangoItem.self)
                    add(item, start, Int32(chars.count), to: &glyphs)
                }
                return glyphs
            }
        }
    }

    private mutating func add(
        _ item: UnsafeMutablePointer<PangoItem>, _ text: UnsafePointer<CChar>, _ length: Int32,
        to glyphs: inout [ShapedGlyph]
    ) {
        guard let font = item.pointee.analysis.font, let own = self.font(font) else { return }
        let string = pango_glyph_string_new()!
        defer { pango_glyph_string_free(string) }
        pango_shape_full(
            text + Int(item.pointee.offset), item.pointee.length, text, length, &item.pointee.analysis, string)
        let unit = Double(PANGO_SCALE) * GlyphFont.size
        for index in 0..<Int(string.pointee.num_glyphs) {
            let info = string.pointee.glyphs[index]
            let isUnknown = info.glyph & 0x1000_0000 != 0
            glyphs.append(
                ShapedGlyph(
                    font: own, glyph: isUnknown ? 0 : info.glyph,
                    offset: CGPoint(
                        x: Double(info.geometry.x_offset) / unit, y: Double(info.geometry.y_offset) / unit),
                    advance: Double(info.geometry.width) / unit,
                    cluster: Int(item.pointee.offset) + Int(string.pointee.log_clusters[index]),
                    isColored: info.attr.is_color != 0, isEmpty: info.glyph == 0x0FFF_FFFF))
        }
    }
}

extension FontRequest {
    /// The request as Pango knows it, which the caller frees.
    fileprivate var description: OpaquePointer {
        let description = pango_font_description_new()!
        let names = familyList.joined(separator: ",")
        pango_font_description_set_family(description, names.isEmpty ? "serif" : names)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 1), 1000))))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        let widths: [PangoStretch] = [
            PANGO_STRETCH_ULTRA_CONDENSED, PANGO_STRETCH_EXTRA_CONDENSED, PANGO_STRETCH_CONDENSED,
            PANGO_STRETCH_SEMI_CONDENSED, PANGO_STRETCH_NORMAL, PANGO_STRETCH_SEMI_EXPANDED, PANGO_STRETCH_EXPANDED,
            PANGO_STRETCH_EXTRA_EXPANDED, PANGO_STRETCH_ULTRA_EXPANDED,
        ]
        let limits = [56, 69, 81, 94, 106, 119, 138, 175]
        pango_font_description_set_stretch(description, widths[limits.firstIndex { stretch < $0 } ?? 8])
        if !variations.isEmpty { pango_font_description_set_variations(description, variations) }
        if isSmallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
        pango_font_description_set_absolute_size(description, GlyphFont.size * Double(PANGO_SCALE))
        return description
    }
}
