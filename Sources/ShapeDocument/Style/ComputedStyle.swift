import Foundation

/// The style of an element, including inherited properties.
struct ComputedStyle: Sendable {
    var fill = PaintValue.color(.black)
    var stroke = PaintValue.none
    var color = ShapeColor.black
    /// The values of `context-fill` and `context-stroke` for the content.
    private var contextFill = PaintValue.none
    private var contextStroke = PaintValue.none
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var isEvenOdd = false
    var isClipEvenOdd = false
    var strokeWidth = Length(1)
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var miterLimit = 4.0
    var dash: [Length] = []
    var dashOffset = Length(0)
    var isVisible = true
    var fontSize = 16.0
    var fontFamily = ""
    var fontWeight = 400
    var isItalic = false
    var fontStretch = 100
    var fontVariations = ""
    var isSmallCaps = false
    var hasKerning = true
    var letterSpacing = Length(0)
    var wordSpacing = Length(0)
    var isRightToLeft = false
    private var dominantBaseline = Baseline.alphabetic
    /// The lines along the text, including those of the elements around it.
    private(set) var textLines: TextLines = []
    var textAnchor = TextAnchor.start
    var paintOrder = PaintOrder()
    var markerStart: String?
    var markerMid: String?
    var markerEnd: String?

    /// The custom properties by their names, such as `--main`.
    private var custom: [String: String] = [:]

    // Properties that aren't inherited.
    /// The transform that a style sheet sets instead of the element's own.
    private(set) var transform: Transform?
    var baselineShift = BaselineShift.none
    private var alignmentBaseline: Baseline?
    var opacity = 1.0
    var isDisplayed = true
    var clipPath: String?
    var mask: String?
    var filters: [FilterValue] = []
    var blend = SceneBlend.normal
    var isIsolated = false
    /// A Boolean value that indicates whether content outside of a viewport is shown; `nil` if nothing says so.
    var showsOverflow: Bool?
    /// The color of a gradient stop; `nil` for `currentColor`.
    var stopColor: ShapeColor? = ShapeColor.black
    var stopOpacity = 1.0

    /// The specified properties that can't be drawn.
    private(set) var undrawn: [String] = []

    /// Creates the style of the document.
    init() {}

    /// Creates the style of an element.
    ///
    /// - Parameters:
    ///   - id: The element.
    ///   - drawing: The document of the element.
    ///   - parent: The style of the element's parent.
    ///   - sheet: The style sheet.
    init(of id: ShapeID, in drawing: Drawing, _ parent: ComputedStyle, _ sheet: StyleSheet) {
        self = parent.inherited
        guard let element = drawing.nodes[id].element, let facts = drawing.nodes[id].facts else { return }
        let rules = sheet.declarations(for: element, at: id, in: drawing)
        let layers = [facts.attributes, rules.normal, facts.style, rules.important, facts.importantStyle]
        for layer in layers {
            for case .custom(let name, let value) in layer { custom[name] = value }
        }
        for layer in layers { apply(layer, parent: parent) }
    }

    /// The baseline at which the element's letters are aligned.
    var baseline: Baseline { alignmentBaseline ?? dominantBaseline }

    /// A Boolean value that indicates whether the element is drawn as one picture.
    var isPicture: Bool {
        opacity < 1 || clipPath != nil || mask != nil || !filters.isEmpty || blend != .normal || isIsolated
    }

    /// The style that children inherit.
    var inherited: ComputedStyle {
        var style = self
        style.opacity = 1
        style.isDisplayed = true
        (style.clipPath, style.mask, style.filters) = (nil, nil, [])
        (style.blend, style.isIsolated, style.showsOverflow) = (.normal, false, nil)
        (style.stopColor, style.stopOpacity) = (.black, 1)
        style.undrawn = []
        (style.baselineShift, style.alignmentBaseline) = (.none, nil)
        style.transform = nil
        style.letterSpacing = letterSpacing.inherited(fontSize)
        style.wordSpacing = wordSpacing.inherited(fontSize)
        return style
    }

    /// Sets the context paints from the owner of a marker or a clone.
    mutating func setContext(_ owner: ComputedStyle) {
        func seen(_ paint: PaintValue) -> PaintValue { paint == .currentColor ? .color(owner.color) : paint }
        (contextFill, contextStroke) = (seen(owner.fill), seen(owner.stroke))
    }

    private func inContext(_ paint: PaintValue) -> PaintValue {
        switch paint {
        case .contextFill: contextFill
        case .contextStroke: contextStroke
        default: paint
        }
    }

    private mutating func apply(_ declarations: [StyleDeclaration], parent: ComputedStyle) {
        for declaration in declarations { apply(declaration, parent) }
    }

