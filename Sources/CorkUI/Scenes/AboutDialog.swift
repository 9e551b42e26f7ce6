import Foundation

/// What the app says about itself, opened from the menu of its windows.
package struct AboutDialog: Scene {
    private let information: AboutInformation

    /// - Parameter information: what is said.
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

/// What an app says about itself.
package struct AboutInformation: Hashable, Sendable {
    /// What the app is called.
    package var name: String
    /// As `1.2`.
    package var version: String
    /// What the app is for, in a sentence.
    package var comments: String
    /// Where there is more about it; nil for nowhere.
    package var website: URL?
    /// Who has the rights, as `© 2026 …`.
    package var copyright: String
    /// The terms under which it is given.
    package var license: String
    /// Who made it.
    package var authors: [String]

    /// What an app says about itself.
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
