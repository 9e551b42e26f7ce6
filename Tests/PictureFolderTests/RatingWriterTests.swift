import Dispatch
import Foundation
import Glibc
import Synchronization
import Testing

@testable import PictureFolder

struct RatingWriterTests {
    private let temporary: TemporaryFolder
    private let writer = RatingWriter()

    init() throws { temporary = try TemporaryFolder() }

    @Test func `the last of many ratings of a picture is in its file, and each step is undone by itself`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        let data = try temporary.data("a.jpg")
        for step in 1...12 { writer.write(PictureRating(step % 6), to: picture, step: step) { _ in } }
        writer.finish()
        #expect(PictureRating(of: picture).value == 0)
        for step in (1...12).reversed() {
            writer.undo(step, to: PictureRating((step - 1) % 6), of: picture) { _ in }
        }
        writer.finish()
        #expect(try temporary.data("a.jpg") == data)
    }

    @Test func `work on a file waits for earlier work on it, and work on others doesn't`() throws {
        let queue = FileQueue()
        let order = Mutex<[String]>([])
        let gate = DispatchSemaphore(value: 0)
        queue.add(["a"]) {
            gate.wait()
            order.withLock { $0.append("a1") }
        }
        queue.add(["a", "b"]) { order.withLock { $0.append("ab") } }
        queue.add(["b"]) { order.withLock { $0.append("b") } }
        queue.add(["c"]) {
            order.withLock { $0.append("c") }
            gate.signal()
        }
        queue.finish()
        #expect(order.withLock { $0 } == ["c", "a1", "ab", "b"])
    }

    @Test func `finishing waits for all ratings, and failures are passed to their handlers`() throws {
        let pictures = try (0..<20).map { try temporary.picture(Pixels.jpeg, "\($0).jpg") }
        try FileManager.default.removeItem(atPath: pictures[7].path)
        let failures = Mutex<[RatingError]>([])
        let written = Mutex<Set<FileTime>>([])
        for picture in pictures {
            writer.write(PictureRating(2), to: picture, step: 1) { result in
                switch result {
                case .success(let outcome): _ = written.withLock { $0.insert(outcome.rewrite!.after) }
                case .failure(let error): failures.withLock { $0.append(error) }
                }
            }
        }
        writer.finish()
        #expect(
            failures.withLock { $0 } == [
                RatingError(name: "7.jpg", code: ENOENT, reason: "there is no such file or folder")
            ])
        let rest = pictures.filter { $0.name != "7.jpg" }
        #expect(rest.map { PictureRating(of: $0).value } == Array(repeating: 2, count: 19))
        let times = rest.compactMap { Picture(name: $0.name, in: $0.folder)?.modified }
        #expect(written.withLock { $0 } == Set(times))
    }

    private func rate(_ rating: Int, _ picture: Picture, step: Int = 1) {
        writer.write(PictureRating(rating), to: picture, step: step) { _ in }
        writer.finish()
    }

    private func undo(_ step: Int = 1, to rating: Int, _ picture: Picture) {
        writer.undo(step, to: PictureRating(rating), of: picture) { _ in }
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
        for (step, rating) in [first, 1, -1, 4].enumerated() { rate(rating, picture, step: step) }
        #expect(PictureRating(of: picture).value == 4)
        for (step, rating) in [before, first, 1, -1].enumerated().reversed() {
            undo(step, to: rating, picture)
            #expect(PictureRating(of: picture).value == rating)
        }
        #expect(try temporary.data("a.jpg") == data)
        // Rated again, undone, and undone once more than there is to undo.
        rate(2, picture)
        undo(to: before, picture)
        undo(to: before, picture)
        #expect(try temporary.data("a.jpg") == data && temporary.names == ["a.jpg"])
    }

    @Test(arguments: [
        ("a.jpg", Pixels.jpeg), ("a.png", Pixels.png), ("a.webp", Pixels.webp), ("a.tif", Pixels.encoded("tiff")),
    ])
    func `an undone rating leaves a file of each format without a trace`(name: String, data: Data) throws {
        let picture = try temporary.picture(data, name, at: 100)
        rate(3, picture)
        rate(5, picture, step: 2)
        undo(2, to: 3, picture)
        #expect(PictureRating(of: picture).value == 3)
        undo(to: 0, picture)
        #expect(try temporary.data(name) == data && temporary.names == [name])
    }

    @Test func `a rating that cannot be undone yet is undone to the byte later`() throws {
        let data = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"3\" MicrosoftPhoto:Rating=\"99\"")])
        let picture = try temporary.picture(data, "a.jpg", at: 100)
        rate(5, picture)
        try FileManager.default.moveItem(atPath: picture.path, toPath: picture.path + ".aside")
        undo(to: 3, picture)
        try FileManager.default.moveItem(atPath: picture.path + ".aside", toPath: picture.path)
        undo(to: 3, picture)
        #expect(try temporary.data("a.jpg") == data)
    }

    @Test func `an undone rating leaves another name of the file with the rating that it got`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg", at: 100)
        rate(3, picture)
        let rated = try temporary.data("a.jpg")
        #expect(link(picture.path, temporary.path + "/b.jpg") == 0)
        undo(to: 0, picture)
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
        undo(to: before, picture)
        #expect(PictureRating(of: picture).value == before)
        #expect(try temporary.data("a.avif.xmp") == text)
    }

    @Test func `a file that another program changed gets the rating and keeps that change`() throws {
        let data = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"3\" MicrosoftPhoto:Rating=\"99\"")])
        let picture = try temporary.picture(data, "a.jpg", at: 100)
        rate(5, picture)
        let other = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"1\" dc:format=\"x\"")])
        _ = try temporary.picture(other, "a.jpg", at: 200)
        undo(to: 3, picture)
        #expect(PictureRating(of: picture).value == 3)
        #expect(try String(decoding: temporary.data("a.jpg"), as: UTF8.self).contains("dc:format"))
    }
}
