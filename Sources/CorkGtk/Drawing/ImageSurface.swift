import CGtk
import Foundation

/// Pixels in memory that Cairo draws into and from.
final class ImageSurface {
    nonisolated(unsafe) let pointer: OpaquePointer
    /// In points, which are pixels divided by a scale.
    let size: CGSize

    /// A surface without anything on it.
    ///
    /// - Parameters:
    ///   - size: in points; no side becomes longer than Cairo can draw, 32,767 pixels.
    ///   - scale: the pixels of a point.
    init(size: CGSize, scale: CGFloat = 1) {
        func pixels(_ length: CGFloat) -> Int32 { Int32(min(max((length * scale).rounded(.up), 1), 32_767)) }
        self.size = size
        pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels(size.width), pixels(size.height))
        cairo_surface_set_device_scale(pointer, scale, scale)
    }

    /// The pixels of a texture.
    convenience init(_ texture: ObjectRef) {
        let (width, height) = (gdk_texture_get_width(texture.opaque), gdk_texture_get_height(texture.opaque))
        self.init(size: CGSize(width: Int(width), height: Int(height)))
        guard let data = cairo_image_surface_get_data(pointer) else { return }
        gdk_texture_download(texture.opaque, data, UInt(cairo_image_surface_get_stride(pointer)))
        cairo_surface_mark_dirty(pointer)
    }

    isolated deinit { cairo_surface_destroy(pointer) }

    /// A copy of the pixels for GDK.
    var texture: ObjectRef {
        cairo_surface_flush(pointer)
        let (width, height) = (cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer))
        let stride = cairo_image_surface_get_stride(pointer)
        let bytes = g_bytes_new(cairo_image_surface_get_data(pointer), UInt(stride * height))
        defer { g_bytes_unref(bytes) }
        // Cairo's pixels as words are GDK's as bytes on machines whose lowest byte comes first.
        return ObjectRef(
            adopting: gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, UInt(stride))!)
    }
}
