import Foundation

/// Tells when somebody changes files.
@MainActor
package protocol FileMonitors: AnyObject {
    /// Watches a file, or a folder with all that is in it.
    ///
    /// - Parameters:
    ///   - file: the file; it need not be there.
    ///   - onChange: called when the file, or one in the folder, was written, put in place, taken away or renamed, by
    ///     whatever program; more than once for one change now and then.
    /// - Returns: what watches, as long as somebody holds it.
    func monitor(_ file: URL, onChange: @escaping @MainActor () -> Void) -> AnyObject
}

private struct FileMonitorsKey: EnvironmentKey {
    static var defaultValue: (any FileMonitors)? { nil }
}

extension EnvironmentValues {
    /// What tells when files change; nil where nobody does.
    package var fileMonitors: (any FileMonitors)? {
        get { self[FileMonitorsKey.self] }
        set { self[FileMonitorsKey.self] = newValue }
    }
}
