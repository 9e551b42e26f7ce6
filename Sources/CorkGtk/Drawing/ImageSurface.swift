import CGtk
import Foundation

/// An image surface of Cairo.
final class ImageSurface {
    nonisolated(unsafe) let pointer: OpaquePointer
    /// The size in points, which is that in pixels divided by a scale.
    let size: CGSize

    /// The maximum length of a side in pixels.
    static let longestSide: CGFloat = 32_767
    /// The maximum number of pixels of a file, which take 1 GiB.
    static let mostInFile: CGFloat = 0x1000_0000
    /// The maximum number of pixels of content in a window, which take 256 MiB.
    static let mostInWindow: CGFloat = 0x400_0000

    /// Returns a Boolean value that indicates whether a picture for a file is at least a pixel and within the limits.
    static func canHold(_ size: CGSize, scale: CGFloat) -> Bool {
        let (width, height) = (size.width * scale, size.height * scale)
        return scale > 0 && 1...longestSide ~= width && 1...longestSide ~= height && width * height <= mostInFile
    }

    /// Creates a transparent surface.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels in a point, which is reduced if the surface would exceed the limits.
    ///   - mostPixels: The maximum number of pixels.
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

    /// Creates a read-only surface from a texture, or returns `nil` if it exceeds the limit of Cairo or memory is
    /// exhausted.
    init?(_ texture: ObjectRef) {
        guard let pixels = cork_texture_get_pixels(texture.opaque) else { return nil }
        pointer = cairo_surface_reference(pixels)
        size = CGSize(
            width: Int(gdk_texture_get_width(texture.opaque)), height: Int(gdk_texture_get_height(texture.opaque)))
    }

    isolated deinit { cairo_surface_destroy(pointer) }

    /// Draws the surface in a rectangle.
    func draw(in rect: CGRect, into snapshot: OpaquePointer) {
        var place = rect.graphene
        withExtendedLifetime(texture) { gtk_snapshot_append_texture(snapshot, $0.opaque, &place) }
    }

    /// A copy of the surface as a texture of GDK.
    var texture: ObjectRef {
        cairo_surface_flush(pointer)
        let (width, height) = (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
        let stride = cairo_image_surface_get_stride(pointer)
        let bytes = g_bytes_new(cairo_image_surface_get_data(pointer), UInt(stride) * UInt(height))
        defer { g_bytes_unref(bytes) }
        // On little-endian machines, Cairo's 32-bit pixels have the byte order of this GDK format.
        return ObjectRef(
            adopting: gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, UInt(stride))!)
    }
}
