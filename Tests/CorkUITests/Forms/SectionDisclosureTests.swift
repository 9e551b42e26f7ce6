import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Sections that open and close")
struct SectionDisclosureTests {
    @Observable final class Model {
        var isOpen = true
    }

    private func rows(_ host: TestHost) -> [String] { host.elements("Row").map { $0.label ?? "" } }

    @Test
    func `R7.39, R3.16: a section in a sidebar shows its rows while its binding says so; its arrow writes that`() throws
    {
        let model = Model()
        let host = TestHost {
            List {
                Section("head", isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
                    ForEach(0..<2) { Text("\($0)") }
                }
                Text("after")
            }
            .listStyle(.sidebar)
        }
        #expect(rows(host) == ["0", "1", "after"] && host.elements("Header").count == 1)
        model.isOpen = false
        host.settle()
        #expect(rows(host) == ["after"] && host.elements("Header").count == 1)
        let arrow = try #require(host.elements("Header")[0].children.first { $0.kind == "Button" })
        #expect(arrow.label == "head" && arrow.isExpanded == false)
        arrow.tap()
        #expect(model.isOpen && rows(host) == ["0", "1", "after"])
        host.elements("Header")[0].children.first { $0.kind == "Button" }?.press(.leftArrow)
        #expect(!model.isOpen && rows(host) == ["after"])
    }

    @Test func `R3.16: a list that hides no sections shows the rows of a closed one`() {
        let host = TestHost { List { Section("head", isExpanded: .constant(false)) { Text("row") } } }
        #expect(rows(host) == ["row"])
        #expect(host.elements("Header")[0].children.map(\.kind) == ["Text"])
    }

    @Test func `a section that is not collapsible has no arrow`() {
        let host = TestHost {
            List { Section("head", isExpanded: .constant(true)) { Text("row") }.collapsible(false) }
                .listStyle(.sidebar)
        }
        #expect(host.elements("Button").isEmpty)
    }

    @Test func `a section that is not collapsible any more loses its arrow`() {
        let isCollapsible = Box(true)
        let host = TestHost {
            List { Section("head", isExpanded: .constant(true)) { Text("row") }.collapsible(isCollapsible.value) }
                .listStyle(.sidebar)
        }
        for value in [false, true, false] {
            isCollapsible.value = value
            host.update()
            #expect(host.elements("Button").isEmpty == !value)
        }
    }

    @Test func `sections follow the style of their list`() {
        let isSidebar = Box(false)
        let host = TestHost {
            List { Section("head", isExpanded: .constant(false)) { Text("row") } }
                .environment(\.layoutDirection, .leftToRight)
                .modifier(Style(isSidebar: isSidebar.value))
        }
        #expect(rows(host) == ["row"])
        isSidebar.value = true
        host.update()
        #expect(rows(host) == [])
    }

    private struct Style: ViewModifier {
        let isSidebar: Bool
        func body(content: Content) -> some View {
            if isSidebar { content.listStyle(.sidebar) } else { content.listStyle(.plain) }
        }
    }
}
