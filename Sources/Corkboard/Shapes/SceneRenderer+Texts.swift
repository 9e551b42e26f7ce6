import CorkUI
import Foundation
import ShapeDocument

extension SceneRenderer {
    func draw(_ text: SceneText, _ context: GraphicsContext) {
        for chunk in text.chunks {
            // Font metrics are rounded to whole pixels, so text is laid out large and scaled down.
            let factor = 64 / max(chunk.pieces.map(\.size).max() ?? 64, 1e-3)
            var own = context
            own.concatenate(CGAffineTransform(text.transform))
            if let path = chunk.path {
                draw(chunk, on: path, factor, own)
            } else {
                own.translateBy(x: chunk.place.x, y: chunk.place.y)
                own.scaleBy(x: 1 / factor, y: 1 / factor)
                draw(chunk, factor, own)
            }
        }
    }

    private static let endless = CGSize(width: CGFloat.infinity, height: .infinity)

    private func resolve(
        _ text: String, of piece: SceneText.Piece, _ factor: Double, _ context: GraphicsContext
    ) -> GraphicsContext.ResolvedText {
        var font = Font.custom(piece.family.isEmpty ? "serif" : piece.family, fixedSize: piece.size * factor)
            .weight(Font.Weight(css: piece.weight))
        if piece.isItalic { font = font.italic() }
        var resolved = context.resolve(Text(verbatim: text).font(font))
        switch piece.fill {
        case .color(let color): resolved.shading = .color(Color(color))
        case .gradient(let gradient): resolved.shading = .color(Color(gradient.stops[0].color))
        case .pattern: resolved.shading = .color(.gray)
        case nil: resolved.shading = .color(Color.black.opacity(0))
        }
        return resolved
    }

    /// Draws letters on a line, in coordinates that are scaled by `factor`.
    private func draw(_ chunk: SceneText.Chunk, _ factor: Double, _ context: GraphicsContext) {
        let letters = chunk.pieces.map { resolve($0.text, of: $0, factor, context) }
        let widths = zip(letters, chunk.pieces).map {
            $0.measure(in: Self.endless).width + $1.shift.width * factor
        }
        var x = -chunk.anchor.part * widths.reduce(0, +)
        for (index, piece) in chunk.pieces.enumerated() {
            let size = letters[index].measure(in: Self.endless)
            let top = piece.shift.height * factor - letters[index].firstBaseline(in: Self.endless)
            context.draw(
                letters[index],
                in: CGRect(x: x + piece.shift.width * factor, y: top, width: size.width + 1, height: size.height))
            x += widths[index]
        }
    }

    /// Draws letters one by one along a path, centered and upright on it; letters beyond its ends are omitted.
    private func draw(
        _ chunk: SceneText.Chunk, on path: (ruler: PathRuler, start: Double), _ factor: Double,
        _ context: GraphicsContext
    ) {
        var letters: [(text: GraphicsContext.ResolvedText, size: CGSize, start: Double, rise: Double)] = []
        var end = 0.0
        for piece in chunk.pieces {
            end += piece.shift.width
            for letter in piece.text {
                let text = resolve(String(letter), of: piece, factor, context)
                let size = text.measure(in: Self.endless)
                letters.append((text, size, end, piece.shift.height))
                end += size.width / factor
            }
        }
        let start = path.start - chunk.anchor.part * end
        for letter in letters {
            let middle = start + letter.start + letter.size.width / factor / 2
            guard let place = path.ruler.place(at: middle) else { continue }
            var own = context
            own.translateBy(x: place.point.x, y: place.point.y)
            own.rotate(by: .radians(place.angle))
            own.scaleBy(x: 1 / factor, y: 1 / factor)
            let top = letter.rise * factor - letter.text.firstBaseline(in: Self.endless)
            own.draw(
                letter.text,
                in: CGRect(
                    x: -letter.size.width / 2, y: top, width: letter.size.width + 1, height: letter.size.height))
        }
    }
}

extension TextAnchor {
    /// The fraction of a line that is before its position.
    fileprivate var part: Double {
        switch self {
        case .start: 0
        case .middle: 0.5
        case .end: 1
        }
    }
}
