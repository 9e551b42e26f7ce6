import CorkUI
import Foundation

/// The window of one board.
package struct BoardScene: Scene {
    package let model: BoardModel
    let size: CGSize

    package init(model: BoardModel, size: CGSize) {
        self.model = model
        self.size = size
    }

    /// - Parameters:
    ///   - files: read into the board, in order.
    ///   - size: of the window, in points.
    ///   - onReady: called once, when every file has been read, with a sentence for each that could not be.
    ///   - model: the board that they are read into.
    package init(
        files: [URL], size: CGSize, model: BoardModel = BoardModel(),
        onReady: @escaping @MainActor (_ problems: [String]) -> Void = { _ in }
    ) {
        self.model = model
        self.size = size
        if !files.isEmpty { model.open(files) }
        Task {
            await model.finishReading()
            onReady(model.failures)
        }
    }

    package var body: some Scene {
        WindowGroup("Corkboard") { [model] in BoardView(model: model) }
            .defaultSize(width: size.width, height: size.height)
    }
}
