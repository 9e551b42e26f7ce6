import Foundation

/// A kind of file, as a dialog offers it.
public struct FileType: Hashable, Sendable {
    /// What the reader calls it, as "Song lists".
    public var name: String
    /// Endings of names without the dot; empty for all files.
    public var filenameExtensions: [String]
    /// The MIME type, where names do not tell; nil for any.
    public private(set) var mimeType: String?

    /// A kind of file.
    public init(_ name: String, filenameExtensions: [String]) {
        self.name = name
        self.filenameExtensions = filenameExtensions
    }

    /// Files of a kind of content.
    init(_ name: String, _ type: UTType) {
        self.init(name, filenameExtensions: type.filenameExtensions)
        if filenameExtensions.isEmpty, type != .item { mimeType = type.preferredMIMEType }
    }
}

/// The dialogs of the system in which a person names files.
@MainActor
package protocol FileDialogs: AnyObject {
    /// Lets the person choose files to open; empty when they changed their mind.
    func open(_ title: String, types: [FileType]) async -> [URL]
    /// Lets the person choose files to open, several only where that is allowed; empty when they changed their mind. The
    /// question is withdrawn when the task is cancelled.
    func open(_ title: String, types: [FileType], allowsMultipleSelection: Bool) async -> [URL]
    /// Lets the person choose a folder; nil when they changed their mind.
    func chooseFolder(_ title: String) async -> URL?
    /// Lets the person name a file to save to; nil when they changed their mind.
    func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL?
}

extension FileDialogs {
    /// Asks for files to open.
    package func open(_ title: String, types: [FileType], allowsMultipleSelection: Bool) async -> [URL] {
        let files = await open(title, types: types)
        return allowsMultipleSelection ? files : Array(files.prefix(1))
    }
}

private struct FileDialogsKey: EnvironmentKey {
    static var defaultValue: (any FileDialogs)? { nil }
}

extension EnvironmentValues {
    /// The dialogs of the window a view is in; nil where there is no display.
    package var fileDialogs: (any FileDialogs)? {
        get { self[FileDialogsKey.self] }
        set { self[FileDialogsKey.self] = newValue }
    }
}
