import Foundation
import Testing

@testable import Thumbnails

struct FrameTests {
    /// Returns an animated GIF picture of one pixel, which is black and then white.
    private static func gif(_ codes: [UInt8]) -> Data {
        let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        let frames = codes.flatMap { code in
            [0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, code, 1, 0] as [UInt8]
        }
        return Data(head + frames + [0x3B])
    }

    private func frames(_ data: Data) throws -> [PictureFrame] {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gif").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try data.write(to: URL(fileURLWithPath: path))
        return try Thumbnailer().frames(at: path, edge: 100)
    }

    @Test func `an animated picture has its frames, and one that does not move has none`() throws {
        let frames = try frames(Self.gif([0x44, 0x4C, 0x44]))
        #expect(frames.map { $0.pixels.pixels[0] } == [0, 255, 0] && frames.map(\.duration) == [0.2, 0.2, 0.2])
        #expect(try self.frames(Self.gif([0x44])).isEmpty)
    }

    @Test func `an animation that is cut off shows the frames that it has`() throws {
        let data = Self.gif([0x44, 0x4C, 0x44])
        for length in 7..<data.count { _ = try? frames(data.prefix(length)) }
    }
}
