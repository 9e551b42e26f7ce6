import Foundation

/// The desktop's list of recently used files.
@MainActor
package protocol RecentFiles: AnyObject {
    /// Records that a file is in use now.
    func note(_ file: URL)
    /// Returns files that exist, the most recent one first.
    ///
    /// - Parameters:
    ///   - filenameExtension: The filename extension, without the dot.
    ///   - limit: The maximum number of files.
    /// - Returns: The files.
    func files(withExtension filenameExtension: String, limit: Int) -> [URL]
}

private struct RecentFilesKey: EnvironmentKey {
    static var defaultValue: (any RecentFiles)? { nil }
}

extension EnvironmentValues {
    /// The recently used files; `nil` without a desktop.
    package var recentFiles: (any RecentFiles)? {
        get { self[RecentFilesKey.self] }
        set { self[RecentFilesKey.self] = newValue }
    }
}
