import CGtk
import Foundation

/// Pixels in memory that Cairo draws into and from.
final class ImageSurface {
    nonisolated(unsafe) let pointer: OpaquePointer
    /// In points, which are pixels divided by a scale.
    let size: CGSize

    /// The longest side that Cairo can draw, in pixels.
    static let longestSide: CGFloat = 32_767
    /// The most pixels of a file: 1 GiB of them.
    static let mostInFile: CGFloat = 0x1000_0000
    /// The most pixels of something in a window: 256 MiB of them.
    static let mostInWindow: CGFloat = 0x400_0000

    /// Whether a picture for a file has a pixel at least, and as many as it is asked for.
    static func canHold(_ size: CGSize, scale: CGFloat) -> Bool {
        let (width, height) = (size.width * scale, size.height * scale)
        return scale > 0 && 1...longestSide ~= width && 1...longestSide ~= height && width * height <= mostInFile
    }

    /// A surface without anything on it.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: the pixels of a point; fewer where that would be more than can be held.
    ///   - mostPixels: how many there are in the end at most.
    init(size: CGSize, scale: CGFloat = 1, mostPixels: CGFloat = mostInWindow) {
        let scale = min(
            scale, Self.longestSide / max(1, size.width, size.height),
            (mostPixels / max(1, size.width * size.height)).squareRoot())
        func pixels(_ length: CGFloat) -> Int32 {
            Int32(min(max(1, (length * scale).rounded(.up)), Self.longestSide))
        }
        self.size = size
        pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels(size.width), pixels(size.height))
        cairo_surface_set_device_scale(pointer, scale, scale)
    }

    /// The pixels of a texture, not to be drawn into; nil where a side is longer than Cairo can draw, or there is no memory.
    init?(_ texture: ObjectRef) {
        guard let pixels = cork_texture_get_pixels(texture.opaque) else { return nil }
        pointer = cairo_surface_reference(pixels)
        size = CGSize(
            width: Int(gdk_texture_get_width(texture.opaque)), height: Int(gdk_texture_get_height(texture.opaque)))
    }

    isolated deinit { cairo_surface_destroy(pointer) }

    /// Draws the pixels in a rectangle.
    func draw(in rect: CGRect, into snapshot: OpaquePointer, isDrawnByCairo: Bool) {
        guard isDrawnByCairo else {
            var place = rect.graphene
            return withExtendedLifetime(texture) { gtk_snapshot_append_texture(snapshot, $0.opaque, &place) }
        }
        let context = cork_snapshot_cairo(snapshot, rect.graphene)!
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / size.width, rect.height / size.height)
        cairo_set_source_surface(context, pointer, 0, 0)
        // Else its edges would be seen through where it is enlarged.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_destroy(context)
    }

    /// A copy of the pixels for GDK.
    var texture: ObjectRef {
        cairo_surface_flush(pointer)
        let (width, height) = (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
        let stride = cairo_image_surface_get_stride(pointer)
        let bytes = g_bytes_new(cairo_image_surface_get_data(pointer), UInt(stride) * UInt(height))
        defer { g_bytes_unref(bytes) }
        // Cairo's pixels as words are GDK's as bytes on machines whose lowest byte comes first.
        return ObjectRef(
            adopting: gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, UInt(stride))!)
    }
}
