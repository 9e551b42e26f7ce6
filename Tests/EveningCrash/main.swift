import BoardDocument
import Corkboard
import DocumentFiles
import Foundation
import SongLibrary

// EveningCrash FOLDER SEED: marks songs as sung and takes marks back until it is killed, with the journal of the board and
// the history of what was sung in FOLDER. It says when the first mark is in the history.

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
var random = UInt64(CommandLine.arguments[2])! &* 0x9E37_79B9_7F4A_7C15 | 1
let model = BoardModel()
model.enableRecovery(in: RecoveryFolder(folder))
model.sungHistory = try SungHistory(file: folder.appending(component: "history.sqlite"))
model.add((0..<8).map { NewCard(title: "Song \($0)", person: "Ann") })
let cards = model.board.sections.flatMap(\.cards).map(\.id)

for mark in 0..<100_000 {
    random = random &* 6_364_136_223_846_793_005 &+ 1
    if random >> 62 == 0, model.board.hasBegun {
        model.undo()
    } else {
        model.toggleSung(cards[Int(random >> 40) % cards.count])
    }
    if mark == 0 || random >> 59 == 3 { await model.finishRecording() } else { usleep(UInt32(random >> 54)) }
    if mark == 0 { FileHandle.standardOutput.write(Data("begun\n".utf8)) }
    await Task.yield()
}
