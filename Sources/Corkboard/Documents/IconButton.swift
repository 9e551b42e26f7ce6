import CorkUI

/// A button with an icon, an accessible name and a tooltip; in a toolbar's overflow menu, its name is shown.
struct IconButton: View {
    /// The name of the icon.
    let icon: String
    /// The name of the action.
    let label: String
    /// The keyboard shortcut, for the tooltip.
    let shortcut: String
    let action: @MainActor () -> Void
    @Environment(\.isInOverflowMenu) private var isInOverflowMenu

    var body: some View {
        Button(action: action) {
            if isInOverflowMenu { Label(label, systemImage: icon) } else { Image(systemName: icon) }
        }
        .accessibilityLabel(label)
        .help("\(label) (\(shortcut))")
    }
}
