import CorkUI
import Foundation

/// The board as a presentation on another monitor: who is on and the next three.
struct WallView: View {
    let model: BoardModel

    var body: some View {
        GeometryReader { proxy in
            let height = proxy.size.height
            VStack(spacing: height * 0.02) {
                StageView(stage: Stage(model.board), height: height)
            }
            .staged(in: proxy.size)
        }
        .background { StagePaper() }
        .navigationTitle("Presentation of \(model.name)")
    }
}

/// The presentation of a board on another monitor while the model asks for it.
private struct WallPresentation: ViewModifier {
    let model: BoardModel
    @Environment(\.displays) private var displays

    func body(content: Content) -> some View {
        content
            .fullScreenCover(
                on: Binding {
                    model.wall
                } set: {
                    model.wall = $0
                }
            ) {
                WallView(model: model).keepsScreenOn("Presenting a board")
            }
            .onChange(of: displays?.all) { _, all in model.leaveWall(unlessIn: all ?? []) }
    }
}

extension View {
    /// Presents the board on another monitor while the model asks for it.
    func wall(_ model: BoardModel) -> some View { modifier(WallPresentation(model: model)) }
}

extension BoardModel {
    /// Begins the presentation on another monitor, while the board stays usable.
    func present(on display: Display) {
        finishTyping()
        wall = display
    }

    /// Ends the presentation on a monitor that is not connected any more.
    func leaveWall(unlessIn displays: [Display]) {
        guard let wall, !displays.contains(wall) else { return }
        self.wall = nil
        showNotice("The monitor “\(wall.name)” is gone, and the presentation on it has ended.")
    }
}
