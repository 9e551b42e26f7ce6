import Foundation
import Glibc
import Synchronization
import Testing

@testable import PictureFolder

struct RatingWriterTests {
    private let temporary: TemporaryFolder
    private let writer = RatingWriter()

    init() throws { temporary = try TemporaryFolder() }

    @Test func `of many wishes for a picture the last one is in its file`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        let ends = Mutex(0)
        var overruled = 0
        for number in 0...60 {
            if writer.write(PictureRating(number % 6), to: picture, end: { _ in ends.withLock { $0 += 1 } }) {
                overruled += 1
            }
        }
        writer.finish()
        #expect(PictureRating(of: picture).value == 0)
        // What is overruled before its turn is not written at all.
        #expect(overruled > 0 && ends.withLock { $0 } == 61 - overruled)
    }

    @Test func `finishing waits for all ratings, and failures are passed to their handlers`() throws {
        let pictures = try (0..<20).map { try temporary.picture(Pixels.jpeg, "\($0).jpg") }
        try FileManager.default.removeItem(atPath: pictures[7].path)
        let failures = Mutex<[RatingError]>([])
        let written = Mutex<[PictureRewrite]>([])
        for picture in pictures {
            writer.write(PictureRating(2), to: picture) { result in
                switch result {
                case .success(let outcome): written.withLock { $0.append(outcome.rewrite!) }
                case .failure(let error): failures.withLock { $0.append(error) }
                }
            }
        }
        writer.finish()
        #expect(failures.withLock { $0 } == [RatingError(name: "7.jpg", reason: "there is no such file or folder")])
        let rest = pictures.filter { $0.name != "7.jpg" }
        #expect(rest.map { PictureRating(of: $0).value } == Array(repeating: 2, count: 19))
        let times = rest.map { Picture(name: $0.name, in: $0.folder)?.modified }
        #expect(written.withLock { $0.map { Optional($0.after) } } == times)
    }

    private func rate(_ rating: Int, _ picture: Picture, isUndo: Bool = false) {
        writer.write(PictureRating(rating), to: picture, isUndo: isUndo) { _ in }
        writer.finish()
    }

    private static let contradictions = [
        "xmp:Rating=\"3\" MicrosoftPhoto:Rating=\"99\"", "xmp:Rating=\"0\" MicrosoftPhoto:Rating=\"25\"",
        "MicrosoftPhoto:Rating=\"1\"", "xmp:Rating=\"2.6\"", "dc:format=\"image/jpeg\"",
    ]

    @Test(arguments: [[], [(0x4746, 4), (0x4749, 25)], [(0x4749, 99)]], contradictions)
    func `an undone rating leaves every byte as it was, also where ratings contradict each other`(
        exif: [(UInt16, UInt16)], xmp: String
    ) throws {
        let segments = (exif.isEmpty ? [] : [Pixels.exif(exif.map { ($0.0, $0.1) })]) + [Pixels.xmp(xmp)]
        let data = Pixels.jpeg(with: segments)
        let picture = try temporary.picture(data, "a.jpg", at: 100)
        let before = PictureRating(of: picture).value
        let first = before == 5 ? 2 : 5
        for rating in [first, 1, -1, 4] { rate(rating, picture) }
        #expect(PictureRating(of: picture).value == 4)
        for rating in [-1, 1, first, before] {
            rate(rating, picture, isUndo: true)
            #expect(PictureRating(of: picture).value == rating)
        }
        #expect(try temporary.data("a.jpg") == data)
        // Rated again, undone, and undone once more than there is to undo.
        rate(2, picture)
        rate(before, picture, isUndo: true)
        rate(before, picture, isUndo: true)
        #expect(try temporary.data("a.jpg") == data && temporary.names == ["a.jpg"])
    }

    @Test(arguments: [
        ("a.jpg", Pixels.jpeg), ("a.png", Pixels.png), ("a.webp", Pixels.webp), ("a.tif", Pixels.encoded("tiff")),
    ])
    func `an undone rating leaves a file of each format without a trace`(name: String, data: Data) throws {
        let picture = try temporary.picture(data, name, at: 100)
        rate(3, picture)
        rate(5, picture)
        rate(3, picture, isUndo: true)
        #expect(PictureRating(of: picture).value == 3)
        rate(0, picture, isUndo: true)
        #expect(try temporary.data(name) == data && temporary.names == [name])
    }

    @Test func `a rating that cannot be undone yet is undone to the byte later`() throws {
        let data = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"3\" MicrosoftPhoto:Rating=\"99\"")])
        let picture = try temporary.picture(data, "a.jpg", at: 100)
        rate(5, picture)
        try FileManager.default.moveItem(atPath: picture.path, toPath: picture.path + ".aside")
        rate(3, picture, isUndo: true)
        try FileManager.default.moveItem(atPath: picture.path + ".aside", toPath: picture.path)
        rate(3, picture, isUndo: true)
        #expect(try temporary.data("a.jpg") == data)
    }

    @Test func `an undone rating leaves another name of the file with the rating that it got`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg", at: 100)
        rate(3, picture)
        let rated = try temporary.data("a.jpg")
        #expect(link(picture.path, temporary.path + "/b.jpg") == 0)
        rate(0, picture, isUndo: true)
        #expect(PictureRating(of: picture).value == 0)
        #expect(try temporary.data("a.jpg") == rated && temporary.data("b.jpg") == rated)
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp", "b.jpg"])
    }

    @Test(arguments: [50, 150])
    func `a sidecar comes back with its time where that counts`(time: Int) throws {
        let data = Data("....ftypavif".utf8) + Data(Pixels.xmp("xmp:Rating=\"3\"").body)
        let picture = try temporary.picture(data, "a.avif", at: 100)
        let text = Data(Pixels.packet("xmp:Rating=\"4\" MicrosoftPhoto:Rating=\"1\"").utf8)
        try temporary.write(Array(text), "a.avif.xmp")
        temporary.touch("a.avif.xmp", at: time)
        let before = PictureRating(of: picture).value
        #expect(before == (time < 100 ? 3 : 4))
        rate(5, picture)
        #expect(PictureRating(of: picture).value == 5)
        rate(before, picture, isUndo: true)
        #expect(PictureRating(of: picture).value == before)
        #expect(try temporary.data("a.avif.xmp") == text)
    }

    @Test func `a file that another program changed gets the rating and keeps that change`() throws {
        let data = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"3\" MicrosoftPhoto:Rating=\"99\"")])
        let picture = try temporary.picture(data, "a.jpg", at: 100)
        rate(5, picture)
        let other = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"1\" dc:format=\"x\"")])
        _ = try temporary.picture(other, "a.jpg", at: 200)
        rate(3, picture, isUndo: true)
        #expect(PictureRating(of: picture).value == 3)
        #expect(try String(decoding: temporary.data("a.jpg"), as: UTF8.self).contains("dc:format"))
    }
}
