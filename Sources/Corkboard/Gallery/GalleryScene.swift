import CorkUI
import Foundation

/// The window of a folder of pictures.
package struct GalleryScene: Scene {
    package let model: GalleryModel
    let size: CGSize

    /// Creates the scene of a gallery.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - size: The size of the window, in points.
    package init(model: GalleryModel, size: CGSize) {
        self.model = model
        self.size = size
    }

    package var body: some Scene {
        WindowGroup("Corkboard") { [model] in GalleryView(model: model) }
            .defaultSize(size)
            .commands { GalleryCommands() }
    }
}
