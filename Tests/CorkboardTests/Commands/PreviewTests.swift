import CorkUI
import Foundation
import Testing

@testable import CorkboardShowcase

@Suite("corkboard previews", .serialized)
struct PreviewTests {
    @Test
    @MainActor func `each page of the showcase and each kind of window has a preview`() {
        let names = Set(Preview.all.filter { $0.module.hasPrefix("Corkboard") }.map(\.name))
        #expect(Set(ShowcasePage.allCases.map(\.title)).isSubset(of: names))
        #expect(names.isSuperset(of: ["Board", "Gallery", "Drawing", "Start", "Showcase"]))
    }

    @Test(.enabled(if: CommandRun.program != nil, "The program was not built with the tests."))
    @MainActor func `all previews are drawn in half a minute, each with something in it`() throws {
        let folder = try TemporaryFolder()
        let clock = ContinuousClock()
        let start = clock.now
        let run = try CommandRun(["previews", "--snapshot", folder.url.path])
        #expect(clock.now - start < .seconds(30))
        #expect(run.status == 0)
        // Two pages show what becomes of a value that nobody reads; glycin can't nest its sandbox in another one.
        let errors = run.errors.split(separator: "\n").filter {
            !$0.contains("is read by nobody") && !$0.hasPrefix("WARNING: Glycin running without sandbox.")
        }
        #expect(errors.isEmpty)
        let pictures = try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: [.fileSizeKey])
        #expect(
            pictures.count
                == Preview.all.filter { $0.module.hasPrefix("Corkboard") && $0.module != "CorkboardTests" }.count)
        #expect(run.output.split(separator: "\n").count == pictures.count)
        // An empty window of this size compresses to less.
        for picture in pictures {
            let size = try #require(try picture.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size > 4500, "\(picture.lastPathComponent)")
        }
    }

    @Test(.enabled(if: CommandRun.program != nil, "The program was not built with the tests."))
    @MainActor func `dates and times are written as the person writes them`() throws {
        func words(_ locale: String, _ name: String) throws -> String {
            let run = try CommandRun(
                ["previews", name, "--describe"], environment: ["LC_ALL": locale, "TZ": "UTC"])
            #expect(run.status == 0, "\(run.errors)")
            return run.output
        }
        #expect(try words("de_DE.UTF-8", "Flight Timeline").contains("\"On Time for 06:05\""))
        #expect(try words("en_US.UTF-8", "Flight Timeline").contains("\"On Time for 6:05\u{202F}AM\""))
        let controls = try words("fr_FR.UTF-8", "Controls")
        #expect(controls.contains("\"9 mai 2025\"") && controls.contains("\"19:30\""))
    }

    @Test(.enabled(if: CommandRun.program != nil, "The program was not built with the tests."))
    @MainActor func `only previews with the requested name are shown, and an unknown name is reported`() throws {
        let run = try CommandRun(["previews", "awards", "--describe"])
        #expect(run.status == 0 && run.output.hasPrefix("CorkboardShowcase: Awards\n"), "\(run.errors)")
        #expect(run.output.contains("\"Your Awards (5)\""))
        let none = try CommandRun(["previews", "no such", "--describe"])
        #expect(none.status == 64 && none.errors.contains("No preview is called “no such”."))
    }
}
