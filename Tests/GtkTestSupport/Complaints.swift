import CGtk
import CGtkTestMain

/// What GLib and GTK have printed since they were asked last.
package func takeComplaints() -> String {
    let text = cork_test_log_take()!
    defer { g_free(text) }
    return String(cString: text)
}
