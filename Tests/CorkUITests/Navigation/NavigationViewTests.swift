import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Navigation views of earlier versions")
struct NavigationViewTests {
    private func host<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> TestHost {
        let host = TestHost(size: CGSize(width: 600, height: 200)) { content() }
        host.enablesAnimations = false
        return host
    }

    @available(*, deprecated)
    @Test func `one view is the root of a stack`() throws {
        let host = host { NavigationView { NavigationLink("Open") { Text("Page") } } }
        try #require(host.element("Open")).tap()
        #expect(host.texts == ["Page"])
    }

    @available(*, deprecated)
    @Test func `two views are the columns of a split view, or the first one a stack`() throws {
        let split = host {
            NavigationView {
                NavigationLink("Open") { Text("Page") }
                Text("Detail")
            }
        }
        #expect(split.texts == ["Open", "Detail"])
        try #require(split.element("Open")).tap()
        #expect(split.texts == ["Open", "Page"])
        let stack = host {
            NavigationView {
                Text("Root")
                Text("Detail")
            }
            .navigationViewStyle(.stack)
        }
        #expect(stack.texts == ["Root"])
    }

    @available(*, deprecated)
    @Test func `a link with a binding is opened and closed by it`() throws {
        struct Root: View {
            @State private var selected: Int?
            var body: some View {
                Button("Second") { selected = 2 }
                NavigationLink("First", tag: 1, selection: $selected) { Text("Page 1") }
                NavigationLink(tag: 2, selection: $selected) {
                    Button("Close") { selected = nil }
                } label: {
                    Text("Two")
                }
            }
        }
        let host = host { NavigationView { Root() } }
        try #require(host.element("Second")).tap()
        #expect(host.texts == ["Close"])
        try #require(host.element("Close")).tap()
        try #require(host.element("First")).tap()
        #expect(host.texts == ["Page 1"])
        host.element("Back")!.tap()
        #expect(host.texts == ["Second", "First", "Two"])
    }
}
