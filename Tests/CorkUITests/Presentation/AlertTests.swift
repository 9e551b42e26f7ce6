import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Alerts and confirmation dialogs")
struct AlertTests {
    @MainActor @Observable fileprivate final class Model {
        var isShown = true
        var log: [String] = []
        var name = ""
        var shown: Binding<Bool> {
            Binding {
                self.isShown
            } set: {
                self.isShown = $0
            }
        }
        var text: Binding<String> {
            Binding {
                self.name
            } set: {
                self.name = $0
            }
        }
    }

    @Test func `an alert shows title, message and actions, of which each dismisses it after its action`() throws {
        let model = Model()
        let host = TestHost {
            Text("Board").alert("Remove Ana?", isPresented: model.shown) {
                Button("Remove", role: .destructive) { model.log.append("remove \(model.isShown)") }
                Button("Keep", role: .cancel) { model.log.append("keep") }
            } message: {
                Text("Her songs stay.")
            }
        }
        let alert = try #require(host.presented)
        #expect(alert.texts == ["Remove Ana?", "Her songs stay.", "Remove", "Keep"])
        try #require(alert.element("Remove")).tap()
        #expect(model.log == ["remove true"])
        #expect(!model.isShown)
        #expect(host.presented == nil)
    }

    /// The buttons of the alert over a host from left to right.
    private func row(_ host: TestHost) -> [String] {
        (host.presented?.elements("Button") ?? []).sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
    }

    @Test func `the cancel button stands first and the default button last, and all are equally wide`() throws {
        let host = TestHost {
            Text("").alert("Save?", isPresented: .constant(true)) {
                Button("Save") {}
                Button("Discard", role: .destructive) {}
                Button("Stay", role: .cancel) {}
            }
        }
        #expect(row(host) == ["Stay", "Discard", "Save"])
        let frames = try #require(host.presented).elements("Button").map(\.frame)
        #expect(Set(frames.map(\.width)).count == 1)
        #expect(Set(frames.map(\.minY)).count == 1)
    }

    @Test func `buttons without room beside each other stand one below the other, the default action first`() throws {
        let host = TestHost {
            Text("").alert("Save?", isPresented: .constant(true)) {
                Button("Discard everything that is not saved", role: .destructive) {}
                Button("Stay", role: .cancel) {}
                Button("Save") {}
            }
        }
        let buttons = try #require(host.presented).elements("Button").sorted { $0.frame.minY < $1.frame.minY }
        #expect(buttons.map(\.label) == ["Save", "Discard everything that is not saved", "Stay"])
        #expect(Set(buttons.map(\.frame.minX)).count == 1)
    }

    @Test
    func
        `an alert without buttons has an OK, one whose buttons all destroy has a Cancel too, others have theirs alone`()
    {
        func buttons<A: View>(@ViewBuilder _ actions: @escaping @MainActor () -> A) -> [String] {
            row(TestHost { Text("").alert("Title", isPresented: .constant(true), actions: actions) })
        }
        #expect(buttons {} == ["OK"])
        #expect(buttons { TextField("Name", text: .constant("")) } == ["OK"])
        #expect(buttons { Button("Delete", role: .destructive) {} } == ["Cancel", "Delete"])
        #expect(buttons { Button("Yes") {} } == ["Yes"])
    }

    @Test func `a confirmation dialog always has a cancel button, and hides its title on request`() throws {
        let model = Model()
        let host = TestHost {
            Text("").confirmationDialog("Export", isPresented: model.shown, titleVisibility: .hidden) {
                Button("As text") { model.log.append("text") }
                Button("As table") { model.log.append("table") }
            }
        }
        #expect(row(host) == ["Cancel", "As table", "As text"])
        #expect(host.presented?.element("Export") == nil)
        try #require(host.presented?.element("Cancel")).tap()
        #expect(model.log.isEmpty && !model.isShown)

        let own = TestHost {
            Text("").confirmationDialog("Export", isPresented: .constant(true)) {
                Button("As text") {}
                Button("Stop", role: .cancel) {}
            }
        }
        #expect(row(own) == ["Stop", "As text"])
        #expect(own.presented?.element("Export") != nil)
    }

