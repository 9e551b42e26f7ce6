import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Controls with labels")
struct ControlTests {
    @MainActor @Observable final class Model {
        var isOn = false
        var others = [true, false]
        var number = 3
        var small: UInt8 = 254
        var length = 12.5
        var maybe: Double? = 2
        var choice = "b"
        var option: Int?
        var color = Color(hex: 0xFF0000)
        var journal: [String] = []
        var isDisabled = false

        func binding<V>(_ path: ReferenceWritableKeyPath<Model, V>) -> Binding<V> {
            Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
        }
    }

    private let model = Model()

    private func element(_ host: TestHost, _ name: String) throws -> TestElement { try #require(host.element(name)) }

    // MARK: Toggle

    @Test func `a toggle is switched by a click on it`() throws {
        let host = TestHost { Toggle("Grid", isOn: model.binding(\.isOn)) }
        let toggle = try element(host, "Grid")
        #expect(toggle.kind == "Toggle" && toggle.frame.size == CGSize(width: 40 + 8 + 32, height: 24))
        #expect(toggle.value == "off")
        toggle.tap()
        #expect(model.isOn && toggle.value == "on")
        toggle.set(false)
        #expect(!model.isOn)
        toggle.press(.space)
        #expect(model.isOn)
    }

    @Test func `a checkbox stands before its label and a switch behind`() throws {
        let host = TestHost {
            Toggle("Grid", isOn: .constant(true)).toggleStyle(.checkbox)
            Toggle("Snap", isOn: .constant(true)).toggleStyle(.switch)
        }
        func labelStart(_ name: String) throws -> CGFloat {
            let toggle = try element(host, name)
            return toggle.children[0].frame.minX - toggle.frame.minX
        }
        #expect(try labelStart("Grid") == 48 && labelStart("Snap") == 0)
    }

    @Test func `a toggle of several values is mixed and sets all`() throws {
        let sources = model.others.indices.map { index in
            Binding(get: { model.others[index] }, set: { model.others[index] = $0 })
        }
        let host = TestHost { Toggle(sources: sources, isOn: \.self) { Text("All") } }
        #expect(host.element("All")?.value == "mixed")
        host.element("All")?.tap()
        #expect(model.others == [true, true] && host.element("All")?.value == "on")
        host.element("All")?.tap()
        #expect(model.others == [false, false])
    }

    @Test func `disabled controls stay as they are`() throws {
        let host = TestHost {
            Group {
                Toggle("Toggle", isOn: model.binding(\.isOn))
                Stepper("Stepper", value: model.binding(\.number))
                Picker("Picker", selection: model.binding(\.choice)) { Text("a").tag("a") }
                ColorPicker("Color", selection: model.binding(\.color))
                TextField("Field", value: model.binding(\.length), format: .number)
            }
            .disabled(true)
        }
        host.element("Toggle")?.tap()
        host.element("Toggle")?.set(true)
        host.element("Toggle")?.press(.space)
        host.element("Stepper")?.increment()
        host.element("Picker")?.choose("a")
        host.element("Color")?.set(Color(hex: 0x00FF00))
        host.element("Field")?.set("7")
        #expect(!model.isOn && model.number == 3 && model.choice == "b" && model.length == 12.5)
        #expect(model.color == Color(hex: 0xFF0000))
    }

    // MARK: Slider

    @Test func `a drag of a slider is one editing from beginning to end`() throws {
        let host = TestHost {
            Slider(value: model.binding(\.length), in: 0...100) {
                Text("Width")
            } onEditingChanged: { isEditing in
                model.journal.append(isEditing ? "begin \(model.length)" : "end \(model.length)")
            }
        }
        let slider = try element(host, "Width")
        #expect(slider.kind == "Slider" && slider.value == "12.5" && host.texts == ["Width"])
        slider.drag(through: [20, 30, 40])
        #expect(model.journal == ["begin 12.5", "end 40.0"] && slider.value == "40.0")
    }

    // MARK: Stepper

    @Test func `a stepper stops at its bounds`() throws {
        let host = TestHost {
            Stepper("Copies", value: model.binding(\.number), in: 1...5, step: 3) { isEditing in
                model.journal.append(isEditing ? "begin" : "end")
            }
        }
        let stepper = try element(host, "Copies")
        #expect(stepper.kind == "Stepper" && stepper.value == "3.0")
        stepper.increment()
        #expect(model.number == 5)
        stepper.increment()
        #expect(model.journal == ["begin", "end"])
        stepper.press(.downArrow)
        #expect(model.number == 2)
        stepper.decrement()
        stepper.decrement()
        #expect(model.number == 1)
        // From outside there is a way in, and none further out.
        model.number = 9
        host.settle()
        stepper.increment()
        #expect(model.number == 9)
        stepper.decrement()
        #expect(model.number == 5)
    }

    @Test func `a stepper stops where its type ends`() throws {
        let host = TestHost { Stepper("Small", value: model.binding(\.small)) }
        let stepper = try element(host, "Small")
        stepper.increment()
        stepper.increment()
        #expect(model.small == 255)
    }

    @Test func `a stepper calls its actions`() throws {
        let host = TestHost {
            Stepper("Own", onIncrement: { model.journal.append("up") }, onDecrement: nil)
        }
        let stepper = try element(host, "Own")
        stepper.increment()
        stepper.decrement()
        #expect(model.journal == ["up"] && stepper.value == nil)
    }

    // MARK: Picker

    @Test func `a picker offers its subviews by their tags`() throws {
        let host = TestHost {
            Picker("Fill", selection: model.binding(\.choice)) {
                Text("None").tag("a")
                Section { Text("Solid").tag("b") }
                ForEach(["c", "d"], id: \.self) { Text($0) }
                Text("untagged")
            }
        }
        let picker = try element(host, "Fill")
        #expect(picker.kind == "Picker" && picker.menu == ["None", "Solid", "c", "d", "untagged"])
        #expect(picker.value == "Solid")
        #expect(picker.choose("None") && model.choice == "a" && picker.value == "None")
        #expect(picker.choose("d") && model.choice == "d")
        #expect(!picker.choose("untagged") && !picker.choose("other") && model.choice == "d")
        model.choice = "nowhere"
        host.settle()
        #expect(picker.value == "")
        #expect(host.texts == ["Fill"])
    }

    @Test func `a picker of an optional takes tags with and without a value`() throws {
        let host = TestHost {
            Picker("Layer", selection: model.binding(\.option)) {
                Text("None").tag(nil as Int?)
                Text("One").tag(1)
            }
            .pickerStyle(.segmented)
        }
        let picker = try element(host, "Layer")
        #expect(picker.value == "None")
        #expect(picker.choose("One") && model.option == 1 && picker.value == "One")
        #expect(picker.choose("None") && model.option == nil)
    }

    @Test func `the options follow their data`() throws {
        let names = Box(["a"])
        let host = TestHost {
            Picker("Fill", selection: model.binding(\.choice)) {
                ForEach(names.value, id: \.self) { Text($0).disabled($0 == "c") }
            }
        }
        #expect(host.element("Fill")?.value == "")
        names.value = ["a", "b", "c"]
        host.update()
        let picker = try element(host, "Fill")
        #expect(picker.menu == ["a", "b", "c"] && picker.value == "b")
        #expect(!picker.choose("c") && model.choice == "b")
    }

    // MARK: Color

    @Test func `a color without opacity is opaque`() throws {
        let host = TestHost {
            ColorPicker("Fill", selection: model.binding(\.color))
            ColorPicker("Paper", selection: model.binding(\.color), supportsOpacity: false)
        }
        let half = Color(hex: 0x00FF00, opacity: 0.5)
        host.element("Fill")?.set(half)
        #expect(model.color == half && host.element("Fill")?.value == "#00FF0080")
        #expect(host.element("Paper")?.value == "#00FF00")
        host.element("Paper")?.set(half)
        #expect(model.color == Color(hex: 0x00FF00))
    }

    // MARK: Values as text

    @Test func `a field of a value takes what its format reads`() throws {
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
        let host = TestHost {
            TextField("Width", value: model.binding(\.length), format: style)
            TextField("Angle", value: model.binding(\.maybe), format: style)
        }
        let (width, angle) = (try element(host, "Width"), try element(host, "Angle"))
        #expect(width.value == "12.5" && angle.value == "2")
        width.set("1,250.75")
        #expect(model.length == 1250.75 && width.value == "1,250.75")
        width.set("wide")
        #expect(model.length == 1250.75 && width.value == "1,250.75")
        angle.set(" ")
        #expect(model.maybe == nil && angle.value == "")
        angle.set("-3")
        #expect(model.maybe == -3)
        angle.set("x")
        #expect(model.maybe == -3 && angle.value == "-3")
    }

    @Test func `a text that was not touched keeps all digits of the value`() throws {
        model.length = 1.23456789
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
        let host = TestHost { TextField("Width", value: model.binding(\.length), format: style) }
        let field = try element(host, "Width")
        field.set(try #require(field.value))
        #expect(model.length == 1.23456789)
    }

    // MARK: Progress and boxes

    @Test func `progress is a share of its total`() throws {
        let host = TestHost {
            ProgressView("Half", value: 5, total: 10)
            ProgressView("Over", value: 50, total: 10)
            ProgressView("Odd", value: 1, total: 0)
            ProgressView("Unknown")
        }
        let values = ["Half", "Over", "Odd", "Unknown"].map { host.element($0)?.value }
        #expect(values == ["50 %", "100 %", nil, nil])
        #expect(host.element("Half")?.frame.height == 16 + 4 + 8 && host.element("Half")?.frame.width == 800)
    }

    @Test func `a box shows its content under its label`() throws {
        let host = TestHost { GroupBox("Stroke") { Text("inside") } }
        #expect(host.texts == ["Stroke", "inside"])
        let (label, content) = (try element(host, "Stroke").frame, try element(host, "inside").frame)
        #expect(content.minY == label.maxY + 6 + 12 && content.minX == label.minX + 12)
    }

    // MARK: Labels

    @Test func `hidden labels are still names`() throws {
        let host = TestHost { Slider(value: model.binding(\.length), in: 0...100) { Text("Width") }.labelsHidden() }
        let slider = try element(host, "Width")
        #expect(slider.kind == "Slider" && host.texts.isEmpty && slider.frame.width == 800)
    }

    @Test func `an own name wins over the label`() {
        let host = TestHost { Toggle("Grid", isOn: .constant(true)).accessibilityLabel("Show the Grid") }
        #expect(host.element("Show the Grid")?.kind == "Toggle" && host.element("Grid")?.kind == "Text")
    }

    @Test func `right to left the label is on the right`() throws {
        let host = TestHost { Toggle("Grid", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft) }
        let toggle = try element(host, "Grid")
        #expect(toggle.children[0].frame.maxX == toggle.frame.maxX)
    }

    // MARK: Styles of fields

    @Test func `a plain field is as high as its text`() throws {
        let host = TestHost {
            TextField("Name", text: .constant("a")).textFieldStyle(.roundedBorder)
            SecureField("Word", text: .constant("a")).textFieldStyle(.automatic)
            VStack {
                TextField("Plain", text: .constant("a"))
                SecureField("Hidden", text: .constant("a")).font(.title)
            }
            .textFieldStyle(.plain)
        }
        let heights = try ["Name", "Word", "Plain", "Hidden"].map { try element(host, $0).frame.height }
        #expect(heights == [32, 32, 16, 28])
    }
}
