import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Forms of fields, steppers and texts")
struct FieldFormTests {
    private func binding<V>(_ box: Box<V>) -> Binding<V> {
        Binding(get: { box.value }, set: { box.value = $0 })
    }

    @Test func `a stepper with a format stands beside a field for its value`() throws {
        let value = Box(0.5)
        let host = TestHost {
            Stepper("Level", value: binding(value), in: 0...1, step: 0.25, format: .number)
        }
        #expect(try #require(host.elements("TextField").first).value == "0.5")
        try #require(host.elements("Stepper").first).increment()
        #expect(value.value == 0.75)
        host.elements("TextField")[0].set("0.25")
        #expect(value.value == 0.25)
    }

    @Test func `a formatter writes and reads the value of a field`() {
        let value = Box(3)
        let host = TestHost { TextField("Count", value: binding(value), formatter: NumberFormatter()) }
        #expect(host.elements("TextField")[0].value == "3")
        host.elements("TextField")[0].set("12")
        host.elements("TextField")[0].set("none")
        #expect(value.value == 12)
    }

    @Test func `the focus of a search field follows a binding, and sets it`() {
        let (text, isPresented) = (Box(""), Box(false))
        let host = TestHost {
            List { Text("a") }.searchable(text: binding(text), isPresented: binding(isPresented), prompt: "Find")
        }
        #expect(host.focused == nil)
        isPresented.value = true
        host.update()
        #expect(host.focused?.label == "Find")
    }

    @Test func `an inspector stands at the trailing edge in the width that its content asks for`() {
        let isShown = Box(false)
        let host = TestHost(size: CGSize(width: 500, height: 100)) {
            Text("page").inspector(isPresented: binding(isShown)) {
                Text("details").frame(maxWidth: .infinity).inspectorColumnWidth(200)
            }
        }
        #expect(host.texts == ["page"])
        isShown.value = true
        host.update()
        host.advance(2)
        #expect(host.texts == ["page", "details"] && host.element("details")!.frame.minX >= 300)
    }

    @Test func `a toolbar of a tab that is not selected is hidden, and so is its title`() throws {
        let host = TestHost {
            TabView {
                Text("a").toolbar { Button("of a") {} }.tabItem { Text("A") }
                Text("b").toolbar { Button("of b") {} }.tabItem { Text("B") }
            }
        }
        #expect(host.element("of a") != nil && host.element("of b") == nil)
        try #require(host.element("B")).tap()
        #expect(host.element("of a") == nil && host.element("of b") != nil)
    }
}
