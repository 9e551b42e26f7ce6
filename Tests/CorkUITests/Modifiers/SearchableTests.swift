import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Searchable")
struct SearchableTests {
    private struct Found: View {
        let text: String
        @Environment(\.isSearching) private var isSearching

        var body: some View {
            let found = ["apple", "pear"].filter { text.isEmpty || $0.contains(text) }
            if found.isEmpty {
                ContentUnavailableView.search(text: text)
            } else {
                List(found, id: \.self) { Text(isSearching ? "\($0)!" : $0) }
            }
        }
    }

    @Test func `a field above the view searches in it; Escape empties the field`() {
        let text = Box("")
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Found(text: text.value).searchable(
                text: Binding(get: { text.value }, set: { text.value = $0 }), prompt: "Fruit")
        }
        #expect(host.texts == ["apple", "pear"])
        #expect(host.elements("TextField")[0].frame == CGRect(x: 6, y: 6, width: 288, height: 32))
        #expect(host.elements("List")[0].frame == CGRect(x: 0, y: 44, width: 300, height: 256))
        host.element("Fruit")?.focus()
        host.element("Fruit")?.set("ear")
        host.update()
        #expect(host.texts == ["pear!"])
        host.element("Fruit")?.set("kiwi")
        host.update()
        #expect(host.texts == ["No Results for “kiwi”", "Check the spelling or try a new search."])
        host.element("Fruit")?.press(.escape)
        host.update()
        #expect(text.value == "" && host.texts == ["apple!", "pear!"])
    }

    @Test func `a ContentUnavailableView is centred and includes its actions`() {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            ContentUnavailableView {
                Text("Nothing")
            } description: {
                Text("There is nothing here.")
            } actions: {
                Button("Add") { journal.note("add") }
            }
        }
        #expect(host.texts == ["Nothing", "There is nothing here.", "Add"])
        for text in host.elements("Text") { #expect(text.frame.midX == 200) }
        host.element("Add")?.tap()
        #expect(journal.take() == ["add"])
        let plain = TestHost { ContentUnavailableView("Empty", systemImage: "folder-symbolic") }
        #expect(plain.texts == ["Empty"] && plain.elements("Image")[0].frame.width == 64)
    }
}
