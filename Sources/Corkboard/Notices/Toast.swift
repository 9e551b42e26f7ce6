import CorkUI
import Foundation

/// The last action, shown at the lower edge of a window until the next one, with an Undo button.
struct Toast: Equatable {
    let text: String
    /// A Boolean value that indicates whether the toast has an Undo button.
    let offersUndo: Bool
}

extension View {
    /// Shows a toast for the last action over the lower edge of the view.
    ///
    /// - Parameters:
    ///   - toast: The toast, or `nil`; set to `nil` when the person dismisses it.
    ///   - undo: A closure that undoes the action.
    /// - Returns: The modified view.
    func toast(_ toast: Binding<Toast?>, undo: @escaping @MainActor () -> Void) -> some View {
        overlay(alignment: .bottom) { ToastPlace(toast: toast, undo: undo) }
    }
}

/// A container that shows and hides a toast.
///
/// It has a widget of its own, since GTK restyles all siblings of a widget that is added or removed, with their
/// descendants.
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
        .onChange(of: toast) { if let toast { AccessibilityNotification.Announcement(toast.text).post() } }
    }
}

private struct ToastView: View {
    let toast: Toast
    let undo: @MainActor () -> Void
    let dismiss: @MainActor () -> Void
    @Environment(\.boardPalette) private var palette

    var body: some View {
        ToastLayout {
            Text(toast.text).foregroundStyle(palette.headerInk).multilineTextAlignment(.center)
            HStack(spacing: 12) {
                if toast.offersUndo { Button("Undo", action: undo) }
                Button("Dismiss", action: dismiss)
            }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background { RoundedRectangle(cornerRadius: 6).fill(palette.header) }
        .padding(.bottom, 18)
        .padding(.horizontal, 6)
    }
}

/// A layout with the text beside its buttons, or above them if a line has no room for both.
private struct ToastLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frames(proposal.width, subviews).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// Returns the positions of both, relative to their frame for a width.
    private func frames(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let isLine = ideal[0].width + 12 + ideal[1].width <= width ?? .infinity
        let sizes = isLine ? ideal : subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
        let (width, height) = (sizes.map(\.width).max()!, sizes.map(\.height).max()!)
        return zip(sizes, [0, isLine ? sizes[0].width + 12 : sizes[0].height + 6]).map { size, start in
            CGRect(
                origin: isLine
                    ? CGPoint(x: start, y: (height - size.height) / 2) : CGPoint(x: (width - size.width) / 2, y: start),
                size: size)
        }
    }
}
