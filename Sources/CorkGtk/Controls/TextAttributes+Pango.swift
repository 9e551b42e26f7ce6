import CGtk
import CorkUI
import Foundation

extension ResolvedText {
    /// Returns the attributes of the text; the caller owns the list.
    ///
    /// - Parameters:
    ///   - color: The color; `nil` for that of the theme.
    ///   - size: A closure that returns the size of a font in pixels.
    /// - Returns: The list.
    func attributes(color: Color.Resolved?, size: (Font.Resolved) -> CGFloat) -> OpaquePointer {
        let list = AttributeList()
        list.add(font, size: size(font), over: nil)
        list.add(letterSpacing: letterSpacing)
        if isUnderlined { list.add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if isStruckThrough { list.add(pango_attr_strikethrough_new(1)) }
        if let color { list.add(foreground: color) }
        for run in runs { run.add(to: list, of: self, size: size) }
        return list.pointer
    }
}

extension ResolvedTextRun {
    /// Adds the attributes of a run that differ from those of the whole text.
    fileprivate func add(to list: AttributeList, of text: ResolvedText, size: (Font.Resolved) -> CGFloat) {
        list.range = UInt32(range.lowerBound)..<UInt32(range.upperBound)
        if font != text.font { list.add(font, size: size(font), over: text.font) }
        if letterSpacing != text.letterSpacing { list.add(letterSpacing: letterSpacing) }
        if isUnderlined != text.isUnderlined {
            list.add(pango_attr_underline_new(isUnderlined ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE))
        }
        if isStruckThrough != text.isStruckThrough { list.add(pango_attr_strikethrough_new(isStruckThrough ? 1 : 0)) }
        if let color, color != text.color { list.add(foreground: color) }
        if let background { list.add(color: background, pango_attr_background_new, pango_attr_background_alpha_new) }
        if let underlineColor { list.add(color: underlineColor, pango_attr_underline_color_new, nil) }
        if let strikethroughColor { list.add(color: strikethroughColor, pango_attr_strikethrough_color_new, nil) }
        if baselineOffset != 0 { list.add(pango_attr_rise_new(Int32(baselineOffset * CGFloat(PANGO_SCALE)))) }
        if let image { list.add(image, font: size(font), raised: baselineOffset) }
    }
}

/// A builder of an attribute list.
private final class AttributeList {
    /// The attribute list, owned by its recipient.
    let pointer = pango_attr_list_new()!
    /// The range of the next attributes, in bytes.
    var range: Range<UInt32> = 0..<UInt32.max

    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = range.lowerBound
        attribute.pointee.end_index = range.upperBound
        pango_attr_list_insert(pointer, attribute)
    }

    func add(_ font: Font.Resolved, size: CGFloat, over other: Font.Resolved?) {
        add(pango_attr_size_new_absolute(Int32(size * CGFloat(PANGO_SCALE))))
        add(pango_attr_weight_new(PangoWeight(rawValue: UInt32(font.weight.value))))
        if font.width != .standard || other.map({ $0.width != .standard }) == true {
            add(pango_attr_stretch_new(font.width.stretch))
        }
        if let family = font.family { add(pango_attr_family_new(family)) }
        if font.isItalic || other?.isItalic == true {
            add(pango_attr_style_new(font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL))
        }
        switch font.design {
        case .default, .rounded:
            if font.family == nil, let other, other.family != nil || other.design != .default {
                add(pango_attr_family_new("sans-serif"))
            }
        case .serif: add(pango_attr_family_new("serif"))
        case .monospaced: add(pango_attr_family_new("monospace"))
        }
        if font.hasMonospacedDigits || other?.hasMonospacedDigits == true {
            add(pango_attr_font_features_new(font.hasMonospacedDigits ? "tnum=1" : "tnum=0"))
        }
    }

    /// Adds a picture in place of a character.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - size: The size of the surrounding font in pixels, which is the height of icons.
    ///   - rise: The distance above the baseline, in points.
    func add(_ image: ImageSource, font size: CGFloat, raised rise: CGFloat) {
        var (paintable, place): (ObjectRef?, CGSize) = (nil, CGSize(width: size, height: size))
        if case .icon(let name) = image {
            paintable = Pictures.shared.icon(name, side: pixels(size))
        } else if let texture = Pictures.shared.texture(of: image) {
            (paintable, place) = (texture, Pictures.shared.size(of: image) ?? place)
        }
        withExtendedLifetime(paintable) {
            add(cork_text_picture_new(paintable?.opaque, place.width, place.height, rise - (size * 0.15).rounded()))
        }
    }

    func add(letterSpacing: CGFloat) {
        if letterSpacing != 0 || range.lowerBound > 0 || range.upperBound < .max {
            add(pango_attr_letter_spacing_new(Int32(letterSpacing * CGFloat(PANGO_SCALE))))
        }
    }

    func add(foreground color: Color.Resolved) {
        add(color: color, pango_attr_foreground_new, pango_attr_foreground_alpha_new)
    }

    func add(
        color: Color.Resolved,
        _ attribute: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?,
        _ alpha: ((UInt16) -> UnsafeMutablePointer<PangoAttribute>?)?
    ) {
        func channel(_ value: Float) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }
        add(attribute(channel(color.red), channel(color.green), channel(color.blue)))
        if let alpha { add(alpha(channel(color.opacity))) }
    }
}

extension Font.Width {
    /// The nearest width of Pango.
    fileprivate var stretch: PangoStretch {
        switch value {
        case ..<(-0.25): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.05): PANGO_STRETCH_CONDENSED
        case 0.05...: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_NORMAL
        }
    }
}