    private mutating func apply(_ declaration: StyleDeclaration, _ parent: ComputedStyle) {
        switch declaration {
        case .fill(let value): fill = inContext(value)
        case .stroke(let value): stroke = inContext(value)
        case .color(let value): color = value
        case .fillOpacity(let value): fillOpacity = value
        case .strokeOpacity(let value): strokeOpacity = value
        case .opacity(let value): opacity = value
        case .fillRule(let value): isEvenOdd = value
        case .clipRule(let value): isClipEvenOdd = value
        case .strokeWidth(let value): strokeWidth = value
        case .lineCap(let value): lineCap = value
        case .lineJoin(let value): lineJoin = value
        case .miterLimit(let value): miterLimit = value
        case .dash(let value): dash = value
        case .dashOffset(let value): dashOffset = value
        case .isDisplayed(let value): isDisplayed = value
        case .isVisible(let value): isVisible = value
        case .clipPath(let value): clipPath = value
        case .mask(let value): mask = value
        case .filter(let value): filters = value
        case .blend(let value): blend = value
        case .isIsolated(let value): isIsolated = value
        case .showsOverflow(let value): showsOverflow = value
        case .stopColor(let value): stopColor = value
        case .stopOpacity(let value): stopOpacity = value
        case .fontSize(let value): fontSize = value.resolve(of: parent.fontSize, fontSize: parent.fontSize)
        case .fontFamily(let value): fontFamily = value
        case .fontWeight(let value): fontWeight = value
        case .isItalic(let value): isItalic = value
        case .relativeWeight(let isBolder):
            let weight = parent.fontWeight
            fontWeight =
                isBolder
                ? (weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900))
                : (weight < 550 ? min(weight, 100) : weight < 750 ? 400 : 700)
        case .fontStretch(let value): fontStretch = value
        case .fontVariations(let value): fontVariations = value
        case .isSmallCaps(let value): isSmallCaps = value
        case .hasKerning(let value): hasKerning = value
        case .letterSpacing(let value): letterSpacing = value
        case .wordSpacing(let value): wordSpacing = value
        case .textLines(let value): textLines = parent.textLines.union(value)
        case .isRightToLeft(let value): isRightToLeft = value
        case .baselineShift(let value): baselineShift = value
        case .dominantBaseline(let value): dominantBaseline = value
        case .alignmentBaseline(let value): alignmentBaseline = value
        case .paintOrder(let value): paintOrder = value
        case .several(let all): apply(all, parent: parent)
        case .transform(let value): transform = value
        case .custom: break
        case .variable(let name, let value):
            let resolved = CustomProperties.resolve(value, custom).flatMap { StyleDeclaration(name, $0[...]) }
            // Without a valid value the property is as if it were not set.
            if let declaration = resolved ?? StyleDeclaration(name, "unset") { apply(declaration, parent) }
        case .textAnchor(let value): textAnchor = value
        case .maskType: break
        case .marker(let start, let mid, let end):
            if let start { markerStart = start }
            if let mid { markerMid = mid }
            if let end { markerEnd = end }
        case .inherit(let name): inherit(name, parent)
        case .undrawn(let name): undrawn.append(name)
        }
    }

    private mutating func inherit(_ name: String, _ parent: ComputedStyle) {
        switch name {
        case "fill": fill = parent.fill
        case "stroke": stroke = parent.stroke
        case "opacity": opacity = parent.opacity
        case "stop-color": stopColor = parent.stopColor
        case "stop-opacity": stopOpacity = parent.stopOpacity
        case "clip-path": clipPath = parent.clipPath
        case "mask": mask = parent.mask
        case "filter": filters = parent.filters
        case "mix-blend-mode": blend = parent.blend
        case "isolation": isIsolated = parent.isIsolated
        case "overflow": showsOverflow = parent.showsOverflow
        case "display": isDisplayed = parent.isDisplayed
        case "color": color = parent.color
        case "fill-opacity": fillOpacity = parent.fillOpacity
        case "stroke-opacity": strokeOpacity = parent.strokeOpacity
        case "fill-rule": isEvenOdd = parent.isEvenOdd
        case "clip-rule": isClipEvenOdd = parent.isClipEvenOdd
        case "stroke-width": strokeWidth = parent.strokeWidth
        case "stroke-linecap": lineCap = parent.lineCap
        case "stroke-linejoin": lineJoin = parent.lineJoin
        case "stroke-miterlimit": miterLimit = parent.miterLimit
        case "stroke-dasharray": dash = parent.dash
        case "stroke-dashoffset": dashOffset = parent.dashOffset
        case "visibility": isVisible = parent.isVisible
        case "font-size": fontSize = parent.fontSize
        case "font-family": fontFamily = parent.fontFamily
        case "font-weight": fontWeight = parent.fontWeight
        case "font-style": isItalic = parent.isItalic
        case "text-anchor": textAnchor = parent.textAnchor
        case "font":
            (fontSize, fontFamily, fontWeight) = (parent.fontSize, parent.fontFamily, parent.fontWeight)
            (isItalic, fontStretch, isSmallCaps) = (parent.isItalic, parent.fontStretch, parent.isSmallCaps)
        case "font-stretch": fontStretch = parent.fontStretch
        case "font-variation-settings": fontVariations = parent.fontVariations
        case "font-variant": isSmallCaps = parent.isSmallCaps
        case "font-kerning": hasKerning = parent.hasKerning
        case "letter-spacing": letterSpacing = parent.inherited.letterSpacing
        case "word-spacing": wordSpacing = parent.inherited.wordSpacing
        case "direction": isRightToLeft = parent.isRightToLeft
        case "baseline-shift": baselineShift = parent.baselineShift
        case "dominant-baseline": dominantBaseline = parent.dominantBaseline
        case "alignment-baseline": alignmentBaseline = parent.alignmentBaseline
        case "paint-order": paintOrder = parent.paintOrder
        case "marker":
            (markerStart, markerMid, markerEnd) = (parent.markerStart, parent.markerMid, parent.markerEnd)
        case "marker-start": markerStart = parent.markerStart
        case "marker-mid": markerMid = parent.markerMid
        case "marker-end": markerEnd = parent.markerEnd
        default: break
        }
    }
}
