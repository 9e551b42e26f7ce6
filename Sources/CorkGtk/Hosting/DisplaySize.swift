import CGtk
import CorkUI
import Foundation

extension CGSize {
    /// The size limited to that of all monitors together.
    ///
    /// The X server may terminate a program that requests more memory than there is.
    var withinDisplay: CGSize {
        guard let display = gdk_display_get_default() else { return self }
        let monitors = gdk_display_get_monitors(display)
        let shown = (0..<g_list_model_get_n_items(monitors)).reduce(CGRect.null) { shown, index in
            let monitor = ObjectRef(adopting: g_list_model_get_item(monitors, index))
            var place = GdkRectangle()
            gdk_monitor_get_geometry(monitor.opaque, &place)
            return shown.union(
                CGRect(x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height)))
        }
        return shown.isNull ? self : CGSize(width: min(width, shown.width), height: min(height, shown.height))
    }
}
