import CorkUI

/// A button with an icon, an accessible name and a tooltip.
struct IconButton: View {
    /// The name of the icon.
    let icon: String
    /// The name of the action.
    let label: String
    /// The keyboard shortcut, for the tooltip.
    let shortcut: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { Image(systemName: icon) }
            .accessibilityLabel(label)
            .help("\(label) (\(shortcut))")
    }
}
