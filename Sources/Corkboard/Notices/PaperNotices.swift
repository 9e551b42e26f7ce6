import CorkUI

private struct PaperNotices: ViewModifier {
    @Environment(\.boardPalette) private var palette

    func body(content: Content) -> some View {
        content.environment(\.noticeColors, NoticeColors(ground: palette.paper, ink: palette.ink))
    }
}

extension View {
    /// Has what is told over the view stand on paper.
    func paperNotices() -> some View { modifier(PaperNotices()) }
}
