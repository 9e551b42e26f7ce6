import RandomBoards
import Seeds
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct UndoHistoryTests {
    @Test func `a document marked unsaved is dirty in every state until it is saved`() {
        var history = UndoHistory(0)
        history.perform("1") { $0 = 1 }
        history.markSaved()
        history.markUnsaved()
        #expect(history.isDirty)
        history.undo()
        #expect(history.isDirty)
        history.markSaved()
        #expect(!history.isDirty)
    }

    @Test func `edits are named undone and redone`() {
        var history = UndoHistory(1)
        let nothing = [history.undo(), history.redo()]
        #expect(nothing == [nil, nil])
        history.perform("Double") { $0 *= 2 }
        history.perform("Add Five") { $0 += 5 }
        #expect(history.undoName == "Add Five" && history.redoName == nil)
        let undone = history.undo()
        #expect(undone == "Add Five")
        #expect(history.value == 2 && history.undoName == "Double" && history.redoName == "Add Five")
        let redone = history.redo()
        #expect(redone == "Add Five")
        #expect(history.value == 7)
        history.undo()
        history.perform("Negate") { $0.negate() }
        #expect(history.value == -2 && history.redoName == nil)
    }

    @Test func `an edit that changes nothing is none`() {
        var history = UndoHistory(1)
        history.perform("Double") { $0 *= 2 }
        history.undo()
        let result = history.perform("Nothing") { $0 + 1 }
        #expect(result == 2)
        #expect(history.undoName == nil && history.redoName == "Double" && !history.isDirty)
    }

    @Test func `an edit that fails leaves all as it was`() {
        struct Failure: Error {}
        var history = UndoHistory(1)
        #expect(throws: Failure.self) {
            try history.perform("Fail") { value throws(Failure) in
                value = 9
                throw Failure()
            }
        }
        #expect(history.value == 1 && history.undoName == nil)
    }

    @Test func `dirty is relative to the saved state`() {
        var history = UndoHistory(0)
        #expect(!history.isDirty)
        history.perform("1") { $0 = 1 }
        #expect(history.isDirty)
        let revision = history.revision
        history.perform("2") { $0 = 2 }
        history.markSaved(revision)
        #expect(history.isDirty)
        history.undo()
        #expect(!history.isDirty)
        history.undo()
        #expect(history.isDirty)
        history.perform("1 again") { $0 = 1 }
        #expect(history.isDirty, "The saved state can no longer be reached, though one like it can.")
        history.markSaved()
        #expect(!history.isDirty)
        #expect(UndoHistory(0, isSaved: false).isDirty)
    }

    @Test(arguments: 0..<20) func `random edits against every state kept`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var history = UndoHistory(Board())
        var states = [(name: "", board: Board(), id: 0)]
        var now = 0
        var saved = 0
        for step in 1...300 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<6:
                var edited = states[now].board
                edited.edit(with: &generator)
                history.perform("Edit \(step)") { $0 = edited }
                if edited != states[now].board {
                    states.removeSubrange((now + 1)...)
                    states.append((name: "Edit \(step)", board: edited, id: step))
                    now += 1
                }
            case 6, 7:
                history.undo()
                now = max(0, now - 1)
            case 8:
                history.redo()
                now = min(states.count - 1, now + 1)
            default:
                history.markSaved()
                saved = states[now].id
            }
            #expect(history.value == states[now].board)
            #expect(history.undoName == (now == 0 ? nil : states[now].name))
            #expect(history.redoName == (now + 1 == states.count ? nil : states[now + 1].name))
            #expect(history.isDirty == (states[now].id != saved))
        }
    }

    @Test func `an amended edit is one step and none where nothing is left of it`() {
        var history = UndoHistory(1)
        history.perform("Slide") { $0 = 2 }
        history.amend { $0 = 3 }
        #expect(history.value == 3 && history.isDirty)
        history.undo()
        #expect(history.value == 1 && !history.isDirty)
        history.redo()
        #expect(history.value == 3)
        history.amend { $0 = 1 }
        #expect(history.undoName == nil && !history.isDirty)
    }
}
