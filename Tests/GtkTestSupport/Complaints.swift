import CGtk
import CGtkTestMain

/// Returns the messages of GLib and GTK since the last call.
package func takeComplaints() -> String {
    let text = cork_test_log_take()!
    defer { g_free(text) }
    return String(cString: text)
}
