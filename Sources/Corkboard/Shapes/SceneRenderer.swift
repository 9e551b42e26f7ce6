import CorkUI
import Foundation
import ShapeDocument

/// A renderer of scenes.
struct SceneRenderer {
    /// The maximum depth of nested group pictures; deeper groups are drawn without a picture of their own.
    static let depthLimit = 12

    /// The pictures that the drawing refers to.
    let pictures: ReferredPictures
    var depth = 0

    /// Draws the items of a scene in a rectangle.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - visible: The rectangle in the scene's coordinates.
    ///   - context: A context with the scene's coordinates.
    func draw(_ scene: ShapeScene, in visible: CGRect, _ context: GraphicsContext) {
        draw(scene.items, in: visible, context)
    }

    func draw(_ items: [SceneItem], in visible: CGRect, _ context: GraphicsContext) {
        for item in items where item.bounds.touches(visible) { draw(item, in: visible, context) }
    }

    private func draw(_ item: SceneItem, in visible: CGRect, _ context: GraphicsContext) {
        var context = context
        for clip in item.clips { self.clip(to: clip, &context) }
        let isPlain = item.effects.isEmpty && item.blend == .normal && !item.isIsolated
        guard isPlain || depth >= Self.depthLimit else { return drawChanged(item, in: visible, context) }
        switch item.content {
        case .group(let items):
            guard depth < Self.depthLimit, item.opacity < 1 else { return draw(items, in: visible, context) }
            context.opacity = item.opacity
            context.drawLayer { inside.draw(items, in: visible, $0) }
        case .path(let path):
            let isOne = path.fill == nil || path.stroke == nil || item.opacity == 1
            context.opacity = item.opacity
            if isOne { draw(path, context) } else { context.drawLayer { draw(path, $0) } }
        case .text(let text):
            let isOne = item.opacity == 1 || text.runs.allSatisfy { $0.fill == nil || $0.stroke == nil }
            context.opacity = item.opacity
            if isOne { draw(text, context) } else { context.drawLayer { draw(text, $0) } }
        case .image(let image):
            context.opacity = item.opacity
            draw(image, context)
        }
    }

    /// The renderer for nested items.
    var inside: SceneRenderer {
        var inside = self
        inside.depth += 1
        return inside
    }

    private func clip(to clip: SceneClip, _ context: inout GraphicsContext) {
        if clip.parts.count == 1, clip.parts[0].clips.isEmpty {
            return context.clip(to: Path(clip.parts[0].outline), style: FillStyle(eoFill: clip.parts[0].isEvenOdd))
        }
        context.clipToLayer { layer in
            for part in clip.parts {
                var layer = layer
                for clip in part.clips { self.clip(to: clip, &layer) }
                layer.fill(Path(part.outline), with: .color(.black), style: FillStyle(eoFill: part.isEvenOdd))
            }
        }
    }

    // MARK: Outlines

    func draw(_ path: ScenePath, _ context: GraphicsContext) {
        var context = context
        context.concatenate(CGAffineTransform(path.transform))
        if path.isStrokeFirst { draw(path.stroke, path, context) }
        if let fill = path.fill { self.fill(path.outline, fill, FillStyle(eoFill: path.isEvenOdd), context) }
        if !path.isStrokeFirst { draw(path.stroke, path, context) }
    }

    private func draw(_ stroke: SceneStroke?, _ path: ScenePath, _ context: GraphicsContext) {
        guard let stroke else { return }
        let outline = Path(path.outline)
        let style = StrokeStyle(
            lineWidth: stroke.width, lineCap: CGLineCap(stroke.cap), lineJoin: CGLineJoin(stroke.join),
            miterLimit: stroke.miterLimit, dash: stroke.dash.map { CGFloat($0) }, dashPhase: stroke.dashPhase)
        switch stroke.paint {
        case .color(let color): context.stroke(outline, with: .color(Color(color)), style: style)
        case .gradient(let gradient):
            let reach = stroke.width * max(stroke.miterLimit, 2)
            let line = outline.strokedPath(style)
            fill(line, gradient, path.outline.bounds().insetBy(dx: -reach, dy: -reach), FillStyle(), context)
        case .pattern(let pattern):
            let reach = stroke.width * max(stroke.miterLimit, 2)
            let bounds = path.outline.bounds().insetBy(dx: -reach, dy: -reach)
            fill(outline.strokedPath(style), pattern, bounds, FillStyle(), context)
        }
    }

    private func fill(_ outline: Outline, _ paint: ScenePaint, _ style: FillStyle, _ context: GraphicsContext) {
        switch paint {
        case .color(let color): context.fill(Path(outline), with: .color(Color(color)), style: style)
        case .gradient(let gradient): fill(Path(outline), gradient, outline.bounds(), style, context)
        case .pattern(let pattern): fill(Path(outline), pattern, outline.bounds(), style, context)
        }
    }

    /// Fills in the coordinates of the gradient, which may be skewed relative to those of the outline.
    private func fill(
        _ path: Path, _ gradient: SceneGradient, _ bounds: CGRect, _ style: FillStyle, _ context: GraphicsContext
    ) {
        guard let inverse = gradient.transform.inverse else { return }
        var context = context
        context.concatenate(CGAffineTransform(gradient.transform))
        context.fill(
            path.applying(CGAffineTransform(inverse)), with: gradient.shading(over: bounds.applying(inverse)),
            style: style)
    }

    // MARK: Images

    private func draw(_ image: SceneImage, _ context: GraphicsContext) {
        var context = context
        context.concatenate(CGAffineTransform(image.transform))
        guard let picture = pictures.picture(image.reference) else { return drawPlaceholder(in: image.rect, context) }
        switch picture {
        case .pixels(let picture):
            let resolved = context.resolve(picture)
            guard let place = place(of: image, resolved.size, &context) else { return }
            context.draw(resolved, in: place)
        case .drawing(let scene):
            guard depth < Self.depthLimit, let place = place(of: image, scene.size, &context) else { return }
            let own = CGRect(origin: .zero, size: scene.size)
            context.clip(to: Path(place))
            context.concatenate(CGAffineTransform(scene.viewTransform.then(Transform(from: own, to: place))))
            var inside = SceneRenderer(pictures: ReferredPictures(of: nil))
            inside.depth = depth + 1
            context.drawLayer { inside.draw(scene.items, in: .infinite, $0) }
        }
    }

    /// Returns the rectangle of a picture, or `nil` if it is empty, and clips to the image where it is larger.
    private func place(of image: SceneImage, _ size: CGSize, _ context: inout GraphicsContext) -> CGRect? {
        guard size.width > 0, size.height > 0 else { return nil }
        let rect = image.rect(for: size)
        if image.fit.isSlice { context.clip(to: Path(rect)) }
        let own = CGRect(origin: .zero, size: size)
        return own.applying(image.fit.transform(from: own, to: rect))
    }

    /// Draws a crossed frame in place of a missing picture.
    private func drawPlaceholder(in rect: CGRect, _ context: GraphicsContext) {
        let width = min(max(rect.width, rect.height) / 100, min(rect.width, rect.height) / 4)
        let frame = rect.insetBy(dx: width / 2, dy: width / 2)
        let lines = Path { path in
            path.addRect(frame)
            path.addLines([CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)])
            path.addLines([CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.minY)])
        }
        context.fill(Path(rect), with: .color(Color(red: 0.9, green: 0.9, blue: 0.9)))
        context.stroke(lines, with: .color(Color(red: 0.6, green: 0.6, blue: 0.6)), lineWidth: width)
    }
}

extension CGRect {
    /// Returns whether the rectangles intersect; lines without width count, too.
    func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
