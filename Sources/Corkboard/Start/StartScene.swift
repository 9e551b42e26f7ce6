import CorkUI
import Foundation

/// The choices of the start window.
package struct StartActions {
    package var newBoard: @MainActor () -> Void
    package var newDrawing: @MainActor () -> Void
    package var showPictures: @MainActor () -> Void
    /// A closure that opens boards, song lists and folders.
    package var open: @MainActor ([URL]) -> Void

    package init(
        newBoard: @escaping @MainActor () -> Void, newDrawing: @escaping @MainActor () -> Void,
        showPictures: @escaping @MainActor () -> Void, open: @escaping @MainActor ([URL]) -> Void
    ) {
        self.newBoard = newBoard
        self.newDrawing = newDrawing
        self.showPictures = showPictures
        self.open = open
    }
}

/// The window of a program that was started without files and arguments.
package struct StartScene: Scene {
    let actions: StartActions
    let size: CGSize

    /// Creates the start window.
    ///
    /// - Parameters:
    ///   - actions: The actions of the window.
    ///   - size: The size of the window, in points.
    package init(_ actions: StartActions, size: CGSize) {
        self.actions = actions
        self.size = size
    }

    package var body: some Scene {
        Window("Corkboard", id: "start") { [actions] in StartView(actions: actions) }
            .defaultSize(size)
            .commands { ProgramCommands() }
    }
}
