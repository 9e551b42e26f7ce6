import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import CorkGtk

/// Every control, as a form and its inspector-like groups have it.
private struct Sample: View {
    @State private var isOn = true
    @State private var copies = 3
    @State private var opacity = 0.6
    @State private var width = 240.5
    @State private var name = "Rectangle 7"
    @State private var fill = "solid"
    @State private var align = "middle"
    @State private var color = Color(hex: 0x3584E4)
    @State private var isOpen = true

    private let number = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))

    var body: some View {
        Form {
            Section {
                LabeledContent("Name") { TextField("Name", text: $name) }
                LabeledContent("Width") { TextField("Width", value: $width, format: number) }
                LabeledContent("Kind", value: "Rectangle")
                Stepper("Copies", value: $copies, in: 1...9)
            } header: {
                Text("Shape")
            } footer: {
                Text("Lengths are in points.")
            }
            Section("Look") {
                DisclosureGroup("Fill", isExpanded: $isOpen) {
                    Picker("Paint", selection: $fill) {
                        Text("None").tag("none")
                        Text("Solid").tag("solid")
                        Text("Gradient").tag("gradient")
                    }
                    ColorPicker("Color", selection: $color)
                    Slider(value: $opacity) { Text("Opacity") }
                }
                DisclosureGroup("Stroke") { Text("hidden") }
                Picker("Align", selection: $align) {
                    Text("Start").tag("start")
                    Text("Middle").tag("middle")
                    Text("End").tag("end")
                }
                .pickerStyle(.segmented)
                Toggle("Snap to Grid", isOn: $isOn)
                ProgressView("Exporting", value: 0.4)
            }
        }
    }
}

extension GtkTests {
    @MainActor
    @Suite struct FormTests {
        @Test func `looks for the docs`() async throws {
            #expect(Application.start(id: "io.github.corkboard.Tests"))
            defer { Theme.prefer(nil) }
            for (isDark, name) in [(false, "forms-light"), (true, "forms-dark")] {
                Theme.prefer(isDark ? .dark : nil)
                let window = await ViewWindow(width: 440, height: 780) {
                    Sample().background(Color(light: Color(hex: 0xF6F5F4), dark: Color(hex: 0x353535)))
                }
                await window.frames(2)
                try Golden.keep(window.host.widget, name)
                #expect(window.nodes("Row").count == 12)
            }
        }

        /// Settings in columns, and a style of one's own around the same content.
        private struct Columns: View {
            var body: some View {
                Form {
                    LabeledContent("Name") { TextField("Name", text: .constant("Rectangle 7")) }
                    LabeledContent("Kind", value: "Rectangle")
                    Section("Look") {
                        Picker("Paint", selection: .constant("solid")) { Text("Solid").tag("solid") }
                        Toggle("Snap to Grid", isOn: .constant(true)).toggleStyle(.checkbox)
                        Slider(value: .constant(0.6)) { Text("Opacity") }
                    }
                }
            }
        }

        private struct Cards: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading) {
                    ForEach(sections: configuration.content) { section in
                        GroupBox {
                            ForEach(subviews: section.content) { $0 }
                        } label: {
                            section.header
                        }
                    }
                }
            }
        }

        @Test func `columns and styles look for the docs`() async throws {
            let window = await ViewWindow(width: 440, height: 560) {
                VStack(spacing: 18) {
                    Columns().formStyle(.columns)
                    Columns().formStyle(Cards())
                }
                .scenePadding()
                .frame(maxHeight: .infinity)
                .background(Color(light: Color(hex: 0xF6F5F4), dark: Color(hex: 0x353535)))
            }
            await window.frames(2)
            try Golden.keep(window.host.widget, "forms-columns")
            #expect(window.nodes("Form").count == 1 && window.nodes("Slider").count == 2)
        }

        @Test
        func `R7.40: Tab goes through the controls of a form in their order, and through what is opened`() async throws
        {
            let window = await ViewWindow(width: 440, height: 760) { Sample() }
            var names: [String] = []
            for _ in 0..<40 {
                gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
                var widget = window.focus
                while let current = widget {
                    if let name = accessibleLabel(of: current) {
                        if names.last != name { names.append(name) }
                        break
                    }
                    widget = gtk_widget_get_parent(current)
                }
            }
            let expected = [
                "Name", "Width", "Decrease", "Increase", "Fill", "Paint: Solid", "Color", "Opacity", "Stroke",
            ]
            let first = names.firstIndex(of: "Name") ?? 0
            #expect(Array(names[first...].prefix(expected.count)) == expected, "\(names)")
        }
    }
}
