import CGtk
import CorkUI

/// The clipboard of the display.
final class GtkClipboard: Clipboard {
    private var clipboard: OpaquePointer { gdk_display_get_clipboard(gdk_display_get_default()) }

    func setText(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

    func text() async -> String? {
        await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
            let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { source, result, data in
                    nonisolated(unsafe) let (source, result, data) = (source, result, data!)
                    gtkMain {
                        let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
                        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                        defer { g_free(text) }
                        waiting.continuation.resume(returning: text.map { String(cString: $0) })
                    }
                }, waiting)
        }
    }

    private final class Waiting {
        let continuation: CheckedContinuation<String?, Never>
        init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }
    }
}
