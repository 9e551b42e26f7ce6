import CGtk
import CorkUI
import Foundation

extension OpenURLAction {
    /// Opens a URL with the desktop's default program.
    static func openByDesktop(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        gtk_show_uri_full(
            nil, url.absoluteString, UInt32(GDK_CURRENT_TIME), nil,
            { window, result, data in
                nonisolated(unsafe) let (window, result, data) = (window, result, data!)
                gtkMain {
                    let isOpen = gtk_show_uri_full_finish(window?.cast(), result, nil) != 0
                    Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().run(isOpen)
                }
            }, Unmanaged.passRetained(Completion(run: completion)).toOpaque())
    }

    private final class Completion {
        let run: @MainActor (Bool) -> Void
        init(run: @escaping @MainActor (Bool) -> Void) { self.run = run }
    }
}
