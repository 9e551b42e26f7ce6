import CorkTesting
import Foundation
import Testing

@testable import CorkUI

private class Player: ObservableObject {
    @Published var title = "one"
    @Published var volume = 1
    var unpublished = 0
}

private final class Jukebox: Player {
    @Published var coins = 0
}

private struct PlayerView: View {
    @ObservedObject var player: Player
    var body: some View { Text("\(player.title) \(player.volume) \(player.unpublished)") }
}

private struct Bystander: View {
    let player: Player
    var body: some View { Text(player.title) }
}

/// Follows an object by having it, without a look at it.
private struct Blind: View {
    @ObservedObject var player: Player
    let title: @MainActor () -> String
    var body: some View { Text(title()) }
}

private struct EnvironmentReader: View {
    @EnvironmentObject private var player: Player
    var body: some View { TextField(player.title, text: $player.title) }
}

@MainActor
@Suite("Observable objects")
struct ObservableObjectTests {
    private func readers(of object: some ObservableObject) -> Int { object.objectWillChange.location.readers.count }

    @Test func `a published change evaluates the views that have the object, once a turn, and no others`() {
        let player = Player()
        let host = TestHost {
            PlayerView(player: player)
            Bystander(player: player)
            PlayerView(player: Player())
        }
        host.resetEvaluations()
        player.title = "two"
        player.volume = 2
        player.unpublished = 3
        host.settle()
        #expect(host.texts == ["two 2 3", "one", "one 1 0"])
        #expect(host.evaluations(of: PlayerView.self) == 1)
        #expect(host.evaluations(of: Bystander.self) == 0)
        player.unpublished = 4
        host.settle()
        #expect(host.evaluations(of: PlayerView.self) == 1)
    }

    @Test func `a published change of an object that the body does not look at evaluates it`() {
        let player = Player()
        let host = TestHost { Blind(player: player) { player.title } }
        for title in ["two", "three"] {
            player.title = title
            host.settle()
            #expect(host.texts == [title])
        }
    }

    @Test func `an equal value is published too`() {
        let player = Player()
        let host = TestHost { PlayerView(player: player) }
        player.unpublished = 1
        player.title = "one"
        host.settle()
        #expect(host.texts == ["one 1 1"])
    }

    @Test func `a view that is given another object follows that one, and the same one again evaluates nothing`() {
        let (first, second) = (Player(), Player())
        let given = Box(first)
        let host = TestHost { PlayerView(player: given.value) }
        host.resetEvaluations()
        host.update()
        #expect(host.evaluations(of: PlayerView.self) == 0)
        given.value = second
        host.update()
        #expect(host.evaluations(of: PlayerView.self) == 1)
        first.title = "first"
        host.settle()
        #expect(host.evaluations(of: PlayerView.self) == 1)
        second.title = "second"
        host.settle()
        #expect(host.texts == ["second 1 0"])
        #expect(readers(of: first) == 0)
    }

    @Test func `properties of a class and of the one it inherits from are published alike`() {
        let jukebox = Jukebox()
        struct Coins: View {
            @ObservedObject var jukebox: Jukebox
            var body: some View { Text("\(jukebox.title) \(jukebox.coins)") }
        }
        let host = TestHost { Coins(jukebox: jukebox) }
        jukebox.coins = 2
        host.settle()
        #expect(host.texts == ["one 2"])
        jukebox.title = "two"
        host.settle()
        #expect(host.texts == ["two 2"])
    }

