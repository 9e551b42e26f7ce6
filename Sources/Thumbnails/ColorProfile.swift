import CInk
import CLcms2
import CPixbuf
import Foundation
import Synchronization

/// The color profile of a picture's file, which is converted to sRGB for display.
enum ColorProfile {
    /// A transform from the colors of a profile to sRGB.
    ///
    /// Several threads may use it, since Little CMS allows that for transforms without a cache.
    private final class Transform: @unchecked Sendable {
        let opaque: cmsHTRANSFORM
        let transparent: cmsHTRANSFORM

        /// Creates the transform from a profile to sRGB, or returns `nil` if the data isn't an RGB profile.
        init?(_ profile: Data) {
            let source = profile.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, cmsUInt32Number($0.count)) }
            guard let source else { return nil }
            defer { cmsCloseProfile(source) }
            guard cmsGetColorSpace(source) == cmsSigRgbData, let target = cmsCreate_sRGBProfile() else { return nil }
            defer { cmsCloseProfile(target) }
            func make(_ format: cmsUInt32Number) -> cmsHTRANSFORM? {
                cmsCreateTransform(
                    source, format, target, format, cmsUInt32Number(INTENT_PERCEPTUAL),
                    cmsUInt32Number(cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA))
            }
            guard let opaque = make(Self.rgb), let transparent = make(Self.rgb | 1 << 7) else { return nil }
            (self.opaque, self.transparent) = (opaque, transparent)
        }

        deinit {
            cmsDeleteTransform(opaque)
            cmsDeleteTransform(transparent)
        }

        /// The pixel format of a byte each for red, green and blue, as `TYPE_RGB_8`.
        private static let rgb = cmsUInt32Number(PT_RGB) << 16 | 3 << 3 | 1
    }

    /// The recently used transforms; `nil` for profiles that change nothing.
    private static let known = Mutex<[Data: Transform?]>([:])

    /// Converts a picture from the colors of a profile to sRGB.
    ///
    /// - Complexity: O(pixels).
    static func apply(_ profile: Data, to pixbuf: Pixbuf) {
        guard let transform = transform(profile) else { return }
        let pointer = pixbuf.pointer
        guard gdk_pixbuf_get_n_channels(pointer) == (gdk_pixbuf_get_has_alpha(pointer) != 0 ? 4 : 3),
            gdk_pixbuf_get_bits_per_sample(pointer) == 8, let pixels = gdk_pixbuf_get_pixels(pointer)
        else { return }
        let way = gdk_pixbuf_get_has_alpha(pointer) != 0 ? transform.transparent : transform.opaque
        for row in 0..<pixbuf.height {
            let line = pixels + row * Int(gdk_pixbuf_get_rowstride(pointer))
            cmsDoTransform(way, line, line, cmsUInt32Number(pixbuf.width))
        }
    }

    /// Returns the picture of inks in sRGB, or `nil` if the data isn't a CMYK profile.
    ///
    /// - Complexity: O(pixels).
    static func converted(_ ink: CorkInk, by profile: Data) -> Pixbuf? {
        let source = profile.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, cmsUInt32Number($0.count)) }
        guard let source else { return nil }
        defer { cmsCloseProfile(source) }
        guard cmsGetColorSpace(source) == cmsSigCmykData, let target = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(target) }
        // As `TYPE_CMYK_8` and `TYPE_CMYK_8_REV`.
        let inks = cmsUInt32Number(PT_CMYK) << 16 | 4 << 3 | 1 | (ink.is_inverted != 0 ? 1 << 13 : 0)
        guard
            let transform = cmsCreateTransform(
                source, inks, target, cmsUInt32Number(PT_RGB) << 16 | 3 << 3 | 1, cmsUInt32Number(INTENT_PERCEPTUAL), 0)
        else { return nil }
        defer { cmsDeleteTransform(transform) }
        guard let pixels = ink.pixels, let pointer = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, ink.width, ink.height)
        else { return nil }
        let stride = Int(gdk_pixbuf_get_rowstride(pointer))
        for row in 0..<Int(ink.height) {
            cmsDoTransform(
                transform, pixels + row * Int(ink.width) * 4, gdk_pixbuf_get_pixels(pointer) + row * stride,
                cmsUInt32Number(ink.width))
        }
        return Pixbuf(adopting: pointer)
    }

    private static func transform(_ profile: Data) -> Transform? {
        if let found = known.withLock({ $0[profile] }) { return found }
        // Most cameras write sRGB.
        let made = isStandard(profile) ? nil : Transform(profile)
        known.withLock { known in
            if known.count >= 16 { known.removeAll() }
            known[profile] = .some(made)
        }
        return made
    }

    /// Returns a Boolean value that indicates whether a profile is named sRGB.
    private static func isStandard(_ profile: Data) -> Bool {
        profile.range(of: Data("sRGB".utf8)) != nil || profile.range(of: Data("s\0R\0G\0B".utf8)) != nil
    }
}
