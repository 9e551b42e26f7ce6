import Foundation

/// A kind of file that a dialog offers.
public struct FileType: Hashable, Sendable {
    /// The name shown in the dialog, such as "Song lists".
    public var name: String
    /// Filename extensions without the dot; empty for all files.
    public var filenameExtensions: [String]
    /// The MIME type, if extensions do not identify the kind; `nil` for any.
    public private(set) var mimeType: String?

    /// Creates a kind of file.
    public init(_ name: String, filenameExtensions: [String]) {
        self.name = name
        self.filenameExtensions = filenameExtensions
    }

    /// Creates a kind of file for a content type.
    init(_ name: String, _ type: UTType) {
        self.init(name, filenameExtensions: type.filenameExtensions)
        if filenameExtensions.isEmpty, type != .item { mimeType = type.preferredMIMEType }
    }
}

/// The system dialogs in which the person chooses files.
@MainActor
package protocol FileDialogs: AnyObject {
    /// Lets the person choose files to open; returns an empty array if they cancel.
    func open(_ title: String, types: [FileType]) async -> [URL]
    /// Lets the person choose one or, if allowed, several files to open; returns an empty array if they cancel.
    ///
    /// The dialog closes when the task is cancelled.
    func open(_ title: String, types: [FileType], allowsMultipleSelection: Bool) async -> [URL]
    /// Lets the person choose a folder; returns `nil` if they cancel.
    func chooseFolder(_ title: String) async -> URL?
    /// Lets the person name a file to save to; returns `nil` if they cancel.
    func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL?
}

extension FileDialogs {
    /// Lets the person choose one or, if allowed, several files to open.
    package func open(_ title: String, types: [FileType], allowsMultipleSelection: Bool) async -> [URL] {
        let files = await open(title, types: types)
        return allowsMultipleSelection ? files : Array(files.prefix(1))
    }
}

private struct FileDialogsKey: EnvironmentKey {
    static var defaultValue: (any FileDialogs)? { nil }
}

extension EnvironmentValues {
    /// The dialogs of the view's window; `nil` without a display.
    package var fileDialogs: (any FileDialogs)? {
        get { self[FileDialogsKey.self] }
        set { self[FileDialogsKey.self] = newValue }
    }
}
