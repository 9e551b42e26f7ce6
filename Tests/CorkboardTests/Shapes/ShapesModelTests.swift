import CorkTesting
import CorkUI
import DocumentFiles
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

/// A drawing on its canvas: chosen, moved and stretched with the pointer and the keys, saved and kept.
@MainActor
@Suite struct ShapesModelTests {
    private static let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
        <rect id="a" x="10" y="10" width="20" height="20"/><g id="g"><rect id="b" x="50" y="10" width="20" height="20"/>
        <rect id="c" x="80" y="10" width="20" height="20"/></g></svg>
        """

    private static let inkscape = "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""

    private let folder: TemporaryFolder
    private let model = ShapesModel()

    init() throws {
        folder = try TemporaryFolder()
        let claims = folder.url.appending(path: "claims")
        model.claimFile = { FileClaim($0, in: claims) }
        model.canvasSize = CGSize(width: 400, height: 300)
    }

    private func open(_ text: String = text) async throws -> URL {
        let file = try folder.file("drawing.svg", text)
        model.open(file)
        await model.finishReading()
        return file
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(model.viewport.transform) }

    private func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ modifiers: EventModifiers = []) {
        CanvasPointer.handle(PointerEvent(phase, at: point(x, y), modifiers: modifiers), model)
    }

    private func drag(from a: (Double, Double), to b: (Double, Double), _ modifiers: EventModifiers = []) {
        send(.pressed(count: 1), a.0, a.1, modifiers)
        send(.dragged, b.0, b.1, modifiers)
        send(.released, b.0, b.1, modifiers)
    }

    private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        #expect(CanvasKeys.canvas.perform(KeyPress(key: key, modifiers: modifiers), on: model) == .handled)
    }

    private var names: [ShapeID] { model.drawing.allShapes }

    @Test func `the window is called after the file that is being read`() async throws {
        let file = try folder.file("drawing.svg", Self.text)
        model.open(file)
        #expect(model.name == "drawing.svg" && model.isReading)
        await model.finishReading()
        #expect(model.name == "drawing.svg" && !model.isReading)
        let broken = ShapesModel()
        broken.open(try folder.file("broken.svg", "<svg"))
        #expect(broken.name == "broken.svg")
        await broken.finishReading()
        #expect(broken.name == "Untitled Drawing" && !broken.isReading)
    }

    @Test func `a click chooses the outermost group and control what is in it`() async throws {
        _ = try await open()
        send(.pressed(count: 1), 55, 15)
        send(.released, 55, 15)
        let group = try #require(model.selection.first)
        #expect(model.selection.count == 1 && model.drawing.shape(group)?.kind == .group)
        send(.pressed(count: 1), 55, 15, .control)
        send(.released, 55, 15, .control)
        #expect(model.selection.allSatisfy { model.drawing.shape($0)?.kind == .rectangle })
        send(.pressed(count: 1), 15, 15, .shift)
        send(.released, 15, 15, .shift)
        #expect(model.selection.count == 2)
        send(.pressed(count: 1), 190, 90)
        send(.released, 190, 90)
        #expect(model.selection.isEmpty)
    }

    @Test func `a rectangle chooses what lies wholly in it`() async throws {
        _ = try await open()
        drag(from: (5, 5), to: (75, 40))
        #expect(model.selection.count == 1 && model.marquee == nil)
        drag(from: (5, 5), to: (110, 40))
        #expect(model.selection.count == 2)
    }

    @Test func `the outline follows a rectangle when it is done`() async throws {
        _ = try await open(
            Self.text.replacing("<g id=\"g\">", with: "<g id=\"g\" inkscape:groupmode=\"layer\" \(Self.inkscape)>"))
        let layer = try #require(names.first { model.drawing.isLayer($0) })
        send(.pressed(count: 1), 5, 5)
        send(.dragged, 75, 40)
        #expect(model.selection.count == 2 && model.settledSelection == nil && model.expanded.isEmpty)
        send(.released, 75, 40)
        #expect(model.settledSelection == model.selection && model.expanded == [layer])
    }

    @Test func `deleted shapes are removed from the selection`() async throws {
        _ = try await open()
        let (group, first) = (names[0], names.last!)
        let inner = model.drawing.shapes(in: group)
        model.selection = Set(inner + [group, first])
        let before = model.drawing
        model.edit("Delete") { $0.delete([group]) }
        #expect(model.selection == [first])
        #expect(before.present(Set(inner + [group, first])).count == 4)
        #expect(model.drawing.present([ShapeID(rawValue: 1_000_000), model.drawing.root]).isEmpty)
    }

    @Test func `dragging is one step to undo`() async throws {
        _ = try await open()
        let before = model.drawing
        send(.pressed(count: 1), 15, 15)
        for step in 1...20 { send(.dragged, 15 + Double(step), 15) }
        send(.released, 35, 15)
        let moved = try #require(model.selectionBounds)
        #expect(abs(moved.minX - 30) < 0.5 && model.history.undoName == "Move")
        model.undo()
        #expect(model.drawing == before && model.history.undoName == nil)
    }

    @Test func `a drag that is cancelled changes nothing`() async throws {
        _ = try await open()
        send(.pressed(count: 1), 15, 15)
        send(.dragged, 60, 60)
        model.escape()
        send(.released, 60, 60)
        #expect(model.history.undoName == nil && model.dragChange == .identity)
    }

    @Test func `handles stretch and arrows nudge`() async throws {
        _ = try await open()
        send(.pressed(count: 1), 15, 15)
        send(.released, 15, 15)
        drag(from: (30, 30), to: (50, 40))
        let stretched = try #require(model.selectionBounds)
        #expect(abs(stretched.width - 40) < 0.5 && abs(stretched.height - 30) < 0.5 && stretched.minX == 10)
        press(.rightArrow)
        press(.downArrow, .shift)
        #expect(model.selectionBounds?.origin == CGPoint(x: 11, y: 20))
    }

    @Test func `locked shapes are neither chosen nor changed`() async throws {
        _ = try await open()
        send(.pressed(count: 1), 15, 15)
        send(.released, 15, 15)
        press("l", .command)
        let locked = model.drawing
        press(.rightArrow)
        press(.delete)
        #expect(model.drawing == locked)
        model.selection = []
        send(.pressed(count: 1), 15, 15)
        send(.released, 15, 15)
        #expect(model.selection.isEmpty)
        press("a", .command)
        #expect(model.selection.count == 1)
    }

    @Test func `grouping duplicating and deleting by key is undone`() async throws {
        _ = try await open()
        let before = model.drawing
        press("a", .command)
        press("g", .command)
        #expect(names.count == 5 && model.selection.count == 1)
        press("g", [.command, .shift])
        #expect(names.count == 4)
        press("d", .command)
        #expect(names.count == 8)
        press(.delete)
        #expect(names.count == 4)
        for _ in 0..<4 { model.undo() }
        #expect(model.drawing == before)
    }

    @Test func `the wheel enlarges around the pointer`() async throws {
        _ = try await open()
        let place = model.viewport.place(CGPoint(x: 100, y: 80))
        let zoom = model.viewport.zoom
        CanvasPointer.handle(
            PointerEvent(.scrolled(CGSize(width: 0, height: -48)), at: CGPoint(x: 100, y: 80), modifiers: .control),
            model)
        #expect(model.viewport.zoom > zoom)
        let after = model.viewport.place(CGPoint(x: 100, y: 80))
        #expect(abs(after.x - place.x) < 1 && abs(after.y - place.y) < 1)
    }

    @Test func `saving changes only what was edited`() async throws {
        let file = try await open()
        model.selection = [model.drawing.allShapes.last!]
        model.beginRenaming()
        model.draftName = "Bread"
        model.endRenaming()
        #expect(model.title == "drawing.svg •")
        #expect(await model.save(nil))
        #expect(model.title == "drawing.svg")
        let saved = try String(contentsOf: file, encoding: .utf8)
        #expect(saved.contains("inkscape:label=\"Bread\"") && saved.split(separator: "\n").count == 3)
    }

    @Test func `saving does not overwrite changes of another program`() async throws {
        let file = try await open()
        press("a", .command)
        press(.delete)
        try Data("<svg/> ".utf8).write(to: file)
        #expect(await !model.save(nil))
        #expect(try String(contentsOf: file, encoding: .utf8) == "<svg/> ")
        #expect(model.diskChange == .changed)
    }

    @Test func `changes of another program are reloaded or overwritten`() async throws {
        let file = try await open()
        press("a", .command)
        press(.delete)
        let other = Self.text.replacing("id=\"a\"", with: "id=\"other\"")
        try Data(other.utf8).write(to: file)
        #expect(await !model.checkFile())
        let host = TestHost { DocumentStrips(model: model) }
        #expect(host.texts.first?.hasPrefix("drawing.svg was changed by another program") == true)
        await model.reload()
        #expect(model.drawing.encodedForJournal() == Data(other.utf8) && !model.history.isDirty)
        #expect(model.scene.bounds(of: try #require(model.drawing.allShapes.first)) != nil)
        model.undo()
        #expect(model.drawing.allShapes.isEmpty && model.history.isDirty)
        try Data(Self.text.utf8).write(to: file)
        #expect(await !model.checkFile())
        await model.keepMine()
        #expect(try Data(contentsOf: file) == model.drawing.encodedForJournal())
        try FileManager.default.removeItem(at: file)
        #expect(await !model.checkFile())
        #expect(model.diskChange == .removed)
    }

    @Test func `a drawing with a file is saved by itself a while after a change`() async throws {
        model.autosaveDelay = .zero
        let file = try await open()
        press("a", .command)
        press(.delete)
        await model.autosaveTask?.value
        #expect(try Data(contentsOf: file) == model.drawing.encodedForJournal() && !model.history.isDirty)
        #expect(model.drawing.allShapes.isEmpty)
    }

    @Test func `a drawing without a file is saved where the person says`() async throws {
        let (file, dialogs) = (folder.url.appending(path: "new.svg"), FixedDialogs())
        #expect(model.name == "Untitled Drawing" && model.suggestedFileName == "Drawing.svg")
        #expect(await !model.save(dialogs))
        dialogs.files = [file]
        #expect(await model.save(dialogs))
        #expect(model.fileURL == file && model.title == "new.svg")
        let second = ShapesModel()
        second.claimFile = model.claimFile
        #expect(await !second.save(dialogs))
        #expect(second.notices.last?.text == "new.svg is open in another window of Corkboard and was not overwritten.")
    }

    @Test func `a file that may not be written stays`() async throws {
        let file = try await open()
        press("a", .command)
        press(.delete)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        if access(file.path, W_OK) == 0 { return }  // Root may write anything.
        #expect(await !model.save(nil))
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
    }

    @Test func `an invalid drawing is reported and not opened`() async throws {
        _ = try await open("<svg><g></svg>")
        #expect(model.failures == ["drawing.svg, line 1, column 9: the element “svg” ends where “g” should end."])
        #expect(model.fileURL == nil)
    }

    @Test func `an unsaved drawing comes back after a crash`() async throws {
        let recovery = RecoveryFolder(folder.url.appending(path: "recovery"))
        let journal = RecoveryJournal<Drawing>(in: recovery)
        model.journal = journal
        let file = try await open()
        press("a", .command)
        press(.rightArrow)
        journal.flush()
        let left = try crash(recovery)
        let again = ShapesModel(left)
        #expect(again.drawing.encodedForJournal() == model.drawing.encodedForJournal())
        #expect(left.origin?.file == file && again.title.hasSuffix("•"))
    }

    @Test func `a name that is being typed is recovered after a crash, unless it is given up`() async throws {
        let recovery = RecoveryFolder(folder.url.appending(path: "recovery"))
        let journal = RecoveryJournal<Drawing>(in: recovery)
        model.journal = journal
        _ = try await open()
        model.selection = [model.drawing.allShapes.last!]
        model.beginRenaming()
        model.typeName("Half a na")
        journal.flush()
        let left = try crash(recovery)
        #expect(String(decoding: left.document.encodedForJournal(), as: UTF8.self).contains("Half a na"))
        #expect(model.history.undoName == nil)
        left.discard()
        model.cancelRenaming()
        journal.flush()
        #expect(recovery.leftBehind(Drawing.self).documents.isEmpty)
    }

    /// Returns the only document that a crash would leave behind now.
    private func crash(_ recovery: RecoveryFolder) throws -> RecoveredDocument<Drawing> {
        for name in try FileManager.default.contentsOfDirectory(atPath: recovery.url.path) {
            let kept = recovery.url.appending(path: name)
            try FileManager.default.copyItem(at: kept, to: recovery.url.appending(path: "left-\(name)"))
        }
        let documents = recovery.leftBehind(Drawing.self).documents
        #expect(documents.count == 1)
        return try #require(documents.first)
    }

    @Test func `the list shows shapes from front to back`() async throws {
        _ = try await open()
        let host = TestHost(size: CGSize(width: 1_000, height: 700)) { ShapesView(model: model) }
        func rows() -> [String] { host.texts.filter { $0.wholeMatch(of: /(Canvas|Group|Rectangle) \d/) != nil } }
        #expect(rows() == ["Canvas 1", "Group 1", "Rectangle 1"])
        let group = try #require(model.drawing.allShapes.first { model.drawing.shape($0)?.kind == .group })
        model.selection = [try #require(model.drawing.shapes(in: group).first)]
        host.settle()
        #expect(rows() == ["Canvas 1", "Group 1", "Rectangle 3", "Rectangle 2", "Rectangle 1"])
        try #require(host.element("Hide Group 1")).tap()
        #expect(host.element("Show Group 1") != nil)
    }

    /// The rectangle in front of all that is in no group, and the two in the group, front to back.
    private func rectangles() throws -> (alone: ShapeID, grouped: [ShapeID], group: ShapeID) {
        let drawing = model.drawing
        let group = try #require(drawing.allShapes.first { drawing.shape($0)?.kind == .group })
        let alone = try #require(drawing.shapes(in: drawing.root).first { $0 != group })
        return (alone, drawing.shapes(in: group), group)
    }

    @Test func `the inspector shows what shapes have in common and changes it`() async throws {
        _ = try await open()
        let (alone, grouped, _) = try rectangles()
        model.selection = [alone]
        #expect(model.number(.x) == 10 && model.number(.width) == 20 && model.number(.opacity) == 1)
        model.selection = Set(grouped)
        #expect(model.number(.x) == nil && model.number(.y) == 10 && model.count == 2)
        model.set(.width, to: 40)
        #expect(grouped.allSatisfy { model.scene.bounds(of: $0)?.width == 40 })
        model.set(.fill, to: .color(Color.Resolved(red: 1, green: 0, blue: 0)))
        #expect(model.paint(.fill) == .color(Color.Resolved(red: 1, green: 0, blue: 0)))
        model.selection.insert(alone)
        #expect(model.paint(.fill) == nil)
        model.undo()
        #expect(model.paint(.fill) == .color(Color.Resolved(red: 0, green: 0, blue: 0)))
    }

    @Test func `the inspector paints what lies in a group`() async throws {
        _ = try await open()
        let (_, grouped, group) = try rectangles()
        let red = ShapePaint.color(Color.Resolved(red: 1, green: 0, blue: 0))
        model.selection = [grouped[0]]
        model.set(.fill, to: red)
        model.selection = [group]
        #expect(model.paint(.fill) == nil)
        model.set(.fill, to: red)
        model.set(.stroke, to: red)
        model.set(.strokeWidth, to: 3)
        model.set(.join, to: "Round")
        #expect(model.paint(.fill) == red && model.number(.strokeWidth) == 3 && model.choice(.join) == "Round")
        for shape in grouped {
            model.selection = [shape]
            #expect(model.paint(.fill) == red && model.paint(.stroke) == red)
            #expect(model.number(.strokeWidth) == 3 && model.choice(.join) == "Round")
        }
    }

    @Test func `selected shapes move to another canvas`() async throws {
        _ = try await open()
        let (alone, grouped, group) = try rectangles()
        model.addCanvas()
        let canvases = model.canvases
        let distance = canvases[1].rect.minX - canvases[0].rect.minX
        model.selection = [alone, group]
        model.moveSelection(to: canvases[1])
        #expect(model.scene.bounds(of: alone)?.minX == 10 + distance)
        #expect(model.scene.bounds(of: grouped[0])?.minX == 80 + distance)
        #expect(model.drawing.shapes(on: model.canvases, model.scene) == [[], [group, alone]])
        model.nudge(0, 1_000)
        model.moveSelection(to: canvases[0])
        let box = try #require(model.selectionBounds)
        #expect(abs(box.midX - canvases[0].rect.midX) < 1e-6 && abs(box.midY - canvases[0].rect.midY) < 1e-6)
    }

    @Test func `all under a dragged slider is one step to undo`() async throws {
        _ = try await open()
        let before = model.drawing
        model.selection = [try rectangles().alone]
        model.beginChange("Change Opacity")
        for opacity in [0.9, 0.5, 0.2] { model.set(.opacity, to: opacity) }
        model.endChange()
        model.set(.opacity, to: 0.4)
        #expect(model.number(.opacity) == 0.4)
        model.undo()
        #expect(model.number(.opacity) == 0.2 && model.history.undoName == "Change Opacity")
        model.undo()
        #expect(model.drawing == before && model.history.undoName == nil && !model.history.isDirty)
    }

    @Test func `a row of the outline is moved into a group and out`() async throws {
        _ = try await open()
        let (alone, grouped, group) = try rectangles()
        let top = model.drawing.shapes(in: model.drawing.root)
        model.move([alone], to: OutlineDestination(parent: group, offset: 1), onto: top)
        #expect(model.drawing.shapes(in: group) == [grouped[0], alone, grouped[1]])
        model.move([grouped[1]], to: OutlineDestination(parent: nil, offset: 0), onto: [group])
        #expect(model.drawing.shapes(in: model.drawing.root) == [grouped[1], group])
        #expect(model.scene.bounds(of: grouped[1])?.origin == CGPoint(x: 50, y: 10))
    }

    @Test func `a name that is still being typed is saved too`() async throws {
        let file = try await open()
        model.selection = [try #require(names.last)]
        model.beginRenaming()
        #expect(!model.isUnsaved)
        model.draftName = "Door"
        #expect(model.isUnsaved)
        #expect(await model.save(nil))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Door"))
        #expect(!model.isUnsaved)
    }

    @Test func `shapes drawn while a file is read are kept`() async throws {
        let file = try folder.file("drawing.svg", Self.text)
        model.open(file)
        model.tool = .rectangle
        #expect(model.makeInMiddle())
        let drawing = model.drawing
        await model.finishReading()
        #expect(model.drawing == drawing && model.fileURL == nil)
        #expect(model.notices.map(\.text) == ["drawing.svg was not opened. Save your changes first."])
    }

    @Test func `the name of a row is typed in a field that has the focus until it is left`() async throws {
        _ = try await open()
        let shape = try #require(names.last)
        model.selection = [shape]
        let host = TestHost(size: CGSize(width: 1_200, height: 800)) { ShapesView(model: model) }
        model.beginRenaming()
        host.settle()
        let field = try #require(host.focused)
        #expect(field.label == "Name")
        field.set("Door")
        try #require(host.element("Find Shapes")).focus()
        #expect(model.renaming == nil && model.drawing.shape(shape)?.name == "Door")
    }

    @Test func `the keys of the canvas work from the start`() {
        let host = TestHost(size: CGSize(width: 1_200, height: 800)) { ShapesView(model: model) }
        host.focused?.press("r")
        host.focused?.press(.return)
        #expect(model.drawing.allShapes.count == 1)
    }

    @Test func `a failed save is reported until a save succeeds`() async throws {
        let file = try await open()
        let aside = folder.url.appending(path: "aside.svg")
        model.selection = Set(names)
        model.nudge(1, 0)
        try FileManager.default.moveItem(at: file, to: aside)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        await model.keepMine()
        #expect(model.notices.map(\.text) == ["“drawing.svg” could not be saved: it is a folder."])
        try FileManager.default.removeItem(at: file)
        await model.keepMine()
        #expect(model.notices.isEmpty && !model.isUnsaved)
    }
}
