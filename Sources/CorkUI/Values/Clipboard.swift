import Foundation

/// The clipboard of the desktop.
@MainActor
package protocol Clipboard: AnyObject {
    /// Puts a value on the clipboard in all its representations, the preferred one first.
    func set(_ content: [TransferredData])
    /// Returns the clipboard's content in the first available of some MIME types, or `nil` if there is none.
    func read(_ types: [String]) async -> TransferredData?
}

extension Clipboard {
    /// Puts text on the clipboard.
    package func setText(_ text: String) { set(text.transferred) }

    /// Returns the text on the clipboard; `nil` if there is none.
    package func text() async -> String? { await values(of: String.self).first }

    /// Returns the values on the clipboard that can be converted to a type; empty if there are none.
    package func values<T: Transferable>(of type: T.Type) async -> [T] {
        await read(T.takenTypes).map { T.values(of: $0) { _ in } } ?? []
    }
}

private struct ClipboardKey: EnvironmentKey {
    static var defaultValue: (any Clipboard)? { nil }
}

extension EnvironmentValues {
    /// The clipboard for the view's window; `nil` without a display.
    package var clipboard: (any Clipboard)? {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}
