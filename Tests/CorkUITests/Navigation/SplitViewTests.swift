import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Split views")
struct SplitViewTests {
    @MainActor @Observable fileprivate final class Model {
        var visibility = NavigationSplitViewVisibility.automatic
        var binding: Binding<NavigationSplitViewVisibility> {
            Binding {
                self.visibility
            } set: {
                self.visibility = $0
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// Returns a view that fills a column.
    private func column(_ name: String) -> some View {
        Color.clear.overlay { Counter(name: name) }
    }

    private func host(_ model: Model, width: CGFloat = 800) -> TestHost {
        TestHost(size: CGSize(width: width, height: 400)) {
            NavigationSplitView(columnVisibility: model.binding) {
                column("Sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
            } detail: {
                column("Detail")
            }
        }
    }

    @Test
    func `the sidebar has its ideal width, the detail the rest, and the button of the header bar hides and shows it`()
        throws
    {
        let model = Model()
        let host = host(model)
        #expect(host.elements("Color").map(\.frame.width) == [150, 649])
        try #require(host.element("Sidebar 0")).tap()
        try #require(host.element("Hide Sidebar")).tap()
        #expect(model.visibility == .detailOnly)
        #expect(host.elements("Color").map(\.frame) == [CGRect(x: 0, y: 0, width: 800, height: 400)])
        #expect(host.element("Sidebar 1") == nil)
        host.root.press(.function(9))
        #expect(model.visibility == .all)
        #expect(host.element("Sidebar 1") != nil)
    }

    @Test func `a narrow view shows the detail, or the sidebar alone, and keeps the state of both`() throws {
        let model = Model()
        let host = host(model, width: 500)
        #expect(host.texts == ["Detail 0"])
        try #require(host.element("Detail 0")).tap()
        try #require(host.element("Show Sidebar")).tap()
        #expect(host.texts == ["Sidebar 0"])
        #expect(host.elements("Color").map(\.frame.width) == [500])
        try #require(host.element("Hide Sidebar")).tap()
        #expect(host.texts == ["Detail 1"])
    }

    @Test func `of three columns the first is hidden first, then the second`() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 900, height: 400)) {
            NavigationSplitView(columnVisibility: model.binding) {
                Text("One")
            } content: {
                Text("Two")
            } detail: {
                Text("Three")
            }
        }
        #expect(host.texts == ["One", "Two", "Three"])
        model.visibility = .doubleColumn
        host.settle()
        #expect(host.texts == ["Two", "Three"])
        model.visibility = .detailOnly
        host.settle()
        #expect(host.texts == ["Three"])
        model.visibility = .all
        host.settle()
        #expect(host.texts == ["One", "Two", "Three"])
    }

    @Test func `widths that make no sense are mended`() throws {
        let host = TestHost(size: CGSize(width: 800, height: 400)) {
            NavigationSplitView {
                column("Sidebar").navigationSplitViewColumnWidth(min: 300, ideal: -20, max: 100)
            } detail: {
                column("Detail")
            }
        }
        #expect(host.elements("Color").map(\.frame.width) == [300, 499])
    }

    @Test func `a link in the sidebar shows its view in the last column, each in place of the one before`() throws {
        let host = TestHost(size: CGSize(width: 800, height: 400)) {
            NavigationSplitView {
                VStack {
                    NavigationLink("View") { column("Linked") }
                    NavigationLink("Number", value: 7)
                    NavigationLink("Text", value: "x")
                }
            } detail: {
                column("Detail").navigationDestination(for: Int.self) { number in Text("number \(number)") }
            }
        }
        #expect(host.element("Detail 0") != nil)
        try #require(host.element("View")).tap()
        #expect(host.element("Linked 0") != nil && host.element("Detail 0") == nil)
        try #require(host.element("Number")).tap()
        #expect(host.texts.contains("number 7") && host.element("Linked 0") == nil)
        try #require(host.element("Text")).tap()
        #expect(host.texts.contains("Nothing to show") && host.element("View") != nil)
    }

    @Test func `with room for one column, a link in the sidebar replaces it with its destination`() throws {
        let model = Model()
        model.visibility = .all
        let host = TestHost(size: CGSize(width: 500, height: 400)) {
            NavigationSplitView(columnVisibility: model.binding) {
                NavigationLink("View") { column("Linked") }
            } detail: {
                column("Detail")
            }
        }
        #expect(host.element("Detail 0") == nil)
        try #require(host.element("View")).tap()
        #expect(host.element("Linked 0") != nil && host.element("View") == nil)
    }

    @MainActor @Observable fileprivate final class Choice {
        var name: String?
        var names: Set<String> = []
    }

    /// Returns a list of links whose rows have ids that differ from their values, and a link of another kind.
    private func list(_ choice: Choice, width: CGFloat = 800) -> TestHost {
        TestHost(size: CGSize(width: width, height: 400)) {
            NavigationSplitView {
                List(
                    selection: Binding {
                        choice.name
                    } set: {
                        choice.name = $0
                    }
                ) {
                    ForEach(0..<3, id: \.self) { index in
                        NavigationLink("Link \(index)", value: "value \(index)")
                    }
                    NavigationLink("View") { Text("linked") }
                    HStack { NavigationLink("Inside", value: "inside") }
                }
            } detail: {
                VStack {
                    Text(choice.name ?? "nothing").navigationDestination(for: String.self) { Text("pushed \($0)") }
                }
            }
        }
    }

    @Test
    func `in a list that selects its values a link selects, as the keys do, and what is selected is shown`() throws {
        let choice = Choice()
        let host = list(choice)
        try #require(host.element("Link 1")).tap()
        #expect(choice.name == "value 1" && host.texts.last == "value 1")
        let rows = host.elements("Row")
        try #require(rows.dropFirst().first).press(.downArrow)
        #expect(choice.name == "value 2" && host.texts.last == "value 2")
        try #require(rows.first).tap()
        #expect(choice.name == "value 0" && host.texts.last == "value 0")
        try #require(host.element("Inside")).tap()
        #expect(choice.name == "inside" && host.texts.last == "inside")
        #expect(host.warnings.isEmpty)
    }

    @Test func `a link that shows a view gives way to what is selected after it`() throws {
        let choice = Choice()
        let host = list(choice)
        try #require(host.element("View")).tap()
        #expect(host.texts.last == "linked" && choice.name == nil)
        try #require(host.element("Link 1")).tap()
        #expect(host.texts.last == "value 1")
    }

    @Test func `with room for one column, a link that selects replaces the sidebar with the selection`() throws {
        let choice = Choice()
        let host = list(choice, width: 500)
        try #require(host.element("Show Sidebar")).tap()
        try #require(host.element("Link 2")).tap()
        #expect(host.texts == ["value 2"])
    }

    @Test
    func `a link selects in a list of many values too, and shows its view where the list selects others or nothing`()
        throws
    {
        let choice = Choice()
        let host = TestHost(size: CGSize(width: 800, height: 600)) {
            NavigationSplitView {
                List(
                    selection: Binding {
                        choice.names
                    } set: {
                        choice.names = $0
                    }
                ) {
                    NavigationLink("Many", value: "many")
                    NavigationLink("Number", value: 7)
                }
                List { NavigationLink("Plain", value: "plain") }
            } detail: {
                Text("detail")
                    .navigationDestination(for: String.self) { Text("pushed \($0)") }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
        try #require(host.element("Many")).tap()
        #expect(choice.names == ["many"] && host.texts.last == "detail")
        try #require(host.element("Number")).tap()
        #expect(choice.names == ["many"] && host.texts.last == "number 7")
        try #require(host.element("Plain")).tap()
        #expect(host.texts.last == "pushed plain")
    }
}