    @Test
    func `Escape runs the action that leaves everything as it is, or dismisses without one; Return the default action`()
        throws
    {
        let model = Model()
        let host = TestHost {
            Text("").alert("Sure?", isPresented: model.shown) {
                Button("Yes") { model.log.append("yes") }
                Button("No", role: .cancel) { model.log.append("no") }
            }
        }
        host.presented?.root.press(.escape)
        #expect(model.log == ["no"])
        model.isShown = true
        host.settle()
        host.presented?.root.press(.return)
        #expect(model.log == ["no", "yes"])
        #expect(!model.isShown)

        let other = Model()
        let plain = TestHost {
            Text("").alert("Sure?", isPresented: other.shown) { Button("Yes") { other.log.append("yes") } }
        }
        plain.presented?.root.press(.escape)
        #expect(other.log.isEmpty && !other.isShown)
    }

    @Test func `a shortcut says which action is the default one`() {
        let model = Model()
        let host = TestHost {
            Text("").alert("Sure?", isPresented: model.shown) {
                Button("One") { model.log.append("one") }
                Button("Two") { model.log.append("two") }.keyboardShortcut(.defaultAction)
            }
        }
        #expect(row(host) == ["One", "Two"])
        host.presented?.root.press(.return)
        #expect(model.log == ["two"])
    }

    @Test
    func `a field stands above the buttons, Return in it does the default action, which may wait for it`() throws {
        let model = Model()
        let host = TestHost {
            Text("").alert("New name", isPresented: model.shown) {
                Button("Rename") { model.log.append(model.name) }.disabled(model.name.isEmpty)
                Button("Cancel", role: .cancel) {}
                TextField("Name", text: model.text)
            }
        }
        let alert = try #require(host.presented)
        let field = try #require(alert.elements("TextField").first)
        let rename = try #require(alert.element("Rename"))
        #expect(field.frame.maxY < rename.frame.minY)
        field.press(.return)
        #expect(model.isShown)
        field.set("Cleo")
        #expect(try #require(alert.element("Rename")).isEnabled)
        field.press(.return)
        #expect(model.log == ["Cleo"])
        #expect(!model.isShown)
    }

    @Test func `an alert about a value waits for one, and shows it`() throws {
        @MainActor final class Box { var value: Int? }
        let box = Box()
        let model = Model()
        let host = TestHost {
            Text("").alert("Value", isPresented: model.shown, presenting: box.value) { value in
                Button("Take \(value)") {}
            } message: {
                Text("It is \($0).")
            }
        }
        #expect(host.presented == nil)
        box.value = 7
        host.update()
        #expect(host.presented?.texts == ["Value", "It is 7.", "Take 7"])
    }

    private enum Failure: LocalizedError {
        case full
        var errorDescription: String? { "The disk is full." }
        var recoverySuggestion: String? { "Delete something." }
    }

    @Test func `an alert for an error says what happened and what helps`() {
        let host = TestHost { Text("").alert(isPresented: .constant(true), error: Failure.full) {} }
        #expect(host.presented?.texts == ["The disk is full.", "Delete something.", "OK"])
        let none = TestHost { Text("").alert(isPresented: .constant(true), error: Failure?.none) {} }
        #expect(none.presented == nil)
    }

    @Test func `an alert that an action presents is shown after the first alert is dismissed`() throws {
        struct Root: View {
            @State private var isFirst = true
            @State private var isSecond = false
            var body: some View {
                Text("")
                    .alert("First?", isPresented: $isFirst) { Button("Yes") { isSecond = true } }
                    .alert("Second?", isPresented: $isSecond) { Button("Yes") {} }
            }
        }
        let host = TestHost { Root() }
        try #require(host.presented?.element("Yes")).tap()
        #expect(host.presented?.texts.first == "Second?")
        #expect(host.warnings.isEmpty)
    }
}
