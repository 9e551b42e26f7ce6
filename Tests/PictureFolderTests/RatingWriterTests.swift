import Foundation
import Testing

@testable import PictureFolder

struct RatingWriterTests {
    private let temporary: TemporaryFolder
    private let writer = RatingWriter()

    init() throws { temporary = try TemporaryFolder() }

    @Test func `of many wishes for a picture the last one is in its file`() async throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        let results = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask { [writer] in
                    await writer.write(PictureRating(.random(in: 1...5)), to: picture) == nil ? 0 : 1
                }
            }
            return await group.reduce(0, +)
        }
        // What is overruled before its turn is not written at all, and everybody hears of the end.
        #expect((1...50).contains(results))
        guard case .success(let written?) = await writer.write(PictureRating(4), to: picture) else {
            Issue.record("The last rating is not written")
            return
        }
        #expect(PictureRating(of: written).value == 4 && written.modified > picture.modified)
    }

    @Test func `what was asked for is written in the end, and failures are told to who asked`() async throws {
        let pictures = try (0..<20).map { try temporary.picture(Pixels.jpeg, "\($0).jpg") }
        try FileManager.default.removeItem(atPath: pictures[7].path)
        let tasks = pictures.map { picture in Task { [writer] in await writer.write(PictureRating(2), to: picture) } }
        var failures: [RatingError] = []
        for task in tasks { if case .failure(let error) = await task.value { failures.append(error) } }
        #expect(failures == [RatingError(name: "7.jpg", reason: "there is no such file or folder")])
        let rated = pictures.filter { PictureRating(of: $0).value == 2 }
        #expect(rated.count == 19)
    }
}
