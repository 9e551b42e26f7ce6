import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Styles of buttons")
struct ButtonStyleTests {
    @MainActor @Observable final class Model {
        var presses = 0
        var isDisabled = false
        var padding = 4.0
    }

    private struct Chip: ButtonStyle {
        var padding = 4.0
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                if configuration.isPressed { Text("!") }
                if configuration.role == .destructive { Text("x") }
                if !isEnabled { Text("off") }
            }
            .padding(padding)
        }
    }

    /// The label inside of brackets, in whatever the button was.
    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text("[")
                Button(configuration)
                Text("]")
            }
        }
    }

    private struct ByGesture: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    private let model = Model()

    @Test func `a style draws the button as large as its body`() throws {
        let host = TestHost { Button("Add") { model.presses += 1 }.buttonStyle(Chip(padding: model.padding)) }
        let button = try #require(host.element("Add"))
        #expect(button.kind == "Button" && button.frame.size == CGSize(width: 24 + 8, height: 16 + 8))
        button.tap()
        button.press(.space)
        #expect(model.presses == 2)
        model.padding = 10
        host.update()
        #expect(button.frame.size == CGSize(width: 24 + 20, height: 16 + 20))
    }

    @Test func `a style knows whether the button is held what it does and whether it can be pressed`() throws {
        let host = TestHost {
            Button("Delete", role: .destructive) { model.presses += 1 }.buttonStyle(Chip()).disabled(model.isDisabled)
        }
        #expect(host.texts == ["Delete", "x"])
        let button = host.elements("Button")[0]
        button.pressDown()
        #expect(host.texts == ["Delete", "!", "x"] && model.presses == 0)
        button.release()
        #expect(host.texts == ["Delete", "x"] && model.presses == 1)
        model.isDisabled = true
        host.settle()
        #expect(host.texts == ["Delete", "x", "off"])
        button.pressDown()
        button.release()
        #expect(host.texts == ["Delete", "x", "off"] && model.presses == 1)
    }

    @Test func `the nearest style draws and buttons in a button are drawn as usual`() {
        let host = TestHost {
            VStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button {
                } label: {
                    Button("Inner") {}
                }
            }
            .buttonStyle(Chip())
        }
        let sizes = host.elements("Button").map(\.frame.size)
        #expect(
            sizes == [
                CGSize(width: 40, height: 16), CGSize(width: 40 + 16 + 8, height: 16 + 16 + 8),
                CGSize(width: 40 + 16, height: 16 + 16),
            ])
    }

    @Test func `a primitive style shows the button as it was without`() throws {
        let host = TestHost {
            Button("Add") { model.presses += 1 }.buttonStyle(Framed()).buttonStyle(Chip())
                .keyboardShortcut("n")
        }
        #expect(host.texts == ["[", "Add", "]"])
        #expect(host.elements("Button").map(\.frame.size) == [CGSize(width: 24 + 8, height: 16 + 8)])
        try #require(host.element("Add")).tap()
        #expect(model.presses == 1)
        host.root.press("n", modifiers: .command)
        #expect(model.presses == 2)
    }

    @Test func `a custom style wraps the body of a native style`() {
        struct Wide: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                BorderedButtonStyle().makeBody(configuration: configuration).frame(width: 200)
            }
        }
        let host = TestHost { Button("Add") {}.buttonStyle(Wide()).buttonStyle(.plain) }
        #expect(host.elements("Button").map(\.frame.size) == [CGSize(width: 24 + 16, height: 16 + 16)])
    }

    @Test func `a style without a button says itself what presses it`() throws {
        let host = TestHost {
            Button("Open") { model.presses += 1 }.buttonStyle(ByGesture()).disabled(model.isDisabled)
        }
        let button = try #require(host.element("Open"))
        #expect(button.kind == "Button" && button.frame.size == CGSize(width: 32, height: 16))
        button.tap()
        #expect(model.presses == 0)
        button.tap()
        #expect(model.presses == 1)
        button.press(.return)
        #expect(model.presses == 2)
        model.isDisabled = true
        host.settle()
        button.press(.return)
        #expect(model.presses == 2)
    }

    @Test func `styles around menus and alerts say nothing to them`() throws {
        let host = TestHost {
            Menu("More") { Button("One") { model.presses += 1 } }
                .alert("Sure?", isPresented: .constant(true)) { Button("Go") {} }
                .buttonStyle(Framed())
        }
        #expect(try #require(host.element("More")).menu == ["One"])
        #expect(try #require(host.presented).texts == ["Sure?", "Go"])
    }

    @Test func `a style keeps its state while the button is pressed`() throws {
        struct Counting: ButtonStyle {
            @State private var holds = 0
            func makeBody(configuration: Configuration) -> some View {
                Text("\(holds)").onChange(of: configuration.isPressed) { if configuration.isPressed { holds += 1 } }
            }
        }
        let host = TestHost { Button("Add") {}.buttonStyle(Counting()) }
        let button = host.elements("Button")[0]
        button.pressDown()
        button.release()
        button.pressDown()
        button.release()
        #expect(host.texts == ["2"])
    }
}
