import Foundation

/// The files that were used last, in whatever program, as the desktop knows them.
@MainActor
package protocol RecentFiles: AnyObject {
    /// Notes that a file is being used now.
    func note(_ file: URL)
    /// Files that are there, the last one first.
    ///
    /// - Parameters:
    ///   - filenameExtension: what their names end with, without the dot.
    ///   - limit: how many at most.
    /// - Returns: The files.
    func files(withExtension filenameExtension: String, limit: Int) -> [URL]
}

private struct RecentFilesKey: EnvironmentKey {
    static var defaultValue: (any RecentFiles)? { nil }
}

extension EnvironmentValues {
    /// The files that were used last; nil where there is no desktop.
    package var recentFiles: (any RecentFiles)? {
        get { self[RecentFilesKey.self] }
        set { self[RecentFilesKey.self] = newValue }
    }
}
