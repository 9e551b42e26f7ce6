import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Forms of controls")
struct ControlFormTests {
    private func binding<V>(_ box: Box<V>) -> Binding<V> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }

    @Test func `a slider stands between the labels of its bounds`() throws {
        let value = Box(0.5)
        let host = TestHost {
            Slider(value: binding(value), in: 0...1, step: 0.25) {
                Text("Volume")
            } minimumValueLabel: {
                Text("soft")
            } maximumValueLabel: {
                Text("loud")
            }
        }
        #expect(host.texts == ["Volume", "soft", "loud"])
        let slider = try #require(
            host.element("Volume")?.kind == "Slider" ? host.element("Volume") : host.elements("Slider").first)
        slider.set(0.8)
        #expect(value.value == 0.75)
        let (soft, loud) = (host.element("soft")!.frame, host.element("loud")!.frame)
        #expect(soft.maxX + 100 < loud.minX)
    }

    @Test func `a picker of several sources selects nothing while they differ, and sets all of them`() throws {
        let values = [Box(1), Box(2)]
        struct Source { var choice: Binding<Int> }
        let host = TestHost {
            Picker("Size", sources: values.map { Source(choice: binding($0)) }, selection: \.choice) {
                ForEach(1..<4) { Text("\($0)").tag($0) }
            }
        }
        let picker = try #require(host.elements("Picker").first)
        #expect(picker.value ?? "" == "")
        picker.choose("3")
        #expect(values.map(\.value) == [3, 3])
        #expect(picker.value == "3")
    }

    @Test func `a menu with a primary action is a button beside a menu`() throws {
        let journal = Journal()
        let host = TestHost {
            Menu("Save") {
                Button("Save As") { journal.note("as") }
            } primaryAction: {
                journal.note("save")
            }
        }
        try #require(host.element("Save")).tap()
        #expect(host.element("More")?.menu == ["Save As"])
        host.element("More")!.choose("Save As")
        #expect(journal.take() == ["save", "as"])
    }

    @Test func `a button with a role alone has the usual title`() {
        let host = TestHost {
            Button(role: .close) {}
            Button(role: .destructive) {}
        }
        #expect(host.texts == ["Close", "Delete"])
    }

    @Test func `Enter in a field runs the actions around it from the inside out, up to a scope`() throws {
        let (text, journal) = (Box(""), Journal())
        let host = TestHost {
            VStack {
                VStack {
                    TextField("Outer", text: binding(text)).onSubmit { journal.note("inner") }
                    TextField("Blocked", text: binding(text)).submitScope()
                }
            }
            .onSubmit { journal.note("outer") }
            .onSubmit(of: .search) { journal.note("search") }
        }
        host.element("Outer")!.focus()
        host.focused!.press(.return)
        host.element("Blocked")!.focus()
        host.focused!.press(.return)
        #expect(journal.take() == ["inner", "outer"])
    }

    @Test func `Enter in a search field runs its own action, and scopes are shown while people search`() throws {
        let (text, scope, journal) = (Box(""), Box(1), Journal())
        let host = TestHost {
            List { Text("a") }
                .searchable(text: binding(text), prompt: "Find")
                .searchScopes(binding(scope)) {
                    Text("All").tag(1)
                    Text("Mine").tag(2)
                }
                .onSubmit(of: .search) { journal.note("search") }
        }
        #expect(host.elements("Picker").isEmpty)
        host.element("Find")!.focus()
        host.focused!.press(.return)
        #expect(journal.take() == ["search"])
        try #require(host.elements("Picker").first).choose("Mine")
        #expect(scope.value == 2)
    }

    @Test func `commands run for their keys while the focus is in the view`() {
        let (text, journal) = (Box(""), Journal())
        let host = TestHost {
            Color.red.focusable().accessibilityLabel("pad")
                .onExitCommand { journal.note("exit") }
                .onDeleteCommand { journal.note("delete") }
                .onMoveCommand { journal.note("\($0)") }
            TextField("elsewhere", text: binding(text))
        }
        host.element("pad")!.focus()
        for key in [.escape, .delete, .upArrow, .rightArrow] as [KeyEquivalent] { host.focused!.press(key) }
        host.focused!.press(.leftArrow, modifiers: .option)
        host.element("elsewhere")!.focus()
        host.focused!.press(.escape)
        #expect(journal.take() == ["exit", "delete", "up", "right"])
    }
}
