import CorkUI
import Foundation

/// The window of one board.
package struct BoardScene: Scene {
    package let model: BoardModel
    let size: CGSize

    /// Creates the window of a board.
    ///
    /// - Parameters:
    ///   - model: The model of the board.
    ///   - size: The size of the window, in points.
    package init(model: BoardModel, size: CGSize) {
        self.model = model
        self.size = size
    }

    package var body: some Scene {
        WindowGroup("Corkboard") { [model] in BoardView(model: model) }
            .defaultSize(size)
            .commands { BoardCommands() }
    }
}
