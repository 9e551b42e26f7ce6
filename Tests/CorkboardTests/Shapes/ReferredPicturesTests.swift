import CorkTesting
import CorkUI
import Foundation
import ShapeDocument
import Testing

@testable import Corkboard

@Suite("Pictures that a drawing refers to")
@MainActor
final class ReferredPicturesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "in"), withIntermediateDirectories: true)
        for name in ["outside.png", "in/own.png"] { try Data("a picture".utf8).write(to: folder.appending(path: name)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func open(_ references: String...) async throws -> ShapesModel {
        let file = folder.appending(path: "in/drawing.svg")
        let images = references.map { "<image href=\"\($0)\" width=\"9\" height=\"9\"/>" }
        try Data("<svg xmlns=\"http://www.w3.org/2000/svg\">\(images.joined())</svg>".utf8).write(to: file)
        let model = ShapesModel()
        model.open(file)
        await model.readingTask?.value
        return model
    }

    /// Requests pictures as drawing does, until all have been read or have failed.
    private func draw(_ references: [String], _ model: ShapesModel) async -> [Bool] {
        repeat {
            for reference in references { _ = model.renderer.pictures.picture(reference) }
            await Task.yield()
        } while model.renderer.pictures.isReading
        return references.map { model.renderer.pictures.picture($0) != nil }
    }

    @Test func `those outside of its folder are shown once the person says so`() async throws {
        let references = ["own.png", "../outside.png"]
        let model = try await open("own.png", "../outside.png")
        #expect(await draw(references, model) == [true, false])
        let notice = try #require(model.notices.first)
        #expect(notice.text == "The picture “../outside.png” is not shown: it is outside of the drawing’s folder.")
        notice.button?.choices[0].action()
        #expect(await draw(references, model) == [true, true])
        #expect(model.notices.isEmpty)
    }

    @Test func `missing pictures are reported once, without a button for permission`() async throws {
        let references = ["a.png", "b.png", "c.png"]
        let model = try await open("a.png", "b.png", "c.png")
        #expect(await draw(references, model) == [false, false, false])
        #expect(
            model.notices.map(\.text) == [
                "The picture “a.png” is not shown: there is no such file or folder. 2 others are not shown either."
            ])
        #expect(model.notices.first?.button == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `pictures that a drawing saved in another folder no longer finds are reported`() async throws {
        let model = try await open("own.png")
        let host = TestHost(size: CGSize(width: 900, height: 600)) { ShapesView(model: model) }
        #expect(await draw(["own.png"], model) == [true])
        let dialogs = FixedDialogs()
        dialogs.files = [folder.appending(path: "moved.svg")]
        let drawn = model.tilesVersion
        #expect(await model.saveAs(dialogs))
        host.settle()
        #expect(model.tilesVersion > drawn)
        #expect(await draw(["own.png"], model) == [false])
        #expect(model.notices.map(\.text) == ["The picture “own.png” is not shown: there is no such file or folder."])
    }
}
