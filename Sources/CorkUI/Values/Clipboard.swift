/// The clipboard of the desktop, for text.
@MainActor
public protocol Clipboard: AnyObject {
    /// Puts a text on the clipboard.
    func setText(_ text: String)
    /// The text on the clipboard; nil where there is none.
    func text() async -> String?
}

private struct ClipboardKey: EnvironmentKey {
    static var defaultValue: (any Clipboard)? { nil }
}

extension EnvironmentValues {
    /// The clipboard of the window a view is in; nil where there is no display.
    public var clipboard: (any Clipboard)? {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}
