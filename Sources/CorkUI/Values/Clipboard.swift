import Foundation

/// The clipboard of the desktop.
@MainActor
package protocol Clipboard: AnyObject {
    /// Puts a value on the clipboard, in every form it has, the best one first.
    func set(_ content: [TransferredData])
    /// Returns the clipboard's content in the first available of some MIME types, or nil if there is none.
    func read(_ types: [String]) async -> TransferredData?
}

extension Clipboard {
    /// Puts a text on the clipboard.
    package func setText(_ text: String) { set(text.transferred) }

    /// The text on the clipboard; nil where there is none.
    package func text() async -> String? { await values(of: String.self).first }

    /// The values on the clipboard that a type can be read from; empty where there are none.
    package func values<T: Transferable>(of type: T.Type) async -> [T] {
        await read(T.takenTypes).map { T.values(of: $0) { _ in } } ?? []
    }
}

private struct ClipboardKey: EnvironmentKey {
    static var defaultValue: (any Clipboard)? { nil }
}

extension EnvironmentValues {
    /// The clipboard of the window a view is in; nil where there is no display.
    package var clipboard: (any Clipboard)? {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}
