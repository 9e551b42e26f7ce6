import Foundation
import Glibc
import PictureFolder
import Testing

@testable import Thumbnails

struct CarryingTests {
    private let studio: Studio
    private let old = FileTime(seconds: 1_600_000_000)
    private let new = FileTime(seconds: 1_600_000_500)

    init() throws { studio = try Studio() }

    /// Replaces a file by one that only thumbnails can be shown of.
    private func replace(_ name: String) throws { try studio.write(Data("no picture".utf8), name, at: new.seconds) }

    private func notes(_ file: String, _ size: ThumbnailSize) throws -> [String: String] {
        try PNGChunks(#require(studio.cache.path(of: file, size))).notes
    }

    @Test func `thumbnails of all sizes count on with the same pixels and notes`() throws {
        let file = try studio.picture("a b.png")
        let sizes = [ThumbnailSize.extraLarge, .normal]
        // The smaller one is made first: the larger one would serve for it.
        let before = try sizes.reversed().map { try studio.thumbnailer.thumbnail(of: file, $0) }
        let notesBefore = try sizes.map { try notes(file, $0) }
        try replace("a b.png")
        #expect(studio.cache.carryOver(file, from: old, to: new) == 2)
        #expect(try sizes.reversed().map { try studio.thumbnailer.thumbnail(of: file, $0) } == before)
        for (size, before) in zip(sizes, notesBefore) {
            let changes = ["Thumb::MTime": "1600000500", "Thumb::Size": "10", "Corkboard::MTime": "1600000500:0"]
            #expect(try notes(file, size) == before.merging(changes) { $1 })
        }
        let path = try #require(studio.cache.path(of: file, .normal))
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o600)
        #expect(studio.files(below: "cache").count == 2)
    }

    @Test func `a recorded failure is carried over`() throws {
        let whole = Studio.encoded("png", width: 600, height: 300)
        let file = try studio.write(whole.prefix(60), "a.png")
        #expect(throws: PictureFault.cutOff) { try studio.thumbnailer.thumbnail(of: file, .normal) }
        try studio.write(whole, "a.png", at: new.seconds)
        #expect(studio.cache.carryOver(file, from: old, to: new) == 1)
        #expect(throws: PictureFault.cutOff) { try studio.thumbnailer.thumbnail(of: file, .normal) }
    }

    @Test(arguments: [(-1, 0), (0, 1)])
    func `a thumbnail of another time, or of a file that was changed since, is left alone`(old: Int, new: Int) throws {
        let file = try studio.picture("a.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .normal)
        try replace("a.png")
        let times = (FileTime(seconds: self.old.seconds + old), FileTime(seconds: self.new.seconds, nanoseconds: new))
        #expect(studio.cache.carryOver(file, from: times.0, to: times.1) == 0)
        #expect(try notes(file, .normal)["Thumb::MTime"] == "1600000000")
    }

    @Test func `a file whose second is not over is left alone`() throws {
        let file = try studio.picture("a.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .normal)
        let now = FileTime(seconds: time(nil) + 100)
        try studio.write(Data("no picture".utf8), "a.png", at: now.seconds)
        #expect(studio.cache.carryOver(file, from: old, to: now) == 0)
        #expect(try notes(file, .normal)["Thumb::MTime"] == "1600000000")
    }
}
