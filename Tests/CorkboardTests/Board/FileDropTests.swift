import CorkUI
import Foundation
import Testing

@testable import Corkboard

extension BoardWindowTests {
    private func notes() throws -> URL {
        let file = folder.url.appending(path: "notes.xyz")
        try Data([0x89, 0, 1, 2, 0xFF]).write(to: file)
        return file
    }

    @Test func `a board takes dropped songs and reports other files`() async throws {
        let window = BoardWindow(model, width: 900, height: 600)
        await window.frames(2)
        #expect(try await window.drop(notes()))
        await window.eventually {
            window.texts.contains { $0.hasSuffix("notes.xyz” is not a song list: line 1 holds binary data.") }
        }
        #expect(model.board.isEmpty)
        #expect(try await window.drop(notes(), folder.file("songs.txt", "One\nTwo\n")))
        await window.eventually { model.titles == ["One", "Two"] }
        #expect(model.noticeTexts.count == 1)
    }

    @Test func `a dropped drawing is shown and other files are reported`() async throws {
        let shapes = ShapesModel()
        let window = SceneWindow(ShapesScene(model: shapes, size: CGSize(width: 1100, height: 600)))
        await window.frames(2)
        let refusal = "“notes.xyz” is not a drawing: SVG files can be dropped here."
        #expect(try await !window.drop(notes()))
        await window.eventually { window.texts.contains(refusal) }
        #expect(shapes.isUntouched)
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='5' height='5'/></svg>"
        let drawing = try folder.file("box.svg", svg)
        #expect(try await window.drop(notes(), drawing))
        await window.eventually { shapes.fileURL == drawing && window.texts.contains("Rectangle 1") }
        #expect(shapes.notices.map(\.text) == [refusal])
        // What is here stays.
        #expect(try await window.drop(folder.file("other.svg", svg)))
        await window.eventually { window.texts.contains { $0.hasPrefix("“other.svg” cannot be opened here.") } }
        #expect(shapes.fileURL == drawing)
        shapes.close()
    }

    @Test func `the start window stays where nothing can be opened`() async throws {
        var opened: [String] = []
        let actions = StartActions(newBoard: {}, newDrawing: {}, showPictures: {}) {
            opened += $0.map(\.lastPathComponent)
        }
        let window = SceneWindow(StartScene(actions, size: CGSize(width: 640, height: 420)))
        await window.frames(2)
        #expect(try await window.drop(notes()))
        await window.frames(3)
        #expect(try await window.drop(notes(), folder.file("songs.txt", "One\n")))
        await window.eventually { !opened.isEmpty }
        #expect(opened == ["notes.xyz", "songs.txt"])
    }

    @Test func `files that are dropped together are one step to undo`() async throws {
        let window = BoardWindow(model, width: 900, height: 600)
        await model.opening(try folder.file("songs.txt", "One\nTwo\n"))
        await window.frames(2)
        let files = try (folder.file("a.txt", "Three\n"), folder.file("b.txt", "Four\nOne\n"))
        #expect(await window.drop(files.0, files.1))
        await model.finishReading()
        #expect(model.titles == ["One", "Two", "Three", "Four"])
        #expect(model.toast == Toast(text: "Added 2 songs.", offersUndo: true))
        model.undo()
        #expect(model.titles == ["One", "Two"])
        model.redo()
        #expect(model.titles == ["One", "Two", "Three", "Four"])
        // The next drop is another step.
        #expect(try await window.drop(folder.file("c.txt", "Five\n")))
        await model.finishReading()
        #expect(model.toast?.text == "Added a song.")
        model.undo()
        #expect(model.titles == ["One", "Two", "Three", "Four"])
    }

    @Test func `the last of several files is read again in another encoding without the others`() async throws {
        await model.opening(try folder.file("songs.txt", "One\n"))
        let file = folder.url.appending(path: "b.txt")
        try Data("Caf".utf8 + [0xE9, 0x0A]).write(to: file)
        await model.opening(try folder.file("a.txt", "Two\n"), file)
        #expect(model.titles.count == 3)
        let choice = try #require(model.notices.compactMap(\.button).first?.choices.first)
        choice.action()
        await model.finishReading()
        #expect(model.titles.count == 3 && model.titles.prefix(2) == ["One", "Two"])
    }
}
