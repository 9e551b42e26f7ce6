import CorkTesting
import CorkUI
import Testing

/// Tables of key commands: their actions, and their entries in the shortcuts window.
@MainActor
@Suite struct KeyCommandsTests {
    @MainActor
    private final class Log { var lines: [String] = [] }

    private static let table = KeyCommands<Log>([
        "Letters": [
            KeyCommand("Add", "a", .return) { $0.lines.append("add") },
            KeyCommand("Add All", "a", modifiers: [.command, .shift]) { $0.lines.append("add all") },
            KeyCommand("Zoom In", "+") { $0.lines.append("zoom in") },
            KeyCommand("Refuse", "r") { (_: Log) -> KeyPress.Result in .ignored },
            KeyCommand(listing: "Leave", .tab),
        ]
    ])

    @Test(
        arguments: [
            ("a", EventModifiers(), "add"), (.return, [], "add"), ("a", .command, nil),
            ("a", [.command, .shift], "add all"),
            // Where a sign is typed with Shift depends on the keyboard.
            ("+", .shift, "zoom in"), ("r", [], nil), (.tab, [], nil), ("z", [], nil),
        ] as [(KeyEquivalent, EventModifiers, String?)])
    func `the first command of a key runs`(key: KeyEquivalent, modifiers: EventModifiers, line: String?) {
        let log = Log()
        let result = Self.table.perform(KeyPress(key: key, modifiers: modifiers), on: log)
        #expect(log.lines == [line].compactMap(\.self))
        #expect(result == (line == nil ? .ignored : .handled))
    }

    @Test func `a view answers the keys of its table unless it has no target`() throws {
        let log = Log()
        let host = TestHost {
            Button("with") {}.keyCommands(Self.table, on: log)
            Button("without") {}.keyCommands(Self.table, on: Log?.none)
        }
        try #require(host.element("with")).press("a")
        try #require(host.element("without")).press("a")
        #expect(log.lines == ["add"])
    }

    @Test func `each table is listed once with all keys of its commands`() {
        let host = TestHost {
            ForEach(0..<3) { Button("\($0)") {}.keyCommands(Self.table, on: Log()) }
        }
        let groups = host.shortcutGroups
        #expect(groups.map(\.title) == ["Letters"])
        #expect(groups[0].shortcuts.map(\.title) == ["Add", "Add All", "Zoom In", "Refuse", "Leave"])
        #expect(groups[0].shortcuts[0].keys == [.init("a", modifiers: []), .init(.return, modifiers: [])])
    }

    @Test func `tables with the same group are listed as one group with the keys of both`() {
        let fewer = KeyCommands<Log>([
            "Letters": [
                KeyCommand("Add", "b", modifiers: .command) { $0.lines.append("add") },
                KeyCommand("Remove", "c") { $0.lines.append("remove") },
            ]
        ])
        let host = TestHost {
            Button("first") {}.keyCommands(fewer, on: Log())
            Button("second") {}.keyCommands(Self.table, on: Log())
        }
        let groups = host.shortcutGroups
        #expect(groups.map(\.title) == ["Letters"])
        #expect(groups[0].shortcuts.map(\.title) == ["Add", "Remove", "Add All", "Zoom In", "Refuse", "Leave"])
        #expect(groups[0].shortcuts[0].keys.map(\.key) == ["b", "a", .return])
    }
}
