import DocumentFiles
import Foundation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Suite("Documents and their windows")
struct DocumentGroupTests {
    private let app = DocumentApp()

    @Test
    func `the app begins with an empty document, which is called after its kind and asks nothing when it closes`() {
        app.session.openFirst()
        #expect(app.windows.count == 1 && app.windows[0].text.contains("new, no file, true"))
        #expect(app.windows[0].graph.window.title == "Untitled Text")
        #expect(app.windows[0].graph.window.closeQuestion == nil)
    }

    @Test
    func `each change of a value is a step; those within a second are one, unless it was saved between them`()
        async throws
    {
        app.session.openFirst()
        let model = app.note
        let time = Box(Duration.zero)
        model.clock = { time.value }
        model.document?.text = "a"
        model.document?.text = "ab"
        time.value = .seconds(2)
        model.document?.text = "abc"
        #expect(model.title == "Untitled Text •")
        app.dialogs.files = [app.file("note.txt")]
        #expect(await model.save(app.dialogs))
        #expect(!model.history.isDirty)
        model.document?.text = "abcd"
        model.document?.text = "abcd"
        var texts: [String] = []
        while model.undoManager.canUndo {
            model.undoManager.undo()
            texts.append(model.document!.text)
        }
        #expect(texts == ["abc", "ab", "new"])
        #expect(model.history.isDirty && app.windows[0].text.contains("new, note.txt"))
        model.undoManager.redo()
        model.undoManager.redo()
        #expect(model.document?.text == "abc" && !model.history.isDirty)
    }

    @Test
    func `save asks for a name where there is no file, writes it and then writes there; the window is called after it`()
        async throws
    {
        app.session.openFirst()
        let (model, window) = (app.note, app.windows[0])
        model.document?.text = "one"
        window.graph.settle()
        let question = try #require(window.graph.window.closeQuestion)
        #expect(await !question.save(), "Nobody names a file.")
        app.dialogs.files = [app.file("note.txt")]
        #expect(await question.save())
        #expect(app.text(of: app.file("note.txt")) == "one")
        app.dialogs.files = []
        model.document?.text = "two"
        window.graph.settle()
        #expect(window.graph.window.title == "note.txt •")
        #expect(await model.save(app.dialogs))
        window.graph.settle()
        #expect(app.text(of: app.file("note.txt")) == "two" && window.graph.window.title == "note.txt")
    }

    @Test
    func `a document that cannot be written, or not under that name, is reported, and the file stays unchanged`()
        async throws
    {
        app.session.openFirst()
        let model = app.note
        model.document?.text = "one"
        app.dialogs.files = [app.file("note.html", "theirs")]
        #expect(await !model.save(app.dialogs))
        #expect(model.notices.last?.text == "“note.html” was not saved. Use the file name extension of Text.")
        model.document?.text = "unwritable"
        app.dialogs.files = [app.file("note.txt", "old")]
        #expect(await !model.save(app.dialogs))
        // The journal, which cannot be written either, may have had its turn.
        #expect(model.notices.contains { $0.text.hasPrefix("“note.txt” could not be saved: ") })
        #expect(app.text(of: app.file("note.txt")) == "old" && app.text(of: app.file("note.html")) == "theirs")
        #expect(model.history.isDirty && model.fileURL == nil)
    }

    @Test func `a name without an ending gets one, and does not replace another file by it`() async throws {
        app.session.openFirst()
        let model = app.note
        model.document?.text = "one"
        app.dialogs.files = [app.file("there.txt", "theirs").deletingPathExtension()]
        #expect(await !model.save(app.dialogs))
        #expect(model.notices.last?.text.hasPrefix("there.txt exists already and was not replaced.") == true)
        #expect(app.text(of: app.file("there.txt")) == "theirs" && model.fileURL == nil)
        app.dialogs.files = [app.file("evening 8.30")]
        #expect(await model.save(app.dialogs))
        #expect(app.text(of: app.file("evening 8.30.txt")) == "one" && model.fileURL == app.file("evening 8.30.txt"))
    }

    @Test func `a notice describes the first three repairs of a document and counts the others`() {
        app.session.openFirst()
        let model = app.note
        model.showNotices(about: ["A.", "B."])
        model.showNotices(about: ["A.", "B.", "C.", "D.", "E."])
        #expect(model.notices.map(\.text) == ["A. B.", "A. B. C. And 2 more like these."])
    }

