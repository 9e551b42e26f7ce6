import CorkTesting
import CorkUI
import Testing

@MainActor
@Suite("Styles of groups that open and close")
struct DisclosureGroupStyleTests {
    private struct Plus: DisclosureGroupStyle {
        @State private var count = 0
        func makeBody(configuration: Configuration) -> some View {
            Button("\(configuration.isExpanded ? "-" : "+") \(count)") {
                configuration.isExpanded.toggle()
                count += 1
            }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    private struct Framed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("[")
            DisclosureGroup(isExpanded: configuration.$isExpanded) {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }

    @Test func `a style opens the group and its content is there while it is shown`() {
        let appeared = Box(0)
        let host = TestHost {
            DisclosureGroup("More") { Text("inside").onAppear { appeared.value += 1 } }.disclosureGroupStyle(Plus())
        }
        #expect(host.texts == ["+ 0", "More"] && appeared.value == 0)
        host.element("+ 0")?.tap()
        #expect(host.texts == ["- 1", "More", "inside"] && appeared.value == 1)
        host.element("- 1")?.tap()
        #expect(host.texts == ["+ 2", "More"])
    }

    @Test func `a style reads and writes the binding of the group`() {
        let isOpen = Box(true)
        let binding = Binding(get: { isOpen.value }, set: { isOpen.value = $0 })
        let host = TestHost {
            DisclosureGroup("More", isExpanded: binding) { Text("inside") }.disclosureGroupStyle(Plus())
        }
        host.element("- 0")?.tap()
        #expect(!isOpen.value)
        isOpen.value = true
        host.update()
        #expect(host.texts == ["- 1", "More", "inside"])
    }

    @Test func `a group in the body looks as it would without`() {
        let host = TestHost {
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Framed())
            DisclosureGroup("Usual") { Text("inside") }.disclosureGroupStyle(.automatic).disclosureGroupStyle(Plus())
        }
        #expect(host.texts == ["[", "More", "Usual"] && host.elements("DisclosureGroup").count == 2)
        host.element("More")?.tap()
        host.advance(5)
        #expect(host.texts == ["[", "More", "inside", "Usual"])
    }

    @Test func `a styled DisclosureGroup is one row`() {
        let host = TestHost {
            Form {
                DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }.disclosureGroupStyle(Plus())
            }
        }
        #expect(host.elements("Row").count == 1 && host.texts.contains("inside"))
    }
}
