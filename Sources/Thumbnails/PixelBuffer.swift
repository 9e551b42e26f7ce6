import CPixbuf
import PictureFolder

/// A decoded picture in memory, with a byte each for red, green, blue and opacity, row by row from the top.
public struct PixelBuffer: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels, `width * height * 4` bytes, not premultiplied.
    public let pixels: [UInt8]

    /// Creates a picture of `width` times `height` pixels, four bytes each.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "A picture of \(width) x \(height) has four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The size in memory, in bytes.
    public var byteCount: Int { pixels.count }

    init(_ pixbuf: Pixbuf) {
        let (width, height, stride) = (pixbuf.width, pixbuf.height, Int(gdk_pixbuf_get_rowstride(pixbuf.pointer)))
        let isOpaque = gdk_pixbuf_get_has_alpha(pixbuf.pointer) == 0
        let source = gdk_pixbuf_read_pixels(pixbuf.pointer)!
        self.width = width
        self.height = height
        pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            count = width * height * 4
            for y in 0..<height {
                let row = source + y * stride
                let line = target.baseAddress! + y * width * 4
                guard isOpaque else {
                    line.update(from: row, count: width * 4)
                    continue
                }
                for x in 0..<width {
                    line[4 * x] = row[3 * x]
                    line[4 * x + 1] = row[3 * x + 1]
                    line[4 * x + 2] = row[3 * x + 2]
                    line[4 * x + 3] = 255
                }
            }
        }
    }
}

/// A gdk-pixbuf picture, used by one thread at a time.
final class Pixbuf {
    let pointer: OpaquePointer

    /// Takes ownership of a reference.
    init(adopting pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
    var height: Int { Int(gdk_pixbuf_get_height(pointer)) }

    /// Returns an option of the picture, such as a text in its file.
    func note(_ key: String) -> String? { gdk_pixbuf_get_option(pointer, key).map { String(cString: $0) } }

    /// Returns the picture scaled down so that no side exceeds `edge`.
    func reduced(to edge: Int) -> Pixbuf { reduced(by: Double(edge) / Double(max(width, height))) }

    /// Returns the picture scaled down to cover an area.
    func reduced(covering place: ThumbnailPlace) -> Pixbuf {
        reduced(by: max(Double(place.width) / Double(width), Double(place.height) / Double(height)))
    }

    private func reduced(by scale: Double) -> Pixbuf {
        guard scale < 1 else { return self }
        func scaled(_ length: Int) -> Int32 { Int32(max((Double(length) * scale).rounded(), 1)) }
        return gdk_pixbuf_scale_simple(pointer, scaled(width), scaled(height), GDK_INTERP_BILINEAR)
            .map(Pixbuf.init(adopting:)) ?? self
    }

    /// The orientation as EXIF numbers it, from 1 to 8.
    var orientation: Int {
        get { note("orientation").flatMap { Int($0) } ?? 1 }
        set { gdk_pixbuf_set_option(pointer, "orientation", "\(newValue)") }
    }

    /// Returns the picture turned from an orientation.
    func turned(_ orientation: PictureOrientation) -> Pixbuf {
        var result = self
        if orientation.isMirrored {
            result = gdk_pixbuf_flip(pointer, 1).map(Pixbuf.init(adopting:)) ?? self
        }
        let angles = [
            GDK_PIXBUF_ROTATE_NONE, GDK_PIXBUF_ROTATE_CLOCKWISE, GDK_PIXBUF_ROTATE_UPSIDEDOWN,
            GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE,
        ]
        guard orientation.quarterTurns > 0 else { return result }
        return gdk_pixbuf_rotate_simple(result.pointer, angles[orientation.quarterTurns])
            .map(Pixbuf.init(adopting:)) ?? result
    }

    /// The picture after its orientation has been applied.
    var upright: Pixbuf {
        gdk_pixbuf_apply_embedded_orientation(pointer).map(Pixbuf.init(adopting:)) ?? self
    }
}
