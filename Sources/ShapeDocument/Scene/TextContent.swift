import Foundation
import TextShaping

/// The letters of a `text` element with the styles and places that its elements give them.
struct TextContent {
    /// A letter with the place that is listed for it.
    struct Letter {
        let scalar: Unicode.Scalar
        /// The position of the letter's span.
        let span: Int
        /// The position of the path that the letter follows.
        let path: Int?
        var x, y, dx, dy, rotation: Double?

        /// A Boolean value that indicates whether the letter belongs to the one before.
        var isMark: Bool {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark: true
            default: scalar == "\u{200D}"
            }
        }
    }

    /// Lines under, over or through a text.
    struct Decoration {
        /// The number of the decoration in the text.
        let number: Int
        let lines: TextLines
        /// The style of the element that asks for the lines.
        let style: ComputedStyle
    }

    /// Consecutive letters of one style.
    struct Span {
        let style: ComputedStyle
        let font: FontRequest
        /// The distance by which the letters are lowered.
        let drop: Double
        let decorations: [Decoration]
    }

    /// A path that letters follow.
    struct Path {
        let ruler: PathRuler
        let start: Double
    }

    /// The length that an element's letters are adjusted to.
    struct Adjustment {
        var letters: Range<Int>
        let length: Double
        let scalesGlyphs: Bool
    }

    /// The places that an element lists for its letters, as in `x="20 40 60"`.
    private struct Places {
        let x, y, dx, dy, rotations: [Double]
        var letters: Range<Int>
    }

    /// The largest depth of elements in a text.
    private static let depthLimit = 256

    private(set) var letters: [Letter] = []
    private(set) var spans: [Span] = []
    private(set) var paths: [Path] = []
    /// The adjusted lengths, those of outer elements first.
    private(set) var adjustments: [Adjustment] = []
    private var places: [Places] = []
    let viewport: CGSize
    private var endsWithSpace = true
    private var currentPath: Int?
    private var depth = 0
    /// The number of decorations; 0 is that of the outermost element.
    private var decorationCount = 1

    /// The state that elements of a text inherit.
    private struct Context {
        var style: ComputedStyle
        var keepsSpace: Bool
        var drop = 0.0
        var decorations: [Decoration] = []
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - node: The element.
    ///   - style: The style of the element.
    ///   - viewport: The size of the viewport.
    ///   - builder: The builder of the scene.
    init(_ node: Node, _ style: ComputedStyle, _ viewport: CGSize, _ builder: inout SceneBuilder) {
        self.viewport = viewport
        var context = Context(style: style, keepsSpace: builder.drawing.keepsSpace(node))
        if !style.textLines.isEmpty {
            context.decorations = [Decoration(number: 0, lines: style.textLines, style: style)]
        }
        context.drop = Self.alignment(of: style)
        add(node, node.element!, context, &builder)
        if endsWithSpace, !context.keepsSpace, letters.last?.scalar == " " { letters.removeLast() }
        let count = letters.count
        for own in places {
            for index in own.letters.clamped(to: 0..<count) { place(index, own) }
        }
        adjustments = adjustments.compactMap {
            var adjustment = $0
            adjustment.letters = adjustment.letters.clamped(to: 0..<count)
            return adjustment.letters.isEmpty ? nil : adjustment
        }
    }

    private mutating func place(_ index: Int, _ own: Places) {
        let offset = index - own.letters.lowerBound
        func value(_ values: [Double]) -> Double? { offset < values.count ? values[offset] : nil }
        letters[index].x = value(own.x) ?? letters[index].x
        letters[index].y = value(own.y) ?? letters[index].y
        letters[index].dx = value(own.dx) ?? letters[index].dx
        letters[index].dy = value(own.dy) ?? letters[index].dy
        letters[index].rotation = value(own.rotations) ?? own.rotations.last ?? letters[index].rotation
    }

    private mutating func add(
        _ node: Node, _ element: Element, _ context: Context, _ builder: inout SceneBuilder
    ) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            builder.limitations.insert("elements nested more than \(Self.depthLimit) deep")
            return
        }
        let (start, order) = (letters.count, (places.count, adjustments.count))
        let own = self.places(element, context.style)
        if let own { places.append(own) }
        let length = element["textLength"].flatMap { Length(parsing: $0) }?
            .resolve(of: viewport.width, fontSize: context.style.fontSize).clamped
        if let length, length >= 0 {
            adjustments.append(
                Adjustment(
                    letters: start..<start, length: length,
                    scalesGlyphs: element["lengthAdjust"] == "spacingAndGlyphs"))
        }
        addChildren(of: node, context, &builder)
        if own != nil { places[order.0].letters = start..<letters.count }
        if adjustments.count > order.1, let length, length >= 0 {
            adjustments[order.1].letters = start..<letters.count
        }
    }

    private mutating func addChildren(of node: Node, _ context: Context, _ builder: inout SceneBuilder) {
        for id in node.children {
            let child = builder.drawing.nodes[id]
            switch child.content {
            case .verbatim: continue
            case .text(_, let value): add(value, context)
            case .element(let element):
                guard let name = element.svgName else { continue }
                guard ["tspan", "a", "textPath"].contains(name) else {
                    if name == "tref" { builder.leaveOut(name) }
                    continue
                }
                var inner = context
                inner.style = builder.style(id, in: context.style)
                guard inner.style.isDisplayed else { continue }
                if let space = element["xml:space"] { inner.keepsSpace = space == "preserve" }
                inner.drop +=
                    Self.shift(of: inner.style) + Self.alignment(of: inner.style) - Self.alignment(of: context.style)
                let lines = inner.style.textLines.subtracting(context.style.textLines)
                if !lines.isEmpty {
                    inner.decorations.append(Decoration(number: decorationCount, lines: lines, style: inner.style))
                    decorationCount += 1
                }
                guard name == "textPath" else {
                    add(child, element, inner, &builder)
                    continue
                }
                guard currentPath == nil, let path = path(element, inner.style, &builder) else { continue }
                paths.append(path)
                currentPath = paths.count - 1
                endsWithSpace = true
                add(child, element, inner, &builder)
                currentPath = nil
            }
        }
    }

    private func places(_ element: Element, _ style: ComputedStyle) -> Places? {
        func lengths(_ key: String, _ whole: Double) -> [Double] {
            let words = element[key]?.split { $0 == "," || $0.isWhitespace } ?? []
            return words.map { word in
                Length(parsing: String(word))?.resolve(of: whole, fontSize: style.fontSize).clamped
            }.prefix { $0 != nil }.compactMap(\.self)
        }
        var rotations: [Double] = []
        if let text = element["rotate"] {
            var scanner = NumberScanner(text)
            rotations = scanner.numbers()
            if !scanner.isAtEnd { rotations = [] }
        }
        let isOnPath = currentPath != nil
        let places = Places(
            x: isOnPath ? [] : lengths("x", viewport.width), y: isOnPath ? [] : lengths("y", viewport.height),
            dx: lengths("dx", viewport.width), dy: lengths("dy", viewport.height), rotations: rotations,
            letters: letters.count..<letters.count)
        let isEmpty = [places.x, places.y, places.dx, places.dy, places.rotations].allSatisfy(\.isEmpty)
        return isEmpty ? nil : places
    }

    private func path(_ element: Element, _ style: ComputedStyle, _ builder: inout SceneBuilder) -> Path? {
        guard let reference = element.reference else { return nil }
        if PaintValue.isElsewhere(address: reference) { builder.leaveOut(reference) }
        guard let node = builder.node(reference: reference), let facts = node.facts, let target = node.element,
            let outline = facts.outline
                ?? ShapeFacts.outline(target, viewport: viewport, fontSize: style.fontSize),
            builder.spend(on: outline)
        else { return nil }
        let ruler = PathRuler(outline.applying(facts.transform))
        let start = element["startOffset"].flatMap { Length(parsing: $0) }?
            .resolve(of: ruler.length, fontSize: style.fontSize).clamped
        return Path(ruler: ruler, start: start ?? 0)
    }

    private mutating func add(_ text: String, _ context: Context) {
        var isNew = true
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
            if isSpace, !context.keepsSpace, endsWithSpace { continue }
            endsWithSpace = isSpace && !context.keepsSpace
            if isNew { spans.append(Self.span(context)) }
            isNew = false
            letters.append(Letter(scalar: isSpace ? " " : scalar, span: spans.count - 1, path: currentPath))
        }
    }

    private static func span(_ context: Context) -> Span {
        var font = context.style.fontRequest
        if context.style.letterSpacing.value != 0 { font.features = "liga=0, clig=0" }
        if !context.style.hasKerning { font.features += (font.features.isEmpty ? "" : ", ") + "kern=0" }
        return Span(style: context.style, font: font, drop: context.drop, decorations: context.decorations)
    }

    // MARK: Baselines

    /// Returns the distance by which an element lowers its letters relative to those around it.
    private static func shift(of style: ComputedStyle) -> Double {
        let size = style.fontSize
        switch style.baselineShift {
        case .none: return 0
        case .lower: return (TextShaper.font(style.fontRequest)?.subscriptDrop ?? 0.2) * size
        case .raise: return -(TextShaper.font(style.fontRequest)?.superscriptRise ?? 0.4) * size
        case .length(let length): return -length.resolve(of: size, fontSize: size).clamped
        }
    }

    /// Returns the distance from the baseline of the alphabet to the one that an element aligns at its position.
    private static func alignment(of style: ComputedStyle) -> Double {
        guard style.baseline != .alphabetic, let font = TextShaper.font(style.fontRequest) else { return 0 }
        let height =
            switch style.baseline {
            case .alphabetic: 0.0
            case .ideographic, .bottom: -font.descent
            case .hanging: font.ascent * 0.8
            case .mathematical: font.ascent * 0.5
            case .central: (font.ascent - font.descent) / 2
            case .middle: font.xHeight / 2
            case .top: font.ascent
            }
        return height * style.fontSize
    }
}

extension Drawing {
    /// Returns a Boolean value that indicates whether an element or the closest of those around it asks to keep space.
    fileprivate func keepsSpace(_ node: Node) -> Bool {
        var next: Node? = node
        while let current = next {
            if let space = current.element?["xml:space"] { return space == "preserve" }
            next = current.parent.map { nodes[$0] }
        }
        return false
    }
}
