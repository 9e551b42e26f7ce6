import CGtk
import CorkUI

/// The clipboard of the display.
final class GtkClipboard: Clipboard {
    private var clipboard: OpaquePointer { gdk_display_get_clipboard(gdk_display_get_default()) }

    func set(_ content: [TransferredData]) {
        guard !content.isEmpty else { return }
        let provider = TransferredData.provider(of: content)
        withExtendedLifetime(provider) { _ = gdk_clipboard_set_content(clipboard, provider.cast()) }
    }

    func read(_ types: [String]) async -> TransferredData? {
        await TransferredData.read(clipboard: clipboard, as: types)
    }
}
