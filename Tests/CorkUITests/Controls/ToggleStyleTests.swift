import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Styles of toggles")
struct ToggleStyleTests {
    @MainActor @Observable final class Model {
        var isOn = false
        var others = [true, false]
    }

    private struct Star: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isMixed ? "some" : configuration.isOn ? "yes" : "no")
                    configuration.label
                }
            }
        }
    }

    private struct Drawn: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isOn ? "on" : "off")
                if !isEnabled { Text("disabled") }
            }
            .onTapGesture { configuration.isOn.toggle() }
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("[")
                Toggle(configuration)
                Text("]")
            }
        }
    }

    private let model = Model()

    private func toggle() -> some View { Toggle("Grid", isOn: Bindable(model).isOn) }

    @Test func `a style makes the toggle of a button`() throws {
        let host = TestHost { toggle().toggleStyle(Star()) }
        #expect(host.texts == ["no", "Grid"] && host.elements("Toggle").isEmpty)
        host.elements("Button")[0].tap()
        #expect(model.isOn && host.texts == ["yes", "Grid"])
        model.isOn = false
        host.settle()
        #expect(host.texts == ["no", "Grid"])
    }

    @Test func `several values are mixed and set together`() {
        let sources = model.others.indices.map { index in
            Binding(get: { [model] in model.others[index] }, set: { [model] in model.others[index] = $0 })
        }
        let host = TestHost {
            Toggle(sources: sources, isOn: \.self) { Text("All") }.toggleStyle(Star())
        }
        #expect(host.texts == ["some", "All"])
        host.elements("Button")[0].tap()
        #expect(model.others == [true, true] && host.texts == ["yes", "All"])
    }

    @Test func `a style without a control is switched by its gestures and by keys`() throws {
        let isDisabled = Box(false)
        let host = TestHost { toggle().toggleStyle(Drawn()).disabled(isDisabled.value) }
        let element = host.elements("Toggle")[0]
        #expect(element.value == "off" && element.frame.size == CGSize(width: 32 + 8 + 24, height: 16))
        host.elements("Text")[0].tap()
        #expect(model.isOn && element.value == "on" && host.texts == ["Grid", "on"])
        element.press(.space)
        #expect(!model.isOn && host.texts == ["Grid", "off"])
        isDisabled.value = true
        host.update()
        element.press(.space)
        #expect(!model.isOn && host.texts == ["Grid", "off", "disabled"])
    }

    @Test func `a toggle in the body looks as it would without`() {
        let host = TestHost { toggle().toggleStyle(Framed()).toggleStyle(.checkbox) }
        let control = host.elements("Toggle")[0]
        #expect(host.texts == ["[", "Grid", "]"] && control.children[0].frame.minX - control.frame.minX == 48)
        control.tap()
        #expect(model.isOn)
        #expect(
            TestHost { toggle().toggleStyle(Framed()).toggleStyle(Framed()) }.texts == ["[", "[", "Grid", "]", "]"])
    }

    @Test func `a custom style wraps the body of a native style`() {
        struct Wide: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                SwitchToggleStyle().makeBody(configuration: configuration).frame(width: 200)
            }
        }
        let host = TestHost { toggle().toggleStyle(Wide()).toggleStyle(.checkbox) }
        #expect(host.elements("Toggle")[0].children[0].frame.minX == host.elements("Toggle")[0].frame.minX)
    }
}
