import Foundation
import Glibc
import PictureFolder
import Testing

@testable import Thumbnails

struct CacheTests {
    private let studio: Studio

    init() throws { studio = try Studio() }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    @Test func `thumbnails are filed under the MD5 sum of the address`() {
        let cache = ThumbnailCache(root: "/c")
        #expect(cache.path(of: "/home/jens/photos/me.png", .normal) == "/c/normal/c6ee772d9e49320e97ec29a7eb5b1697.png")
        #expect(cache.path(of: "/a", .large)?.hasPrefix("/c/large/") == true)
        #expect(cache.path(of: "/a", .extraLarge)?.hasPrefix("/c/x-large/") == true)
        #expect(cache.path(of: "/a", .extraExtraLarge)?.hasPrefix("/c/xx-large/") == true)
        #expect(cache.failurePath(of: "/a")?.hasPrefix("/c/fail/corkboard-0.2/") == true)
        #expect(cache.path(of: "relative.png", .normal) == nil)
    }

    @Test func `addresses are escaped as GLib does`() {
        #expect(ThumbnailCache.address(of: "/x/a b é#1%.png") == "file:///x/a%20b%20%C3%A9%231%25.png")
        #expect(ThumbnailCache.address(of: "/x/(a)[b]&~!'*.png") == "file:///x/(a)%5Bb%5D&~!'*.png")
    }

