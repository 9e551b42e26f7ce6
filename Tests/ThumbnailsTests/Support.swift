import CPixbuf
import Foundation
import Glibc
import PictureFolder
import Thumbnails

/// A temporary folder with pictures and a thumbnail cache.
final class Studio: Sendable {
    let path: String
    let thumbnailer: Thumbnailer
    /// A Boolean value that indicates whether gdk-pixbuf decodes row by row; 2.44 leaves whole pictures to glycin, and
    /// writes no TIFF.
    static let decodesByRows = gdk_pixbuf_minor_version < 44

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "thumbnails-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        thumbnailer = Thumbnailer(cache: ThumbnailCache(root: path + "/cache/thumbnails"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var cache: ThumbnailCache { thumbnailer.cache }

    /// Writes a file with an old modification time.
    @discardableResult
    func write(_ bytes: Data, _ name: String, at seconds: Int = 1_600_000_000) throws -> String {
        let file = "\(path)/\(name)"
        try bytes.write(to: URL(fileURLWithPath: file))
        touch(name, at: seconds)
        return file
    }

    func touch(_ name: String, at seconds: Int, nanoseconds: Int = 0) {
        var times = [timespec(tv_sec: seconds, tv_nsec: nanoseconds), timespec(tv_sec: seconds, tv_nsec: nanoseconds)]
        utimensat(AT_FDCWD, "\(path)/\(name)", &times, 0)
    }

    /// Writes a picture that is red at its top left, green at the top right, and blue below.
    @discardableResult
    func picture(_ name: String, _ format: String = "png", width: Int = 600, height: Int = 300) throws -> String {
        try write(Self.encoded(format, width: width, height: height), name)
    }

    static func encoded(_ format: String, width: Int, height: Int) -> Data {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))!
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0x0000_FFFF)
        let halves: [(Int32, UInt32)] = [(0, 0xFF00_00FF), (Int32(width / 2), 0x00FF_00FF)]
        for (x, color) in halves {
            let part = gdk_pixbuf_new_subpixbuf(pixbuf, x, 0, Int32(width / 2), Int32(height / 2))!
            gdk_pixbuf_fill(part, color)
            g_object_unref(UnsafeMutableRawPointer(part))
        }
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, nil, nil, nil)
        defer { g_free(buffer) }
        return Data(bytes: buffer!, count: Int(count))
    }

    /// Returns the relative paths of all files below a folder.
    func files(below folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: "\(path)/\(folder)")?.allObjects as? [String] ?? []).filter { file in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(path)/\(folder)/\(file)", isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }
}

extension PixelBuffer {
    /// Returns the color of a pixel as a letter: `r`, `g`, `b`, or `?`.
    func color(x: Int, y: Int) -> Character {
        let pixel = pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]
        let bright = pixel.prefix(3).enumerated().filter { $1 > 200 }.map(\.offset)
        return bright.count == 1 ? ["r", "g", "b"][bright[0]] : "?"
    }

    /// The colors of the corners, clockwise from the top left.
    var corners: String {
        String([
            color(x: 2, y: 2), color(x: width - 3, y: 2), color(x: width - 3, y: height - 3),
            color(x: 2, y: height - 3),
        ])
    }
}

/// The chunks of a PNG file.
struct PNGChunks {
    let chunks: [(name: String, data: Data)]

    init(_ file: String) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        var found: [(String, Data)] = []
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            found.append((name, Data(bytes[position + 8..<position + 8 + length])))
            position += length + 12
        }
        chunks = found
    }

    /// The text notes by their keys.
    var notes: [String: String] {
        Dictionary(
            uniqueKeysWithValues: chunks.filter { $0.name == "tEXt" }.map { chunk in
                let parts = chunk.data.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
                return (parts[0], parts[1])
            })
    }

    private var header: Data { chunks[0].data }
    var width: Int { header[0..<4].reduce(0) { $0 << 8 | Int($1) } }
    var height: Int { header[4..<8].reduce(0) { $0 << 8 | Int($1) } }
    var bitDepth: Int { Int(header[8]) }
    var isInterlaced: Bool { header[12] != 0 }
}
