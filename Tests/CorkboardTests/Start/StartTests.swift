import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// The start window.
@MainActor
@Suite struct StartTests {
    /// Recent files that never change.
    private final class FixedRecentFiles: RecentFiles {
        var files: [URL] = []
        func note(_ file: URL) {}
        func files(withExtension filenameExtension: String, limit: Int) -> [URL] {
            Array(files.filter { $0.pathExtension == filenameExtension }.prefix(limit))
        }
    }

    /// A log of the actions of the start window.
    private final class Log { var entries: [String] = [] }

    private let log = Log()
    private let dialogs = FixedDialogs()
    private let recent = FixedRecentFiles()
    private let folder: TemporaryFolder
    private let host: TestHost

    init() throws {
        folder = try TemporaryFolder()
        recent.files = (1...8).map { URL(fileURLWithPath: "/boards/Party \($0).songboard") }
        let actions = StartActions { [log] in
            log.entries.append("new board")
        } newDrawing: { [log] in
            log.entries.append("new drawing")
        } showPictures: { [log] in
            log.entries.append("pictures")
        } open: { [log] files in
            log.entries += files.map(\.lastPathComponent)
        }
        host = TestHost(size: CGSize(width: 640, height: 420)) { [dialogs, recent] in
            StartView(actions: actions).environment(\.fileDialogs, dialogs).environment(\.recentFiles, recent)
        }
    }

    @Test func `the first card has the focus and each begins something`() throws {
        #expect(host.focused?.label?.hasPrefix("New Board: Songs on cards") == true)
        try #require(host.focused).tap()
        for title in ["New Drawing: ", "Your Pictures: "] {
            try #require(host.elements("Button").first { $0.label?.hasPrefix(title) == true }).tap()
        }
        try #require(host.element("Look Around in an Example")).tap()
        #expect(log.entries == ["new board", "new drawing", "pictures", "party.csv"])
    }

    @Test func `every choice is in the window with text of twice the size`() {
        let large = TestHost(size: CGSize(width: 640, height: 370)) {
            StartView(actions: StartActions(newBoard: {}, newDrawing: {}, showPictures: {}, open: { _ in }))
                .environment(\.textScale, 2).environment(\.font, .system(size: 26))
        }
        for button in large.elements("Button") {
            #expect(button.frame.minX >= 0 && button.frame.maxX <= 640 && button.frame.maxY <= 370, "\(button.frame)")
        }
        #expect(large.elements("Button").count == 5)
    }

    @Test func `recent boards are opened by their names`() throws {
        #expect(host.texts.filter { $0.hasPrefix("Party ") } == (1...6).map { "Party \($0)" })
        try #require(host.element("Party 3")).tap()
        #expect(log.entries == ["Party 3.songboard"])
    }

    @Test func `the program alone shows the start window`() throws {
        let run = try CommandRun(["start", "--describe"])
        #expect(run.status == 0 && run.output.contains("New Board: Songs on cards"))
        // Without a display, the command reports an error, as for every window.
        #expect(try CommandRun([]).status == 69)
    }

    private func uris(_ uri: String) -> [TransferredData] {
        [TransferredData(type: "text/uri-list", data: Data("\(uri)\r\n".utf8))]
    }

    @Test func `files are chosen or dropped and nothing opens where none is`() async throws {
        let open = try #require(host.element("Open…"))
        open.tap()
        for _ in 0..<20 { await Task.yield() }
        #expect(log.entries == [])
        dialogs.files = [try folder.file("a.csv", "Title\nOne\n")]
        open.tap()
        await eventually { !log.entries.isEmpty }
        #expect(log.entries == ["a.csv"])
        #expect(open.drop(uris("file:///b.songboard")))
        await eventually { log.entries.count == 2 }
        #expect(log.entries == ["a.csv", "b.songboard"])
    }

    @Test func `files that cannot be opened are reported and the window stays`() async throws {
        let open = try #require(host.element("Open…"))
        let other = "Boards, lists and folders of songs, and drawings can be opened here."
        func told() async -> String? {
            await eventually { host.presented != nil }
            let texts = host.presented?.texts ?? []
            host.presented?.element("Close")?.tap()
            await eventually { host.presented == nil }
            return texts.dropFirst().first
        }
        #expect(open.drop(uris(try folder.file("paper.pdf", "%PDF-1.4").absoluteString)))
        let paper = try #require(await told())
        #expect(paper.hasSuffix("paper.pdf” is not a song list: it is a PDF document.\n\(other)"))
        #expect(!open.drop(uris("https://example.org/c.csv")))
        #expect(await told() == "“https://example.org/c.csv” is not a file of this computer.\n\(other)")
        dialogs.files = [URL(fileURLWithPath: "/nowhere/a.csv")]
        open.tap()
        #expect(await told() == "“/nowhere/a.csv” cannot be opened: the file does not exist.\n\(other)")
        #expect(log.entries.isEmpty)
    }

    private func eventually(_ isSo: () -> Bool) async {
        for _ in 0..<500 where !isSo() {
            try? await Task.sleep(for: .milliseconds(5))
            host.settle()
        }
    }
}
