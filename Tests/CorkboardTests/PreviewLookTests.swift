import Foundation
import GtkTestSupport
import Testing

/// Comparisons of the previews with the pictures in `Tests/Goldens/Previews`.
@Suite(
    "Looks of the previews", .serialized,
    .enabled(if: CommandRun.program != nil, "The program was not built with the tests."),
    .enabled(
        if: Golden.isWriting || PreviewLooks.kept == PinnedLook.present,
        "The pictures were made with \(PreviewLooks.kept), and here is \(PinnedLook.present)."))
struct PreviewLookTests {
    @Test func `every preview looks as it did`() throws {
        let looks = try PreviewLooks(isDark: false)
        let names = try looks.draw()
        if Golden.isWriting { try PreviewLooks.keepPresent() }
        #expect(names == PreviewLooks.keptNames || Golden.isWriting)
        for name in names { try looks.compare(name) }
    }

    @Test(arguments: ["Corkboard.Board", "CorkboardShowcase.Controls"])
    func `some look as they did in the dark, too`(name: String) throws {
        let looks = try PreviewLooks(isDark: true)
        try #require(looks.draw(only: name).contains(name))
        try looks.compare(name)
    }
}

/// Pictures of previews in a temporary folder.
private final class PreviewLooks {
    private let look: PinnedLook
    private let drawn: TemporaryFolder
    private let isDark: Bool

    init(isDark: Bool) throws {
        (look, drawn) = (try PinnedLook(), try TemporaryFolder())
        self.isDark = isDark
    }

    /// Draws all previews of the app, or those with a name, and returns their names.
    func draw(only name: String? = nil) throws -> Set<String> {
        var arguments = ["previews", "--snapshot", drawn.url.path]
        if let name { arguments.append(name) }
        if isDark { arguments.append("--dark") }
        let run = try CommandRun(arguments, environment: look.environment)
        try #require(run.status == 0, "\(run.errors)")
        return try Self.names(in: drawn.url)
    }

    /// Fails if a preview differs from its golden picture.
    func compare(_ name: String) throws {
        let now = drawn.url.appending(path: "\(name).png")
        let kept = Golden.file(isDark ? "Previews/Dark/\(name)" : "Previews/\(name)")
        if Golden.isWriting {
            try FileManager.default.createDirectory(
                at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try Data(contentsOf: now).write(to: kept)
        }
        guard let strays = try Picture(png: now.path).strays(from: Picture(png: kept.path)) else { return }
        let seen = FileManager.default.temporaryDirectory.appending(path: "\(name)-now.png")
        try Data(contentsOf: now).write(to: seen)
        Issue.record("“\(name)” looks other than before at \(strays); see \(seen.path).")
    }

    private static func names(in folder: URL) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
    }

    nonisolated private static let madeWith = Golden.root.appending(path: "Tests/Goldens/Previews/made-with.txt")

    static var keptNames: Set<String> { (try? names(in: madeWith.deletingLastPathComponent())) ?? [] }

    /// The versions with which the golden pictures were made.
    nonisolated static var kept: String {
        let text = (try? String(contentsOf: madeWith, encoding: .utf8)) ?? "nothing"
        return text.trimmingCharacters(in: .newlines)
    }

    /// Records the current versions as those of the golden pictures.
    static func keepPresent() throws {
        let folder = madeWith.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "\(PinnedLook.present)\n".write(to: madeWith, atomically: true, encoding: .utf8)
    }
}
