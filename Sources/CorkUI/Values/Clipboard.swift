import Foundation

/// The clipboard of the desktop.
@MainActor
public protocol Clipboard: AnyObject {
    /// Puts a text on the clipboard.
    func setText(_ text: String)
    /// The text on the clipboard; nil where there is none.
    func text() async -> String?
    /// Puts something on the clipboard in several forms, the best one first.
    func setContent(_ forms: [(type: UTType, data: Data)])
    /// What is on the clipboard, in the first of some forms that it has; nil where it has none.
    func content(as types: [UTType]) async -> (type: UTType, data: Data)?
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
