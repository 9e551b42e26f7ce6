import CorkUI
import Foundation

/// The windows of boards, one for each.
package struct BoardWindows: Scene {
    private let make: @MainActor () -> BoardModel

    /// Creates the windows of boards.
    ///
    /// - Parameter make: A closure that creates the model of an empty board.
    package init(make: @escaping @MainActor () -> BoardModel) { self.make = make }

    package var body: some Scene {
        DocumentGroup("Corkboard", id: "board", types: [.board], make: make) { BoardView(model: $0) }
            .commands { BoardCommands() }
    }
}

/// The windows of drawings, one for each.
package struct DrawingWindows: Scene {
    package init() {}

    package var body: some Scene {
        DocumentGroup("Corkboard", id: "drawing", types: [.drawing], make: { ShapesModel() }) { ShapesView(model: $0) }
            .commands { DrawingCommands() }
    }
}

/// The windows of folders of pictures, one for each.
package struct GalleryWindows: Scene {
    package init() {}

    package var body: some Scene {
        WindowGroup("Corkboard", id: "gallery", for: GalleryModel.self) { $model in
            GalleryView(model: model)
        } defaultValue: {
            GalleryModel()
        }
        .commands { GalleryCommands() }
    }
}

extension GalleryModel: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two values are the same model.
    nonisolated package static func == (a: GalleryModel, b: GalleryModel) -> Bool { a === b }
    nonisolated package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
