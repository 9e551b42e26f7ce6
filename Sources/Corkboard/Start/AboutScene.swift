import CorkUI

/// The About dialog of the program.
package struct AboutScene: Scene {
    private let version: String

    package init(version: String) { self.version = version }

    package var body: some Scene {
        AboutDialog(
            AboutInformation(
                name: "Corkboard", version: version, comments: "Pin songs to a board, cross them off, sing.",
                copyright: "© 2026 Corkboard contributors",
                license: "Given under the MIT License: use, change and share it, with its notice and without warranty.",
                authors: ["Corkboard contributors"]))
    }
}
