import Foundation
import Testing

/// The program itself, driven by the keyboard from an empty board to the reply on the clipboard.
@Suite(.serialized)
struct KeyboardStoryTests {
    @Test(.enabled("xdotool and Xvfb are needed to type.") { DrivenBoard.canDrive }, .timeLimit(.minutes(1)))
    func fromAnEmptyBoardToTheReplyOnTheClipboard() async throws {
        let board = try DrivenBoard()
        // The field has the focus from the first frame on; keys typed before it would be lost.
        try await board.wait("Sam") { [typed = Typed()] in
            if !typed.isDone { try? board.xdotool("key", "--clearmodifiers", "S", "a", "m", "Return") }
            typed.isDone = true
            return $0.contains("\"Sam\"")
        }
        for title in ["Love Stack", "Come as You Var"] {
            try board.xdotool("type", "--delay", "20", title)
            try board.xdotool("key", "Return")
            try await board.wait(title) { $0.contains(title) }
        }
        try board.xdotool("key", "Escape")
        try board.xdotool("key", "Up")
        try board.xdotool("key", "c")
        try await board.wait("The choice") { $0.contains("\"Love Stack\"") && $0.contains("\"chosen\": true") }
        #expect(board.kept.split(separator: "\n").contains { $0.contains("Love Stack") && $0.contains("chosen") })
        try board.xdotool("key", "ctrl+r")
        try board.xdotool("key", "ctrl+v")
        try await board.wait("The reply") { $0.contains("Sam will sing “Love Stack”.") }
    }

    private final class Typed {
        var isDone = false
    }
}
