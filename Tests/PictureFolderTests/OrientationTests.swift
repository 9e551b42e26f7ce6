import CPixbuf
import Foundation
import Glibc
import Testing

@testable import PictureFolder

struct OrientationTests {
    private let temporary: TemporaryFolder
    private let writer = RatingWriter()

    init() throws { temporary = try TemporaryFolder() }

    /// EXIF data with an orientation and the name of a camera.
    private static func exif(_ orientation: UInt8) -> [UInt8] {
        Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2, 1, 0x0F, 0, 2, 0, 0, 0, 4] + Array("Cam\0".utf8)
            + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    }

    private func turn(
        _ picture: Picture, by turns: Int, step: Int, isUndo: Bool = false
    ) async throws -> RatingOutcome {
        try await withCheckedThrowingContinuation { continuation in
            writer.turn(picture, by: turns, step: step, isUndo: isUndo) { continuation.resume(with: $0) }
        }
    }

    @Test func `orientations are turned and undone as EXIF numbers them`() throws {
        let all = try (1...8).map { try #require(PictureOrientation(exif: $0)) }
        #expect(all.map(\.exif) == Array(1...8) && PictureOrientation(exif: 9) == nil)
        #expect(all.map { $0.turned(by: 1).exif } == [6, 7, 8, 5, 2, 3, 4, 1])
        #expect(all.allSatisfy { $0.turned(by: -1).turned(by: 1) == $0 && $0.after($0) == .upright })
        for (applied, wanted) in all.flatMap({ one in all.map { (one, $0) } }) {
            #expect(Self.move(wanted) == Self.move(wanted.after(applied), Self.move(applied)))
        }
    }

    /// Returns where an orientation moves the corners of a square.
    private static func move(_ orientation: PictureOrientation, _ corners: [Int] = [0, 1, 2, 3]) -> [Int] {
        let mirrored = orientation.isMirrored ? [corners[1], corners[0], corners[3], corners[2]] : corners
        return (0..<4).map { mirrored[($0 - orientation.quarterTurns + 4) % 4] }
    }

    @Test(arguments: [("jpeg", 36), ("png", 38)])
    func `a file without EXIF data gets the orientation, and undo restores every byte`(
        format: String, added: Int
    ) async throws {
        let data = Pixels.encoded(format)
        let picture = try temporary.picture(data, "a")
        #expect(try await turn(picture, by: 1, step: 1).rewrite != nil)
        #expect(PictureOrientation(of: picture.current).exif == 6 && temporary.names == ["a"])
        #expect(try temporary.data("a").count == data.count + added)
        #expect(Pixels.decoded(picture.path) == Pixels.decoded(try temporary.file(data, "b")))
        _ = try await turn(picture.current, by: 1, step: 2)
        #expect(PictureOrientation(of: picture.current).exif == 3)
        #expect(try temporary.data("a").count == data.count + added)
        _ = try await turn(picture.current, by: 1, step: 2, isUndo: true)
        _ = try await turn(picture.current, by: 1, step: 1, isUndo: true)
        #expect(try temporary.data("a") == data)
    }

    @Test func `undo of a turn that failed changes nothing`() async throws {
        let data = Pixels.encoded("jpeg")
        let picture = try temporary.picture(data, "a")
        try FileManager.default.removeItem(atPath: picture.path)
        await #expect(throws: PictureFileError.self) { _ = try await turn(picture, by: 1, step: 1) }
        _ = try temporary.file(data, "a")
        _ = try await turn(picture, by: 1, step: 1, isUndo: true)
        #expect(try temporary.data("a") == data)
    }

    @Test func `only the orientation changes in EXIF data`() async throws {
        let data = Pixels.jpeg(with: [(0xE1, Self.exif(6))])
        let picture = try temporary.picture(data, "a.jpg")
        _ = try await turn(picture, by: -1, step: 1)
        let turned = try temporary.data("a.jpg")
        let changes = zip(data, turned).filter { $0 != $1 }
        #expect(turned.count == data.count && changes.map(\.0) == [6] && changes.map(\.1) == [1])
        try PictureRating(5).write(to: picture.current)
        _ = try await turn(picture.current, by: -1, step: 1, isUndo: true)
        #expect(
            PictureOrientation(of: picture.current).exif == 6 && PictureRating(of: picture.current) == PictureRating(5))
    }

    @Test func `a file that cannot take the orientation gets a sidecar, which says nothing about the rating`()
        async throws
    {
        let gif = try temporary.picture(Pixels.gif, "a.gif")
        _ = try await turn(gif, by: 1, step: 1)
        #expect(temporary.names == ["a.gif", "a.gif.xmp"])
        #expect(try temporary.data("a.gif") == Pixels.gif)
        #expect(PictureOrientation(of: gif).exif == 6 && PictureOrientation.rest(of: gif.path).quarterTurns == 1)
        try PictureRating(4).write(to: gif)
        _ = try await turn(gif, by: 1, step: 2)
        #expect(PictureOrientation(of: gif).exif == 3 && PictureRating(of: gif) == PictureRating(4))
        _ = try await turn(gif, by: 1, step: 2, isUndo: true)
        try PictureRating.unrated.write(to: gif)
        #expect(PictureOrientation(of: gif).exif == 6)

        let jpeg = try temporary.picture(Pixels.jpeg, "b.jpg")
        try PictureRating(5).write(to: jpeg)
        let rated = try temporary.data("b.jpg")
        #expect(link(jpeg.path, jpeg.path + "2") == 0)
        #expect(try await turn(jpeg.current, by: 2, step: 3).reason != nil)
        #expect(try temporary.data("b.jpg") == rated && PictureRating(of: jpeg.current) == PictureRating(5))
        #expect(PictureOrientation(of: jpeg.current).exif == 3)
        _ = try await turn(jpeg.current, by: 2, step: 3, isUndo: true)
        #expect(!temporary.names.contains("b.jpg.xmp") && PictureOrientation(of: jpeg.current) == .upright)
    }

    @Test func `a picture that the decoder turns by itself is refused`() async throws {
        let picture = Picture(name: "a.heic", folder: temporary.path, kind: .heif)
        #expect(throws: (any Error).self) { try PictureOrientation.upright.record(in: picture) }
        #expect(temporary.names.isEmpty)
    }
}

extension TemporaryFolder {
    /// Writes a file, and returns its path.
    fileprivate func file(_ data: Data, _ name: String) throws -> String {
        try write(Array(data), name)
        return "\(path)/\(name)"
    }
}
