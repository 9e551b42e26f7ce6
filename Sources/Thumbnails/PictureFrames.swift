import CPixbuf
import Foundation
import PictureFolder

/// A picture of an animation.
public struct PictureFrame: Sendable {
    /// The pixels.
    public let pixels: PixelBuffer
    /// The time for which it is shown, in seconds.
    public let duration: Double
}

extension Thumbnailer {
    /// The maximum size of the frames of a picture in memory, in bytes.
    private static let frameLimit = 128 << 20
    /// The shortest time of a frame, which other programs use for those without one, in seconds.
    private static let usualDuration = 0.1

    /// Returns the frames of an animated GIF or WebP picture; none if it is not animated, or too large for that.
    ///
    /// This method blocks; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - path: The path of the picture.
    ///   - edge: The longer side of the available area, in pixels.
    ///   - isCancelled: A closure that is called for each frame.
    /// - Returns: The frames of one loop.
    /// - Throws: `CancellationError`, or a `PictureFault`.
    public func frames(at path: String, edge: Int, isCancelled: () -> Bool = { false }) throws -> [PictureFrame] {
        let file = try PictureBytes(path)
        guard let kind = PictureKind(head: try file.head(), filename: path), file.count <= Self.frameLimit,
            PictureOrientation.rest(of: path) == .upright
        else {
            return []
        }
        let count = kind.frameCount(in: file)
        guard count > 1, let animation = gdk_pixbuf_animation_new_from_file(path, nil) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(animation)) }
        let (width, height) = (
            Int(gdk_pixbuf_animation_get_width(animation)), Int(gdk_pixbuf_animation_get_height(animation))
        )
        let scale = min(Double(edge) / Double(max(width, height, 1)), 1)
        guard Double(width * height * 4 * count) * scale * scale <= Double(Self.frameLimit) else { return [] }
        // In microseconds.
        var time = 1_000_000
        guard let iterator = cork_pixbuf_animation_get_iter(animation, time) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        var frames: [PictureFrame] = []
        while frames.count < count {
            if isCancelled() { throw CancellationError() }
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { break }
            // The next frame may be drawn into the same picture.
            guard let own = gdk_pixbuf_copy(pixbuf) else { break }
            let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
            let duration = delay > 10 ? Double(delay) / 1000 : Self.usualDuration
            frames.append(
                PictureFrame(pixels: PixelBuffer(Pixbuf(adopting: own).reduced(to: edge)), duration: duration))
            guard delay >= 0 else { break }
            time += max(delay, 1) * 1000
            _ = cork_pixbuf_animation_iter_advance(iterator, time)
        }
        return frames.count > 1 ? frames : []
    }
}

extension PictureKind {
    /// Returns the number of frames in a file of an animation; 1 for other formats; blocks.
    fileprivate func frameCount(in file: PictureBytes) -> Int {
        switch self {
        case .gif: Self.gifFrameCount(in: [UInt8](file.bytes(at: 0, file.count)))
        case .webp: Self.webpFrameCount(in: file)
        default: 1
        }
    }

    private static func gifFrameCount(in bytes: [UInt8]) -> Int {
        func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        guard bytes.count > 13 else { return 0 }
        var (place, count) = (13 + tableLength(bytes[10]), 0)
        while place + 10 < bytes.count {
            switch bytes[place] {
            case 0x21: place += 2
            case 0x2C:
                count += 1
                place += 11 + tableLength(bytes[place + 9])
            default: return count
            }
            // Blocks, each after its length.
            while place < bytes.count, bytes[place] > 0 { place += 1 + Int(bytes[place]) }
            place += 1
        }
        return count
    }

    private static func webpFrameCount(in file: PictureBytes) -> Int {
        var (place, count) = (12, 0)
        while case let head = [UInt8](file.bytes(at: place, 8)), head.count == 8 {
            if head.starts(with: "ANMF".utf8) { count += 1 }
            let length = (0..<4).reduce(0) { $0 | Int(head[4 + $1]) << (8 * $1) }
            place += 8 + length + length % 2
        }
        return count
    }
}
