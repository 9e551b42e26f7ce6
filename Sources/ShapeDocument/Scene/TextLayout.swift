import Foundation
import TextShaping

/// Places the letters of a text.
struct TextLayout {
    /// Glyphs that belong together, such as a letter with its accents.
    private struct Cluster {
        let glyphs: ArraySlice<ShapedGlyph>
        let letter: Int
        /// The font size.
        let size: Double
        /// The distance by which the pen moves.
        var advance: Double
        /// The factor by which the glyphs are wider than they were made.
        var stretch = 1.0
        /// The distance from the start of the chunk, and from its baseline down.
        var x = 0.0
        var y = 0.0
        /// The transform from the start of the cluster's baseline to the text's coordinates; `nil` if it isn't drawn.
        var place: Transform?
    }

    private let content: TextContent
    private let text: String
    /// The position of each letter in UTF-8 bytes, and the end.
    private let offsets: [Int]
    private var pen = CGPoint.zero
    private var clusters: [[Cluster]] = []
    /// The box of the advances, ascents and descents.
    private(set) var box = CGRect.null

    /// Lays out the letters of a text.
    ///
    /// - Complexity: O(letters), unless adjusted lengths are nested.
    init(_ content: TextContent) {
        self.content = content
        var (view, offsets) = (String.UnicodeScalarView(), [0])
        for letter in content.letters {
            view.append(letter.scalar)
            offsets.append(offsets.last! + UTF8.width(letter.scalar))
        }
        (text, self.offsets) = (String(view), offsets)
        var start = 0
        for index in content.letters.indices.dropFirst() where beginsChunk(index) {
            addChunk(start..<index)
            start = index
        }
        if !content.letters.isEmpty { addChunk(start..<content.letters.count) }
    }

    private func beginsChunk(_ index: Int) -> Bool {
        let letter = content.letters[index]
        if letter.path != content.letters[index - 1].path { return true }
        return (letter.x != nil || letter.y != nil) && !letter.isMark
    }

    // MARK: Shaping

    /// The number of letters around a chunk that affect its forms.
    private static let contextSize = 16

