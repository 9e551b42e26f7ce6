import CGtk
import CorkUI
import DocumentFiles
import Foundation

/// File monitors of GIO.
final class GtkFileMonitors: FileMonitors {
    func monitor(_ file: URL, onChange: @escaping @MainActor () -> Void) -> AnyObject {
        FileMonitor(file.resolvingSymlinksInPath().path, onChange)
    }
}

/// A monitor of a path and, for a folder, of all nested folders.
private final class FileMonitor {
    /// The maximum number of watched folders; a user has some thousands of watches.
    private nonisolated static let limit = 1_000

    private let path: String
    private let onChange: () -> Void
    private var top: Watch?
    private var folders: [String: Watch] = [:]
    private var search: Task<Void, Never>?
    /// A Boolean value that indicates whether something changed while folders were searched.
    private var isStale = false

    init(_ path: String, _ onChange: @escaping () -> Void) {
        self.path = path
        self.onChange = onChange
        top = Watch(path, isFolder: false) { [weak self] in self?.changed() }
        if Folder.isAt(path) { findFolders(tells: false) }
    }

    isolated deinit { search?.cancel() }

    private func changed() {
        if !folders.isEmpty || Folder.isAt(path) { findFolders(tells: true) } else { onChange() }
    }

    /// Watches the nested folders; all events during the search are reported as one change.
    private func findFolders(tells: Bool) {
        guard search == nil else {
            isStale = true
            return
        }
        search = Task { [weak self, path] in
            // Many files in a folder may change at once.
            if tells { try? await Task.sleep(for: .milliseconds(50)) }
            self?.isStale = false
            let found = await Task.detached { Folder.folders(at: path, atMost: Self.limit) }.value
            guard !Task.isCancelled, let self else { return }
            search = nil
            folders = found.reduce(into: [:]) { watches, folder in
                // The path may belong to another folder by now.
                watches[folder.id] =
                    folders[folder.id] ?? Watch(folder.path, isFolder: true) { [weak self] in self?.changed() }
            }
            if tells { onChange() }
            if isStale { findFolders(tells: true) }
        }
    }
}

/// One monitor of GIO.
private final class Watch {
    private let monitor: ObjectRef?
    private let signals = SignalOwner()

    init(_ path: String, isFolder: Bool, _ onChange: @escaping () -> Void) {
        let file = ObjectRef(adopting: g_file_new_for_path(path)!)
        let open = isFolder ? g_file_monitor_directory : g_file_monitor_file
        let monitor = open(file.opaque, cork_file_monitor_moves, nil, nil)
        self.monitor = monitor.map { ObjectRef(adopting: $0) }
        guard let monitor = self.monitor else { return }
        signals.connect("changed", to: monitor) { (_: OpaquePointer, _: OpaquePointer?, event: Int32) in
            // A separate event reports the end of a change.
            if event != Int32(G_FILE_MONITOR_EVENT_CHANGED.rawValue) { onChange() }
        }
    }

    isolated deinit {
        signals.disconnectAll()
        if let monitor { g_file_monitor_cancel(monitor.cast()) }
    }
}
