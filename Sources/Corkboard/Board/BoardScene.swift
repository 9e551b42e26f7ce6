import CorkUI
import Foundation

/// The window of one board.
struct BoardScene: Scene {
    let model: BoardModel
    let size: CGSize

    /// - Parameters:
    ///   - files: read into the board, in order.
    ///   - size: of the window's content, in points.
    init(files: [URL], size: CGSize) {
        model = BoardModel()
        self.size = size
        model.open(files)
    }

    var body: some Scene {
        WindowGroup("Corkboard") { [model] in BoardView(model: model) }
            .defaultSize(width: size.width, height: size.height)
    }
}
