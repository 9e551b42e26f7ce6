import Foundation

/// The About dialog of the app, which the menu of its windows opens.
package struct AboutDialog: Scene {
    private let information: AboutInformation

    /// Creates the dialog.
    ///
    /// - Parameter information: The details of the app.
    package init(_ information: AboutInformation) { self.information = information }

    /// Never evaluated: CorkUI shows the value itself.
    package var body: Never { fatalError("AboutDialog has no body: it is a window") }

    /// Appends the windows of the scene.
    package func _collectWindows(into windows: inout [_WindowDescription]) {
        var window = _WindowDescription(.about, title: information.name) { EmptyView() }
        window.about = information
        windows.append(window)
    }
}

/// The details of an app that its About dialog shows.
package struct AboutInformation: Hashable, Sendable {
    /// The name of the app.
    package var name: String
    /// The version, such as `1.2`.
    package var version: String
    /// A one-sentence description of the app.
    package var comments: String
    /// The address of the app's website; `nil` if it has none.
    package var website: URL?
    /// The copyright notice, such as `© 2026 …`.
    package var copyright: String
    /// The text or name of the license.
    package var license: String
    /// The names of the authors.
    package var authors: [String]

    /// Creates the details of an app.
    package init(
        name: String, version: String, comments: String = "", website: URL? = nil, copyright: String = "",
        license: String = "", authors: [String] = []
    ) {
        self.name = name
        self.version = version
        self.comments = comments
        self.website = website
        self.copyright = copyright
        self.license = license
        self.authors = authors
    }
}
