import CorkUI
import Foundation
import ShapeDocument

/// Squares of a drawing as pictures, so that moving it draws nothing anew.
///
/// While squares of the present size are missing, what is there of the whole drawing stands in for them.
@MainActor
final class TileCache {
    /// The side of a square in points.
    private static let side = 256.0
    /// The longer side of the picture that stands in, in points.
    private static let overviewSide = 1024.0
    /// About how many things are drawn in one frame at most.
    private static let itemsPerFrame = 500
    /// How many squares are kept.
    private static let limit = 300

    private struct Place: Hashable {
        let x: Int
        let y: Int
    }

    private var scene: ShapeScene?
    private var renderer = SceneRenderer(file: nil)
    private var zoom = 0.0
    private var tiles: [Place: Image?] = [:]
    private var overview: (image: Image, rect: CGRect)?

    /// Forgets everything that was drawn.
    func show(_ scene: ShapeScene, _ renderer: SceneRenderer) {
        self.scene = scene
        self.renderer = renderer
        tiles.removeAll()
        overview = nil
        zoom = 0
    }

    /// Draws what can be seen.
    ///
    /// - Parameter refines: whether missing squares are made now.
    /// - Returns: whether there was nothing missing, or nothing is to be made.
    func draw(_ context: GraphicsContext, _ size: CGSize, _ view: CanvasViewport, refines: Bool) -> Bool {
        guard let scene, !scene.items.isEmpty else { return true }
        if refines, view.zoom != zoom {
            tiles.removeAll()
            zoom = view.zoom
        }
        var isComplete = true
        if view.zoom == zoom {
            isComplete = makeTiles(visible(size, view), scene)
        }
        if view.zoom != zoom || !isComplete { drawOverview(context, view, scene) }
        guard view.zoom == zoom else { return true }
        for place in visible(size, view) {
            guard case .some(.some(let image)) = tiles[place] else { continue }
            let corner = CGPoint(
                x: Double(place.x) * Self.side + view.origin.x, y: Double(place.y) * Self.side + view.origin.y)
            // It covers what stood in for it.
            context.draw(image, in: CGRect(origin: corner, size: CGSize(width: Self.side, height: Self.side)))
        }
        return isComplete
    }

    private func visible(_ size: CGSize, _ view: CanvasViewport) -> [Place] {
        func range(_ origin: Double, _ length: Double) -> ClosedRange<Int> {
            let first = (-origin / Self.side).rounded(.down)
            return Int(first)...max(Int(((length - origin) / Self.side).rounded(.down)), Int(first))
        }
        let columns = range(view.origin.x, size.width)
        return range(view.origin.y, size.height).flatMap { y in columns.map { Place(x: $0, y: y) } }
    }

    /// Makes squares that are missing, as many as there is time for.
    private func makeTiles(_ places: [Place], _ scene: ShapeScene) -> Bool {
        if tiles.count + places.count > Self.limit {
            let kept = Set(places)
            tiles = tiles.filter { kept.contains($0.key) }
        }
        var room = Self.itemsPerFrame
        for place in places where tiles[place] == nil {
            guard room > 0 else { return false }
            let rect = CGRect(
                x: Double(place.x) * Self.side / zoom, y: Double(place.y) * Self.side / zoom, width: Self.side / zoom,
                height: Self.side / zoom)
            let items = scene.items.filter { $0.bounds.intersects(rect) || $0.bounds.isLine(touching: rect) }
            room -= items.count
            guard !items.isEmpty else {
                tiles[place] = .some(nil)
                continue
            }
            tiles[place] = Image(size: CGSize(width: Self.side, height: Self.side)) { [renderer, zoom] context in
                context.scaleBy(x: zoom, y: zoom)
                context.translateBy(x: -rect.minX, y: -rect.minY)
                renderer.draw(items, in: rect, context)
            }
        }
        return true
    }

    private func drawOverview(_ context: GraphicsContext, _ view: CanvasViewport, _ scene: ShapeScene) {
        if overview == nil {
            let rect = scene.items.reduce(CGRect.null) { $0.union($1.bounds) }
            guard rect.width > 0, rect.height > 0 else { return }
            let scale = Self.overviewSide / max(rect.width, rect.height)
            let size = CGSize(width: (rect.width * scale).rounded(.up), height: (rect.height * scale).rounded(.up))
            let image = Image(size: size) { [renderer] context in
                context.scaleBy(x: scale, y: scale)
                context.translateBy(x: -rect.minX, y: -rect.minY)
                renderer.draw(scene.items, in: rect, context)
            }
            overview = (image.interpolation(.low), rect)
        }
        guard let overview else { return }
        context.draw(overview.image, in: overview.rect.applying(view.transform))
    }
}

extension CGRect {
    /// Whether the rectangle has no area and lies at least partly in another one.
    fileprivate func isLine(touching other: CGRect) -> Bool {
        (width == 0 || height == 0) && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
            && other.minY <= maxY
    }
}
