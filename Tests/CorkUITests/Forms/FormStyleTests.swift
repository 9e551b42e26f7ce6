import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Styles of forms, of their boxes and of labelled content")
struct FormStyleTests {
    private struct Below: LabeledContentStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 2) {
                configuration.content
                configuration.label
                if !isEnabled { Text("off") }
            }
        }
    }

    /// A view in brackets.
    private struct Brackets<Inside: View>: View {
        let inside: Inside
        var body: some View {
            VStack(spacing: 0) {
                Text("[")
                inside
                Text("]")
            }
        }
    }

    private struct FramedContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { Brackets(inside: LabeledContent(configuration)) }
    }

    private struct FramedBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { Brackets(inside: GroupBox(configuration)) }
    }

    private struct FramedForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View { Brackets(inside: Form(configuration)) }
    }

    private struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Group(subviews: configuration.content) { rows in
                Text("\(rows.count) rows")
                rows.last
            }
            configuration.label
        }
    }

    /// A style that shows the header and the number of rows of each section.
    private struct Counting: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            ForEach(sections: configuration.content) { section in
                HStack {
                    section.header
                    Text("\(section.content.count)")
                    section.footer
                }
            }
        }
    }

    @Test func `a style lays out label and content and reads the environment`() {
        let host = TestHost { LabeledContent("Kind", value: "Oval").labeledContentStyle(Below()).disabled(true) }
        #expect(host.texts == ["Oval", "Kind", "off"])
        let frames = host.elements("Text").map(\.frame)
        #expect(frames[0].maxY + 2 == frames[1].minY)
    }

    @Test func `inside of a style is the style around`() {
        let content = TestHost {
            LabeledContent("Kind", value: "Oval").labeledContentStyle(FramedContent()).labeledContentStyle(Below())
        }
        #expect(content.texts == ["[", "Oval", "Kind", "]"])
        let twice = TestHost {
            LabeledContent("Kind", value: "Oval").labeledContentStyle(FramedContent()).labeledContentStyle(
                FramedContent())
        }
        #expect(twice.texts == ["[", "[", "Kind", "Oval", "]", "]"])
        let box = TestHost { GroupBox("Box") { Text("a") }.groupBoxStyle(FramedBox()) }
        #expect(box.texts == ["[", "Box", "a", "]"])
        let form = TestHost {
            Form { Section("Head") { Text("a") } }.formStyle(FramedForm()).formStyle(Counting())
        }
        #expect(form.texts == ["[", "Head", "1", "]"])
    }

    @Test func `the automatic style is the usual look within another`() {
        let host = TestHost {
            LabeledContent("Kind", value: "Oval").labeledContentStyle(.automatic).labeledContentStyle(Below())
            GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic).groupBoxStyle(Card())
        }
        #expect(host.texts == ["Kind", "Oval", "Box", "a"])
        #expect(host.elements("LabeledContent").count == 1)
    }

    @Test func `R5.2: the content of a styled view is one subview, with the style at the view's declaration`() {
        let count = TestHost {
            Group(subviews: GroupBox("Box") { Text("a") }.groupBoxStyle(Card())) { Text("\($0.count)") }
            Group(subviews: LabeledContent("Kind", value: "Oval").labeledContentStyle(Below())) { Text("\($0.count)") }
        }
        #expect(count.texts == ["1", "1"])
        let outside = TestHost {
            ForEach(subviews: LabeledContent("Kind", value: "Oval")) { $0.labeledContentStyle(Below()) }
        }
        #expect(outside.texts == ["Kind", "Oval"])
    }

    @Test func `a style takes what is in a box apart`() {
        let rows = Box(2)
        let host = TestHost {
            GroupBox("Box") { ForEach(0..<rows.value, id: \.self) { Text("row \($0)") } }.groupBoxStyle(Card())
        }
        #expect(host.texts == ["2 rows", "row 1", "Box"])
        rows.value = 4
        host.update()
        #expect(host.texts == ["4 rows", "row 3", "Box"])
    }

    @Test func `a style takes the sections of a form apart`() {
        let host = TestHost {
            Form {
                Section("One") { ForEach(0..<3) { Text("row \($0)") } }
                Section {
                    Text("a")
                } footer: {
                    Text("foot")
                }
                Text("loose")
            }
            .formStyle(Counting())
        }
        #expect(host.texts == ["One", "3", "1", "foot", "1"])
    }

    @Test func `style may change while it is shown`() {
        let isBelow = Box(false)
        let host = TestHost {
            let content = LabeledContent("Kind", value: "Oval")
            if isBelow.value { content.labeledContentStyle(Below()) } else { content }
            Form { Text("row") }.modifier(Switched(isCounting: isBelow.value))
        }
        #expect(host.texts == ["Kind", "Oval", "row"])
        isBelow.value = true
        host.update()
        #expect(host.texts == ["Oval", "Kind", "1"])
    }

    private struct Switched: ViewModifier {
        let isCounting: Bool
        func body(content: Content) -> some View {
            if isCounting { content.formStyle(Counting()) } else { content.formStyle(.grouped) }
        }
    }

    @Test func `in columns, what is used begins at one line, and labels end before it`() throws {
        let host = TestHost(size: CGSize(width: 500, height: 400)) {
            Form {
                LabeledContent("A", value: "first")
                Section("Head") {
                    LabeledContent("A much longer label", value: "second")
                    Toggle("Grid", isOn: .constant(true)).toggleStyle(.checkbox)
                    Text("alone")
                    Slider(value: .constant(0.5)) { Text("Width") }
                }
            }
            .formStyle(.columns)
        }
        let start = try #require(host.element("second")).frame.minX
        for text in ["first", "alone", "Head"] { #expect(try #require(host.element(text)).frame.minX == start) }
        #expect(try #require(host.element("Grid")).frame.minX == start)
        let short = try #require(host.elements("Text").first { $0.text == "A" })
        let long = try #require(host.elements("Text").first { $0.text == "A much longer label" })
        #expect(short.frame.maxX == long.frame.maxX && long.frame.maxX < start)
        // What takes all the room there is gets what the labels leave.
        #expect(host.elements("Slider")[0].frame.maxX == 500 && host.elements("Form")[0].frame.width == 500)
        #expect(host.elements("Form").count == 1 && host.elements("ScrollView").isEmpty)
    }
}
