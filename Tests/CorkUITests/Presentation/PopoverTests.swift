import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Popovers")
struct PopoverTests {
    @MainActor @Observable fileprivate final class Model {
        var isShown = false
        var number: Number?
        var name = "First"
        var shown: Binding<Bool> {
            Binding {
                self.isShown
            } set: {
                self.isShown = $0
            }
        }
    }

    fileprivate struct Number: Identifiable { let id: Int }

    private struct Inner: View {
        var name = "Inside"
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
            Button("Done") { dismiss() }
        }
    }

    @Test
    func `a popover is shown beside its view, follows what its view says, and goes by dismiss and Escape`() throws {
        let model = Model()
        let host = TestHost {
            Button("Open") { model.isShown = true }.popover(isPresented: model.shown) { Inner(name: model.name) }
        }
        let before = try #require(host.element("Open")).frame
        #expect(host.elements("Popover").isEmpty)
        try #require(host.element("Open")).tap()
        let popover = try #require(host.elements("Popover").first)
        #expect(popover.frame.minY == before.maxY && popover.frame.midX == before.midX)
        #expect(try #require(host.element("Open")).frame == before)
        try #require(host.element("First 0")).tap()
        model.name = "Second"
        host.settle()
        #expect(host.element("Second 1") != nil)
        try #require(host.element("Done")).tap()
        #expect(!model.isShown && host.elements("Popover").isEmpty)
        model.isShown = true
        host.settle()
        try #require(host.element("Done")).press(.escape)
        #expect(!model.isShown && host.elements("Popover").isEmpty)
    }

    @Test(arguments: Edge.allCases)
    func `a popover is on the requested side, and points at a part of its view`(edge: Edge) throws {
        let host = TestHost {
            Color.red.frame(width: 100, height: 60)
                .popover(isPresented: .constant(true), attachmentAnchor: .point(.topLeading), arrowEdge: edge) {
                    Color.blue.frame(width: 20, height: 10)
                }
        }
        let anchor = try #require(host.elements("Color").first).frame.origin
        let frame = try #require(host.elements("Popover").first).frame
        switch edge {
        case .top: #expect(frame == CGRect(x: anchor.x - 10, y: anchor.y - 10, width: 20, height: 10))
        case .bottom: #expect(frame == CGRect(x: anchor.x - 10, y: anchor.y, width: 20, height: 10))
        case .leading: #expect(frame == CGRect(x: anchor.x - 20, y: anchor.y - 5, width: 20, height: 10))
        case .trailing: #expect(frame == CGRect(x: anchor.x, y: anchor.y - 5, width: 20, height: 10))
        }
    }

    @Test func `a popover for another value is another one, with a state of its own`() throws {
        let model = Model()
        let host = TestHost {
            Text("Anchor").popover(
                item: Binding {
                    model.number
                } set: {
                    model.number = $0
                }
            ) {
                Inner(name: "Number \($0.id)")
            }
        }
        model.number = Number(id: 1)
        host.settle()
        try #require(host.element("Number 1 0")).tap()
        model.number = Number(id: 2)
        host.settle()
        #expect(host.elements("Popover").count == 1)
        try #require(host.element("Number 2 0")).press(.escape)
        #expect(model.number == nil)
    }

    @Test func `preferences in a popover do not reach the views around it`() {
        let host = TestHost {
            Text("Anchor").popover(isPresented: .constant(true)) {
                Text("Inside").preference(key: Key.self, value: "inside")
            }
            .overlayPreferenceValue(Key.self) { Text("read \($0)") }
        }
        #expect(host.texts.contains("read nothing"))
    }

    private struct Key: PreferenceKey {
        static var defaultValue: String { "nothing" }
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    @Test func `a popover that is kept open stays on Escape, and another one of the window does not`() throws {
        let (kept, other) = (Model(), Model())
        (kept.isShown, other.isShown) = (true, true)
        let host = TestHost {
            HStack {
                Text("A").popover(isPresented: kept.shown) { Inner(name: "A").interactiveDismissDisabled() }
                Text("B").popover(isPresented: other.shown) { Inner(name: "B") }
            }
        }
        try #require(host.element("A 0")).press(.escape)
        try #require(host.element("B 0")).press(.escape)
        #expect(kept.isShown && !other.isShown)
        try #require(host.element("Done")).tap()
        #expect(!kept.isShown)
    }
}
