import Foundation

/// Converts a `text` element into lines of letters.
struct TextReader {
    private let style: ComputedStyle
    private let surroundings: SceneBuilder.Surroundings
    private var chunks: [SceneText.Chunk] = []
    private var place = CGPoint.zero
    private var shift = CGSize.zero
    private var endsWithSpace = true
    /// A Boolean value that indicates whether the letters follow a path.
    private var isOnPath = false

    /// The places of letters that an element lists, as in `x="20 40 60"`.
    private struct Places {
        let x, y, dx, dy: [Double]
        /// The number of elements around the element.
        let depth: Int
        /// The number of the next letter in the element.
        var index = 0
        /// The number of letters with a place.
        var count: Int { max(x.count, y.count, dx.count, dy.count) }
    }

    /// The places of further letters that the enclosing elements list, from the outermost to the innermost.
    private var listed: [Places] = []
    private var depth = 0

    init(style: ComputedStyle, _ surroundings: SceneBuilder.Surroundings) {
        self.style = style
        self.surroundings = surroundings
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - node: The element.
    ///   - builder: The builder of the scene, which keeps the patterns that fill letters.
    /// - Returns: The text and its approximate bounds in its own coordinates, or `nil` if it is empty.
    func read(_ node: Node, _ builder: inout SceneBuilder) -> (text: SceneText, bounds: CGRect)? {
        var reader = self
        reader.begin(node.element!, style, isOutermost: true)
        reader.add(node, style, &builder)
        let chunks = reader.chunks.filter { !$0.pieces.isEmpty }
        guard !chunks.isEmpty else { return nil }
        let bounds = chunks.reduce(CGRect.null) { $0.union(Self.bounds($1)) }
        return (SceneText(chunks: chunks, transform: surroundings.transform), bounds)
    }

    /// Returns the approximate bounds, as letters are about half as wide as they are high.
    private static func bounds(_ chunk: SceneText.Chunk) -> CGRect {
        let width = chunk.pieces.reduce(0) { $0 + Double($1.text.count) * $1.size * 0.55 }
        let size = chunk.pieces.map(\.size).max() ?? 0
        if let path = chunk.path { return path.ruler.bounds.insetBy(dx: -size, dy: -size) }
        let start = chunk.place.x - (chunk.anchor == .start ? 0 : chunk.anchor == .middle ? width / 2 : width)
        return CGRect(x: start, y: chunk.place.y - size * 0.8, width: width, height: size)
    }

    private mutating func begin(_ element: Element, _ style: ComputedStyle, isOutermost: Bool) {
        func lengths(_ key: String, _ whole: Double) -> [Double] {
            let words = element[key]?.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" } ?? []
            return words.map { word in
                Length(parsing: String(word))?.resolve(of: whole, fontSize: style.fontSize).clamped
            }.prefix { $0 != nil }.compactMap(\.self)
        }
        let (width, height) = (surroundings.viewport.width, surroundings.viewport.height)
        let places = Places(
            x: lengths("x", width), y: lengths("y", height), dx: lengths("dx", width), dy: lengths("dy", height),
            depth: depth)
        depth += 1
        if places.count > 0 { listed.append(places) }
        if isOutermost || !isOnPath && !(places.x.isEmpty && places.y.isEmpty) {
            beginChunk(x: places.x.first, y: places.y.first, style)
            endsWithSpace = true
        }
        shift.width += places.dx.first ?? 0
        shift.height += places.dy.first ?? 0
    }

    private mutating func beginChunk(x: Double?, y: Double?, _ style: ComputedStyle) {
        place = CGPoint(x: x ?? place.x, y: y ?? place.y)
        shift = .zero
        chunks.append(SceneText.Chunk(place: place, anchor: style.textAnchor, pieces: []))
    }

    private mutating func endElement() {
        depth -= 1
        while let last = listed.last, last.depth >= depth { listed.removeLast() }
    }

    /// Returns the place that elements list for the next letter, unless one of them begins with it, and counts the
    /// letter.
    private mutating func nextPlace() -> (x: Double?, y: Double?, shift: CGSize?)? {
        guard !listed.isEmpty else { return nil }
        var place: (x: Double?, y: Double?, shift: CGSize?)?
        for level in listed.indices {
            let (own, index) = (listed[level], listed[level].index)
            listed[level].index += 1
            func value(_ values: [Double]) -> Double? { index < values.count ? values[index] : nil }
            let (x, y, dx, dy) = (value(own.x), value(own.y), value(own.dx), value(own.dy))
            let shift = dx == nil && dy == nil ? place?.shift : CGSize(width: dx ?? 0, height: dy ?? 0)
            place = index == 0 ? nil : (x ?? place?.x, y ?? place?.y, shift)
        }
        listed.removeAll { $0.index >= $0.count }
        guard !isOnPath, let place, place.x != nil || place.y != nil || place.shift != nil else { return nil }
        return place
    }

    /// Begins a chunk on a path; returns `false` if there is no path.
    private mutating func beginPath(
        _ element: Element, _ style: ComputedStyle, _ builder: inout SceneBuilder
    ) -> Bool {
        let reference = element.reference
        guard !isOnPath, let node = reference.flatMap({ builder.node(reference: $0) }), let facts = node.facts,
            let outline = facts.outline, builder.spend(on: outline)
        else { return false }
        let ruler = PathRuler(outline.applying(facts.transform))
        let start = element["startOffset"].flatMap { Length(parsing: $0) }?
            .resolve(of: ruler.length, fontSize: style.fontSize).clamped
        chunks.append(
            SceneText.Chunk(place: .zero, anchor: style.textAnchor, pieces: [], path: (ruler, start ?? 0)))
        (shift, endsWithSpace, isOnPath) = (.zero, true, true)
        return true
    }

    private mutating func add(_ node: Node, _ style: ComputedStyle, _ builder: inout SceneBuilder) {
        for id in node.children {
            let child = builder.drawing.nodes[id]
            switch child.content {
            case .verbatim: continue
            case .text(_, let value):
                add(value, style, keepsSpace: node.element?["xml:space"] == "preserve", &builder)
            case .element(let element):
                guard let facts = child.facts, let name = element.svgName else { continue }
                guard ["tspan", "a", "tref", "textPath"].contains(name) else { continue }
                let inner = builder.style(element, facts, in: style)
                guard inner.isDisplayed else { continue }
                guard name == "textPath" else {
                    begin(element, inner, isOutermost: false)
                    add(child, inner, &builder)
                    endElement()
                    continue
                }
                guard beginPath(element, inner, &builder) else { continue }
                add(child, inner, &builder)
                isOnPath = false
                chunks.append(SceneText.Chunk(place: place, anchor: style.textAnchor, pieces: []))
            }
        }
    }

    private mutating func add(
        _ text: String, _ style: ComputedStyle, keepsSpace: Bool, _ builder: inout SceneBuilder
    ) {
        var letters = ""
        for character in text {
            let isSpace = character.isWhitespace
            let isKept = keepsSpace || !(endsWithSpace || character.isNewline)
            if isSpace, !character.isNewline { endsWithSpace = true }
            guard !isSpace || isKept else { continue }
            if let next = nextPlace() {
                addPiece(letters, style, &builder)
                letters = ""
                if next.x != nil || next.y != nil { beginChunk(x: next.x, y: next.y, style) }
                shift.width += next.shift?.width ?? 0
                shift.height += next.shift?.height ?? 0
            }
            letters.append(isSpace ? " " : character)
            if !isSpace { endsWithSpace = false }
        }
        addPiece(letters, style, &builder)
    }

    private mutating func addPiece(_ letters: String, _ style: ComputedStyle, _ builder: inout SceneBuilder) {
        guard !letters.isEmpty, style.isVisible, style.fontSize > 0 else { return }
        if style.stroke != .none, style.strokeWidth.resolve(of: 100, fontSize: style.fontSize) > 0 {
            builder.limitations.insert("strokes of texts")
        }
        let box = CGRect(
            x: place.x, y: place.y - style.fontSize, width: style.fontSize * Double(letters.count) / 2,
            height: style.fontSize)
        let piece = SceneText.Piece(
            text: letters, family: style.fontFamily, size: style.fontSize, weight: style.fontWeight,
            isItalic: style.isItalic,
            fill: builder.paint(style.fill, style.fillOpacity, { box }, style, surroundings), shift: shift)
        chunks[chunks.count - 1].pieces.append(piece)
        shift.width = 0
    }
}
