import CGtk
import CorkUI

extension Application {
    /// Makes assistive technologies announce a text in the active window.
    static func announce(_ text: String) {
        let windows = ObjectRef(retaining: gtk_window_get_toplevels()!)
        for index in 0..<g_list_model_get_n_items(windows.opaque) {
            let window = ObjectRef(adopting: g_list_model_get_item(windows.opaque, index)!)
            guard gtk_window_is_active(window.cast()) != 0 else { continue }
            return cork_accessible_announce(window.opaque, text)
        }
    }
}
