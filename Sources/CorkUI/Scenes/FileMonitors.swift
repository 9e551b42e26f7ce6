import Foundation

/// A monitor for changes of files by any program.
@MainActor
package protocol FileMonitors: AnyObject {
    /// Watches a file, or a folder with its contents.
    ///
    /// - Parameters:
    ///   - file: The file, which need not exist.
    ///   - onChange: Called when the file, or a file in the folder, was written, created, deleted or renamed; possibly
    ///     more than once for a change.
    /// - Returns: An object that keeps the file watched for as long as it is retained.
    func monitor(_ file: URL, onChange: @escaping @MainActor () -> Void) -> AnyObject
}

private struct FileMonitorsKey: EnvironmentKey {
    static var defaultValue: (any FileMonitors)? { nil }
}

extension EnvironmentValues {
    /// The monitor for changes of files; `nil` if there is none.
    package var fileMonitors: (any FileMonitors)? {
        get { self[FileMonitorsKey.self] }
        set { self[FileMonitorsKey.self] = newValue }
    }
}
