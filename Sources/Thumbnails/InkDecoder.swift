import CInk
import CPixbuf
import Foundation
import PictureFolder

/// The decoder of CMYK pictures with a color profile, and of BigTIFF files.
///
/// gdk-pixbuf converts CMYK pictures without their profile, and knows no BigTIFF.
enum InkDecoder: PictureDecoding {
    private final class Cancellation {
        let isCancelled: () -> Bool
        init(_ isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }
    }

    static func decode(
        _ file: PictureBytes, head: [UInt8], _ kind: PictureKind, _ limits: DecodingLimits, isCancelled: () -> Bool
    ) throws -> DecodedPixels? {
        guard kind == .jpeg || kind == .tiff else { return nil }
        var ink = CorkInk()
        let result = read(file, kind, limits, isCancelled, &ink)
        defer {
            free(ink.pixels)
            free(ink.profile)
        }
        let (width, height) = (Int(ink.full_width), Int(ink.full_height))
        switch result {
        case CORK_INK_READ: break
        case CORK_INK_CANCELLED: throw CancellationError()
        case CORK_INK_TOO_LARGE: throw PictureFault.enormous(width: width, height: height)
        case CORK_INK_DAMAGED: throw PictureFault.damaged(reason: "its pixels cannot be decoded")
        default: return nil
        }
        let profile = ink.profile.map { Data(bytes: $0, count: ink.profile_length) }
        let orientation = kind == .tiff ? Int(ink.orientation) : nil
        if ink.is_cmyk == 0 {
            return colored(ink).map {
                DecodedPixels(pixbuf: $0, width: width, height: height, profile: profile, orientation: orientation)
            }
        }
        guard let profile, let pixbuf = ColorProfile.converted(ink, by: profile) else { return nil }
        return DecodedPixels(pixbuf: pixbuf, width: width, height: height, orientation: orientation)
    }

    private static func read(
        _ file: PictureBytes, _ kind: PictureKind, _ limits: DecodingLimits, _ isCancelled: () -> Bool,
        _ ink: inout CorkInk
    ) -> CorkInkResult {
        withoutActuallyEscaping(isCancelled) { isCancelled in
            let cancellation = Cancellation(isCancelled)
            var limits = CorkInkLimits(
                edge: Int32(clamping: limits.edge ?? 0), pixel_limit: Int64(limits.pixelCount),
                is_cancelled: { data in
                    Unmanaged<Cancellation>.fromOpaque(data!).takeUnretainedValue().isCancelled() ? 1 : 0
                }, data: Unmanaged.passUnretained(cancellation).toOpaque())
            return withExtendedLifetime(cancellation) {
                kind == .jpeg
                    ? cork_ink_read_jpeg(file.handle, &limits, &ink) : cork_ink_read_tiff(file.handle, &limits, &ink)
            }
        }
    }

    /// Returns a picture of red, green, blue and opacity.
    private static func colored(_ ink: CorkInk) -> Pixbuf? {
        guard let pixels = ink.pixels, let pointer = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, ink.width, ink.height)
        else { return nil }
        let (length, stride) = (Int(ink.width) * 4, Int(gdk_pixbuf_get_rowstride(pointer)))
        for row in 0..<Int(ink.height) {
            (gdk_pixbuf_get_pixels(pointer) + row * stride).update(from: pixels + row * length, count: length)
        }
        return Pixbuf(adopting: pointer)
    }
}
