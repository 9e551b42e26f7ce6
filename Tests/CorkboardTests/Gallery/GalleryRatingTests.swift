import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Seeds
import Testing

@testable import Corkboard

@MainActor
@Suite struct GalleryRatingTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws {
        gallery = try Gallery()
        try gallery.addRatable((0..<8).map { "\($0).jpg" })
    }

    /// Returns the number of filled stars in each cell, or `nil` for a cell without stars.
    private func stars(_ host: TestHost) -> [Int?] {
        host.cells.map { cell in
            guard !cell.all("Stars").isEmpty else { return nil }
            return model.marks(of: gallery.id(cell.label! + ".jpg")).rating.stars
        }
    }

    private func rate(_ rating: Int, _ places: Int...) {
        model.rate(PictureRating(rating), places.map { model.pictures[$0] })
    }

    @Test func `cells show the stars of their pictures`() async throws {
        await gallery.open()
        try PictureRating(3).write(to: model.pictures[1])
        try PictureRating.rejected.write(to: model.pictures[2])
        let host = await gallery.show(hasCommands: true)
        #expect(stars(host) == [nil, 3, nil, nil, nil, nil, nil, nil])
        #expect(host.texts.filter { $0 == "Rejected" }.count == 1)
        #expect(host.cells[1].value == "3 stars" && host.cells[0].value == nil)
        #expect(host.cells[2].value == "rejected")
    }

    @Test func `stars are offered where the focus or the pointer is`() async throws {
        let host = await gallery.show(hasCommands: true)
        host.cells[2].focus()
        #expect(stars(host) == [nil, nil, 0, nil, nil, nil, nil, nil])
        host.cells[5].hover()
        #expect(stars(host) == [nil, nil, 0, nil, nil, 0, nil, nil])
        host.movePointer(to: nil)
        host.cells[3].focus()
        #expect(stars(host) == [nil, nil, nil, 0, nil, nil, nil, nil])
    }

    @Test func `keys rate the focused picture and the selected one's`() async throws {
        let host = await gallery.show(hasCommands: true)
        host.cells[2].focus()
        host.focused?.press("4")
        #expect(gallery.written() == [0, 0, 4, 0, 0, 0, 0, 0])
        #expect(stars(host)[2] == 4 && host.cells[2].value == "4 stars")
        host.cells[5].tap()
        host.cells[6].tap(modifiers: .command)
        host.focused?.press("2")
        #expect(gallery.written() == [0, 0, 4, 0, 0, 2, 2, 0])
        host.focused?.press("0")
        #expect(gallery.written() == [0, 0, 4, 0, 0, 0, 0, 0])
        host.root.press("z", modifiers: .command)
        #expect(gallery.written() == [0, 0, 4, 0, 0, 2, 2, 0])
        host.root.press("z", modifiers: .command)
        host.root.press("z", modifiers: .command)
        #expect(gallery.written() == Array(repeating: 0, count: 8) && model.history.undoName == nil)
        host.root.press("z", modifiers: [.command, .shift])
        #expect(gallery.written() == [0, 0, 4, 0, 0, 0, 0, 0])
    }

    @Test func `an undone rating leaves the file as it was`() async throws {
        let host = await gallery.show(hasCommands: true)
        let file = model.pictures[2].url
        let data = try Data(contentsOf: file)
        host.cells[2].focus()
        for (key, rating) in [("4", 4), ("2", 2)] {
            host.focused?.press(KeyEquivalent(Character(key)))
            #expect(gallery.written()[2] == rating)
        }
        host.root.press("z", modifiers: .command)
        #expect(gallery.written()[2] == 4)
        host.root.press("z", modifiers: .command)
        #expect(gallery.written()[2] == 0)
        #expect(try Data(contentsOf: file) == data)
        host.root.press("z", modifiers: [.command, .shift])
        #expect(gallery.written()[2] == 4)
        host.root.press("z", modifiers: .command)
        #expect(gallery.written()[2] == 0)
        #expect(try Data(contentsOf: file) == data)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [800, 360])
    func `a star is clicked`(direction: LayoutDirection, width: CGFloat) async throws {
        let host = await gallery.show(width: width, height: 2_400, hasCommands: true, direction: direction)
        for cell in 0..<8 {
            func click(_ star: Int) throws {
                host.cells[cell].hover()
                let stars = try #require(host.cells[cell].all("Stars").last).frame
                let distance = (CGFloat(star) - 0.5) * stars.width / 5
                let x = direction == .rightToLeft ? stars.maxX - distance : stars.minX + distance
                host.press(at: CGPoint(x: x, y: stars.midY))
            }
            for star in 1...5 {
                try click(star)
                #expect(gallery.written() == (0..<8).map { $0 == cell ? star : 0 })
            }
            try click(5)
            #expect(gallery.written() == Array(repeating: 0, count: 8))
        }
        #expect(model.viewed == nil && model.selection.isEmpty)
    }

    @Test func `a star of a selected picture is clicked`() async throws {
        let host = await gallery.show(width: 800, height: 2_000, hasCommands: true)
        host.cells[3].tap()
        #expect(model.selection.count == 1)
        let stars = try #require(host.cells[3].all("Stars").last).frame
        host.press(at: CGPoint(x: stars.minX + stars.width * 0.7, y: stars.midY))
        #expect(gallery.written() == [0, 0, 0, 4, 0, 0, 0, 0])
        host.cells[5].hover()
        let others = try #require(host.cells[5].all("Stars").last).frame
        host.press(at: CGPoint(x: others.minX + others.width * 0.5, y: others.midY))
        host.focused?.press("1")
        #expect(gallery.written() == [0, 0, 0, 1, 0, 3, 0, 0], "Keys go on with the selected picture.")
    }

    @Test func `assistive technologies read and change the rating of a cell`() async throws {
        let host = await gallery.show(hasCommands: true)
        func rating() throws -> TestElement {
            try #require(host.cells[2].all("Color").first { $0.label == "Rating" })
        }
        #expect(try host.cells[2].label == "2" && rating().value == "not rated")
        try rating().adjust(.increment)
        try rating().adjust(.increment)
        #expect(try gallery.written()[2] == 2 && rating().value == "2 stars")
        try rating().adjust(.decrement)
        #expect(gallery.written() == [0, 0, 1, 0, 0, 0, 0, 0])
        #expect(model.viewed == nil && model.history.undoName == "Rate “2.jpg” 1 Star")
        rate(-1, 2)
        host.settle()
        #expect(try rating().value == "rejected")
    }

    @Test func `a summary lists three problems and counts the others`() {
        #expect(
            GalleryView.summary(of: ["One is left out.", "Two got a sidecar."]) == "One is left out. Two got a sidecar."
        )
        #expect(GalleryView.summary(of: ["A.", "B.", "C.", "D.", "E."]) == "A. B. C. And 2 more.")
    }

    @Test func `the menu rates`() async throws {
        let host = await gallery.show()
        host.cells[3].hover()
        #expect(host.cells[3].choose("5 Stars"))
        #expect(gallery.written()[3] == 5)
    }

    @Test func `the picture that fills the window is rated`() async throws {
        let host = await gallery.show(hasCommands: true)
        model.view(model.pictures[6])
        await gallery.settle(host)
        host.root.press("3")
        #expect(gallery.written()[6] == 3)
        await gallery.settle(host)
        #expect(host.element("7.jpg, 8 of 8") != nil, "The next picture comes.")
        model.advancesAfterRating = false
        host.root.press("x")
        #expect(gallery.written()[7] == -1)
        host.root.press("z", modifiers: .command)
        host.root.press(.leftArrow)
        model.walk(by: -1)
        await gallery.settle(host)
        #expect(gallery.written()[7] == 0 && host.element("6.jpg, 7 of 8, 3 stars") != nil)
        try #require(host.element("5 Stars")).tap()
        #expect(gallery.written()[6] == 5)
        try #require(host.element("5 Stars")).tap()
        #expect(gallery.written()[6] == 0)
    }

    @Test func `a rating saved in a sidecar is reported`() async throws {
        let host = await gallery.show(hasCommands: true)
        try FileManager.default.linkItem(
            atPath: model.pictures[4].path, toPath: gallery.path + "/another name")
        rate(5, 4)
        gallery.writer.finish()
        await gallery.settle(host)
        #expect(
            model.problems == [
                "The rating of “4.jpg” was saved beside it, since it has other names on the disk, which would get another file."
            ])
        #expect(gallery.written()[4] == 5)
    }

    @Test func `a rating that cannot be written is reported and reverted`() async throws {
        let host = await gallery.show(hasCommands: true)
        try FileManager.default.removeItem(at: model.pictures[4].url)
        rate(5, 4)
        gallery.writer.finish()
        await gallery.settle(host)
        #expect(model.problems == ["The rating of “4.jpg” could not be saved: there is no such file or folder."])
        #expect(model.marks(of: gallery.id("4.jpg")).rating == .unrated)
    }

    @Test func `an undone rating that cannot be written can be undone again`() async throws {
        let host = await gallery.show(hasCommands: true)
        let file = model.pictures[4].url
        func settle() async {
            gallery.writer.finish()
            await gallery.settle(host)
        }
        rate(2, 4)
        await settle()
        let before = try Data(contentsOf: file)
        rate(5, 4)
        await settle()
        let rated = try Data(contentsOf: file)
        for isUndo in [true, false] {
            try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("aside"))
            isUndo ? model.undo() : model.redo()
            await settle()
            #expect(model.history.undoName == "Rate “4.jpg” \(isUndo ? 5 : 2) Stars")
            try FileManager.default.moveItem(at: file.appendingPathExtension("aside"), to: file)
            isUndo ? model.undo() : model.redo()
            await settle()
            #expect(try Data(contentsOf: file) == (isUndo ? before : rated))
        }
        #expect(model.problems.isEmpty, "A notice goes once the rating is written.")
    }

    @Test func `undoing the rating of a picture that is gone says so`() async throws {
        let host = await gallery.show()
        model.rate(PictureRating(3), Array(model.pictures.prefix(2)))
        _ = gallery.written()
        let gone = model.pictures[0].url
        try FileManager.default.removeItem(at: gone)
        await model.refresh()
        await gallery.settle(host)
        model.undo()
        gallery.writer.finish()
        await gallery.settle(host)
        #expect(model.problems == ["The rating of “0.jpg” could not be saved: there is no such file or folder."])
        #expect(model.history.undoName == nil)
    }

    @Test func `a rating is undone in the folder where it was given`() async throws {
        let other = try Gallery()
        try other.addRatable(["3.jpg"])
        await gallery.open()
        for picture in model.pictures { await model.readRating(of: picture, urgency: PictureStore.Urgency()) }
        rate(5, 3)
        let rated = model.pictures[3]
        model.open(other.folder)
        await model.finishReading()
        #expect(model.marks(of: model.pictures[0].id).rating == .unrated)
        rate(2, 0)
        while model.history.undoName != "Rate “3.jpg” 2 Stars" { await Task.yield() }
        gallery.writer.finish()
        #expect(PictureRating(of: rated).value == 5 && gallery.written() == [2])
        model.undo()
        #expect(gallery.written() == [0])
        model.undo()
        gallery.writer.finish()
        #expect(PictureRating(of: rated).value == 0 && model.history.undoName == nil)
    }

    @Test func `the notice of a full disk goes once a rating can be written`() async throws {
        let host = await gallery.show()
        model.failures[gallery.id("5.jpg")] = RatingError(name: "5.jpg", code: ENOSPC, reason: "the disk is full")
        model.showNotice("The rating of “5.jpg” could not be saved: the disk is full.")
        rate(2, 4)
        gallery.writer.finish()
        await gallery.settle(host)
        #expect(model.problems.isEmpty)
    }

    @Test func `undo leads back to what other programs wrote`() async throws {
        await gallery.open()
        try PictureRating(2).write(to: model.pictures[0])
        // The ratings haven't been read yet.
        rate(5, 0, 1)
        while model.history.undoName == nil { await Task.yield() }
        #expect(model.history.undoName == "Rate 2 Pictures 5 Stars")
        #expect(gallery.written().prefix(2) == [5, 5])
        model.undo()
        #expect(gallery.written().prefix(2) == [2, 0])
    }

    @Test func `the files hold the ratings after random edits and undo`() async throws {
        for seed in seeds(0..<6) {
            await gallery.open()
            for picture in model.pictures { await model.readRating(of: picture, urgency: PictureStore.Urgency()) }
            var random = SeededGenerator(seed: seed)
            var states = [model.pictures.map { PictureRating(of: $0).value }]
            var state = 0
            for _ in 0..<30 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    model.undo()
                    state = max(state - 1, 0)
                case 1:
                    model.redo()
                    state = min(state + 1, states.count - 1)
                default:
                    var now = states[state]
                    let value = Int.random(in: 0...5, using: &random)
                    let places = now.indices.filter { _ in Bool.random(using: &random) }
                    for place in places { now[place] = value }
                    model.rate(PictureRating(value), places.map { model.pictures[$0] })
                    guard now != states[state] else { continue }
                    states = states.prefix(state + 1) + [now]
                    state += 1
                }
            }
            #expect(gallery.written() == states[state], "seed \(seed)")
            #expect(model.pictures.map { model.ratings[$0.id]!.value } == states[state], "seed \(seed)")
        }
    }
}
