import CGtk
import CorkGtk
import CorkUI
import Observation
import Testing

extension GtkTests {
    @MainActor
    @Suite struct WidgetTreeTests {
        @Test func `a line a widget: type, role, name, value, states`() async {
            let name = TestBox("Ann \"Annie\"")
            let window = await show {
                VStack {
                    Text("Two\nlines")
                    TextField("Name", text: name.binding)
                    Button("Add") {}
                    Button {
                    } label: {
                        Image(systemName: "edit-undo-symbolic")
                    }
                    .accessibilityLabel("Undo").disabled(true)
                    Button {
                    } label: {
                        Text("Plain")
                        Text("button")
                    }
                    .buttonStyle(.plain)
                    FlowStack {
                        VStack {
                            Text("Jolene")
                            Text("Dolly Parton")
                        }
                        Text("Creep").accessibilityLabel("Creep, crossed off")
                    }
                }
            }
            defer { window.close() }
            #expect(
                framesLeftOut(window.describe()) == """
                    GtkWindow window "Test"
                      CorkHost
                        CorkLabel label "Two\\nlines"
                        GtkEntry text-box "Name" value "Ann \\"Annie\\"" focused
                        GtkButton button "Add" focusable
                          CorkHost
                            CorkLabel label "Add"
                        GtkButton button "Undo" insensitive focusable
                          CorkHost insensitive
                            GtkImage img insensitive
                        CorkClickableHost button "Plain, button" focusable
                          CorkLabel label "Plain"
                          CorkLabel label "button"
                        GtkFlowBox grid "Items"
                          GtkFlowBoxChild grid-cell "Jolene, Dolly Parton" focusable
                            CorkHost
                              CorkLabel label "Jolene"
                              CorkLabel label "Dolly Parton"
                          GtkFlowBoxChild grid-cell "Creep, crossed off" focusable
                            CorkHost
                              CorkLabel label "Creep, crossed off"

                    """)
        }

        @Test func `frames are where the widgets are in the window, scrolled content too`() async {
            let window = await show {
                ScrollView {
                    TextField("", text: TestBox("").binding).frame(width: 60, height: 400)
                }
                .frame(width: 100, height: 50)
            }
            defer { window.close() }
            let lines = window.describe().split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines[0] == "GtkWindow window \"Test\" 0,0 300x200")
            #expect(lines[2].hasPrefix("GtkScrolledWindow") && lines[2].hasSuffix(" 120,75 60x50"))
            #expect(lines.contains { $0.hasPrefix("GtkEntry") && $0.contains(" 120,") })
            #expect(lines.filter { $0 == "GtkScrollbar scrollbar hidden" }.count == 1)
        }

        @Test func `buttons and cells are named after what they show now`() async {
            let title = TestBox("Jolene")
            let window = await show {
                Button {
                } label: {
                    Label(box: title)
                }
                FlowStack { Label(box: title) }
            }
            defer { window.close() }
            title.value = "Creep"
            await window.nextFrame()
            #expect(window.describe().contains("GtkButton button \"Creep\""))
            #expect(window.describe().contains("GtkFlowBoxChild grid-cell \"Creep\""))
            title.subtitle = "Radiohead"
            await window.nextFrame()
            #expect(window.describe().contains("GtkButton button \"Creep, Radiohead\""))
            #expect(window.describe().contains("GtkFlowBoxChild grid-cell \"Creep, Radiohead\""))
        }

        @Test func `a given name outlasts changes of the content`() async {
            let title = TestBox("Jolene")
            let window = await show {
                Button {
                } label: {
                    Label(box: title)
                }
                .accessibilityLabel("Choose")
            }
            defer { window.close() }
            title.value = "Creep"
            await window.nextFrame()
            #expect(window.describe().contains("GtkButton button \"Choose\""))
            #expect(window.describe().contains("CorkLabel label \"Creep\""))
        }

        @Test func `a closed window leaves no widget and no graph behind`() async {
            weak var graph: Graph?
            var watch: ObjectWatch?
            do {
                let title = TestBox("Jolene")
                let window = await show {
                    ScrollView {
                        FlowStack {
                            Button {
                            } label: {
                                Label(box: title)
                            }
                        }
                    }
                }
                graph = window.graph
                watch = ObjectWatch(window.window)
                window.close()
            }
            for _ in 0..<20 where graph != nil || watch?.finalized == 0 { await Task.yield() }
            #expect(graph == nil)
            #expect(watch?.finalized == 1)
        }

        private func show(@ViewBuilder _ content: @escaping @MainActor () -> some View) async -> WindowController {
            _ = Application.start(id: "test")
            let window = Application.open(
                WindowGroup("Test", content: content).defaultSize(width: 300, height: 200))[0]
            await window.nextFrame()
            return window
        }

        private func framesLeftOut(_ description: String) -> String {
            description.replacing(#/ -?\d+,-?\d+ \d+x\d+\n/#, with: "\n")
        }
    }
}

/// A text that views read and tests change.
@Observable
private final class TestBox {
    var value: String
    var subtitle: String?
    init(_ value: String) { self.value = value }
    var binding: Binding<String> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

private struct Label: View {
    let box: TestBox

    var body: some View {
        VStack {
            Text(box.value)
            if let subtitle = box.subtitle { Text(subtitle) }
        }
    }
}
