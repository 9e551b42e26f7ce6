/// A modifier that runs an action with the clipboard for a key with Control while the focus is in a view.
struct _ClipboardModifier: ViewModifier {
    let key: KeyEquivalent
    let action: @MainActor (any Clipboard) -> Void
    @Environment(\.clipboard) private var clipboard

    func body(content: Content) -> some View {
        content.onKeyPress(keys: [key]) { press in
            guard press.modifiers == .command, let clipboard else { return .ignored }
            action(clipboard)
            return .handled
        }
    }
}

extension View {
    /// Copies a value when Ctrl+C is pressed while the focus is in the view.
    ///
    /// - Parameter payload: The values, of which the first is copied; evaluated when the key is pressed.
    /// - Returns: The modified view.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> [T])
        -> some View
    {
        modifier(
            _ClipboardModifier(key: "c") { clipboard in
                if let value = payload().first { clipboard.set(value.transferred) }
            })
    }

    /// Cuts a value when Ctrl+X is pressed while the focus is in the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes the values and returns them; the first one is copied.
    /// - Returns: The modified view.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor () -> [T]
    ) -> some View {
        modifier(
            _ClipboardModifier(key: "x") { clipboard in
                if let value = action().first { clipboard.set(value.transferred) }
            })
    }

    /// Pastes the values on the clipboard when Ctrl+V is pressed while the focus is in the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Receives the values; not called if there are none.
    ///   - validator: Returns the values that can be pasted.
    /// - Returns: The modified view.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void,
        validator: @escaping @MainActor ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            _ClipboardModifier(key: "v") { clipboard in
                Task {
                    let values = validator(await clipboard.values(of: T.self))
                    if !values.isEmpty { action(values) }
                }
            })
    }
}

/// A button that pastes the values on the clipboard.
public struct PasteButton: View {
    private let paste: @MainActor (any Clipboard) async -> Void
    @Environment(\.clipboard) private var clipboard

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Receives the values; not called if there are none.
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        paste = { clipboard in
            let values = await clipboard.values(of: T.self)
            if !values.isEmpty { onPaste(values) }
        }
    }

    /// A button with the title “Paste”.
    public var body: some View {
        Button("Paste") {
            guard let clipboard else { return }
            Task { await paste(clipboard) }
        }
        .disabled(clipboard == nil)
    }
}
