import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Styles of labels")
struct LabelStyleTests {
    private struct Stacked: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 2) {
                configuration.title
                configuration.icon
                if !isEnabled { Text("off") }
            }
        }
    }

    /// A label as it is around, in brackets.
    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text("[")
                Label(configuration)
                Text("]")
            }
        }
    }

    private func label(_ isEnabled: Bool = true) -> some View {
        Label("Add", systemImage: "list-add-symbolic").disabled(!isEnabled)
    }

    private func shown<V: View>(_ view: V) -> TestHost { TestHost { view } }

    @Test func `the usual label has its icon before its title`() {
        for host in [shown(label()), shown(label().labelStyle(.automatic)), shown(label().labelStyle(.titleAndIcon))] {
            #expect(host.elements("Image")[0].frame.maxX + 6 == host.elements("Text")[0].frame.minX)
            #expect(host.root.children.map(\.kind) == ["HStack"])
        }
    }

    @Test func `the title alone is its text`() {
        let host = shown(label().labelStyle(.titleOnly))
        #expect(host.root.children.map(\.kind) == ["Text"] && host.texts == ["Add"])
    }

    @Test func `the icon alone is called by the title`() throws {
        let host = shown(label().labelStyle(.iconOnly))
        #expect(host.root.children.map(\.kind) == ["Image"] && host.root.children[0].label == "Add")
        let composed = shown(
            Label {
                HStack {
                    Text("Add")
                    Text("more")
                }
            } icon: {
                Circle()
            }
            .labelStyle(.iconOnly))
        #expect(try #require(composed.element("Add more")).kind == "Circle")
        let button = shown(Button(action: {}) { label() }.labelStyle(.iconOnly))
        #expect(button.element("Add") != nil && button.texts.isEmpty)
    }

    @Test func `a style makes the body and reads the environment`() {
        let host = shown(label(false).labelStyle(Stacked()))
        #expect(host.texts == ["Add", "off"])
        #expect(host.elements("Text")[0].frame.maxY + 2 == host.elements("Image")[0].frame.minY)
    }

    @Test func `a label in the body of a style looks as it would without`() {
        let host = shown(label().labelStyle(Framed()).labelStyle(.titleOnly))
        #expect(host.texts == ["[", "Add", "]"] && host.elements("Image").isEmpty)
        #expect(shown(label().labelStyle(Framed()).labelStyle(Framed())).texts == ["[", "[", "Add", "]", "]"])
    }

    @Test func `a label is one subview in every style`() {
        struct Both: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.title
                configuration.icon
            }
        }
        for host in [
            TestHost { Group(subviews: label()) { Text("\($0.count)") } },
            TestHost { Group(subviews: label()) { Text("\($0.count)") }.labelStyle(Both()) },
        ] { #expect(host.texts == ["1"]) }
    }

    @Test func `the style of the container is that of its subviews`() {
        // R5.2: what is set on the subview in the container reaches no label that is made outside.
        let host = TestHost {
            ForEach(subviews: label()) { $0.labelStyle(.titleOnly) }
        }
        #expect(host.elements("Image").count == 1)
    }
}
