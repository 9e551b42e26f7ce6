import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// The start window.
@MainActor
@Suite struct StartTests {
    /// Knows the same files always.
    private final class FixedRecentFiles: RecentFiles {
        var files: [URL] = []
        func note(_ file: URL) {}
        func files(withExtension filenameExtension: String, limit: Int) -> [URL] {
            Array(files.filter { $0.pathExtension == filenameExtension }.prefix(limit))
        }
    }

    /// What was begun with.
    private final class Log { var entries: [String] = [] }

    private let log = Log()
    private let dialogs = FixedDialogs()
    private let recent = FixedRecentFiles()
    private let host: TestHost

    init() {
        recent.files = (1...8).map { URL(fileURLWithPath: "/boards/Party \($0).songboard") }
        let actions = StartActions { [log] in
            log.entries.append("new board")
        } showPictures: { [log] in
            log.entries.append("pictures")
        } open: { [log] files in
            log.entries += files.map(\.lastPathComponent)
        }
        host = TestHost(size: CGSize(width: 640, height: 420)) { [dialogs, recent] in
            StartView(actions: actions).environment(\.fileDialogs, dialogs).environment(\.recentFiles, recent)
        }
    }

    @Test func theFirstCardHasTheFocusAndEachBeginsSomething() throws {
        #expect(host.focused?.label?.hasPrefix("New Board: Songs on cards") == true)
        try #require(host.focused).tap()
        try #require(host.elements("Button").first { $0.label?.hasPrefix("Your Pictures: ") == true }).tap()
        try #require(host.element("Look Around in an Example")).tap()
        #expect(log.entries == ["new board", "pictures", "party.csv"])
    }

    @Test func recentBoardsAreOpenedByTheirNames() throws {
        #expect(host.texts.filter { $0.hasPrefix("Party ") } == (1...6).map { "Party \($0)" })
        try #require(host.element("Party 3")).tap()
        #expect(log.entries == ["Party 3.songboard"])
    }

    @Test func theProgramAloneShowsTheStartWindow() throws {
        let run = try CommandRun(["start", "--describe"])
        #expect(run.status == 0 && run.output.contains("New Board: Songs on cards"))
        // Where there is no display it says so, as every window does.
        #expect(try CommandRun([]).status == 69)
    }

    private func uris(_ uri: String) -> [TransferredData] {
        [TransferredData(type: "text/uri-list", data: Data("\(uri)\r\n".utf8))]
    }

    @Test func filesAreChosenOrDroppedAndNothingOpensWhereNoneIs() async throws {
        let open = try #require(host.element("Open…"))
        open.tap()
        for _ in 0..<20 { await Task.yield() }
        #expect(log.entries == [])
        dialogs.files = [URL(fileURLWithPath: "/a.csv")]
        open.tap()
        for _ in 0..<200 where log.entries.isEmpty { await Task.yield() }
        #expect(log.entries == ["a.csv"])
        #expect(open.drop(uris("file:///b.songboard")))
        #expect(!open.drop(uris("https://example.org/c.csv")))
        #expect(log.entries == ["a.csv", "b.songboard"])
    }
}
