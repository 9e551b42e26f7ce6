import CorkUI
import Foundation
import ShapeDocument

/// A cache of a drawing in tiles, so that scrolling redraws nothing and an edit only the changed areas.
///
/// A scaled overview replaces tiles that are missing at the current zoom.
@MainActor
final class TileCache {
    /// The side of a tile in points.
    private static let side = 256.0
    /// The longer side of the overview, in points.
    private static let overviewSide = 1024.0
    /// The approximate maximum number of items drawn in a frame.
    private static let itemsPerFrame = 500
    /// The number of tiles that are kept.
    private static let limit = 300

    private struct Place: Hashable {
        let x: Int
        let y: Int
    }

    /// A picture of a part of the drawing, and the outdated areas in the drawing's coordinates.
    private struct Picture {
        /// The image; `nil` for an empty area.
        var image: Image?
        var changes: [CGRect] = []
    }

    private var scene: ShapeScene?
    private(set) var renderer = SceneRenderer(pictures: ReferredPictures(of: nil))
    private var zoom = 0.0
    private var tiles: [Place: Picture] = [:]
    private var overview: (picture: Picture, rect: CGRect)?

    /// Sets the drawing, or updates it.
    ///
    /// - Parameters:
    ///   - scene: The scene to show.
    ///   - renderer: The renderer of the scene.
    ///   - changes: The changed areas; `nil` for all.
    func show(_ scene: ShapeScene, _ renderer: SceneRenderer, _ changes: [CGRect]?) {
        self.scene = scene
        self.renderer = renderer
        guard let changes else {
            tiles.removeAll()
            overview = nil
            zoom = 0
            return
        }
        for place in tiles.keys {
            let rect = rect(of: place)
            tiles[place]!.changes += changes.filter { $0.touches(rect) }
        }
        let all = changes.reduce(CGRect.null) { $0.union($1) }
        if let rect = overview?.rect, all.isNull || rect.contains(all) {
            overview?.picture.changes += changes
        } else {
            overview = nil
        }
    }

    /// Draws the visible part.
    ///
    /// - Parameters:
    ///   - context: The graphics context.
    ///   - size: The size of the canvas.
    ///   - view: The visible part.
    ///   - refines: Pass `true` to create missing tiles.
    /// - Returns: `false` if tiles of the current zoom are missing.
    func draw(_ context: GraphicsContext, _ size: CGSize, _ view: CanvasViewport, refines: Bool) -> Bool {
        guard let scene, !scene.items.isEmpty || !tiles.isEmpty else { return true }
        if refines, view.zoom != zoom {
            tiles.removeAll()
            zoom = view.zoom
        }
        let places = visible(size, view)
        var isComplete = true
        if view.zoom == zoom { isComplete = makeTiles(places, scene) }
        if view.zoom != zoom || !places.allSatisfy({ tiles[$0] != nil }) { drawOverview(context, view, scene) }
        guard view.zoom == zoom else { return true }
        for place in places {
            guard let image = tiles[place]?.image else { continue }
            let corner = CGPoint(
                x: Double(place.x) * Self.side + view.origin.x, y: Double(place.y) * Self.side + view.origin.y)
            // The tile covers the overview.
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

    /// Returns the rectangle of a tile in the drawing's coordinates.
    private func rect(of place: Place) -> CGRect {
        let side = Self.side / zoom
        return CGRect(x: Double(place.x) * side, y: Double(place.y) * side, width: side, height: side)
    }

    /// Draws missing and outdated tiles, up to the limit of items in a frame.
    private func makeTiles(_ places: [Place], _ scene: ShapeScene) -> Bool {
        if tiles.count + places.count > Self.limit {
            let kept = Set(places)
            tiles = tiles.filter { kept.contains($0.key) }
        }
        var room = Self.itemsPerFrame
        for place in places {
            let picture = tiles[place]
            if let picture, picture.changes.isEmpty { continue }
            guard room > 0 else { return false }
            let size = CGSize(width: Self.side, height: Self.side)
            let (made, count) = make(of: rect(of: place), size, zoom, picture, scene)
            tiles[place] = made
            room -= count
        }
        return true
    }

    private func drawOverview(_ context: GraphicsContext, _ view: CanvasViewport, _ scene: ShapeScene) {
        let rect = overview?.rect ?? scene.items.reduce(CGRect.null) { $0.union($1.bounds) }
        guard rect.width > 0, rect.height > 0 else { return }
        if overview?.picture.changes.isEmpty != true {
            let scale = Self.overviewSide / max(rect.width, rect.height)
            let size = CGSize(width: (rect.width * scale).rounded(.up), height: (rect.height * scale).rounded(.up))
            var picture = make(of: rect, size, scale, overview?.picture, scene).picture
            picture.image = picture.image?.interpolation(.low)
            overview = (picture, rect)
        }
        guard let image = overview?.picture.image else { return }
        context.draw(image, in: rect.applying(view.transform))
    }

    /// Draws a part of the drawing, or its outdated areas.
    ///
    /// - Parameters:
    ///   - rect: The part.
    ///   - size: The size on the canvas.
    ///   - scale: The number of pixels in a unit.
    ///   - old: The existing picture, or `nil`.
    ///   - scene: The drawing.
    /// - Returns: The picture and the number of drawn items.
    private func make(
        of rect: CGRect, _ size: CGSize, _ scale: Double, _ old: Picture?, _ scene: ShapeScene
    ) -> (picture: Picture, count: Int) {
        let view = Transform(a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale)
        guard let known = old?.image, let changes = old?.changes, changes.count <= Self.patchLimit else {
            let items = scene.items.filter { $0.bounds.touches(rect) }
            guard !items.isEmpty else { return (Picture(image: nil), 0) }
            let image = Image(size: size) { [renderer] context in
                context.concatenate(CGAffineTransform(view))
                renderer.draw(items, in: rect, context)
            }
            return (Picture(image: image), items.count)
        }
        let patches = changes.map { change -> (pixels: CGRect, rect: CGRect, items: [SceneItem]) in
            let pixels = change.applying(view).insetBy(dx: -1, dy: -1).integral
                .intersection(CGRect(origin: .zero, size: size))
            let rect = pixels.isNull ? .null : pixels.applying(view.inverse ?? .identity)
            return (pixels, rect, pixels.isNull ? [] : scene.items.filter { $0.bounds.touches(rect) })
        }
        let image = Image(size: size) { [renderer] context in
            context.draw(known.interpolation(.none), in: CGRect(origin: .zero, size: size))
            for patch in patches where !patch.pixels.isNull {
                var context = context
                context.clip(to: Path(patch.pixels))
                context.blendMode = .clear
                context.fill(Path(patch.pixels), with: .color(.black))
                context.blendMode = .normal
                context.concatenate(CGAffineTransform(view))
                renderer.draw(patch.items, in: patch.rect, context)
            }
        }
        return (Picture(image: image), patches.reduce(0) { $0 + $1.items.count })
    }

    /// The maximum number of outdated areas to redraw separately.
    private static let patchLimit = 16
}
