import CLcms2
import CPixbuf
import Foundation
import PictureFolder
import Testing

@testable import Thumbnails

struct ColorProfileTests {
    private let studio: Studio

    init() throws { studio = try Studio() }

    /// A profile in which red and green have changed places.
    private var swapped: Data {
        var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
        var primaries = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: 0.30, y: 0.60, Y: 1), Green: cmsCIExyY(x: 0.64, y: 0.33, Y: 1),
            Blue: cmsCIExyY(x: 0.15, y: 0.06, Y: 1))
        let curve = cmsBuildGamma(nil, 2.2)
        defer { cmsFreeToneCurve(curve) }
        var curves = [curve, curve, curve]
        let profile = cmsCreateRGBProfile(&white, &primaries, &curves)
        defer { cmsCloseProfile(profile) }
        var count = cmsUInt32Number(0)
        cmsSaveProfileToMem(profile, nil, &count)
        var data = Data(count: Int(count))
        data.withUnsafeMutableBytes { _ = cmsSaveProfileToMem(profile, $0.baseAddress, &count) }
        return data
    }

    /// A red picture.
    private func write(_ name: String, _ format: String, profile: Data?) throws -> String {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 20, 10)!
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0xF000_00FF)
        var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        var keys = [profile == nil ? nil : strdup("icc-profile"), nil]
        var values = [profile.map { strdup($0.base64EncodedString()) } ?? nil, nil]
        defer { (keys + values).forEach { free($0) } }
        try #require(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, &keys, &values, nil) != 0)
        defer { g_free(buffer) }
        return try studio.write(Data(bytes: buffer!, count: Int(count)), name)
    }

    @Test(arguments: Studio.decodesByRows ? ["jpeg", "tiff"] : ["jpeg"])
    func `colours are what the profile in the file means`(format: String) throws {
        let plain = try studio.thumbnailer.thumbnail(
            of: try write("plain.\(format)", format, profile: nil), .normal)
        #expect(plain.pixels[0] > 200 && plain.pixels[1] < 60)
        let file = try write("swapped.\(format)", format, profile: swapped)
        let shown = try studio.thumbnailer.thumbnail(of: file, .normal)
        #expect(shown.pixels[0] < 60 && shown.pixels[1] > 200)
        // From the cache, they are not changed again.
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal) == shown)
    }

    @Test func `the profile of a WebP picture is found`() throws {
        var body = Data("WEBP".utf8)
        for (name, data) in [
            ("VP8X", Data([0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0])), ("ICCP", swapped), ("VP8L", Data([0x2F, 0, 0, 0, 0])),
        ] {
            body += Data(name.utf8) + withUnsafeBytes(of: UInt32(data.count).littleEndian) { Data($0) } + data
            if data.count % 2 == 1 { body.append(0) }
        }
        let file = Data("RIFF".utf8) + withUnsafeBytes(of: UInt32(body.count).littleEndian) { Data($0) } + body
        #expect(PictureKind.webp.profile(in: try PictureBytes(studio.write(file, "a.webp"))) == swapped)
    }

    @Test func `an invalid profile changes nothing`() throws {
        let file = try write("a.jpeg", "jpeg", profile: Data(repeating: 1, count: 200))
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal).pixels[0] > 200)
    }
}
