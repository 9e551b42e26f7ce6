import CorkTesting
import CorkUI
import Foundation
import SongLibrary
import Testing

@testable import Corkboard

/// The history of what was sung, in the preferences.
@MainActor
@Suite struct HistoryPreferencesTests {
    private let folder: TemporaryFolder
    private let history: SungHistory
    private let dialogs = FixedDialogs()
    private let host: TestHost

    init() async throws {
        folder = try TemporaryFolder()
        history = try SungHistory(file: folder.url.appending(path: "history.sqlite"))
        try await history.add([
            SungHistory.Entry(
                board: "b", card: "1", time: Date(timeIntervalSince1970: 1_796_000_000), singers: "Ann", title: "One")
        ])
        host = TestHost(size: CGSize(width: 480, height: 400)) { [history, dialogs] in
            PreferencesView(history: history).environment(\.fileDialogs, dialogs)
        }
    }

    private func wait(_ text: String) async {
        for _ in 0..<10_000 where !host.texts.contains(where: { $0.hasSuffix(text) }) {
            await Task.yield()
            host.settle()
        }
        #expect(host.texts.contains { $0.hasSuffix(text) })
    }

    @Test func `it is exported as a table`() async throws {
        dialogs.files = [folder.url.appending(path: "History.csv")]
        try #require(host.element("Export…")).tap()
        await wait("Exported to History.csv.")
        #expect(dialogs.suggestedNames == ["History.csv"])
        #expect(try String(contentsOf: dialogs.files[0], encoding: .utf8) == (try await history.table()))
        dialogs.files = [folder.url]
        try #require(host.element("Export…")).tap()
        await wait("it is a folder.")
    }

    @Test func `it is cleared after a question`() async throws {
        try #require(host.element("Clear…")).tap()
        #expect(host.presented?.texts.contains("Clear the history of all evenings?") == true)
        try #require(host.presented?.element("Cancel")).tap()
        #expect(try await history.entries.count == 1)
        try #require(host.element("Clear…")).tap()
        try #require(host.presented?.element("Clear History")).tap()
        await wait("The history is empty.")
        #expect(try await history.entries == [])
    }
}