    @Test func `a change that is saved during another save is in the file at the end`() async throws {
        let file = app.file("a.txt", "old")
        try await app.opening(file)
        let model = app.note
        model.document?.text = "slow"
        let before = Note.slowWrites.withLock { $0 }
        let first = Task { await model.save(nil) }
        while Note.slowWrites.withLock({ $0 }) == before { await Task.yield() }
        model.document?.text = "new"
        let others = (0..<3).map { _ in Task { await model.save(nil) } }
        #expect(await first.value)
        for other in others { #expect(await other.value) }
        #expect(app.text(of: file) == "new" && !model.history.isDirty && model.diskChange == nil)
    }

    @Test func `a change that is saved during Save As goes to the new file`() async throws {
        let (old, new) = (app.file("a.txt", "old"), app.file("b.txt", nil))
        try await app.opening(old)
        let model = app.note
        model.document?.text = "slow"
        app.dialogs.files = [new]
        let before = Note.slowWrites.withLock { $0 }
        let first = Task { [dialogs = app.dialogs] in await model.saveAs(dialogs) }
        while Note.slowWrites.withLock({ $0 }) == before { await Task.yield() }
        model.document?.text = "newer"
        #expect(await model.save(nil))
        #expect(await first.value)
        #expect(app.text(of: old) == "old" && app.text(of: new) == "newer" && model.fileURL == new)
    }

    @Test func `a file has one window, which comes to the front when it is opened again`() async throws {
        let file = app.file("a.txt", "hello")
        let window = try await app.opening(file)
        #expect(window.text.contains("hello, a.txt, true"))
        try await app.opening(file)
        #expect(app.windows.count == 1 && app.log.count == 2)
        try await app.opening(app.file("b.txt", "other"))
        #expect(app.windows.count == 2)
    }

    @Test func `a file that no group reads is a sentence, and no window opens`() async {
        #expect(!app.session.open(files: [app.file("a.zip", "zip")]))
        #expect(app.windows.isEmpty)
        #expect(app.log == ["“a.zip” cannot be opened here. You can open Text, Web pages or *.tally."])
        await #expect(throws: DocumentError.self) {
            try await OpenDocumentAction(session: app.session)(at: app.file("a.zip"))
        }
    }

    @Test
    func `a file that cannot be read is a sentence in its window, which then takes another one in`() async throws {
        for (name, text) in [("a.txt", "broken"), ("missing.txt", nil)] {
            let window = try await app.opening(app.file(name, text))
            let model = app.note
            #expect(model.notices.count == 1 && model.notices[0].text.hasPrefix("“\(name)” could not be "))
            #expect(window.text.contains("No document") && !model.history.isDirty)
            #expect(await !model.saveAs(app.dialogs))
        }
        let (model, good) = (app.note, app.file("good.txt", "good"))
        app.dialogs.files = [good]
        await model.chooseFile(app.dialogs, app.session)
        #expect(model.document?.text == "good" && app.windows.count == 2)
        #expect(app.dialogs.offered.map(\.name) == ["Text", "Web pages", "*.tally"])
    }

