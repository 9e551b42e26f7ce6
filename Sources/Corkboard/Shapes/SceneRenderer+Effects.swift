import CorkUI
import Foundation
import ShapeDocument

extension SceneRenderer {
    /// How often the source of one filter is drawn at most.
    private static let drawLimit = 32

    /// Draws a thing with what is done with it as a picture.
    func drawChanged(_ item: SceneItem, in visible: CGRect, _ context: GraphicsContext) {
        var context = context
        context.opacity = item.opacity
        context.drawLayer { layer in
            var layer = layer
            var filter: SceneFilter?
            for effect in item.effects {
                switch effect {
                case .mask(let mask): clip(to: mask, in: visible, &layer)
                case .filter(let own): filter = own
                }
            }
            let plain = SceneItem(plain: item)
            guard let filter else { return inside.draw([plain], in: visible, layer) }
            layer.clip(to: Path(filter.region))
            var room = Self.drawLimit
            // What is out of sight may come into it: blurred, or moved.
            draw(.step(filter.steps.count - 1), of: filter, layer, &room) { context in
                inside.draw([plain], in: plain.bounds, context)
            }
        }
    }

    private func clip(to mask: SceneMask, in visible: CGRect, _ context: inout GraphicsContext) {
        context.clip(to: Path(mask.region))
        context.clipToLayer { layer in
            var layer = layer
            if !mask.usesAlpha { layer.addFilter(.luminanceToAlpha) }
            layer.drawLayer { inside.draw(mask.items, in: visible, $0) }
        }
    }

    // MARK: Filters

    /// Draws what a step makes.
    ///
    /// - Parameters:
    ///   - room: how often the source may still be drawn.
    ///   - source: draws what is filtered.
    private func draw(
        _ input: SceneFilter.Input, of filter: SceneFilter, _ context: GraphicsContext, _ room: inout Int,
        source: (GraphicsContext) -> Void
    ) {
        var context = context
        func inner(_ input: SceneFilter.Input, _ context: GraphicsContext) {
            draw(input, of: filter, context, &room, source: source)
        }
        func changed(_ input: SceneFilter.Input, by change: GraphicsContext.Filter) {
            context.addFilter(change)
            context.drawLayer { inner(input, $0) }
        }
        switch input {
        case .source:
            guard room > 0 else { return }
            room -= 1
            source(context)
        case .sourceAlpha: changed(.source, by: .colorMatrix(.black))
        case .step(let index):
            switch filter.steps[index] {
            case .blur(let input, let deviation): changed(input, by: .blur(radius: deviation))
            case .offset(let input, let distance):
                context.translateBy(x: distance.width, y: distance.height)
                inner(input, context)
            case .flood(let color): context.fill(Path(filter.region), with: .color(Color(color)))
            case .merge(let inputs): for input in inputs { inner(input, context) }
            case .colorMatrix(let input, let numbers): changed(input, by: .colorMatrix(.init(numbers)))
            case .composite(let above, let below, let how):
                context.drawLayer { combine(above, below, GraphicsContext.BlendMode(how), $0, inner) }
            case .blend(let above, let below, let how):
                context.drawLayer { combine(above, below, GraphicsContext.BlendMode(how), $0, inner) }
            }
        }
    }

    private func combine(
        _ above: SceneFilter.Input, _ below: SceneFilter.Input, _ mode: GraphicsContext.BlendMode,
        _ layer: GraphicsContext, _ draw: (SceneFilter.Input, GraphicsContext) -> Void
    ) {
        var layer = layer
        draw(below, layer)
        layer.blendMode = mode
        layer.drawLayer { draw(above, $0) }
    }

    // MARK: Patterns

    /// How many things of a pattern are drawn one by one; where there are more, each is a picture.
    private static let patternLimit = 4_000

