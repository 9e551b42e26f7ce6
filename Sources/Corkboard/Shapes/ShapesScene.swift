import CorkUI
import Foundation

/// The window of one drawing.
package struct ShapesScene: Scene {
    package let model: ShapesModel
    let size: CGSize

    /// Creates the window of a drawing.
    ///
    /// - Parameters:
    ///   - model: The model of the drawing.
    ///   - size: The size of the window, in points.
    package init(model: ShapesModel, size: CGSize) {
        self.model = model
        self.size = size
    }

    package var body: some Scene {
        WindowGroup("Corkboard") { [model] in ShapesView(model: model) }
            .defaultSize(size)
            .commands { DrawingCommands() }
    }
}