    @Test(arguments: [
        (ThumbnailSize.normal, 128, 64), (.large, 256, 128), (.extraLarge, 512, 256), (.extraExtraLarge, 600, 300),
    ])
    func `a thumbnail is a PNG with what the specification asks for`(size: ThumbnailSize, width: Int, height: Int)
        throws
    {
        let file = try studio.picture("a b.png")
        _ = try studio.thumbnailer.thumbnail(of: file, size)
        let path = try #require(studio.cache.path(of: file, size))
        let png = try PNGChunks(path)
        #expect((png.width, png.height, png.bitDepth, png.isInterlaced) == (width, height, 8, false))
        let byteCount = try Data(contentsOf: URL(fileURLWithPath: file)).count
        #expect(
            png.notes == [
                "Thumb::URI": "file://\(studio.path)/a%20b.png", "Thumb::MTime": "1600000000",
                "Corkboard::MTime": "1600000000:0",
                "Thumb::Size": "\(byteCount)", "Thumb::Mimetype": "image/png", "Thumb::Image::Width": "600",
                "Thumb::Image::Height": "300", "Software": "Corkboard",
            ])
        #expect(mode(path) == 0o600)
        #expect(mode(studio.cache.root) == 0o700 && mode((path as NSString).deletingLastPathComponent) == 0o700)
        #expect(studio.files(below: "cache").count == 1)
    }

    @Test func `a cached thumbnail is shown next time`() throws {
        let file = try studio.picture("a.png")
        let first = try studio.thumbnailer.thumbnail(of: file, .normal)
        // Only the thumbnail is left to read.
        let url = URL(fileURLWithPath: file)
        try Data(count: Data(contentsOf: url).count).write(to: url)
        studio.touch("a.png", at: 1_600_000_000)
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal) == first)
    }

    @Test(arguments: [true, false])
    func `files of one second that change names keep their pictures`(haveOneSize: Bool) throws {
        let files = try [(600, 300), (300, 600), (400, 400)].enumerated().map { index, size in
            var data = Studio.encoded("png", width: size.0, height: size.1)
            if haveOneSize { data += Data(count: 20_000 - data.count) }
            let file = try studio.write(data, "\(index).png")
            studio.touch("\(index).png", at: 1_600_000_000, nanoseconds: haveOneSize ? index + 1 : 0)
            return file
        }
        let heights = { try files.map { try studio.thumbnailer.thumbnail(of: $0, .normal).height } }
        #expect(try heights() == [64, 128, 128])
        let manager = FileManager.default
        try manager.moveItem(atPath: files[0], toPath: files[0] + ".old")
        try manager.moveItem(atPath: files[1], toPath: files[0])
        try manager.moveItem(atPath: files[2], toPath: files[1])
        try manager.moveItem(atPath: files[0] + ".old", toPath: files[2])
        #expect(try heights() == [128, 128, 64])
        #expect(try studio.thumbnailer.thumbnail(of: files[0], .normal).width == 64)
        #expect(try studio.thumbnailer.thumbnail(of: files[1], .normal).width == 128)
    }

    @Test(arguments: [1_599_999_999, 1_600_000_001])
    func `a thumbnail with another modification time is replaced`(seconds: Int) throws {
        let file = try studio.picture("a.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .normal)
        try studio.write(Studio.encoded("png", width: 100, height: 200), "a.png", at: seconds)
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal).height == 128)
        let path = try #require(studio.cache.path(of: file, .normal))
        #expect(try PNGChunks(path).notes["Thumb::MTime"] == "\(seconds)")
    }

    @Test func `a thumbnail of another picture is not taken`() throws {
        let (one, other) = (try studio.picture("a.png"), try studio.picture("b.png", width: 100, height: 200))
        _ = try studio.thumbnailer.thumbnail(of: one, .normal)
        try FileManager.default.moveItem(
            atPath: #require(studio.cache.path(of: one, .normal)),
            toPath: #require(studio.cache.path(of: other, .normal)))
        #expect(try studio.thumbnailer.thumbnail(of: other, .normal).height == 128)
    }

    @Test func `a larger thumbnail serves for a smaller one`() throws {
        let file = try studio.picture("a.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .extraLarge)
        try Data(count: Data(contentsOf: URL(fileURLWithPath: file)).count).write(to: URL(fileURLWithPath: file))
        studio.touch("a.png", at: 1_600_000_000)
        let thumbnail = try studio.thumbnailer.thumbnail(of: file, .normal)
        #expect((thumbnail.width, thumbnail.height, thumbnail.corners) == (128, 64, "rgbb"))
    }

    @Test(arguments: ["", "not a PNG", "\u{89}PNG"])
    func `a broken thumbnail is replaced`(content: String) throws {
        let file = try studio.picture("a.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .normal)
        let path = try #require(studio.cache.path(of: file, .normal))
        try Data(content.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal).corners == "rgbb")
        #expect(try PNGChunks(path).notes["Thumb::MTime"] == "1600000000")
    }

    @Test func `a picture that may still change within its second is not kept`() throws {
        let file = try studio.picture("a.png")
        studio.touch("a.png", at: time(nil) + 100)
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal).corners == "rgbb")
        #expect(studio.files(below: "cache").isEmpty)
    }

    @Test func `thumbnails get no thumbnails`() throws {
        let file = try studio.picture("a.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .normal)
        let path = try #require(studio.cache.path(of: file, .normal))
        studio.touch("cache/thumbnails/normal/\((path as NSString).lastPathComponent)", at: 1_600_000_000)
        _ = try studio.thumbnailer.thumbnail(of: path, .large)
        #expect(studio.files(below: "cache").count == 1)
    }

    @Test func `thumbnails are made without a writable cache`() throws {
        let file = try studio.picture("a.png")
        try studio.write(Data(), "cache")
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal).corners == "rgbb")
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(studio.path)/cache")).isEmpty)
    }

    @Test func `a failure is recorded, reported again, and forgotten when the picture changes`() throws {
        let whole = Studio.encoded("png", width: 600, height: 300)
        let file = try studio.write(whole.prefix(60), "a.png")
        #expect(throws: PictureFault.cutOff) { try studio.thumbnailer.thumbnail(of: file, .normal) }
        let path = try #require(studio.cache.failurePath(of: file))
        let notes = try PNGChunks(path).notes
        #expect(notes["Thumb::URI"] == "file://\(file)" && notes["Thumb::MTime"] == "1600000000")
        #expect(mode(path) == 0o600)
        try studio.write(whole, "a.png")
        #expect(throws: PictureFault.cutOff) { try studio.thumbnailer.thumbnail(of: file, .normal) }
        studio.touch("a.png", at: 1_600_000_001)
        #expect(try studio.thumbnailer.thumbnail(of: file, .normal).corners == "rgbb")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gio"), "There is no gio."))
    func `GIO finds our thumbnails and failures`() throws {
        func gio(_ file: String) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/gio")
            process.arguments = ["info", "-a", "thumbnail::*", file]
            process.environment = [
                "XDG_CACHE_HOME": studio.path + "/cache", "PATH": "/usr/bin:/bin", "GIO_USE_VFS": "local",
            ]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            defer { process.waitUntilExit() }
            return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        let file = try studio.picture("a b é#1.png")
        _ = try studio.thumbnailer.thumbnail(of: file, .large)
        let before = try gio(file)
        #expect(before.contains("thumbnail::path: \(try #require(studio.cache.path(of: file, .large)))"))
        #expect(before.contains("thumbnail::is-valid: TRUE"))
        studio.touch("a b é#1.png", at: 1_600_000_001)
        #expect(try gio(file).contains("thumbnail::is-valid: FALSE"))
    }
}
