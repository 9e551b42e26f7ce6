import Foundation

/// Files that come with the program.
package enum ExampleFiles {
    /// A dozen drawings of sandwiches; nil where they were not installed.
    package static var sandwiches: URL? { file("Sandwiches") }

    /// Songs of four people; nil where they were not installed.
    package static var party: URL? { file("party.csv") }

    /// How the pages of the showcase are written; nil where that was not installed.
    package static var showcase: URL? { file("Showcase") }

    /// Looks beside the installed program, then in the folders around one that was just built.
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
