import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
    private func host<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { content() }
        host.enablesAnimations = false
        return host
    }

    @Test func `a link pushes its view over the root, which is back with its state when that is dismissed`() throws {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                NavigationLink("Open") { Page() }
            }
        }
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button(isPresented ? "Close" : "Alone") { dismiss() } }
        }
        let host = host { NavigationStack { Root() } }
        try #require(host.element("Count 0")).tap()
        try #require(host.element("Open")).tap()
        #expect(host.texts == ["Close"])
        try #require(host.element("Close")).tap()
        #expect(host.texts == ["Count 1", "Open"])
    }

    @Test func `a value shows what the stack says for its type, and the path follows`() throws {
        struct Root: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("One", value: 1)
                        .navigationDestination(for: Int.self) { number in
                            VStack {
                                Text("Number \(number) of \(path.count)")
                                NavigationLink("Next", value: number + 1)
                                Button("Home") { path = [] }
                            }
                        }
                }
            }
        }
        let host = host { Root() }
        try #require(host.element("One")).tap()
        try #require(host.element("Next")).tap()
        #expect(host.texts == ["Number 2 of 2", "Next", "Home"])
        try #require(host.element("Home")).tap()
        #expect(host.texts == ["One"])
    }

    @Test func `a pushed view says what values of other types show, over what the root says`() throws {
        let host = host {
            NavigationStack(path: .constant(NavigationPath([1]))) {
                Text("Root")
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("Deeper", value: "\(number)")
                            .navigationDestination(for: String.self) { Text("Deep \($0)") }
                    }
            }
        }
        #expect(host.texts == ["Deeper"])
    }

    @Test func `a path of values of any types is shown up to its last one`() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        let shown = path
        let host = host {
            NavigationStack(path: .constant(shown)) {
                Text("Root")
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
                    .navigationDestination(for: String.self) { Text("String \($0)") }
            }
        }
        #expect(host.texts == ["String two"])
        path.removeLast()
        #expect(path == NavigationPath([1]) && path.count == 1 && !path.isEmpty)
    }

    @Test func `a value that nothing in the stack is for says so, and a link outside of stacks is disabled`() throws {
        let host = host {
            VStack {
                NavigationLink("Nowhere", value: 1)
                NavigationStack(path: .constant([1])) { Text("Root") }
            }
        }
        #expect(host.texts.contains("No navigationDestination(for:) in the stack is for values of Int."))
        #expect(try #require(host.element("Nowhere")).isEnabled == false)
    }

    @Test func `the button of the header bar takes the topmost view away, and is there for no other`() throws {
        struct Root: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root")
                        .navigationDestination(for: Int.self) { Text("Page \($0)") }
                        .toolbar { Button("Of the root") {} }
                }
            }
        }
        let host = host { Root() }
        #expect(host.element("Of the root") == nil)
        try #require(host.element("Back")).tap()
        #expect(host.texts == ["Page 1"])
        try #require(host.element("Back")).tap()
        #expect(host.texts.contains("Root") && host.element("Back") == nil && host.element("Of the root") != nil)
    }

    @Test func `a view slides in from the trailing edge, and the one below is gone when it is there`() throws {
        let host = host { NavigationStack { NavigationLink("Open") { Text("Page") } } }
        host.enablesAnimations = true
        try #require(host.element("Open")).tap()
        host.advance(0.1)
        let page = try #require(host.element("Page"))
        #expect(page.frame.minX > 10)
        host.advance(0.2)
        #expect(host.isAtRest && host.texts == ["Page"])
    }

    @Test func `a binding pushes a view, which changes with the view around and clears the binding on the way back`()
        throws
    {
        struct Root: View {
            @State private var isShown = false
            @State private var count = 0
            var body: some View {
                Button("Show") { isShown = true }
                Text(isShown ? "on" : "off")
                Color.clear.navigationDestination(isPresented: $isShown) {
                    Button("Count \(count)") { count += 1 }
                    NavigationLink("Further") { Text("Last") }
                }
            }
        }
        let host = host { NavigationStack { Root() } }
        try #require(host.element("Show")).tap()
        try #require(host.element("Count 0")).tap()
        #expect(host.texts == ["Count 1", "Further"])
        try #require(host.element("Further")).tap()
        #expect(host.texts == ["Last"])
        host.element("Back")!.tap()
        #expect(host.texts == ["Count 1", "Further"])
        host.element("Back")!.tap()
        #expect(host.texts == ["Show", "off"])
    }

    @Test func `an item pushes its view, and another item replaces it`() throws {
        struct Root: View {
            @State private var item: Int?
            var body: some View {
                Button("One") { item = 1 }
                Color.clear.navigationDestination(item: $item) { number in
                    Button("Item \(number)") { item = number + 1 }
                }
            }
        }
        let host = host { NavigationStack { Root() } }
        try #require(host.element("One")).tap()
        try #require(host.element("Item 1")).tap()
        #expect(host.texts == ["Item 2"])
        host.element("Back")!.tap()
        #expect(host.texts == ["One"])
    }

    @Test func `a pushed view can hide the button that goes back, and leaves by its presentation mode`() throws {
        struct Page: View {
            @Environment(\.presentationMode) private var presentationMode
            var body: some View {
                Button(presentationMode.wrappedValue.isPresented ? "Leave" : "Alone") {
                    presentationMode.wrappedValue.dismiss()
                }
                .navigationBarBackButtonHidden()
            }
        }
        let host = host { NavigationStack { NavigationLink("Open") { Page() } } }
        try #require(host.element("Open")).tap()
        #expect(host.element("Back") == nil)
        try #require(host.element("Leave")).tap()
        #expect(host.texts == ["Open"])
    }

    @Test func `a link in a list or form is a row with a chevron over the whole width`() throws {
        for isForm in [false, true] {
            let host = host {
                NavigationStack {
                    if isForm {
                        Form { NavigationLink("Open") { Text("Page") } }
                    } else {
                        List { NavigationLink("Open") { Text("Page") } }
                    }
                }
            }
            let link = try #require(host.elements("Button").first)
            #expect(link.frame.width > 200 && link.label == "Open")
            link.tap()
            #expect(host.texts == ["Page"])
        }
    }
}
