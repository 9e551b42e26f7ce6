import CorkUI
import Foundation
import ShapeDocument

extension SceneRenderer {
    /// Draws an item with its opacity, effects and clips as one layer.
    func drawChanged(_ item: SceneItem, in visible: CGRect, _ context: GraphicsContext) {
        var context = context
        context.opacity = item.opacity
        context.blendMode = GraphicsContext.BlendMode(item.blend)
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
            let inputs = filter.pictures.map { items in
                { (context: inout GraphicsContext) in inside.draw(items, in: filter.region, context) }
            }
            layer.addPixelFilter(in: filter.region, reach: filter.reach, inputs: inputs) {
                filter.apply(to: $0, width: $1, height: $2, stride: $3, Transform($4), pictures: $5)
            }
            // Effects such as a blur can move content outside of the visible rectangle into it.
            layer.drawLayer { inside.draw([plain], in: plain.bounds, $0) }
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

    // MARK: Patterns

    /// The maximum number of tiles of a pattern that are drawn one by one; with more, the tile is drawn as a picture.
    private static let patternLimit = 4_000

    /// Fills a path with a pattern.
    func fill(
        _ path: Path, _ pattern: ScenePattern, _ bounds: CGRect, _ style: FillStyle, _ context: GraphicsContext
    ) {
        guard let inverse = pattern.transform.inverse, depth < Self.depthLimit else { return }
        var context = context
        context.clip(to: path, style: style)
        context.concatenate(CGAffineTransform(pattern.transform))
        context.opacity *= pattern.opacity
        context.alignToPixels(pattern.tile.origin)
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

    /// The maximum number of repetitions of a picture; beyond it, a picture of four tiles is repeated.
    private static let repeatLimit = 2_500.0

    /// Fills a rectangle with a picture of the tile at the resolution of the screen.
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

    /// Returns the visible size in pixels, up to 1024 a side.
    private static func pixels(_ size: CGSize, _ density: CGFloat) -> CGSize {
        func side(_ length: CGFloat) -> CGFloat { min(max((length * density).rounded(.up), 1), 1024) }
        return CGSize(width: side(size.width), height: side(size.height))
    }
}

extension GraphicsContext {
    /// Moves subsequent drawing by a part of a pixel, so that a point lies between pixels and edges of tiles are sharp.
    fileprivate mutating func alignToPixels(_ point: CGPoint) {
        guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else { return }
        let place = point.applying(transform)
        translateBy(
            x: (place.x.rounded() - place.x) / transform.a, y: (place.y.rounded() - place.y) / transform.d)
    }
}

extension GraphicsContext.BlendMode {
    init(_ blend: SceneBlend) {
        self =
            switch blend {
            case .normal: .normal
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .hardLight: .hardLight
            case .softLight: .softLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            }
    }
}
