import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

private struct TintKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

extension EnvironmentValues {
    fileprivate var tintName: String {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
    /// A sheet that shows its environment, with a button to dismiss it.
    private struct Inner: View {
        var title = "Inside"
        @State private var count = 0
        @Environment(\.tintName) private var tint
        @Environment(\.isPresented) private var isPresented
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("\(title) \(tint) \(isPresented) \(count)")
            Button("Count") { count += 1 }
            Button("Done") { dismiss() }
        }
    }

    @Test
    func `a sheet is a window of its own in the environment of the view that presents it, and goes by dismiss`() throws
    {
        struct Root: View {
            @State private var isShown = false
            @State private var gone = 0
            var body: some View {
                Button("Open \(gone)") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { gone += 1 }) { Inner() }
                    .environment(\.tintName, "red")
            }
        }
        let host = TestHost { Root() }
        #expect(host.presented == nil)
        try #require(host.element("Open 0")).tap()
        #expect(host.texts == ["Open 0"])
        let sheet = try #require(host.presented)
        #expect(sheet.texts == ["Inside red true 0", "Count", "Done"])
        try #require(sheet.element("Count")).tap()
        #expect(sheet.texts.first == "Inside red true 1")
        try #require(sheet.element("Done")).tap()
        #expect(host.presented == nil)
        #expect(host.texts == ["Open 1"])
        try #require(host.element("Open 1")).tap()
        #expect(host.presented?.texts.first == "Inside red true 0")
    }

    @Test func `Escape and closing the window dismiss a sheet, unless a view inside takes the key`() throws {
        struct Root: View {
            @State private var isShown = true
            var body: some View {
                Text("\(isShown)").sheet(isPresented: $isShown) {
                    Button("Plain") {}
                    Button("Deaf") {}.onKeyPress(.escape) { .handled }
                }
            }
        }
        let host = TestHost { Root() }
        try #require(host.presented?.element("Deaf")).press(.escape)
        #expect(host.texts == ["true"])
        try #require(host.presented?.element("Plain")).press(.escape)
        #expect(host.texts == ["false"])
        #expect(host.presented == nil)
    }

    @Test func `the content of a sheet follows the presenting view, and keeps its state`() throws {
        struct Root: View {
            @State private var isShown = true
            @State private var name = "First"
            let suffix: String
            var body: some View {
                Button("Rename") { name = "Second" }
                    .sheet(isPresented: $isShown) { Inner(title: name + suffix) }
            }
        }
        var suffix = "!"
        let host = TestHost { Root(suffix: suffix) }
        let sheet = try #require(host.presented)
        try #require(sheet.element("Count")).tap()
        try #require(host.element("Rename")).tap()
        #expect(sheet.texts.first == "Second! none true 1")
        suffix = "?"
        host.update()
        #expect(host.presented === sheet)
        #expect(sheet.texts.first == "Second? none true 1")
    }

    fileprivate struct Song: Identifiable {
        let id: Int
        let title: String
    }

    @MainActor @Observable fileprivate final class Model {
        var song: Song?
        var gone = 0
        var isThere = true
        var isShown = true
        var log: [String] = []
    }

    @Test func `a sheet for a value shows it, another value in a new one, and none when the value is gone`() throws {
        let model = Model()
        let host = TestHost {
            Text("Songs").sheet(
                item: Binding {
                    model.song
                } set: {
                    model.song = $0
                }, onDismiss: { model.gone += 1 }
            ) { Inner(title: $0.title) }
        }
        model.song = Song(id: 1, title: "One")
        host.settle()
        let first = try #require(host.presented)
        try #require(first.element("Count")).tap()
        model.song = Song(id: 1, title: "Uno")
        host.settle()
        #expect(host.presented === first)
        #expect(first.texts.first == "Uno none true 1")
        model.song = Song(id: 2, title: "Two")
        host.settle()
        #expect(host.presented !== first)
        #expect(host.presented?.texts.first == "Two none true 0")
        #expect(model.gone == 1)
        host.presented?.dismiss()
        #expect(model.song == nil)
        #expect(host.presented == nil)
        #expect(model.gone == 2)
    }

    @Test func `a sheet inside of a sheet is over it, and only that one goes by its dismiss`() throws {
        struct Outer: View {
            @State private var isShown = false
            var body: some View {
                Button("Deeper") { isShown = true }.sheet(isPresented: $isShown) { Inner() }
            }
        }
        let host = TestHost { Text("Root").sheet(isPresented: .constant(true)) { Outer() } }
        let outer = try #require(host.presented)
        try #require(outer.element("Deeper")).tap()
        let inner = try #require(outer.presented)
        #expect(inner.texts.first == "Inside none true 0")
        try #require(inner.element("Done")).tap()
        #expect(outer.presented == nil)
        #expect(host.presented === outer)
    }

    @Test
    func `a second sheet waits with a sentence until the first is gone, and one after the other needs none`() throws {
        struct Root: View {
            @State private var isFirst = false
            @State private var isSecond = false
            var body: some View {
                VStack {
                    Button("Both") { (isFirst, isSecond) = (true, true) }
                    Button("Second instead") { (isFirst, isSecond) = (false, true) }
                }
                .sheet(isPresented: $isSecond) { Text("Second") }
                .sheet(isPresented: $isFirst) { Text("First") }
            }
        }
        let host = TestHost { Root() }
        try #require(host.element("Both")).tap()
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("waits until that one is dismissed") == true)
        let first = try #require(host.presented?.texts)
        host.presented?.dismiss()
        let second = try #require(host.presented?.texts)
        #expect(Set([first, second]) == [["First"], ["Second"]])
        host.presented?.dismiss()
        #expect(host.presented == nil)

        let other = TestHost { Root() }
        try #require(other.element("Second instead")).tap()
        #expect(other.presented?.texts == ["Second"])
        #expect(other.warnings.isEmpty)
    }

    @Test func `a sheet of several views at once is shown once`() throws {
        struct Root: View {
            @State private var isShown = true
            var body: some View {
                Group {
                    Text("One")
                    Text("Two")
                }
                .sheet(isPresented: $isShown) { Text("Sheet") }
            }
        }
        let host = TestHost { Root() }
        #expect(host.presented?.texts == ["Sheet"])
        host.presented?.dismiss()
        #expect(host.presented == nil)
        #expect(host.texts == ["One", "Two"])
    }

    @Test func `a sheet goes with the view that presents it, and its views disappear`() throws {
        let model = Model()
        let host = TestHost {
            VStack {
                if model.isThere {
                    Text("Here").sheet(
                        isPresented: Binding {
                            model.isShown
                        } set: {
                            model.isShown = $0
                        }
                    ) {
                        Text("Sheet").onDisappear { model.log.append("disappeared") }
                    }
                }
            }
        }
        #expect(host.presented != nil)
        model.isThere = false
        host.settle()
        #expect(host.presented == nil)
        #expect(model.log == ["disappeared"])
    }

    @Test func `dismiss at the root of a stack in a sheet takes the sheet away, above it the topmost view`() throws {
        struct Page: View {
            let name: String
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("Close \(name)") { dismiss() }
                NavigationLink("Next") { Page(name: "page") }
            }
        }
        struct Root: View {
            @State private var isShown = true
            var body: some View {
                Text("Root").sheet(isPresented: $isShown) { NavigationStack { Page(name: "root") } }
            }
        }
        let host = TestHost { Root() }
        host.enablesAnimations = false
        let sheet = try #require(host.presented)
        sheet.enablesAnimations = false
        try #require(sheet.element("Next")).tap()
        try #require(sheet.element("Close page")).tap()
        #expect(host.presented === sheet)
        try #require(sheet.element("Close root")).tap()
        #expect(host.presented == nil)
    }

    @Test func `nothing of a window and its sheets lives on when it is closed`() throws {
        final class Probe {}
        weak var probe: Probe?
        do {
            let object = Probe()
            probe = object
            let host = TestHost { Text("Root").sheet(isPresented: .constant(true)) { Text("\(object === probe)") } }
            #expect(host.presented?.texts == ["true"])
            host.close()
        }
        #expect(probe == nil)
    }

    @Test func `a sheet that is kept open stays on Escape and closing, and goes by its buttons`() throws {
        struct Root: View {
            @State private var isShown = true
            @State private var isKept = true
            var body: some View {
                Text("\(isShown)").sheet(isPresented: $isShown) {
                    Toggle("Keep", isOn: $isKept)
                    Inner().interactiveDismissDisabled(isKept)
                }
            }
        }
        let host = TestHost { Root() }
        host.presented?.dismiss()
        #expect(host.texts == ["true"])
        try #require(host.presented?.elements("Toggle").first).tap()
        host.presented?.dismiss()
        #expect(host.texts == ["false"])
        let other = TestHost { Root() }
        try #require(other.presented?.element("Done")).tap()
        #expect(other.texts == ["false"])
    }
}
