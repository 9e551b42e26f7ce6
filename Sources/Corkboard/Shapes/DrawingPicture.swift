import CorkUI
import Foundation
import ShapeDocument

/// A drawing as one picture.
package struct DrawingPicture {
    /// The maximum number of pixels of a picture, at four bytes each.
    package static let pixelLimit = 50_000_000.0

    private let scene: ShapeScene
    private let renderer: SceneRenderer

    /// Creates the picture of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - file: The file of the drawing, for pictures that it refers to.
    package init(_ drawing: Drawing, file: URL?) {
        scene = drawing.scene()
        renderer = SceneRenderer(pictures: ReferredPictures(of: file))
    }

    /// The size in pixels; 0 if the drawing has no size.
    package var size: CGSize { scene.size }

    /// Messages about parts of the drawing that look different or are left out.
    package var limitations: [String] { scene.limitations }

    /// A description of the referenced pictures that could not be drawn so far; `nil` if there are none.
    package var missing: String? { renderer.pictures.failures.summary }

    /// Draws the picture, scaled by `scale`.
    package func draw(in context: inout GraphicsContext, scale: CGFloat) {
        context.scaleBy(x: scale, y: scale)
        context.concatenate(CGAffineTransform(scene.viewTransform))
        let whole = CGRect(origin: .zero, size: scene.size)
        renderer.draw(scene, in: scene.viewTransform.inverse.map { whole.applying($0) } ?? whole, context)
    }
}
