import CGtk
import Foundation

/// The pixels of a widget, drawn by the Cairo renderer, or of a file.
package struct Picture: Equatable {
    /// Why there is none.
    package struct Problem: Error { let sentence: String }

    package let width: Int
    package let height: Int
    let pixels: [UInt32]

    /// Draws a picture of a widget.
    package init(of widget: UnsafeMutablePointer<GtkWidget>, width: Int32 = 0, height: Int32 = 0) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "cork-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        guard cork_snapshot_to_png(widget, file.path, width, height) != 0 else {
            throw Problem(sentence: "The widget could not be drawn.")
        }
        try self.init(png: file.path)
    }

    /// Reads a PNG file.
    package init(png path: String) throws {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { throw Problem(sentence: "There is no picture \(path).") }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            (data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
                pixels.append(contentsOf: UnsafeBufferPointer(start: $0, count: width))
            }
        }
        (self.width, self.height) = (width, height)
        self.pixels = pixels
    }

    /// A pixel's color as 0xRRGGBB.
    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFFFFFF }
}
