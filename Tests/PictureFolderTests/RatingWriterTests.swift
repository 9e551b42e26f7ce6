import Foundation
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

    @Test func `finishing waits for all, and failures are told to who asked`() throws {
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
}
