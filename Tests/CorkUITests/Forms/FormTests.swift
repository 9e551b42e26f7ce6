import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Forms")
struct FormTests {
    private func element(_ host: TestHost, _ name: String) throws -> TestElement { try #require(host.element(name)) }

    @Test func `R7.40: a form shows sections with headers and footers, and each resolved subview as a row`() {
        let host = TestHost {
            Form {
                Section {
                    ForEach(0..<2) { Text("row \($0)") }
                    Text("third")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
                Text("loose")
            }
        }
        #expect(host.texts == ["Head", "row 0", "row 1", "third", "Foot", "loose"])
        #expect(host.elements("Row").map(\.label) == ["row 0", "row 1", "third", "loose"])
        #expect(host.elements("Header").count == 1 && host.elements("Footer").count == 1)
        #expect(host.elements("Form").count == 1)
        // Lines are between the rows of a box.
        #expect(host.elements("Divider").count == 2)
    }

    @Test func `R7.40: a disclosure group in a form is a row, and what it shows are rows, set in`() throws {
        let host = TestHost {
            Form {
                DisclosureGroup("Fill", isExpanded: .constant(true)) {
                    Text("Color")
                    DisclosureGroup("More") { Text("deep") }
                }
                Text("after")
            }
        }
        #expect(host.elements("Row").map(\.label) == ["Fill", "Color", "More", "after"])
        host.element("More")?.tap()
        host.advance(5)
        #expect(host.elements("Row").map(\.label) == ["Fill", "Color", "More", "deep", "after"])
        let start = try element(host, "after").frame.minX
        #expect(try element(host, "Color").frame.minX == start + 20)
        #expect(try element(host, "deep").frame.minX == start + 40)
    }

    @Test func `R7.40: in a form labels lead, and what is used trails`() throws {
        let host = TestHost(size: CGSize(width: 424, height: 400)) {
            Form {
                Toggle("Grid", isOn: .constant(true))
                LabeledContent("Name", value: "Rectangle")
                Slider(value: .constant(0.5)) { Text("Opacity") }
            }
        }
        // 424 less 12 on both sides, and 12 in each row.
        for name in ["Grid", "Rectangle", "Opacity"] {
            let row = try #require(host.elements("Row").first { $0.texts.contains(name) })
            #expect(row.frame.minX == 12 && row.frame.width == 400)
        }
        #expect(host.elements("Text").filter { $0.text != "Rectangle" }.allSatisfy { $0.frame.minX == 24 })
        #expect(try element(host, "Rectangle").frame.maxX == 400)
        #expect(try element(host, "Grid").frame.width == 376)
        #expect(host.elements("Slider")[0].frame.maxX == 400)
    }

    @Test func `LabeledContent is found and used by its label`() throws {
        let text = Box("a")
        let host = TestHost {
            LabeledContent("Name") {
                TextField("", text: Binding(get: { text.value }, set: { text.value = $0 }))
            }
            LabeledContent("Amount", value: 0.5, format: .percent)
        }
        let name = try element(host, "Name")
        #expect(name.kind == "LabeledContent" && name.value == "a")
        name.set("b")
        #expect(text.value == "b")
        #expect(host.texts.contains("Amount") && host.texts.contains { $0.contains("50") })
    }

    @Test func `state in rows survives other rows coming and going`() throws {
        let rows = Box([1, 2])
        let host = TestHost { Form { ForEach(rows.value, id: \.self) { Counter(name: "\($0)") } } }
        host.element("2: 0")?.tap()
        rows.value = [0, 3, 2]
        host.update()
        #expect(host.texts == ["0: 0", "3: 0", "2: 1"])
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name): \(count)") { count += 1 } }
    }

    @Test func `an empty form shows nothing`() {
        let host = TestHost { Form { EmptyView() } }
        #expect(host.texts.isEmpty && host.elements("Row").isEmpty)
    }
}
