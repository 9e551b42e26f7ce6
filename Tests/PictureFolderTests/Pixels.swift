import CPixbuf
import Foundation

/// Small pictures in each format.
enum Pixels {
    /// Returns a picture of eight by six pixels in a format of gdk-pixbuf.
    static func encoded(_ format: String, color: UInt32 = 0x3366_99FF) -> Data {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 8, 6)!
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, color)
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, nil, nil, nil)
        defer { g_free(buffer) }
        return Data(bytes: buffer!, count: Int(count))
    }

    static let jpeg = encoded("jpeg")
    static let png = encoded("png")
    /// A picture of one pixel.
    static let webp = Data(
        Array("RIFF".utf8) + [0x1A, 0, 0, 0] + Array("WEBPVP8L".utf8) + [
            0x0D, 0, 0, 0, 0x2F, 0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xFE, 0x07, 0,
        ])
    static let gif = Data(
        Array("GIF89a".utf8) + [
            1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ])

    /// Returns the decoded pixels of a picture, or `nil` if it can't be decoded.
    static func decoded(_ path: String) -> Data? {
        guard let pixbuf = gdk_pixbuf_new_from_file(path, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return Data(bytes: gdk_pixbuf_read_pixels(pixbuf), count: Int(gdk_pixbuf_get_byte_length(pixbuf)))
    }

    /// Returns a JPEG picture with segments inserted at its beginning.
    static func jpeg(with segments: [(marker: UInt8, body: [UInt8])]) -> Data {
        var added = Data()
        for (marker, body) in segments {
            let length = body.count + 2
            added.append(contentsOf: [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)])
            added.append(contentsOf: body)
        }
        return jpeg.prefix(2) + Data(added) + jpeg.dropFirst(2)
    }

    /// Returns a segment with XMP.
    static func xmp(_ attributes: String) -> (marker: UInt8, body: [UInt8]) {
        (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet(attributes).utf8))
    }

    static func packet(_ attributes: String) -> String {
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
        <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:MicrosoftPhoto="http://ns.microsoft.com/photo/1.0/" \
        \(attributes)/></rdf:RDF></x:xmpmeta>
        """
    }

    /// Returns a segment with EXIF, with 16-bit integers in the first directory, by tag.
    static func exif(_ tags: [(tag: UInt16, value: UInt16)]) -> (marker: UInt8, body: [UInt8]) {
        func bytes(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
        var body = Array("Exif\0\0II".utf8)
        body += [42, 0, 8, 0, 0, 0]
        body += bytes(UInt16(tags.count))
        for (tag, value) in tags.sorted(by: { $0.tag < $1.tag }) {
            body += bytes(tag)
            body += [3, 0, 1, 0, 0, 0]
            body += bytes(value)
            body += [0, 0]
        }
        return (0xE1, body + [0, 0, 0, 0])
    }
}
