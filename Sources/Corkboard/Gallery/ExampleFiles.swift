import Foundation

/// Example files that are installed with the app.
package enum ExampleFiles {
    /// The folder with drawings of sandwiches, or `nil` if it isn't installed.
    package static var sandwiches: URL? { file("Sandwiches") }

    /// The song list of four people, or `nil` if it isn't installed.
    package static var party: URL? { file("party.csv") }

    /// The folder with the source code of the showcase's pages, or `nil` if it isn't installed.
    package static var showcase: URL? { file("Showcase") }

    /// Returns a file beside the installed program, or in a source tree around a development build.
    private static func file(_ name: String) -> URL? {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        var around = program.deletingLastPathComponent()
        var places = [around.deletingLastPathComponent().appending(path: "share/corkboard/Examples")]
        while around.path != "/" {
            places.append(around.appending(path: "Resources/Examples"))
            around.deleteLastPathComponent()
        }
        return places.map { $0.appending(path: name) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
