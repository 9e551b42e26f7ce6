import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Tab views") struct TabViewTests {
    private struct Counter: View {
        let name: String
        let journal: Journal
        @State private var count = 0
        var body: some View {
            journal.note(name)
            return Button("\(name) \(count)") { count += 1 }
        }
    }

    private let journal = Journal()

    @Test func `a tab is made when it is first selected, and keeps its state`() throws {
        let host = TestHost {
            TabView {
                Counter(name: "one", journal: journal).tabItem { Text("First") }
                Counter(name: "two", journal: journal).tabItem { Label("Second", systemImage: "star") }
            }
        }
        #expect(host.texts == ["First", "Second", "one 0"] && journal.take() == ["one"])
        try #require(host.element("one 0")).tap()
        try #require(host.element("Second")).tap()
        #expect(host.texts == ["First", "Second", "two 0"])
        try #require(host.element("First")).tap()
        #expect(host.texts == ["First", "Second", "one 1"])
    }

    @Test func `a binding selects a tab by its value, and tabs set it`() throws {
        let selection = Box("b")
        let host = TestHost {
            TabView(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                Tab("A", systemImage: "star", value: "a") { Text("content a") }
                Tab(value: "b") {
                    Text("content b")
                } label: {
                    Text("B")
                }
                .badge(3)
            }
        }
        #expect(host.texts == ["A", "B", "3", "content b"])
        try #require(host.element("A")).tap()
        host.update()
        #expect(selection.value == "a" && host.texts.last == "content a")
        #expect(host.element("A")?.accessibilityTraits.contains(.isSelected) == true)
    }

    @Test func `arrow keys move between tabs, and a tab that vanishes while selected leaves the first one`() throws {
        let (selection, count) = (Box(0), Box(3))
        let host = TestHost {
            TabView(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                ForEach(0..<count.value, id: \.self) { index in
                    Tab("Tab \(index)", systemImage: "star", value: index) { Text("page \(index)") }
                }
            }
        }
        host.element("Tab 0")!.focus()
        host.focused!.press(.rightArrow)
        host.update()
        host.focused!.press(.rightArrow)
        host.update()
        host.focused!.press(.rightArrow)
        host.update()
        #expect(selection.value == 2 && host.texts.last == "page 2")
        count.value = 1
        host.update()
        #expect(host.texts == ["Tab 0", "page 0"])
    }

    @Test func `pages have dots below them, and the window has the title of the selected tab`() throws {
        struct Titled: View {
            @State private var page = 1
            var body: some View {
                TabView(selection: $page) {
                    Text("a").tag(1)
                    Text("b").tag(2)
                }
                .tabViewStyle(.page)
            }
        }
        let host = TestHost { Titled() }
        #expect(host.texts == ["a"])
        try #require(host.element("Page 2 of 2")).tap()
        #expect(host.texts == ["b"])
    }
}
