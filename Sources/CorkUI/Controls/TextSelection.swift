/// Whether a person can select text that is shown.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// Text can be selected.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// Text cannot be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a person can select text that is shown.
    public internal(set) var _allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a person can select text below, with the pointer or the keyboard, and copy it.
    ///
    /// Selectable text takes clicks and the focus; in rows and buttons, leave it as it is.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\._allowsTextSelection, S.allowsSelection)
    }
}
