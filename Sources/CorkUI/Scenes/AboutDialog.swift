import Foundation

/// What the app says about itself, opened from the menu of its windows.
public struct AboutDialog: Scene {
    private let information: AboutInformation

    /// - Parameter information: what is said.
    public init(_ information: AboutInformation) { self.information = information }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("AboutDialog has no body: it is a window") }

    /// Appends the windows of the scene.
    public func _collectWindows(into windows: inout [WindowDescription]) {
        var window = WindowDescription(.about, title: information.name) { EmptyView() }
        window.about = information
        windows.append(window)
    }
}

/// What an app says about itself.
public struct AboutInformation: Hashable, Sendable {
    /// What the app is called.
    public var name: String
    /// As `1.2`.
    public var version: String
    /// What the app is for, in a sentence.
    public var comments: String
    /// Where there is more about it; nil for nowhere.
    public var website: URL?
    /// Who has the rights, as `© 2026 …`.
    public var copyright: String
    /// The terms under which it is given.
    public var license: String
    /// Who made it.
    public var authors: [String]

    /// What an app says about itself.
    public init(
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
