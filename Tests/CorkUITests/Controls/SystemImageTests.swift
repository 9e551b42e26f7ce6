import CorkTesting
import Testing

@testable import CorkUI

@MainActor
@Suite("Icons for symbols, and controls that have one")
struct SystemImageTests {
    @Test(arguments: [
        ("plus", "list-add-symbolic"), ("plus.circle.fill", "list-add-symbolic"), ("star", "non-starred-symbolic"),
        ("star.fill", "starred-symbolic"), ("checkmark.circle.fill", "emblem-ok-symbolic"),
        ("xmark.square", "window-close-symbolic"), ("edit-undo-symbolic", "edit-undo-symbolic"),
        ("no.such.symbol", "no.such.symbol"), ("fill", "fill"), (".fill", ".fill"), ("", ""),
    ])
    func `a symbol is the icon that means the same`(symbol: String, icon: String) {
        guard case .icon(let name) = Image(systemName: symbol).source else {
            Issue.record("No icon")
            return
        }
        #expect(name == icon)
    }

    @Test func `controls have a title and an icon`() throws {
        let isOn = Box(false)
        let name = "Save"
        let host = TestHost {
            Button("Add", systemImage: "plus") { isOn.value.toggle() }
            Button(name, systemImage: "trash", role: .destructive) {}
            Toggle("On", systemImage: "bell", isOn: .constant(true))
            Menu("More", systemImage: "ellipsis") { Button("One") {} }
        }
        #expect(host.texts == ["Add", "Save", "On", "More"] && host.elements("Image").count == 4)
        try #require(host.element("Add")).tap()
        #expect(isOn.value)
    }
}