    @Test
    func `the first chosen file reuses an untouched window, others open their own, unsupported ones are reported`()
        async throws
    {
        app.session.openFirst()
        let model = app.note
        app.dialogs.files = [app.file("a.txt", "a"), app.file("b.tally", "b"), app.file("c.zip", "c")]
        await model.chooseFile(app.dialogs, app.session)
        #expect(model.document?.text == "a" && app.windows.count == 2)
        #expect(
            model.notices.map(\.text) == [
                "“c.zip” cannot be opened here. You can open Text, Web pages or *.tally."
            ])
        await app.tally.finishReading()
        #expect(app.windows[1].text.hasPrefix("b "))
        app.dialogs.files = [app.file("d.txt", "d")]
        model.document?.text = "mine"
        await model.chooseFile(app.dialogs, app.session)
        #expect(model.document?.text == "mine" && app.windows.count == 3)
    }

    @Test
    func `a viewer shows a document; what is written to it is refused with a sentence and nothing is saved`()
        async throws
    {
        let app = DocumentApp(DocumentApp.Viewer())
        app.session.openFirst()
        #expect(app.windows[0].text.contains("No document"))
        let file = app.file("a.txt", "hello")
        let window = try await app.opening(file)
        #expect(window.text.contains("hello, false"))
        let model = app.note
        model.document?.text = "changed"
        #expect(model.document?.text == "hello" && !model.history.isDirty)
        #expect(model.notices.map(\.text) == ["“a.txt” is read-only here. Changes are not saved."])
        #expect(!app.session.restoreDocuments())
    }

    @Test func `unsaved changes are restored after a crash, dirty and with their file`() async throws {
        try await app.opening(app.file("a.txt", "hello"))
        app.note.document?.text = "changed"
        app.note.journal?.flush()
        app.session.newDocument(of: DocumentApp.NoteModel.self)
        app.note.document?.text = "untitled"
        app.note.journal?.flush()
        // A process that ends gives back its locks.
        for name in try FileManager.default.contentsOfDirectory(atPath: app.recovery.url.path) {
            let journal = app.recovery.url.appending(path: name)
            try FileManager.default.copyItem(at: journal, to: app.recovery.url.appending(path: "left-\(name)"))
        }
        for document in app.session.documents { (document as! DocumentApp.NoteModel).close() }
        app.start()
        #expect(app.session.restoreDocuments())
        let models = app.session.documents.map { $0 as! DocumentApp.NoteModel }
        #expect(Set(models.map { $0.document!.text }) == ["changed", "untitled"])
        #expect(models.allSatisfy { $0.history.isDirty && $0.notices.count == 1 })
        let changed = try #require(models.first { $0.fileURL != nil })
        #expect(await changed.save(nil))
        #expect(app.text(of: app.file("a.txt")) == "changed")
    }

    @Test func `a document with a file is autosaved, but not over changes by another program`() async throws {
        let file = app.file("a.txt", "hello")
        try await app.opening(file)
        let model = app.note
        model.autosaveDelay = .zero
        model.document?.text = "mine"
        await model.autosaveTask?.value
        #expect(app.text(of: file) == "mine" && !model.history.isDirty)
        try Data("mine".utf8).write(to: file)
        #expect(await model.checkFile(), "It was written anew as it was.")
        try Data("theirs".utf8).write(to: file)
        model.document?.text = "mine again"
        await model.autosaveTask?.value
        #expect(app.text(of: file) == "theirs" && model.diskChange == .changed)
        await model.reload()
        #expect(model.document?.text == "theirs" && !model.history.isDirty)
        model.undo()
        #expect(model.document?.text == "mine again")
    }

    @Test func `changes that an object registers are undone, redone and saved`() async throws {
        let model = app.newTally()
        let (tally, undo) = (model.document!, model.undoManager)
        tally.set(["a"], undo)
        #expect(undo.undoActionName == "Mark" && model.history.isDirty)
        await Task.yield()
        tally.set(["a", "b"], undo)
        tally.set(["a", "b", "c"], undo)
        undo.undo()
        #expect(tally.marks == ["a"], "What is registered in one event is one step.")
        undo.undo()
        #expect(tally.marks == [] && !undo.canUndo && !model.history.isDirty)
        undo.redo()
        undo.redo()
        #expect(tally.marks == ["a", "b", "c"] && !undo.canRedo)
        undo.undo()
        undo.redo()
        app.dialogs.files = [app.file("one.tally")]
        async let saved = model.save(app.dialogs)
        #expect(await saved)
        #expect(app.text(of: app.dialogs.files[0]) == "a,b,c" && !model.history.isDirty)
        undo.undo()
        #expect(tally.marks == ["a"] && model.history.isDirty)
        #expect(app.windows[0].text.hasPrefix("a "))
    }

    @Test func `a step whose undo registers nothing is not made again`() {
        let model = app.newTally()
        let tally = model.document!
        tally.marks = ["a"]
        model.undoManager.registerUndo(withTarget: tally) { $0.marks = [] }
        model.undoManager.undo()
        #expect(tally.marks == [] && !model.undoManager.canRedo && !model.history.isDirty)
    }

    @Test func `reverting an object shows another one, and can be undone`() async throws {
        try await app.opening(app.file("a.tally", "x,y"))
        let model = app.tally
        let first = model.document!
        first.set(["z"], model.undoManager)
        await model.reload("Revert")
        #expect(model.document !== first && model.document?.marks == ["x", "y"] && !model.history.isDirty)
        model.undo()
        #expect(model.document === first && first.marks == ["z"] && model.history.isDirty)
    }

    @Test func `views open windows for new documents, and a type without a document group is reported`() {
        let action = NewDocumentAction(session: app.session)
        action(Note("given"))
        #expect(app.windows[0].text.contains("given, no file") && !app.note.history.isDirty)
        action { TallySheet() }
        #expect(app.windows.count == 2)
        let viewer = DocumentApp(DocumentApp.Viewer())
        NewDocumentAction(session: viewer.session)(Note())
        #expect(viewer.windows.isEmpty)
        #expect(viewer.log == ["No window was opened: no document group edits documents of the type Note."])
    }

    @Test func `text typed while a file is read is kept, and the file is not opened`() async {
        app.session.openFirst()
        let model = app.note
        model.open(app.file("a.txt", "theirs"))
        model.document?.text = "mine"
        await model.finishReading()
        #expect(model.document?.text == "mine" && model.fileURL == nil && model.history.isDirty)
        #expect(model.notices.map(\.text) == ["“a.txt” was not opened. Save your changes first."])
    }
}
