import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Styles and sizes of controls")
struct ControlStyleTests {
    @Test func `a circular progress view is a ring that grows with the size of controls`() {
        let host = TestHost {
            ProgressView(value: 0.25).progressViewStyle(.circular)
            ProgressView(value: 0.25).progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.large)
        }
        let rings = host.elements("ProgressView")
        #expect(rings[0].frame.width == 24 && rings[1].frame.width == 36)
    }

    @Test func `a progress style draws the progress in place of the indicator, under the label`() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
                ProgressView(configuration)
            }
        }
        let host = TestHost {
            ProgressView("Copying", value: 0.5).progressViewStyle(Words())
        }
        #expect(host.texts == ["Copying", "50 percent"])
    }

    @Test func `a progress view shows the label of its value`() {
        let host = TestHost {
            ProgressView(value: 1, total: 4) {
                Text("Copying")
            } currentValueLabel: {
                Text("1 of 4")
            }
        }
        #expect(host.texts == ["Copying", "1 of 4"])
    }

    @Test func `a circular gauge shows its value inside of a ring`() throws {
        let host = TestHost {
            Gauge(value: 0.5) {
                Text("Speed")
            } currentValueLabel: {
                Text("50")
            }
            .gaugeStyle(.accessoryCircular)
        }
        let (gauge, value) = (try #require(host.elements("Gauge").first).frame, host.element("50")!.frame)
        #expect(gauge.height > 48 && abs(value.midX - gauge.midX) < 30)
        #expect(host.texts == ["Speed", "50"])
    }

    @Test func `buttons are smaller and larger with the size of controls`() {
        let host = TestHost {
            VStack { ForEach(ControlSize.allCases, id: \.self) { Button("a") {}.controlSize($0) } }
        }
        let heights = host.elements("Button").map(\.frame.height)
        #expect(heights.count == 5 && heights == heights.sorted() && Set(heights).count == 5)
    }

    @Test func `a menu shows an arrow where its indicator is visible`() {
        let host = TestHost {
            VStack {
                Menu("Plain") { Button("a") {} }
                Menu("Arrow") { Button("a") {} }.menuIndicator(.visible).menuStyle(.borderlessButton)
            }
        }
        #expect(host.elements("Image").count == 1 && host.element("Arrow")?.menu == ["a"])
    }

    @Test func `a field with a vertical axis grows with its lines up to the limit`() {
        let text = Box("")
        let host = TestHost(size: CGSize(width: 216, height: 400)) {
            TextField(
                "Notes", text: Binding(get: { text.value }, set: { text.value = $0 }), axis: .vertical
            )
            .lineLimit(2...3)
        }
        func height() -> CGFloat { host.elements("TextField")[0].frame.height }
        #expect(height() == 48)
        text.value = "a\nb\nc"
        host.update()
        #expect(height() == 64)
        text.value = "a\nb\nc\nd\ne"
        host.update()
        #expect(height() == 64)
    }

    @Test func `icons are larger and smaller with the scale of images`() {
        let host = TestHost {
            VStack {
                Image(systemName: "star").imageScale(.large)
                Image(systemName: "star", variableValue: 0.5)
                Image(systemName: "star").imageScale(.small)
            }
        }
        #expect(host.elements("Image").map(\.frame.width) == [24, 16, 12])
    }

    @Test func `a group of controls has no space between them`() {
        let host = TestHost {
            ControlGroup("Zoom") {
                Button("Out") {}
                Button("In") {}
            }
        }
        #expect(host.element("In")!.frame.minX - host.element("Out")!.frame.maxX < 20)
        #expect(host.element("Zoom") != nil)
    }

    @Test func `an edit button begins and ends editing where there is an edit mode`() throws {
        struct Page: View {
            @State private var mode = EditMode.inactive
            var body: some View {
                VStack {
                    Text(mode.isEditing ? "editing" : "reading")
                    EditButton()
                }
                .environment(\.editMode, $mode)
            }
        }
        let host = TestHost { Page() }
        try #require(host.element("Edit")).tap()
        #expect(host.texts == ["editing", "Done"])
        #expect(TestHost { EditButton() }.element("Edit")?.isEnabled == false)
    }

    @Test func `a size of text is read, set and limited`() {
        struct Size: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(size)") }
        }
        let host = TestHost {
            Size()
            Size().dynamicTypeSize(.xxLarge)
            Size().dynamicTypeSize(...(.medium))
        }
        #expect(host.texts == ["large", "xxLarge", "medium"])
    }

    @Test func `a text resource is translated like a key`() {
        let resource: LocalizedStringResource = "Rows: \(3)"
        #expect(TestHost { Text(resource) }.texts == ["Rows: 3"])
        #expect(String(localized: resource) == "Rows: 3")
    }
}
