import CorkTesting
import CorkUI
import Observation
import Testing

@MainActor
@Suite struct MenuTests {
    @Observable final class Model {
        var log: [String] = []
        var isLocked = false
        var evaluations = 0
    }

    private let model = Model()

    private func host() -> TestHost {
        TestHost { [model] in
            VStack {
                Menu("File") {
                    Button("Open") { model.log.append("open") }
                    Divider()
                    Menu("Export") {
                        Button("Text") { model.log.append("text") }
                    }
                    Button("Save") { model.log.append("save") }.disabled(model.isLocked)
                }
                Text("Card").contextMenu {
                    let _ = model.evaluations += 1
                    Button("Remove") { model.log.append("remove") }
                }
            }
        }
    }

    @Test func `a menu has its buttons dividers and menus in order`() throws {
        let host = host()
        #expect(host.texts == ["File", "Card"])
        let file = try #require(host.elements("Button").first)
        #expect(file.menu == ["Open", "-", "Export", "Save"])
        #expect(file.choose("Save") && file.choose("Text"))
        #expect(model.log == ["save", "text"])
    }

    @Test func `disabled items cannot be chosen`() throws {
        let host = host()
        model.isLocked = true
        let file = try #require(host.elements("Button").first)
        #expect(!file.choose("Save") && !file.choose("Missing"))
        #expect(model.log == [])
    }

    @Test func `a context menu is evaluated when it opens`() throws {
        let host = host()
        #expect(model.evaluations == 0)
        let card = try #require(host.element("Card"))
        #expect(card.menu == ["Remove"])
        #expect(card.choose("Remove") && model.log == ["remove"])
        #expect(model.evaluations == 2)
    }
}
