/// A type that defines whether people can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// A type that lets people select text.
public struct EnabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates that people can select text.
    public static let allowsSelection = true
}

/// A type that keeps people from selecting text.
public struct DisabledTextSelectability: TextSelectability {
    /// A Boolean value that indicates that people cannot select text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A value that lets people select text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A value that keeps people from selecting text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether people can select text.
    public internal(set) var _allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether people can select text within the view, with the pointer or the keyboard, and copy it.
    ///
    /// Selectable text takes clicks and the focus, so text in rows and buttons should not be selectable.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\._allowsTextSelection, S.allowsSelection)
    }
}