    @Test func `objects may publish their changes themselves, with a publisher of their own or without`() {
        final class Plain: ObservableObject {
            var count = 0 { willSet { objectWillChange.send() } }
        }
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            @Published var published = 0
            var count = 0 { willSet { objectWillChange.send() } }
        }
        struct Counts: View {
            @ObservedObject var plain: Plain
            @ObservedObject var own: Own
            var body: some View { Text("\(plain.count) \(own.count) \(own.published)") }
        }
        let (plain, own) = (Plain(), Own())
        let host = TestHost { Counts(plain: plain, own: own) }
        plain.count = 1
        host.settle()
        #expect(host.texts == ["1 0 0"])
        own.count = 1
        host.settle()
        #expect(host.texts == ["1 1 0"])
        own.published = 1
        host.settle()
        #expect(host.texts == ["1 1 0"])
    }

    @Test func `a view makes its own object when it is shown, once while it is`() {
        final class Counted: ObservableObject {
            @Published var count = 0
            @MainActor init(_ made: Box<Int>) { made.value += 1 }
        }
        struct Owner: View {
            @StateObject private var counted: Counted
            let name: String
            init(_ made: Box<Int>, name: String) {
                _counted = StateObject(wrappedValue: Counted(made))
                self.name = name
            }
            var body: some View { Button("\(name) \(counted.count)") { counted.count += 1 } }
        }
        let (made, name, shows) = (Box(0), Box("a"), Box(false))
        let host = TestHost {
            let owner = Owner(made, name: name.value)
            if shows.value { owner }
        }
        #expect(made.value == 0)
        shows.value = true
        host.update()
        #expect(made.value == 1)
        host.element("a 0")?.tap()
        name.value = "b"
        host.update()
        #expect(host.texts == ["b 1"])
        #expect(made.value == 1)
        shows.value = false
        host.update()
        shows.value = true
        host.update()
        #expect(host.texts == ["b 0"])
        #expect(made.value == 2)
    }

    @Test func `bindings lead into the object, and the same one again evaluates nothing`() {
        struct Owner: View {
            @StateObject private var player = Player()
            var body: some View {
                Editor(title: $player.title)
                Given(player: player)
                Text(player.title)
            }
        }
        struct Given: View {
            @ObservedObject var player: Player
            var body: some View { Editor(title: $player.title) }
        }
        struct Editor: View {
            @Binding var title: String
            var body: some View { TextField("Title", text: $title) }
        }
        let host = TestHost { Owner() }
        host.resetEvaluations()
        host.elements("TextField")[0].set("two")
        #expect(host.texts == ["two"])
        host.elements("TextField")[1].set("three")
        #expect(host.texts == ["three"])
        #expect(host.evaluations(of: Editor.self) == 0)
        #expect(host.evaluations(of: Given.self) == 2)
    }

    @Test func `an object in the environment reaches those below, the nearest one first`() {
        let (outer, inner, other) = (Player(), Player(), Player())
        (outer.title, inner.title, other.title) = ("outer", "inner", "other")
        let current = Box(outer)
        let host = TestHost {
            VStack {
                EnvironmentReader()
                EnvironmentReader().environmentObject(inner)
            }
            .environmentObject(current.value)
        }
        func labels() -> [String?] { host.elements("TextField").map(\.label) }
        #expect(labels() == ["outer", "inner"])
        inner.title = "new"
        host.settle()
        #expect(labels() == ["outer", "new"])
        current.value = other
        host.update()
        #expect(labels() == ["other", "new"])
        host.elements("TextField")[0].set("x")
        #expect(other.title == "x")
        #expect(readers(of: outer) == 0)
    }

    @Test func `a missing object stops the program with a sentence that names its type`() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                _ = TestHost { EnvironmentReader() }
            })
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("No Player in the environment: set one with .environmentObject(_:)"))
    }

    @Test func `a change that follows from what is shown is shown in the same turn`() {
        struct Chain: View {
            @ObservedObject var player: Player
            var body: some View {
                Text("\(player.volume) \(player.title)")
                    .onAppear { player.volume = 2 }
                    .onChange(of: player.volume) { player.title = "two" }
            }
        }
        let host = TestHost { Chain(player: Player()) }
        #expect(host.texts == ["2 two"])
        #expect(host.evaluations(of: Chain.self) == 3)
        #expect(host.warnings == [])
    }

    @Test func `a change in the middle of a body makes one more pass, with a warning`() {
        struct Writing: View {
            @ObservedObject var player: Player
            var body: some View {
                let _ = player.volume < 2 ? player.volume = 2 : ()
                Text("\(player.volume)")
            }
        }
        let player = Player()
        let host = TestHost {
            PlayerView(player: player)
            Writing(player: player)
        }
        #expect(host.texts == ["one 2 0", "2"])
        #expect(host.evaluations(of: PlayerView.self) == 2)
        #expect(host.evaluations(of: Writing.self) == 2)
        #expect(host.warnings.first?.contains("State was modified while the body of Writing") == true)
    }

    @Test func `an object that lives on forgets views that are gone`() {
        let (player, count) = (Player(), Box(3))
        let host = TestHost {
            VStack {
                ForEach(0..<count.value, id: \.self) { _ in PlayerView(player: player) }
                // The text field in it follows as well.
                if count.value > 0 { EnvironmentReader().environmentObject(player) }
                Board { ForEach(0..<count.value, id: \.self) { _ in PlayerView(player: player) } }
            }
        }
        #expect(readers(of: player) == 8)
        for _ in 0..<3 {
            player.volume += 1
            host.settle()
        }
        #expect(readers(of: player) == 8)
        count.value = 1
        host.update()
        #expect(readers(of: player) == 4)
        count.value = 0
        host.update()
        #expect(readers(of: player) == 0)
        count.value = 2
        host.update()
        #expect(readers(of: player) == 6)
        host.close()
        #expect(readers(of: player) == 0)
    }

    @Test func `rows that are scrolled out of sight do not follow, and are up to date when they come back`() {
        let player = Player()
        struct Row: View {
            @ObservedObject var player: Player
            let index: Int
            var body: some View { Text("\(index) \(player.title)").frame(height: 100) }
        }
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            List(0..<1000, id: \.self) { Row(player: player, index: $0) }
        }
        host.elements("List")[0].scroll(toRow: 900)
        let inSight = host.elements("Text").count
        #expect(readers(of: player) <= inSight)
        player.title = "two"
        host.settle()
        host.elements("List")[0].scroll(toRow: 0)
        #expect(host.texts.first == "0 two")
    }

    @Test func `an object whose window is gone is freed`() {
        weak var released: Player?
        do {
            let player = Player()
            released = player
            let host = TestHost { EnvironmentReader().environmentObject(player) }
            player.title = "two"
            host.settle()
            host.close()
        }
        #expect(released == nil)
    }

    @Test func `publishers of objects that are gone are dropped`() {
        struct Address {
            unowned let player: Player
        }
        // No other one comes to lie where one was.
        var addresses: [Address] = []
        for _ in 0..<10_000 {
            let player = Player()
            _ = player.objectWillChange
            addresses.append(Address(player: player))
        }
        #expect(DefaultPublishers.count < 2_000)
        let objects = (0..<1_000).map { _ in Player() }
        let publishers = objects.map(\.objectWillChange)
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == 1_000)
        #expect(zip(objects, publishers).allSatisfy { $0.objectWillChange === $1 })
    }

    @Test func `a change that is published on another thread is shown`() async {
        let player = Player()
        let host = TestHost { PlayerView(player: player) }
        player.unpublished = 5
        let publisher = player.objectWillChange
        // Settled at once: a window that has a turn before it holds up the animations of all others.
        await Task.detached {
            publisher.send()
            await MainActor.run { host.settle() }
        }.value
        #expect(host.texts == ["one 1 5"])
    }

    @Test func `views that are counted by their body, modifiers and properties made of properties follow objects`() {
        struct Volume: DynamicProperty {
            @ObservedObject var player: Player
            @StateObject private var own = Player()
            @MainActor var text: String { "\(player.volume) \(own.volume)" }
        }
        struct Nested: View {
            let volume: Volume
            var body: some View { Text(volume.text) }
        }
        struct Rows: View {
            @ObservedObject var player: Player
            var body: some View { ForEach(0..<player.volume, id: \.self) { Text("row \($0)") } }
        }
        struct Titled: ViewModifier {
            @ObservedObject var player: Player
            func body(content: Content) -> some View {
                Text(player.title)
                content
            }
        }
        let player = Player()
        let host = TestHost {
            ForEach(subviews: Rows(player: player)) { $0 }
            Nested(volume: Volume(player: player)).modifier(Titled(player: player))
        }
        #expect(host.texts == ["row 0", "one", "1 1"])
        player.volume = 2
        host.settle()
        #expect(host.texts == ["row 0", "row 1", "one", "2 1"])
        player.title = "two"
        host.settle()
        #expect(host.texts == ["row 0", "row 1", "two", "2 1"])
    }

    @Test func `an object of the app is made once, and followed by what its windows show`() {
        struct Program: App {
            @StateObject private var player = Player()
            @State private var count = 0
            var body: some Scene {
                WindowGroup(id: "windows") {
                    Text("\(player.title) \(count)")
                    Button("more") { (count, player.title) = (count + 1, "two") }
                }
            }
        }
        var windows: [FakeWindow] = []
        let session = WindowSession(Program._scene, warn: { _ in }) { description, value, session in
            windows.append(FakeWindow(description, value, session) { _ in })
            return windows.last!
        }
        session.open(id: "windows")
        session.open(id: "windows")
        windows[0].tap("more")
        #expect(windows.map(\.text) == ["two 1 more", "two 1 more"])
    }
}
