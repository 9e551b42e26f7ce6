import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("A window without a display")
struct TestHostTests {
    @Test func `the outline shows kinds, texts and frames, and no custom view or modifier`() {
        struct Titled: View {
            var body: some View { Text("Title").font(.title) }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 4) {
                Titled().padding(2)
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    Image(systemName: "face-smile")
                    Button("Go") {}
                }
            }
        }
        #expect(
            host.outline == """
                VStack 63,16 74x68
                  Text "Title" 65,18 70x28
                  HStack 71,52 58x32
                    Color 71,63 10x10
                    Image 81,60 16x16
                    Button 97,52 32x32
                      Text "Go" 105,60 16x16
                """)
        #expect(host.texts == ["Title", "Go"])
    }

    @Test func `text wraps between words, takes the width it uses, and ends at the line limit`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("one two three four").frame(width: 72, alignment: .leading)
                Text("one two three four").lineLimit(1).frame(width: 72, alignment: .leading)
                Text("a").font(.caption)
                Text("ab").font(.system(size: 10))
            }
        }
        let frames = host.elements("Text").map(\.frame.size)
        #expect(frames[0] == CGSize(width: 56, height: 48))  // "one two", "three", "four"
        #expect(frames[1] == CGSize(width: 72, height: 16))
        #expect(frames[2] == CGSize(width: 6, height: 12))
        #expect(frames[3] == CGSize(width: 10, height: 10))
    }

    @Test func `a click runs the action of the button it meets, from inside or outside, unless it is disabled`() {
        var clicks: [String] = []
        let host = TestHost {
            VStack {
                Button("A") { clicks.append("a") }
                Button("B") { clicks.append("b") }.disabled(true)
                HStack { Button("C") { clicks.append("c") } }.accessibilityLabel("Row")
                Text("D")
            }
        }
        host.element("A")?.tap()
        host.element("B")?.tap()
        host.element("Row")?.tap()
        host.element("D")?.tap()
        host.elements("Button")[0].children[0].tap()
        #expect(clicks == ["a", "c", "a"])
        #expect(host.elements("Button").map(\.isEnabled) == [true, false, true])
    }

    @Test func `elements are found by their own label, and controls by the texts inside`() {
        let host = TestHost {
            VStack {
                Button(action: {}) {
                    Text("Cross")
                    Text("off")
                }
                Image(systemName: "list-add").accessibilityLabel("Add")
                VStack { Text("inside") }
            }
        }
        #expect(host.element("Cross, off")?.kind == "Button")
        #expect(host.element("Add")?.kind == "Image")
        #expect(host.element("inside")?.kind == "Text")
        #expect(host.elements("VStack").map(\.label) == ["Cross, off, inside", "inside"])
        #expect(host.element("nothing") == nil)
    }

    @Test func `typing writes the binding, and what depends on it follows`() {
        struct Form: View {
            @State private var name = "x"
            @State private var sent = 0
            var body: some View {
                TextField("Name", text: $name).onSubmit { sent += 1 }
                Text("\(name) \(sent)")
            }
        }
        let host = TestHost { Form() }
        host.element("Name")?.set("Ada")
        #expect(host.texts == ["Ada 0"])
        host.element("Name")?.press(.return)
        #expect(host.texts == ["Ada 1"])
    }

    @Test func `a key goes to the focused control, to the views around it, then to shortcuts`() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                VStack {
                    Button("Card") { log.append("click") }
                }
                .onKeyPress("x") {
                    log.append("x")
                    return .handled
                }
                Button("Undo") { log.append("undo") }.keyboardShortcut("z")
            }
        }
        let card = host.element("Card")
        card?.press(.space)
        card?.press("x")
        card?.press("z", modifiers: .control)
        card?.press("y")
        #expect(log == ["click", "x", "undo"])
    }

    @Test func `scrolling moves what is inside, and stops where the content ends`() {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                ForEach(0..<10) { Text("\($0)").frame(height: 20) }
            }
        }
        // 10 * 20 + 9 * 8 = 272 points in 100.
        let scroll = host.elements("ScrollView")[0]
        #expect(host.element("0")?.frame.minY == 2)
        scroll.scroll(toOffset: 50)
        #expect(host.element("0")?.frame.minY == -48)
        scroll.scroll(toOffset: 1000)
        #expect(host.element("9")?.frame.maxY == 98)
        scroll.scroll(toOffset: -5)
        #expect(host.element("0")?.frame.minY == 2)
    }

    @Test func `updating evaluates the root again and keeps state`() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        var name = "a"
        let host = TestHost { Counter(name: name) }
        host.element("a 0")?.tap()
        name = "b"
        host.update()
        #expect(host.texts == ["b 1"])
        #expect(host.evaluations(of: Counter.self) == 3)
        host.resetEvaluations()
        host.update()
        #expect(host.evaluations(of: Counter.self) == 0)
    }

    @Test func `a closed host shows nothing`() {
        let host = TestHost { Text("x") }
        host.close()
        #expect(host.texts.isEmpty)
        #expect(host.root.children.isEmpty)
    }

    @Test func `FocusState moves the focus to its field, which reports the focus`() throws {
        struct Fields: View {
            @FocusState private var focus: Int?
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("1", text: $text).focused($focus, equals: 1)
                    TextField("2", text: $text).focused($focus, equals: 2)
                    Button("Second") { focus = 2 }
                }
            }
        }
        let host = TestHost { Fields() }
        try #require(host.element("Second")).tap()
        #expect(host.elements("TextField").map(\.isFocused) == [false, true])
        #expect(host.root.isFocused)
    }
}
