import BoardDocument
import CorkUI
import Foundation

extension BoardModel {
    /// Copies a reply with all chosen songs to the clipboard.
    func copyReply(_ clipboard: (any Clipboard)?) {
        guard let reply = board.reply() else {
            return announce("Nobody has chosen a song yet: press C on a card.", offersUndo: false)
        }
        clipboard?.setText(reply)
        announce("Copied: \(reply)", offersUndo: false)
    }

    /// Opens a mail message with all chosen songs, or copies them if there is no mail program.
    func mailReply(_ openURL: OpenURLAction, _ clipboard: (any Clipboard)?) {
        guard let mail = titledBoard.replyMail else { return copyReply(clipboard) }
        openURL(mail) { [weak self] isOpen in
            guard let self, !isOpen else { return }
            copyReply(clipboard)
            showNotice("No mail program is installed. The reply was copied instead.")
        }
    }

    /// Reverts the board to its state when it was opened, in one undo step.
    func revertToOpened() { edit("Revert") { [opened] in $0 = opened } }

    /// Shows a dialog for choosing files, and reads them.
    func chooseFiles(_ dialogs: (any FileDialogs)?) async {
        guard let dialogs else { return }
        open(await dialogs.open("Open Songs or a Board", types: [.songsAndBoards, .songs, .board, .all]))
    }
}
