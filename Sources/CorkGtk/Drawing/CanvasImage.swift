import CGtk
import CorkUI
import DocumentFiles
import Foundation

/// An image that a closure draws into memory, as a ``Canvas`` does, without a display.
package final class CanvasImage {
    /// An error of drawing or writing an image.
    package enum Fault: Error, CustomStringConvertible {
        /// A side is shorter than a pixel, longer than 32,767 pixels or not a number, or the image exceeds 268 million
        /// pixels.
        case size(CGSize, scale: CGFloat)
        /// The file can't be written, with the reason.
        case file(String, reason: String)

        /// A text for debugging.
        package var description: String {
            switch self {
            case .size(let size, let scale):
                "A picture of \(size.width) x \(size.height) points, \(scale) pixels each, cannot be drawn: its sides "
                    + "have to be 1 to 32,767 pixels, and all no more than 268 million."
            case .file(let path, let reason): "The picture cannot be written to “\(path)”: \(reason)."
            }
        }
    }

    private let surface: ImageSurface
    /// Messages about commands that could not be drawn, each a full sentence.
    package private(set) var warnings: [String] = []

    /// Draws a picture.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels in a point.
    ///   - environment: The environment for resolving styles and fonts.
    ///   - renderer: A closure that draws into a context with its origin at the top left corner.
    /// - Throws: ``Fault/size(_:scale:)``, or the error of `renderer`.
    package init(
        size: CGSize, scale: CGFloat = 1, environment: EnvironmentValues = EnvironmentValues(),
        renderer: (inout GraphicsContext, CGSize) throws -> Void
    ) throws {
        guard ImageSurface.canHold(size, scale: scale) else { throw Fault.size(size, scale: scale) }
        surface = ImageSurface(size: size, scale: scale, mostPixels: ImageSurface.mostInFile)
        let text = PangoTextMeasuring(hasDisplay: false)
        let commands = try GraphicsContext._commands(
            size: size, environment: environment, textMeasuring: text, imageMeasuring: Pictures.shared,
            renderer: renderer)
        let context = cairo_create(surface.pointer)!
        CairoPainter(context: context, text: text) { [unowned self] in
            if !warnings.contains($0) { warnings.append($0) }
        }.draw(commands)
        cairo_destroy(context)
    }

    /// The width in pixels.
    package var width: Int { Int(cairo_image_surface_get_width(surface.pointer)) }
    /// The height in pixels.
    package var height: Int { Int(cairo_image_surface_get_height(surface.pointer)) }

    /// The color of a pixel, relative to the top left corner.
    package subscript(x: Int, y: Int) -> Color.Resolved {
        precondition(0..<width ~= x && 0..<height ~= y, "There is no pixel \(x), \(y) in \(width) x \(height)")
        cairo_surface_flush(surface.pointer)
        let row =
            cairo_image_surface_get_data(surface.pointer)! + y * Int(cairo_image_surface_get_stride(surface.pointer))
        let pixel = UnsafeRawPointer(row).load(fromByteOffset: 4 * x, as: UInt32.self)
        let opacity = Double(pixel >> 24) / 255
        func part(_ shift: UInt32) -> Double { opacity > 0 ? Double(pixel >> shift & 0xFF) / 255 / opacity : 0 }
        return Color.Resolved(SIMD4(part(16), part(8), part(0), opacity))
    }

    /// Writes the image to a PNG file, and replaces an existing file once all of it is on the disk.
    ///
    /// - Throws: ``Fault/file(_:reason:)``, or a `PrintingError` if Cairo fails; an existing file is unchanged then.
    package func writePNG(to path: String) throws {
        let data = try WrittenBytes.collect { cairo_surface_write_to_png_stream(surface.pointer, $0, $1) }
        do throws(AtomicFileError) {
            try AtomicFile.write(data, to: URL(fileURLWithPath: path))
        } catch {
            throw Fault.file(path, reason: error.reason)
        }
    }
}
