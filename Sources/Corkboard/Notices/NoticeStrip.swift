import CorkUI

/// A strip of paper at the top of a window that tells something.
struct NoticeStrip<Buttons: View>: View {
    let text: String
    @ViewBuilder let buttons: Buttons
    @Environment(\.boardPalette) private var palette

    var body: some View {
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
        .background { Rectangle().fill(palette.paper) }
    }

    private var words: some View { Text(text).foregroundStyle(palette.ink) }
}

extension NoticeStrip where Buttons == Button<Text> {
    /// A strip with one button.
    init(text: String, button: String, action: @escaping @MainActor () -> Void) {
        self.init(text: text) { Button(button, action: action) }
    }
}