    /// Fills with a picture that is repeated.
    func fill(
        _ path: Path, _ pattern: ScenePattern, _ bounds: CGRect, _ style: FillStyle, _ context: GraphicsContext
    ) {
        guard let inverse = pattern.transform.inverse, depth < Self.depthLimit else { return }
        var context = context
        context.clip(to: path, style: style)
        context.concatenate(CGAffineTransform(pattern.transform))
        context.opacity *= pattern.opacity
        var room = bounds.applying(inverse)
        let shown = context.clipBoundingRect
        if !shown.isInfinite { room = room.intersection(shown) }
        guard !room.isNull else { return }
        let tile = pattern.tile
        let columns = Self.range(room.minX - tile.minX, room.maxX - tile.minX, tile.width)
        let rows = Self.range(room.minY - tile.minY, room.maxY - tile.minY, tile.height)
        let count = Double(columns.count) * Double(rows.count)
        guard count * Double(pattern.items.count) <= Double(Self.patternLimit) else {
            return fill(room, withPictureOf: pattern, context)
        }
        for row in rows {
            for column in columns {
                var place = context
                place.translateBy(x: CGFloat(column) * tile.width, y: CGFloat(row) * tile.height)
                place.clip(to: Path(tile))
                let draw = { (context: GraphicsContext) in inside.draw(pattern.items, in: tile, context) }
                if place.opacity < 1 { place.drawLayer { draw($0) } } else { draw(place) }
            }
        }
    }

    private static func range(_ from: CGFloat, _ to: CGFloat, _ length: CGFloat) -> Range<Int> {
        let limit = 1e6
        let first = min(max((from / length).rounded(.down), -limit), limit)
        return Int(first)..<Int(min(max((to / length).rounded(.up), first + 1), limit))
    }

    /// How often a picture is repeated; where it would be more often, a picture of four is.
    private static let repeatLimit = 2_500.0

    /// Repeats a picture of the tile, as large as its pixels need.
    private func fill(_ room: CGRect, withPictureOf pattern: ScenePattern, _ context: GraphicsContext) {
        var tile = pattern.tile
        let density = max(hypot(context.transform.a, context.transform.b), 1e-9)
        let size = Self.pixels(tile.size, density)
        let renderer = inside
        var image = Image(size: size) { inner in
            inner.scaleBy(x: size.width / pattern.tile.width, y: size.height / pattern.tile.height)
            inner.translateBy(x: -pattern.tile.minX, y: -pattern.tile.minY)
            renderer.draw(pattern.items, in: pattern.tile, inner)
        }
        func count() -> Double { Double((room.width / tile.width + 2) * (room.height / tile.height + 2)) }
        while count() > Self.repeatLimit {
            let quarter = image
            tile.size = CGSize(width: 2 * tile.width, height: 2 * tile.height)
            let size = Self.pixels(tile.size, density)
            image = Image(size: size) { inner in
                for corner in 0..<4 {
                    inner.draw(
                        quarter,
                        in: CGRect(
                            x: CGFloat(corner % 2) * size.width / 2, y: CGFloat(corner / 2) * size.height / 2,
                            width: size.width / 2, height: size.height / 2))
                }
            }
        }
        for row in Self.range(room.minY - tile.minY, room.maxY - tile.minY, tile.height) {
            for column in Self.range(room.minX - tile.minX, room.maxX - tile.minX, tile.width) {
                let offset = CGSize(width: CGFloat(column) * tile.width, height: CGFloat(row) * tile.height)
                context.draw(image, in: tile.offsetBy(dx: offset.width, dy: offset.height))
            }
        }
    }

    /// As many pixels as are seen, a thousand a side at most.
    private static func pixels(_ size: CGSize, _ density: CGFloat) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { min(max((length * density).rounded(.up), 1), 1024) }
        return CGSize(width: side(size.width), height: side(size.height))
    }
}

extension GraphicsContext.ColorMatrix {
    /// Leaves the opacity, and makes everything black.
    fileprivate static let black = Self([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])

    /// - Parameter numbers: twenty, row after row.
    fileprivate init(_ numbers: [Double]) {
        self.init()
        let n = numbers.map { Float($0) }
        (r1, r2, r3, r4, r5) = (n[0], n[1], n[2], n[3], n[4])
        (g1, g2, g3, g4, g5) = (n[5], n[6], n[7], n[8], n[9])
        (b1, b2, b3, b4, b5) = (n[10], n[11], n[12], n[13], n[14])
        (a1, a2, a3, a4, a5) = (n[15], n[16], n[17], n[18], n[19])
    }
}

extension GraphicsContext.BlendMode {
    fileprivate init(_ how: SceneFilter.Operator) {
        self =
            switch how {
            case .over: .normal
            case .in: .sourceIn
            case .out: .sourceOut
            case .atop: .sourceAtop
            case .xor: .xor
            }
    }

    fileprivate init(_ how: SceneFilter.Blend) {
        self =
            switch how {
            case .normal: .normal
            case .multiply: .multiply
            case .screen: .screen
            case .darken: .darken
            case .lighten: .lighten
            }
    }
}
