import CGtk
import CorkUI
import DocumentFiles
import Foundation

/// The desktop's list of recent files.
final class GtkRecentFiles: RecentFiles {
    private var manager: UnsafeMutablePointer<GtkRecentManager> { gtk_recent_manager_get_default() }

    func note(_ file: URL) { gtk_recent_manager_add_item(manager, file.absoluteString) }

    func files(withExtension filenameExtension: String, limit: Int) -> [URL] {
        var found: [(url: URL, date: gint64)] = []
        var next = gtk_recent_manager_get_items(manager)
        let list = next
        while let item = next?.pointee {
            let info = OpaquePointer(item.data!)
            if let url = URL(string: String(cString: gtk_recent_info_get_uri(info))), url.isFileURL,
                url.pathExtension.lowercased() == filenameExtension, gtk_recent_info_exists(info) != 0
            {
                found.append(
                    (URL(fileURLWithPath: url.repairedPath), g_date_time_to_unix(gtk_recent_info_get_modified(info))))
            }
            gtk_recent_info_unref(info)
            next = item.next
        }
        g_list_free(list)
        return found.sorted { $0.date > $1.date }.prefix(limit).map(\.url)
    }
}