    private func shape(_ chunk: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
        let whole =
            max(
                chunk.lowerBound - Self.contextSize, 0)..<min(
                chunk.upperBound + Self.contextSize, content.letters.count)
        let base = offsets[whole.lowerBound]
        var spans: [TextShaper.Span] = []
        var start = whole.lowerBound
        while start < whole.upperBound {
            let font = content.spans[content.letters[start].span].font
            var end = start + 1
            while end < whole.upperBound,
                content.letters[end].span == content.letters[start].span
                    || content.spans[content.letters[end].span].font == font
            { end += 1 }
            spans.append(TextShaper.Span(range: offsets[start] - base..<offsets[end] - base, font: font))
            start = end
        }
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: base)
        let part = text[from..<utf8.index(from, offsetBy: offsets[whole.upperBound] - base)]
        return TextShaper.shape(
            String(part), offsets[chunk.lowerBound] - base..<offsets[chunk.upperBound] - base, spans,
            isRightToLeft: isRightToLeft
        )
    }

    private mutating func addChunk(_ chunk: Range<Int>) {
        let first = content.letters[chunk.lowerBound]
        let style = content.spans[first.span].style
        let glyphs = shape(chunk, isRightToLeft: style.isRightToLeft)
        let base = offsets[max(chunk.lowerBound - Self.contextSize, 0)]
        var own: [Cluster] = []
        var start = glyphs.startIndex
        while start < glyphs.endIndex {
            let letter = self.letter(at: glyphs[start].cluster + base, chunk)
            var end = start + 1
            while end < glyphs.endIndex, self.letter(at: glyphs[end].cluster + base, chunk) == letter { end += 1 }
            let size = content.spans[content.letters[letter].span].style.fontSize
            let advance = glyphs[start..<end].reduce(0) { $0 + $1.advance } * size
            own.append(Cluster(glyphs: glyphs[start..<end], letter: letter, size: size, advance: advance))
            start = end
        }
        addSpacing(&own)
        adjust(&own, chunk)
        place(&own, chunk, first, style)
        clusters.append(own)
    }

    private func letter(at offset: Int, _ chunk: Range<Int>) -> Int {
        var (low, high) = (chunk.lowerBound, chunk.upperBound)
        while high - low > 1 {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle } else { high = middle }
        }
        // Accents belong to the letter before them.
        while low > chunk.lowerBound, content.letters[low].isMark { low -= 1 }
        return low
    }

    // MARK: Spacing

    private func addSpacing(_ clusters: inout [Cluster]) {
        let whole = hypot(content.viewport.width, content.viewport.height) / 2.0.squareRoot()
        for index in clusters.indices {
            let letter = content.letters[clusters[index].letter]
            let style = content.spans[letter.span].style
            if letter.scalar == " " || letter.scalar == "\u{A0}" {
                clusters[index].advance += style.wordSpacing.resolve(of: whole, fontSize: style.fontSize).clamped
            }
            guard index < clusters.count - 1, !letter.scalar.isJoined else { continue }
            clusters[index].advance += style.letterSpacing.resolve(of: whole, fontSize: style.fontSize).clamped
        }
    }

    /// Changes advances to the lengths that elements ask for.
    private func adjust(_ clusters: inout [Cluster], _ chunk: Range<Int>) {
        for adjustment in content.adjustments.reversed()
        where chunk.lowerBound <= adjustment.letters.lowerBound && adjustment.letters.upperBound <= chunk.upperBound {
            let members = clusters.indices.filter { adjustment.letters.contains(clusters[$0].letter) }
            let width = members.reduce(0) { $0 + clusters[$1].advance }
            guard width > 0 else { continue }
            if adjustment.scalesGlyphs {
                let factor = adjustment.length / width
                for index in members {
                    clusters[index].advance *= factor
                    clusters[index].stretch *= factor
                }
            } else {
                let gap = (adjustment.length - width) / Double(max(members.count - 1, 1))
                for index in members.dropLast() { clusters[index].advance += gap }
            }
        }
    }

    // MARK: Places

    private mutating func place(
        _ clusters: inout [Cluster], _ chunk: Range<Int>, _ first: TextContent.Letter, _ style: ComputedStyle
    ) {
        let path = first.path.map { content.paths[$0] }
        if path == nil { pen = CGPoint(x: first.x ?? pen.x, y: first.y ?? pen.y) }
        let origin = path == nil ? pen : .zero
        var (x, y, left, right) = (origin.x, origin.y, Double.infinity, -Double.infinity)
        for index in clusters.indices {
            let letter = content.letters[clusters[index].letter]
            x += letter.dx ?? 0
            y += letter.dy ?? 0
            (clusters[index].x, clusters[index].y) = (x, y)
            (left, right) = (min(left, x, x + clusters[index].advance), max(right, x, x + clusters[index].advance))
            x += clusters[index].advance
        }
        guard left <= right else { return }
        let isAtEnd = style.isRightToLeft ? style.textAnchor == .start : style.textAnchor == .end
        let anchor = style.textAnchor == .middle ? (left + right) / 2 : isAtEnd ? right : left
        let move = origin.x + (first.dx ?? 0) - anchor
        for index in clusters.indices {
            clusters[index].x += move
            place(&clusters[index], on: path)
            grow(clusters[index])
        }
        if path != nil {
            if let last = clusters.last(where: { $0.place != nil }) {
                pen = CGPoint(x: last.advance, y: 0).applying(last.place!)
            }
        } else {
            pen = CGPoint(x: x + move, y: y)
        }
    }

    private func place(_ cluster: inout Cluster, on path: TextContent.Path?) {
        let letter = content.letters[cluster.letter]
        let span = content.spans[letter.span]
        let rotation = letter.rotation.map { Transform.rotation($0) } ?? .identity
        guard let path else {
            cluster.place = rotation.then(.translation(cluster.x, cluster.y + span.drop))
            return
        }
        let middle = cluster.x + cluster.advance / 2
        cluster.place = path.ruler.place(at: path.start + middle).map { place in
            rotation.then(.translation(-cluster.advance / 2, cluster.y + span.drop))
                .then(.rotation(place.angle * 180 / .pi)).then(.translation(place.point.x, place.point.y))
        }
    }

    private mutating func grow(_ cluster: Cluster) {
        guard let place = cluster.place, cluster.size > 0, let font = cluster.glyphs.first?.font else { return }
        let rect = CGRect(
            x: min(cluster.advance, 0), y: -font.ascent * cluster.size, width: abs(cluster.advance),
            height: (font.ascent + font.descent) * cluster.size)
        box = box.union(rect.applying(place))
    }

    // MARK: Runs

    /// Returns the glyphs and lines from back to front.
    func runs(_ surroundings: SceneBuilder.Surroundings, _ builder: inout SceneBuilder) -> [SceneText.Run] {
        var members: [[Cluster]] = Array(repeating: [], count: content.spans.count)
        for cluster in clusters.joined() where cluster.place != nil && cluster.size > 0 {
            members[content.letters[cluster.letter].span].append(cluster)
        }
        var runs: [SceneText.Run] = []
        func add(
            _ style: ComputedStyle, _ glyphs: [SceneText.Glyph], _ pictures: [SceneText.Picture], _ lines: Outline
        ) {
            let box = self.box
            let fill = builder.paint(style.fill, style.fillOpacity, { box }, style, surroundings)
            let stroke = builder.stroke(style, { box }, surroundings)
            guard fill != nil || stroke != nil || !pictures.isEmpty else { return }
            runs.append(
                SceneText.Run(
                    glyphs: glyphs, lines: lines, pictures: pictures, fill: fill, stroke: stroke,
                    isStrokeFirst: style.paintOrder.isStrokeFirst))
        }
        let visible = content.spans.indices.filter { !members[$0].isEmpty && content.spans[$0].style.isVisible }
        // Lines go through all spans of the element that asks for them, under the first and over the last one.
        var decorated: [Int: [Int]] = [:]
        for index in visible {
            for decoration in content.spans[index].decorations {
                decorated[decoration.number, default: []].append(index)
            }
        }
        for index in visible {
            let span = content.spans[index]
            for decoration in span.decorations {
                let spans = decorated[decoration.number]!
                guard spans.first == index else { continue }
                for line in [TextLines.under, .over] where decoration.lines.contains(line) {
                    add(decoration.style, [], [], lines(line, decoration.style, spans.flatMap { members[$0] }))
                }
            }
            var (glyphs, pictures): ([SceneText.Glyph], [SceneText.Picture]) = ([], [])
            for cluster in members[index] { self.add(cluster, &glyphs, &pictures) }
            add(span.style, glyphs, pictures, Outline())
            for decoration in span.decorations where decoration.lines.contains(.through) {
                let spans = decorated[decoration.number]!
                guard spans.last == index else { continue }
                add(decoration.style, [], [], lines(.through, decoration.style, spans.flatMap { members[$0] }))
            }
        }
        return runs
    }

    private func add(_ cluster: Cluster, _ glyphs: inout [SceneText.Glyph], _ pictures: inout [SceneText.Picture]) {
        var x = 0.0
        for glyph in cluster.glyphs {
            defer { x += glyph.advance }
            guard !glyph.isEmpty else { continue }
            let transform = Transform.translation(x + glyph.offset.x, glyph.offset.y)
                .then(.scale(cluster.size * cluster.stretch, cluster.size)).then(cluster.place!)
            if glyph.isColored, let picture = glyph.font.picture(of: glyph.glyph) {
                pictures.append(SceneText.Picture(data: picture.data, rect: picture.rect, transform: transform))
            } else {
                glyphs.append(SceneText.Glyph(font: glyph.font, number: glyph.glyph, transform: transform))
            }
        }
    }

    /// Returns the lines along clusters, in one piece where the clusters follow each other on a line.
    private func lines(_ line: TextLines, _ style: ComputedStyle, _ clusters: [Cluster]) -> Outline {
        guard let font = TextShaper.font(style.fontRequest) else { return Outline() }
        let height = line == .under ? font.underline : line == .over ? font.ascent : font.strikethrough
        let thickness = font.thickness * style.fontSize
        var (outline, pending): (Outline, (place: Transform, end: Double)?) = (Outline(), nil)
        func flush() {
            guard let (place, end) = pending else { return }
            let rect = CGRect(
                x: 0, y: -height * style.fontSize - thickness / 2, width: end, height: thickness)
            outline.steps += Outline(rect).applying(place).steps
            pending = nil
        }
        for cluster in clusters {
            let place = cluster.place!
            if let (start, end) = pending, start.b == 0, place.b == 0, start.ty == place.ty,
                abs(start.tx + end - place.tx) < 1e-3 * style.fontSize
            {
                pending?.end = place.tx + cluster.advance - start.tx
            } else {
                flush()
                pending = (place, cluster.advance)
            }
        }
        flush()
        return outline
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the letter is joined to its neighbors, as those of Arabic are.
    fileprivate var isJoined: Bool {
        switch value {
        case 0x600...0x7BF, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: true
        default: false
        }
    }
}
