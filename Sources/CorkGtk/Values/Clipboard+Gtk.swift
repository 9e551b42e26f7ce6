import CGtk
import CorkUI
import Foundation

/// The clipboard of the display.
final class GtkClipboard: Clipboard {
    private var clipboard: OpaquePointer { gdk_display_get_clipboard(gdk_display_get_default()) }

    func setText(_ text: String) { gdk_clipboard_set_text(clipboard, text) }

    func text() async -> String? {
        await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { source, result, data in
                    nonisolated(unsafe) let (source, result, data) = (source, result, data!)
                    gtkMain {
                        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                        defer { g_free(text) }
                        Waiting<String?>.resume(data, text.map { String(cString: $0) })
                    }
                }, Waiting(continuation).retained)
        }
    }

    func setContent(_ forms: [(type: UTType, data: Data)]) {
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = forms.compactMap {
            form -> UnsafeMutablePointer<GdkContentProvider>? in
            guard let type = form.type.preferredMIMEType else { return nil }
            let bytes = form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(type, bytes)
        }
        guard !providers.isEmpty else { return }
        // The union takes its parts over.
        let all = ObjectRef(adopting: gdk_content_provider_new_union(&providers, gsize(providers.count))!)
        gdk_clipboard_set_content(clipboard, all.cast())
    }

    func content(as types: [UTType]) async -> (type: UTType, data: Data)? {
        let formats = gdk_clipboard_get_formats(clipboard)
        for type in types {
            guard let name = type.preferredMIMEType, gdk_content_formats_contain_mime_type(formats, name) != 0,
                let stream = await open(name), let data = await DroppedData.bytes(of: stream), !data.isEmpty
            else { continue }
            return (type, data)
        }
        return nil
    }

    private func open(_ type: String) async -> ObjectRef? {
        await withCheckedContinuation { (continuation: CheckedContinuation<ObjectRef?, Never>) in
            type.withCString { name in
                var types: [UnsafePointer<CChar>?] = [name, nil]
                gdk_clipboard_read_async(
                    clipboard, &types, G_PRIORITY_DEFAULT, nil,
                    { source, result, data in
                        nonisolated(unsafe) let (source, result, data) = (source!, result, data!)
                        gtkMain {
                            let stream = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
                            Waiting<ObjectRef?>.resume(data, stream.map { ObjectRef(adopting: $0) })
                        }
                    }, Waiting(continuation).retained)
            }
        }
    }
}
