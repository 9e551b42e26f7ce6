/// A notice at the top of a window.
package struct NoticeStrip<Buttons: View>: View {
    private let text: String
    private let buttons: Buttons
    @Environment(\.noticeColors) private var colors

    package init(text: String, @ViewBuilder buttons: () -> Buttons) {
        self.text = text
        self.buttons = buttons()
    }

    package var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) {
                words.frame(minWidth: 180, idealWidth: 180, maxWidth: .infinity, alignment: .leading)
                HStack(spacing: 6) { buttons }.fixedSize()
            }
            VStack(alignment: .trailing, spacing: 6) {
                words.frame(maxWidth: .infinity, alignment: .leading)
                HStack(spacing: 6) { buttons }
            }
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 6)
        .background { Rectangle().fill(colors.ground) }
    }

    private var words: some View { Text(text).foregroundStyle(colors.ink) }
}

extension NoticeStrip where Buttons == Button<Text> {
    /// Creates a notice with one button.
    package init(text: String, button: String, action: @escaping @MainActor () -> Void) {
        self.init(text: text) { Button(button, action: action) }
    }
}

/// The colors of notices.
package struct NoticeColors: Equatable {
    package let ground: Color
    package let ink: Color

    package init(ground: Color, ink: Color) {
        self.ground = ground
        self.ink = ink
    }
}

private struct NoticeColorsKey: EnvironmentKey {
    static var defaultValue: NoticeColors { NoticeColors(ground: .gray.opacity(0.2), ink: .primary) }
}

extension EnvironmentValues {
    /// The colors of notices.
    package var noticeColors: NoticeColors {
        get { self[NoticeColorsKey.self] }
        set { self[NoticeColorsKey.self] = newValue }
    }
}
