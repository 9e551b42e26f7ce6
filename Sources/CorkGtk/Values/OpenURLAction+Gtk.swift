import CGtk
import CorkUI
import Foundation

extension OpenURLAction {
    /// Opens a URL with the desktop's default program.
    static func openByDesktop(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let context = ObjectRef(adopting: gdk_display_get_app_launch_context(gdk_display_get_default())!)
        g_app_info_launch_default_for_uri_async(
            url.absoluteString, context.cast(), nil,
            { _, result, data in
                nonisolated(unsafe) let (result, data) = (result, data!)
                onMainActor {
                    let isOpen = g_app_info_launch_default_for_uri_finish(result, nil) != 0
                    Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().run(isOpen)
                }
            }, Unmanaged.passRetained(Completion(run: completion)).toOpaque())
    }

    private final class Completion {
        let run: @MainActor (Bool) -> Void
        init(run: @escaping @MainActor (Bool) -> Void) { self.run = run }
    }
}
