import CorkUI

/// What was just done, told over the lower edge of a window until something else is, with a way back.
struct Toast: Equatable {
    let text: String
    /// Whether it can be taken back from there.
    let offersUndo: Bool
}

extension View {
    /// Tells what was just done over the lower edge of the view.
    ///
    /// - Parameters:
    ///   - toast: what was done; nil while nothing is told, and written nil when the person dismisses it.
    ///   - undo: takes it back.
    func toast(_ toast: Binding<Toast?>, undo: @escaping @MainActor () -> Void) -> some View {
        overlay(alignment: .bottom) { ToastPlace(toast: toast, undo: undo) }
    }
}

/// Where a toast comes and goes, without the view under it: on a widget of its own, since GTK looks at the styles of all
/// that is next to a widget that comes or goes, and of all that is inside of that.
private struct ToastPlace: View {
    @Binding var toast: Toast?
    let undo: @MainActor () -> Void

    var body: some View {
        ZStack {
            if let toast { ToastView(toast: toast, undo: undo) { self.toast = nil } }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("What was just done")
        .accessibilityHidden(toast == nil)
    }
}

private struct ToastView: View {
    let toast: Toast
    let undo: @MainActor () -> Void
    let dismiss: @MainActor () -> Void
    @Environment(\.boardPalette) private var palette

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) {
                text
                buttons
            }
            VStack(spacing: 6) {
                text.multilineTextAlignment(.center)
                HStack(spacing: 12) { buttons }
            }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background { RoundedRectangle(cornerRadius: 6).fill(palette.header) }
        .padding(.bottom, 18)
        .padding(.horizontal, 6)
    }

    private var text: some View { Text(toast.text).foregroundStyle(palette.headerInk) }

    @ViewBuilder private var buttons: some View {
        if toast.offersUndo { Button("Undo", action: undo) }
        Button("Dismiss", action: dismiss)
    }
}
