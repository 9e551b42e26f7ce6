import CorkTesting
import CorkUI
import Testing

@MainActor
@Suite("Alerts of earlier versions")
struct OldAlertTests {
    @available(*, deprecated)
    @Test func `an alert shows its texts, and its buttons act and dismiss it`() throws {
        let (isShown, journal) = (Box(true), Journal())
        let binding = Binding(get: { isShown.value }, set: { isShown.value = $0 })
        let host = TestHost {
            Text("Board").alert(isPresented: binding) {
                Alert(
                    title: Text("Remove?"), message: Text("For ever."),
                    primaryButton: .destructive(Text("Remove")) { journal.note("removed") },
                    secondaryButton: .cancel())
            }
        }
        let alert = try #require(host.presented)
        #expect(Set(alert.texts) == ["Remove?", "For ever.", "Remove", "Cancel"])
        try #require(alert.element("Remove")).tap()
        #expect(journal.take() == ["removed"] && !isShown.value)
    }

    @available(*, deprecated)
    @Test func `an alert about an item and one button clears the item`() throws {
        let item = Box<Item?>(Item(3))
        let binding = Binding(get: { item.value }, set: { item.value = $0 })
        let host = TestHost {
            Text("Board").alert(item: binding) { Alert(title: Text("Item \($0.id)")) }
        }
        let alert = try #require(host.presented)
        #expect(alert.texts.contains("Item 3"))
        try #require(alert.element("OK")).tap()
        #expect(item.value == nil)
    }

    @available(*, deprecated)
    @Test func `an action sheet is a dialog with its actions`() throws {
        let (isShown, journal) = (Box(true), Journal())
        let binding = Binding(get: { isShown.value }, set: { isShown.value = $0 })
        let host = TestHost {
            Text("Board").actionSheet(isPresented: binding) {
                ActionSheet(
                    title: Text("Export"), buttons: [.default(Text("As text")) { journal.note("text") }, .cancel()])
            }
        }
        let sheet = try #require(host.presented)
        #expect(sheet.texts.contains("Export"))
        try #require(sheet.element("As text")).tap()
        #expect(journal.take() == ["text"] && !isShown.value)
    }
}
