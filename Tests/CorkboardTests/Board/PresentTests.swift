import BoardDocument
import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// A clipboard that stores its content.
final class FixedClipboard: Clipboard {
    var forms: [TransferredData] = []
    var content: String? { forms.first.map { String(decoding: $0.data, as: UTF8.self) } }
    func set(_ content: [TransferredData]) { forms = content }
    func read(_ types: [String]) async -> TransferredData? { forms.first { types.contains($0.type) } }
}

/// The end of the story: the reply, exports and the large view.
@MainActor
@Suite struct PresentTests {
    private let model = BoardModel()
    private let clipboard = FixedClipboard()
    private let host: TestHost

    init() {
        model.add([
            NewCard(title: "One", person: "Ann"), NewCard(title: "Two", person: "Bob", isChosen: true),
            NewCard(title: "Three", person: "Bob"), NewCard(title: "Four", person: "Cid"),
        ])
        host = TestHost(size: CGSize(width: 1_400, height: 900)) { [model, clipboard] in
            BoardView(model: model).boardMenu(model).environment(\.clipboard, clipboard)
        }
    }

    @Test func `the reply is copied by its key`() throws {
        try #require(host.element("One")).press("r", modifiers: .command)
        #expect(clipboard.content == "Bob will sing “Two”.")
        #expect(host.texts.contains("Copied: Bob will sing “Two”."))
    }

    @Test(arguments: ["Open…", "One"])
    func `songs are pasted wherever the focus is`(place: String) async throws {
        clipboard.setText("Five\nSix")
        try #require(host.element(place)).press("v", modifiers: .command)
        while model.board.cardCount < 6 { await Task.yield() }
        #expect(model.board.sections[0].cards.map(\.title).suffix(2) == ["Five", "Six"])
    }

    @Test func `the reply is mailed or copied where there is no program for mail`() {
        var opened: [URL] = []
        model.mailReply(
            OpenURLAction { url in
                opened.append(url)
                return .handled
            }, clipboard)
        #expect(opened == [model.board.replyMail] && clipboard.content == nil && model.noticeTexts == [])
        model.mailReply(OpenURLAction { _ in .discarded }, clipboard)
        #expect(clipboard.content == "Bob will sing “Two”.")
        #expect(model.noticeTexts.last?.hasPrefix("No mail program is installed") == true)
    }

    @Test func `without a choice the key says how to choose`() throws {
        model.toggleChosen(try model.card("Two").id)
        try #require(host.element("One")).press("r", modifiers: .command)
        #expect(clipboard.content == nil)
        #expect(host.texts.contains("Nobody has chosen a song yet: press C on a card."))
    }

    @Test func `arrows walk the people and Escape ends`() throws {
        model.setCid(aside: true)
        try #require(host.element("One")).press(.function(5))
        #expect(host.texts.contains("Next: Bob: Two") && host.texts.contains("(in 1 song, about 4 min)"))
        #expect(!host.texts.contains { $0.hasPrefix("Next: Ann") })
        let view = try #require(host.focused)
        #expect(host.texts.contains("✓ Two") == false)
        view.press(.rightArrow)
        #expect(host.texts.contains("✓ Two"))
        view.press(.rightArrow)
        #expect(model.presented == 0)
        view.press(.leftArrow)
        #expect(model.presented == 1)
        view.press(.escape)
        #expect(model.presented == nil && !host.texts.contains("✓ Two"))
    }

    @Test func `covered cards take no clicks`() throws {
        let button = try #require(host.element("Cross off One"))
        model.present()
        host.settle()
        button.tap()
        #expect(try !model.card("One").isCrossedOff)
    }

    @Test func `an export is written where the person says`() async throws {
        let folder = try TemporaryFolder()
        let dialogs = FixedDialogs()
        dialogs.files = [folder.url.appending(path: "out.md")]
        await model.export(.text(.markdown), dialogs)
        #expect(dialogs.suggestedNames == ["Board.md"])
        #expect(try String(contentsOf: dialogs.files[0], encoding: .utf8).contains("- **Two** ✓"))
        dialogs.files = [folder.url]
        await model.export(.text(.text), dialogs)
        #expect(model.noticeTexts.last?.contains("could not be saved: it is a folder.") == true)
    }
}

extension BoardModel {
    fileprivate func setCid(aside: Bool) {
        if let cid = board.people.first(where: { $0.name == "Cid" }) { toggleSetAside(cid) }
    }
}
