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
        func first(_ key: String, _ whole: Double) -> Double? {
            let word = element[key]?.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }.first
            return word.flatMap { Length(parsing: String($0)) }?.resolve(of: whole, fontSize: style.fontSize).clamped
        }
        let (x, y) = (first("x", surroundings.viewport.width), first("y", surroundings.viewport.height))
        let dx = first("dx", surroundings.viewport.width) ?? 0, dy = first("dy", surroundings.viewport.height) ?? 0
        if isOutermost || !isOnPath && (x != nil || y != nil) {
            place = CGPoint(x: x ?? place.x, y: y ?? place.y)
            shift = .zero
            chunks.append(SceneText.Chunk(place: place, anchor: style.textAnchor, pieces: []))
            endsWithSpace = true
        }
        shift = CGSize(width: shift.width + dx, height: shift.height + dy)
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
            guard character.isWhitespace else {
                letters.append(character)
                endsWithSpace = false
                continue
            }
            if keepsSpace || !(endsWithSpace || character.isNewline) { letters.append(" ") }
            if !character.isNewline { endsWithSpace = true }
        }
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
