import CGtk
import CorkUI
import Foundation

/// A painter that draws commands with Cairo.
struct CairoPainter {
    let context: OpaquePointer
    let text: PangoTextMeasuring
    /// The render nodes of a canvas's symbols, drawn from the origin.
    var symbols: [RenderNode?] = []
    /// The size of each symbol.
    var symbolSizes: [CGSize] = []
    /// A closure that receives a sentence about content that can't be drawn.
    let warn: (String) -> Void

    /// Draws commands in order.
    func draw(_ commands: [_DrawCommand]) { for command in commands { draw(command) } }

    private func draw(_ command: _DrawCommand) {
        guard command.opacity > 0 else { return }
        guard command.transform.isInvertible else {
            if command.transform.scale.isNaN {
                warn("A canvas draws in coordinates that are no numbers: what is drawn so is left out.")
            }
            return
        }
        if command.transform.isIdentity, command.clips.isEmpty, command.filters.isEmpty, command.blendMode == .normal {
            draw(command.operation, opacity: command.opacity, scale: 1)
            return
        }
        cairo_save(context)
        draw(command, clips: command.clips[...])
        cairo_restore(context)
    }

    private func draw(_ command: _DrawCommand, clips: ArraySlice<_DrawCommand.Clip>) {
        switch clips.first {
        case .path(let path, let style, let isInverse):
            clip(to: path, style, isInverse)
            draw(command, clips: clips.dropFirst())
        case .layer(let layer, let opacity, let isInverse):
            cairo_push_group(context)
            draw(command, clips: clips.dropFirst())
            let content = cairo_pop_group(context)
            cairo_push_group(context)
            if isInverse {
                cairo_set_source_rgba(context, 0, 0, 0, 1)
                cairo_paint(context)
                cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
            }
            cairo_push_group(context)
            draw(layer)
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
            let mask = cairo_pop_group(context)
            cairo_set_source(context, content)
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
            cairo_pattern_destroy(content)
        case nil:
            blend(command.blendMode) {
                if command.filters.isEmpty { drawPlaced(command) } else { drawFiltered(command) }
            }
        }
    }

    /// Draws a command in its coordinates.
    func drawPlaced(_ command: _DrawCommand) {
        var matrix = command.transform.cairo
        cairo_transform(context, &matrix)
        draw(command.operation, opacity: command.opacity, scale: command.transform.scale)
    }

    private func clip(to path: Path, _ style: FillStyle, _ isInverse: Bool) {
        if isInverse {
            let limit = 1_000_000.0
            cairo_rectangle(context, -limit, -limit, 2 * limit, 2 * limit)
        }
        guard add(path, scale: 1) else { return }
        let isEvenOdd = style.isEOFilled || isInverse
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    private func blend(_ mode: GraphicsContext.BlendMode, _ body: () -> Void) {
        guard mode != .normal else { return body() }
        cairo_push_group(context)
        body()
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, mode.cairo)
        cairo_paint(context)
    }

    /// The maximum height of letters in pixels; larger ones can't be drawn.
    private static let largestLetters: CGFloat = 60_000

    private func draw(_ operation: _DrawCommand.Operation, opacity: Double, scale: CGFloat) {
        switch operation {
        case .fill(let path, let paint, let style):
            guard !paint.isClear, add(path, scale: scale) else { return }
            (opacity < 1 ? paint.opacity(opacity) : paint).setSource(of: context, bounds: path.boundingRect)
            cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            if style.isAntialiased {
                cairo_fill(context)
            } else {
                cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
                cairo_fill(context)
                cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
            }
        case .stroke(let path, let paint, let style, let isAntialiased):
            guard style.lineWidth > 0, !paint.isClear, add(path, scale: scale) else { return }
            let reach = style._reach
            paint.opacity(opacity)
                .setSource(of: context, bounds: path.boundingRect.insetBy(dx: -reach, dy: -reach))
            style.set(on: context)
            cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_stroke(context)
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        case .text(let text, let paint, let rect):
            guard text.font.size * scale <= Self.largestLetters else { return }
            self.text.draw(text, paint.opacity(opacity), in: rect, context)
        case .image(let source, let rect, let interpolation, let color):
            fading(opacity) { draw(source, in: rect, interpolation, color) }
        case .symbol(let index, let rect):
            guard rect.isDrawable, let node = symbols[index], symbolSizes[index].width > 0,
                symbolSizes[index].height > 0
            else { return }
            fading(opacity) {
                cairo_save(context)
                cairo_translate(context, rect.minX, rect.minY)
                cairo_scale(
                    context, rect.width / symbolSizes[index].width, rect.height / symbolSizes[index].height)
                node.draw(in: context)
                cairo_restore(context)
            }
        case .layer(let commands):
            cairo_push_group(context)
            draw(commands)
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        }
    }

    private func add(_ path: Path, scale: CGFloat) -> Bool {
        if path.add(to: context, scale: scale) { return true }
        warn("A path has coordinates that are no numbers: it is not drawn.")
        return false
    }

    private func fading(_ opacity: Double, _ body: () -> Void) {
        guard opacity < 1 else { return body() }
        cairo_push_group(context)
        body()
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
    }

    private func draw(
        _ source: ImageSource, in rect: CGRect, _ interpolation: Image.Interpolation, _ color: Color.Resolved
    ) {
        guard rect.isDrawable else { return }
        if case .icon(let name) = source {
            let scale = max(1, rect.width / Pictures.largestIcon, rect.height / Pictures.largestIcon)
            let size = CGSize(width: rect.width / scale, height: rect.height / scale)
            if let node = Pictures.shared.iconNode(name, size: size, color: color) {
                cairo_save(context)
                cairo_translate(context, rect.minX, rect.minY)
                cairo_scale(context, scale, scale)
                node.draw(in: context)
                cairo_restore(context)
            } else {
                warn("\(source._name) cannot be drawn without a display.")
            }
            return
        }
        var surface = Pictures.shared.surface(of: source)
        if surface == nil {
            warn("\(source._name) cannot be read: a placeholder is shown.")
            surface = Pictures.shared.placeholder
        }
        let picture = surface!
        cairo_save(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / picture.size.width, rect.height / picture.size.height)
        cairo_set_source_surface(context, picture.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), interpolation.cairo)
        // Repeat the edge pixels, so that the edges of enlarged pictures stay opaque.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_restore(context)
    }
}

extension CGRect {
    /// A Boolean value that indicates whether a context can draw in the coordinates of the rectangle.
    ///
    /// A context that fails once never draws again.
    fileprivate var isDrawable: Bool {
        min(width, height) > 0.001 && [minX, minY, maxX, maxY].allSatisfy { abs($0) <= 1e9 }
    }
}

extension Image.Interpolation {
    /// The filter in Cairo.
    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_FAST
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension GraphicsContext.BlendMode {
    /// The operator in Cairo.
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
