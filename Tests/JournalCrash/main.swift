import BoardDocument
import DocumentFiles
import Foundation

// JournalCrash FOLDER SEED: edits a board until it is killed, and writes down which edits have reached the disk. Now and
// then it saves the board, too.
//
// The k-th edit adds the card k, so that every state tells which one it is.

let folder = RecoveryFolder(URL(fileURLWithPath: CommandLine.arguments[1]))
var random = UInt64(CommandLine.arguments[2])! &* 0x9E37_79B9_7F4A_7C15 | 1
let file = folder.url.appendingPathComponent("crash.songboard")
let journal = RecoveryJournal<Board>(in: folder, interval: 0.002)
var board = Board(title: "Crash")

for edit in 0..<100_000 {
    board.addCard(Card(id: .init(rawValue: "\(edit)"), title: "\(edit)"))
    journal.record(board, from: nil)
    random = random &* 6_364_136_223_846_793_005 &+ 1
    if random >> 61 == 0 {
        journal.flush()
        FileHandle.standardOutput.write(Data("\(edit + 1)\n".utf8))
    } else if random >> 61 == 1 {
        try BoardFile.write(board, to: file)
    } else {
        usleep(UInt32(random >> 54))
    }
}
