import CorkUI
import Foundation
import ShapeDocument

/// A drawing, or one of its shapes, as one picture.
package struct DrawingPicture {
    /// The maximum number of pixels of a picture, at four bytes each.
    package static let pixelLimit = 50_000_000.0

    private let scene: ShapeScene
    private let renderer: SceneRenderer
    private let items: [SceneItem]
    /// The part of the drawing that is shown, in pixels.
    private let frame: CGRect

    /// Creates the picture of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - file: The file of the drawing, for pictures that it refers to.
    package init(_ drawing: Drawing, file: URL?) { self.init(drawing, file: file, shapes: nil) }

    /// Creates the picture of a shape, as large as the shape is drawn, or returns `nil` if there is none with the id.
    ///
    /// - Parameters:
    ///   - id: The id of the shape in the file.
    ///   - drawing: The drawing.
    ///   - file: The file of the drawing, for pictures that it refers to.
    package init?(of id: String, in drawing: Drawing, file: URL?) {
        guard let shape = drawing.shape(withID: id) else { return nil }
        self.init(drawing, file: file, shapes: [shape])
    }

    /// Creates the picture of shapes, as large as they are drawn, or of the whole drawing.
    init(_ drawing: Drawing, file: URL?, shapes: Set<ShapeID>?) {
        scene = drawing.scene()
        renderer = SceneRenderer(pictures: ReferredPictures(of: file))
        guard let shapes else {
            (items, frame) = (scene.items, CGRect(origin: .zero, size: scene.size))
            return
        }
        items = scene.items(of: drawing.withContents(of: shapes))
        let bounds = items.reduce(CGRect.null) { $0.union($1.bounds) }
        frame = bounds.isNull ? .zero : bounds.applying(scene.viewTransform)
    }

    /// The size in pixels; 0 if the drawing has no size.
    package var size: CGSize { frame.size }

    /// Messages about parts of the drawing that look different or are left out.
    package var limitations: [String] { scene.limitations }

    /// A description of the referenced pictures that could not be drawn so far; `nil` if there are none.
    package var missing: String? { renderer.pictures.failures.summary }

    /// Draws the picture, scaled by `scale`.
    package func draw(in context: inout GraphicsContext, scale: CGFloat) {
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -frame.minX, y: -frame.minY)
        context.concatenate(CGAffineTransform(scene.viewTransform))
        renderer.draw(items, in: scene.viewTransform.inverse.map { frame.applying($0) } ?? frame, context)
    }
}
