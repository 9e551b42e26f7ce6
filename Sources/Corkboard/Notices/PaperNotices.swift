import CorkUI

private struct PaperNotices: ViewModifier {
    @Environment(\.boardPalette) private var palette

    func body(content: Content) -> some View {
        content.environment(\.noticeColors, NoticeColors(ground: palette.paper, ink: palette.ink))
    }
}

extension View {
    /// Shows the notices over the view on a paper background.
    func paperNotices() -> some View { modifier(PaperNotices()) }
}
