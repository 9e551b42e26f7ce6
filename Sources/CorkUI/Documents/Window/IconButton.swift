/// A button with an icon, named for those who cannot see it.
package struct IconButton: View {
    private let icon: String
    private let label: String
    private let shortcut: String
    private let action: @MainActor () -> Void

    /// - Parameters:
    ///   - icon: the name of an icon.
    ///   - label: what the button does.
    ///   - shortcut: the keys that do it, for a tooltip.
    ///   - action: does it.
    package init(icon: String, label: String, shortcut: String, action: @escaping @MainActor () -> Void) {
        self.icon = icon
        self.label = label
        self.shortcut = shortcut
        self.action = action
    }

    package var body: some View {
        Button(action: action) { Image(systemName: icon) }
            .accessibilityLabel(label)
            .help("\(label) (\(shortcut))")
    }
}
