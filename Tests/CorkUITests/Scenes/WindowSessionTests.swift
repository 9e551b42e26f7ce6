import Foundation
import Testing

@testable import CorkTesting
@testable import CorkUI

private struct SongWindow: View {
    @Binding var song: Int?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        Text(song.map { "song \($0)" } ?? "no song")
        Button("2") { openWindow(value: 2) }
        Button("rename") { song = 9 }
        Button("list") { openWindow(id: "list") }
        Button("lost") { openWindow(id: "lost") }
        Button("text") { openWindow(value: "text") }
        Button("bye") { dismissWindow() }
        Button("no list") { dismissWindow(id: "list") }
        Button("settings") { openSettings() }
    }
}

private struct Scenes: Scene {
    var body: some Scene {
        WindowGroup("Songs", id: "songs", for: Int.self) { $song in SongWindow(song: $song) }
        Window("List", id: "list") { Text("list") }
        WindowGroup(id: "notes") { Text("note") }
        WindowGroup("Days", for: Double.self) { $day in
            Text(verbatim: "day \(day)")
        } defaultValue: {
            7.5
        }
        Settings { Text("settings") }
    }
}

@MainActor
@Suite("The windows of an app")
struct WindowSessionTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    private let windows = Box<[FakeWindow]>([])

    private func session(_ scene: some Scene) -> WindowSession {
        WindowSession(scene, warn: { [log] in log.lines.append($0) }) { [log, windows] in
            let window = FakeWindow($0, $1, $2) { log.lines.append(String($0.prefix(14))) }
            windows.value.append(window)
            return window
        }
    }

    @Test func `the first scene opens at the start; settings do not`() {
        session(Scenes()).openFirst()
        #expect(log.lines == ["present no son"])
        session(Settings { Text("only") }).openFirst()
        #expect(log.lines.count == 1)
    }

    @Test func `a value has one window; it comes to the front when it is opened again, by what it was changed to`() {
        let session = session(Scenes())
        session.openFirst()
        windows.value[0].tap("2")
        windows.value[0].tap("2")
        #expect(windows.value.count == 2)
        windows.value[1].tap("rename")
        #expect(windows.value[1].text.hasPrefix("song 9"))
        windows.value[0].tap("2")
        #expect(windows.value.count == 3)
        session.open(id: "songs", value: 9)
        #expect(windows.value.count == 3)
    }

    @Test func `a Window has one window, and a WindowGroup one for each request`() {
        let session = session(Scenes())
        for id in ["list", "list", "notes", "notes"] { session.open(id: id) }
        #expect(log.lines == ["present list", "present list", "present note", "present note"])
        #expect(windows.value.count == 3)
    }

    @Test func `a window without a value shows the default`() {
        let session = session(
            WindowGroup(for: Double.self) { $day in
                Text(verbatim: "day \(day)")
            } defaultValue: {
                7.5
            })
        session.openFirst()
        #expect(windows.value[0].text == "day 7.5")
    }

    @Test func `a request without a matching scene is reported`() {
        let session = session(Scenes())
        session.openFirst()
        log.lines = []
        windows.value[0].tap("lost")
        windows.value[0].tap("text")
        #expect(
            log.lines == [
                "No window was opened: no scene has the id “lost”.",
                "No window was opened: no window group is for values of the type String.",
            ])
        #expect(windows.value.count == 1)
        let bare = self.session(WindowGroup { Text("bare") })
        bare.openSettings()
        #expect(log.lines.last == "The app has no settings: none of its scenes is Settings.")
    }

    @Test func `Windows are dismissed by themselves, by scene and by value, and can be opened again`() {
        let session = session(Scenes())
        session.openFirst()
        windows.value[0].tap("list")
        windows.value[0].tap("no list")
        windows.value[0].tap("list")
        #expect(windows.value.count == 3)
        windows.value[0].tap("settings")
        windows.value[0].tap("settings")
        #expect(windows.value.count == 4)
        windows.value[0].tap("bye")
        #expect(log.lines.suffix(1) == ["close no song "])
        session.open(id: "songs")
        #expect(windows.value.count == 5)
    }

    @Test(arguments: [true, false])
    func `scenes under an if and an else are there as the condition is at the start`(isNew: Bool) {
        @SceneBuilder var scene: some Scene {
            if isNew { WindowGroup(id: "new") { Text("new") } }
            if isNew { Window("A", id: "a") { Text("a") } } else { Window("B", id: "b") { Text("b") } }
        }
        let session = session(scene)
        session.openFirst()
        session.open(id: "a")
        session.open(id: "b")
        #expect(
            log.lines
                == (isNew
                    ? ["present new", "present a", "No window was opened: no scene has the id “b”."]
                    : ["present b", "No window was opened: no scene has the id “a”.", "present b"]))
    }
}
