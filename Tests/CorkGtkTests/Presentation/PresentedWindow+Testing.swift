import CGtk
import Testing

@testable import CorkGtk

/// A window that is shown over another one.
@MainActor
struct ShownWindow {
    let widget: WidgetPointer
    var window: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    }
    var title: String { String(cString: gtk_window_get_title(window)) }

    /// The texts of all labels that are shown.
    var texts: [String] {
        widget.descendants.filter { $0.isLabel && gtk_widget_get_mapped($0) != 0 }
            .filter { $0.ancestor(gtk_header_bar_get_type()) == nil }.map(\.labelText)
    }

    /// The button that a text is on.
    func button(_ title: String) -> WidgetPointer? {
        widget.descendants.first {
            $0.isA(gtk_button_get_type())
                && $0.descendants.contains { $0.isLabel && $0.labelText == title }
        }
    }

    /// The window that is shown over this one.
    var presented: ShownWindow? { CorkGtkTests.presented(over: window) }
}

/// All windows there are.
@MainActor var toplevels: [WidgetPointer] {
    let list = ObjectRef(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()!))
    return (0..<g_list_model_get_n_items(list.opaque)).map {
        ObjectRef(adopting: g_list_model_get_item(list.opaque, $0)!).widget
    }
}

@MainActor
private func presented(over window: UnsafeMutablePointer<GtkWindow>) -> ShownWindow? {
    toplevels.map(ShownWindow.init).first {
        gtk_window_get_transient_for($0.window) == window && gtk_widget_get_mapped($0.widget) != 0
    }
}

extension ViewWindow {
    /// The window that is shown over this one.
    var presented: ShownWindow? { ShownWindow(widget: widget).presented }

    /// Waits for a window over this one, and returns it, or `nil` after five seconds.
    func presentedSoon() async -> ShownWindow? {
        await eventually { presented != nil }
        return presented
    }
}
