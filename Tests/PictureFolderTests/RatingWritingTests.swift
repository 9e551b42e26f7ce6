import Compression
import Foundation
import Glibc
import Seeds
import Testing

@testable import PictureFolder

struct RatingWritingTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func write(_ rating: Int, _ picture: Picture) throws { try PictureRating(rating).write(to: picture) }
    private func rating(_ name: String) throws -> Int {
        PictureRating(of: try #require(Picture(name: name, in: temporary.path))).value
    }
    private func text(_ name: String) throws -> String { String(decoding: try temporary.data(name), as: UTF8.self) }

    @Test(arguments: [
        ("a.jpg", Pixels.jpeg), ("a.png", Pixels.png), ("a.webp", Pixels.webp), ("a.tif", Pixels.encoded("tiff")),
    ])
    func `a rating goes into the file and leaves the pixels alone`(name: String, data: Data) throws {
        let picture = try temporary.picture(data, name, at: 100)
        let pixels = Pixels.decoded(picture.path)
        for value in [1, 2, 5, -1, 3] {
            try write(value, picture)
            #expect(try rating(name) == value)
            #expect(try text(name).contains("xmp:Rating=\"\(value)\""))
        }
        #expect(Pixels.decoded(picture.path) == pixels)
        #expect(temporary.names == [name])
        // Others notice that the file is another one.
        #expect(try #require(Picture(name: name, in: temporary.path)).modified > picture.modified)
        try write(0, picture)
        #expect(try rating(name) == 0)
        #expect(try !text(name).contains("xmp:Rating=\"3\""))
        #expect(temporary.names == [name])
    }

    @Test func `the outcome holds the dates of a replaced file, and none for a sidecar`() throws {
        var picture = try temporary.picture(Pixels.jpeg, "a.jpg", at: 100)
        for rating in 1...2 {
            let rewrite = try #require(try PictureRating(rating).write(to: picture).rewrite)
            let now = try #require(Picture(name: "a.jpg", in: temporary.path))
            #expect(rewrite == PictureRewrite(before: picture.modified, after: now.modified))
            picture = now
        }
        let other = try temporary.picture(Pixels.gif, "a.gif", at: 100)
        #expect(try PictureRating(3).write(to: other) == RatingOutcome())
    }

    @Test func `a sidecar overrules what a picture goes on saying`() throws {
        // A file with the rating 3, of the kind whose boxes are not taken apart.
        let file = Data("....ftypavif".utf8) + Data(Pixels.xmp("xmp:Rating=\"3\"").body)
        let picture = try temporary.picture(file, "a.avif", at: 100)
        #expect(try rating("a.avif") == 3)
        try write(0, picture)
        #expect(try rating("a.avif") == 0)
        #expect(try temporary.data("a.avif") == file)
    }

    @Test(arguments: [false, true])
    func `of a TIFF file every byte stays but the offset of its directory and the ratings in that`(isBigEndian: Bool)
        throws
    {
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isBigEndian ? bytes.reversed() : bytes
        }
        // Width, height, a rating of 2, and a tag that nobody knows; the next page at 200.
        let tags = [(0x100, 1), (0x101, 1), (0x4746, 2), (0xFDE9, 77)]
        var bytes = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(tags.count, 2)
        for (tag, value) in tags { bytes += number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0] }
        bytes += number(200, 4) + Array("pixels".utf8)
        let picture = try temporary.picture(Data(bytes), "a.tif", at: 100)
        try write(4, picture)
        #expect(try rating("a.tif") == 4 && temporary.names == ["a.tif"])
        let once = [UInt8](try temporary.data("a.tif"))
        let rating = 10 + 2 * 12 + 8
        let changed = bytes.indices.filter { bytes[$0] != once[$0] }
        #expect(changed.allSatisfy { (4..<8).contains($0) || (rating..<rating + 2).contains($0) })
        // The directory at the end has what the first one had, and the packet, in order.
        #expect(once.suffix(4) == number(200, 4)[...])
        #expect(once.suffix(4 + 12).prefix(2) == number(0xFDE9, 2)[...])
        try write(5, try #require(Picture(name: "a.tif", in: temporary.path)))
        let twice = [UInt8](try temporary.data("a.tif"))
        #expect(try self.rating("a.tif") == 5)
        #expect(twice.count == once.count && zip(once, twice).count { $0 != $1 } <= 3)
        try write(0, try #require(Picture(name: "a.tif", in: temporary.path)))
        #expect(try self.rating("a.tif") == 0)
    }

    @Test func `formats without metadata get a sidecar, which goes with the rating unless it holds more`() throws {
        for (data, name) in [
            (Pixels.gif, "a.gif"), (Pixels.encoded("bmp"), "a.bmp"),
        ] {
            let picture = try temporary.picture(data, name)
            try write(4, picture)
            #expect(try temporary.data(name) == data)
            #expect(try text(name + ".xmp").contains("xmp:Rating=\"4\""))
            #expect(try rating(name) == 4)
            try write(0, picture)
            #expect(try rating(name) == 0)
        }
        #expect(temporary.names == ["a.bmp", "a.gif"])
        // A comment by another program.
        let picture = try temporary.picture(Pixels.gif, "a.gif")
        try write(4, picture)
        try temporary.write(Array((text("a.gif.xmp") + "<!-- note -->").utf8), "a.gif.xmp")
        try write(0, picture)
        #expect(try text("a.gif.xmp").contains("<!-- note -->") && rating("a.gif") == 0)
    }

    @Test func `raw pictures of cameras stay as they are, and get a sidecar`() throws {
        func tiff(_ tags: [(tag: UInt16, value: UInt16)]) -> Data {
            Data(Pixels.exif([(0x100, 1), (0x101, 1)] + tags).body.dropFirst("Exif\0\0".utf8.count))
        }
        for (name, tags) in [
            ("a.NEF", []), ("a.cr2", []), ("a.dng", [(50_706, 1)]), ("dng.tif", [(50_706, 1)]),
            ("sensor.tif", [(262, 32_803)]), ("linear.tif", [(262, 34_892)]), ("without extension", []),
        ] as [(String, [(UInt16, UInt16)])] {
            let data = tiff(tags)
            try write(4, try temporary.picture(data, name))
            #expect(try temporary.data(name) == data && rating(name) == 4)
            #expect(try text(name + ".xmp").contains("xmp:Rating=\"4\""))
        }
        let plain = try temporary.picture(tiff([(262, 1)]), "plain.tif")
        try write(4, plain)
        #expect(!temporary.names.contains("plain.tif.xmp"))
    }

    @Test func `ratings of other pictures in a packet stay`() throws {
        let rdf = "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\""
        let parts = """
            <a:Pantry xmlns:a="a"><rdf:Bag><rdf:li rdf:parseType="Resource"><xmp:Rating>5</xmp:Rating></rdf:li>\
            <rdf:li><rdf:Description xmp:Rating="1"/></rdf:li></rdf:Bag></a:Pantry>
            """
        let packet = """
            <rdf:RDF \(rdf)><rdf:Description rdf:about="" xmp:Rating="2">\(parts)</rdf:Description></rdf:RDF>
            """
        let read = try #require(XMPPacket(Data(packet.utf8)))
        #expect(read.stated.stars == PictureRating(2) && !read.isBare)
        let rated = try #require(read.rated(PictureRating(4), saysZero: false))
        #expect(
            String(decoding: rated, as: UTF8.self) == packet.replacing("xmp:Rating=\"2\"", with: "xmp:Rating=\"4\""))
    }

    @Test func `an empty element of a rating is filled, and keeps a sidecar`() throws {
        let packet = """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
            xmlns:m="http://ns.microsoft.com/photo/1.0"><rdf:Description><xmp:Rating /><m:Rating>50</m:Rating>\
            </rdf:Description></rdf:RDF>
            """
        let read = try #require(XMPPacket(Data(packet.utf8)))
        #expect(read.stated.stars == nil && read.stated.percent == PictureRating(3) && !read.isBare)
        let rated = try #require(read.rated(PictureRating(4), saysZero: false))
        #expect(
            String(decoding: rated, as: UTF8.self)
                == packet.replacing("<xmp:Rating />", with: "<xmp:Rating >4</xmp:Rating>").replacing(
                    ">50<", with: ">75<"))
    }

    @Test func `a sidecar that is a link stays one`() throws {
        let picture = try temporary.picture(Pixels.gif, "a.gif", at: 100)
        let link = temporary.path + "/a.gif.xmp"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.xmp")
        #expect {
            try write(4, picture)
        } throws: {
            ($0 as? RatingError)?.reason == "“a.gif.xmp” beside it is a link to a file that does not exist"
        }
        #expect(temporary.names.sorted() == ["a.gif", "a.gif.xmp"])
        try Sidecar.empty.write(to: URL(filePath: temporary.path + "/gone.xmp"))
        try write(4, picture)
        try write(0, picture)
        #expect(temporary.names.sorted() == ["a.gif", "a.gif.xmp", "gone.xmp"])
    }

    @Test func `a sidecar that is there gets the rating, and keeps what else it says`() throws {
        let gif = try temporary.picture(Pixels.gif, "a.gif")
        try temporary.write(Array(Pixels.packet("xmp:Rating=\"1\" dc:format=\"image/gif\"").utf8), "a.xmp")
        try write(5, gif)
        #expect(temporary.names == ["a.gif", "a.xmp"])
        #expect(try text("a.xmp").contains("xmp:Rating=\"5\"") && text("a.xmp").contains("image/gif"))
        try write(0, gif)
        #expect(try text("a.xmp").contains("image/gif") && !text("a.xmp").contains("Rating"))

        let jpeg = try temporary.picture(Pixels.jpeg, "b.jpg")
        try temporary.write(Array(Pixels.packet("xmp:Rating=\"1\"").utf8), "b.jpg.xmp")
        try write(3, jpeg)
        #expect(try text("b.jpg").contains("xmp:Rating=\"3\"") && text("b.jpg.xmp").contains("xmp:Rating=\"3\""))
    }

    @Test func `the rating is written wherever it stands already`() throws {
        let data = Pixels.jpeg(with: [
            Pixels.exif([(0x4746, 1), (0x4749, 1), (0x0112, 6)]),
            Pixels.xmp("xmp:Rating=\"1\" MicrosoftPhoto:Rating=\"1\" dc:source=\"here\""),
        ])
        let picture = try temporary.picture(data, "a.jpg")
        try write(4, picture)
        let written = try temporary.data("a.jpg")
        let exif = try #require(ExifDirectory { written.bytes(at: 12 + $0, $1) })
        #expect(exif.stated.stars?.value == 4 && exif.stated.percent?.value == 4)
        let text = try text("a.jpg")
        for part in ["xmp:Rating=\"4\"", "MicrosoftPhoto:Rating=\"75\"", "dc:source=\"here\""] {
            #expect(text.contains(part))
        }
    }

    @Test func `all that is in a picture stays`() throws {
        let data =
            Pixels.jpeg(with: [
                Pixels.exif([(0x0112, 3)]), Pixels.xmp("xmp:CreatorTool=\"Camera\""),
                (0xE2, Array("MPF\0 of a camera".utf8)),
                (0xE1, Array("http://ns.adobe.com/xmp/extension/\0 more".utf8)), (0xFE, Array("a comment".utf8)),
            ]) + Data("a film behind the picture".utf8)
        let picture = try temporary.picture(data, "a.jpg")
        try write(2, picture)
        #expect(try rating("a.jpg") == 2)
        #expect(try rest(of: temporary.data("a.jpg"), .jpeg) == rest(of: data, .jpeg))
        for part in ["MPF\0 of a camera", "/extension/\0 more", "a comment", "a film behind", "CreatorTool"] {
            #expect(try text("a.jpg").contains(part), "\(part)")
        }
    }

    /// Returns the bytes of a file without its packet, and for WebP without the flag for it.
    private func rest(of data: Data, _ kind: PictureKind) throws -> Data {
        let parts = try #require(PictureParts(kind, size: data.count, read: data.bytes)).parts
        return Data(
            parts.filter { $0.role != .packet }.map { part in
                let bytes = data.bytes(at: part.range.lowerBound, part.range.count)
                guard kind == .webp else { return bytes }
                return bytes.starts(with: "RIFF".utf8)
                    ? bytes.prefix(4) : bytes.starts(with: "VP8X".utf8) ? Data() : bytes
            }.joined())
    }

    @Test(arguments: [("a.jpg", Pixels.jpeg), ("a.png", Pixels.png), ("a.webp", Pixels.webp)])
    func `every other byte stays`(name: String, data: Data) throws {
        let kind = try #require(PictureKind(filename: name))
        let picture = try temporary.picture(data, name)
        for value in [3, -1, 5, 0] {
            try write(value, picture)
            #expect(try rest(of: temporary.data(name), kind) == rest(of: data, kind))
            #expect(try rating(name) == value)
        }
    }

    @Test func `a compressed packet of a PNG file is compressed again, and all around it stays`() throws {
        let mark = PNGChunk.packetKeyword + [1, 0] + Array("en\0metadata\0".utf8)
        let text = Data(Pixels.packet("xmp:Rating=\"2\" dc:source=\"here\"").utf8)
        func picture(_ packed: Data) -> Data {
            Pixels.png.prefix(33) + PNGChunk.chunk("iTXt", Data(mark) + packed) + Pixels.png.dropFirst(33)
        }
        let data = picture(Compression.zlib.packed(text))
        let file = try temporary.picture(data, "a.png")
        let pixels = Pixels.decoded(file.path)
        #expect(try pixels != nil && rating("a.png") == 2)
        for value in [5, -1, 0, 3] {
            try write(value, file)
            let now = try temporary.data("a.png")
            #expect(try rating("a.png") == value && rest(of: now, .png) == rest(of: data, .png))
            #expect(now.dropFirst(41).starts(with: mark) && Pixels.decoded(file.path) == pixels)
            let packet = try #require(PNGPacket(chunk: now.bytes(at: 33, now.count - Pixels.png.count)))
            #expect(String(decoding: packet.text, as: UTF8.self).contains("dc:source=\"here\""))
        }
        #expect(temporary.names == ["a.png"])
        // One that is damaged or holds far more than a packet stays, and a sidecar takes the rating.
        for packed in [Compression.zlib.packed(text).dropLast(9), Compression.zlib.packed(Data(count: 17 << 20))] {
            let other = try temporary.picture(picture(Data(packed)), "b.png")
            try write(4, other)
            #expect(try temporary.data("b.png") == picture(Data(packed)) && rating("b.png") == 4)
            #expect(temporary.names.contains("b.png.xmp"))
            try FileManager.default.removeItem(atPath: temporary.path + "/b.png.xmp")
        }
    }

    @Test func `a packet stands before an index of pictures, and keeps its length behind one`() throws {
        let index: (UInt8, [UInt8]) = (0xE2, Array("MPF\0II*\0 and places".utf8))
        let exif = Pixels.exif([(0x0112, 3)])
        let picture = try temporary.picture(Pixels.jpeg(with: [exif, index]), "a.jpg")
        try write(4, picture)
        let text = try text("a.jpg")
        #expect(text.range(of: "Rating")!.lowerBound < text.range(of: "MPF")!.lowerBound)
        #expect(text.range(of: "Exif")!.lowerBound < text.range(of: "Rating")!.lowerBound)

        let behind = Pixels.jpeg(with: [index, Pixels.xmp("xmp:Rating=\"1\"")])
        let other = try temporary.picture(behind, "b.jpg")
        try write(4, other)
        #expect(try temporary.data("b.jpg").count == behind.count && rating("b.jpg") == 4)
        // Without it, what is behind would move.
        try write(0, other)
        #expect(try rating("b.jpg") == 0 && temporary.names.contains("b.jpg.xmp"))
    }

    @Test func `padding is used, so that the file keeps its length`() throws {
        let body = Pixels.packet("dc:source=\"here\"") + String(repeating: " ", count: 2_000) + "<?xpacket end=\"w\"?>"
        let data = Pixels.jpeg(with: [(0xE1, JPEGSegment.packetMark + Array(body.utf8))])
        let picture = try temporary.picture(data, "a.jpg")
        for value in [5, -1, 0, 3] {
            try write(value, picture)
            #expect(try temporary.data("a.jpg").count == data.count && rating("a.jpg") == value)
        }
    }

    @Test func `a rating in an element is replaced and taken away`() throws {
        let packet = """
            <?xpacket begin="\u{FEFF}"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about=""  xmlns:xap='http://ns.adobe.com/xap/1.0/'><!-- <xap:Rating>9 --><xap:Rating> 2 </xap:Rating>
            <xap:Label>a > b &lt; c</xap:Label></rdf:Description></rdf:RDF></x:xmpmeta>
            """
        let picture = try temporary.picture(
            Pixels.jpeg(with: [(0xE1, JPEGSegment.packetMark + Array(packet.utf8))]), "a.jpg")
        #expect(try rating("a.jpg") == 2)
        try write(4, picture)
        #expect(try text("a.jpg").contains(packet.replacing(" 2 <", with: "4<")))
        try write(0, picture)
        #expect(try text("a.jpg").contains(packet.replacing("<xap:Rating> 2 </xap:Rating>", with: "")))
        try write(1, picture)
        #expect(try text("a.jpg").contains("<rdf:Description xap:Rating=\"1\" rdf:about=\"\""))
    }

    @Test func `a file with several names gets a sidecar, which goes with the rating`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        #expect(link(picture.path, temporary.path + "/b.jpg") == 0)
        let outcome = try PictureRating(3).write(to: picture)
        #expect(outcome.reason == "it has other names on the disk, which would get another file")
        #expect(try temporary.data("a.jpg") == Pixels.jpeg && rating("a.jpg") == 3)
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp", "b.jpg"])
        #expect(try PictureRating(0).write(to: picture).reason == nil)
        #expect(try temporary.names == ["a.jpg", "b.jpg"] && rating("a.jpg") == 0)
    }

    @Test func `a sidecar overrides the rating in a file with several names, and is reported`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try write(3, picture)
        #expect(link(picture.path, temporary.path + "/b.jpg") == 0)
        #expect(try PictureRating(0).write(to: picture).reason != nil)
        #expect(try temporary.names == ["a.jpg", "a.jpg.xmp", "b.jpg"] && rating("a.jpg") == 0)
    }

    @Test func `a picture too large to be rewritten gets a sidecar`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        #expect(truncate(picture.path, PictureRating.byteLimit + 1) == 0)
        let outcome = try PictureRating(3).write(to: picture)
        #expect(outcome.reason == "it is larger than 512 MB")
        #expect(try rating("a.jpg") == 3)
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp"])
    }

    @Test func `a picture that would not stay as it is gets a sidecar`() throws {
        // XMP that nobody understands would be lost.
        let data = Pixels.jpeg(with: [
            (0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF broken".utf8))
        ])
        let picture = try temporary.picture(data, "a.jpg")
        try write(3, picture)
        #expect(try temporary.data("a.jpg") == data)
        #expect(try text("a.jpg.xmp").contains("xmp:Rating=\"3\""))
        #expect(try rating("a.jpg") == 3)
    }

    @Test(arguments: ["/>", "></RDF:RDF>", "><!-- mine --> </RDF:RDF>"])
    func `an RDF element without a description gets one with the rating`(end: String) throws {
        let gif = try temporary.picture(Pixels.gif, "a.gif")
        for (start, rest) in [("", ""), ("<x:xmpmeta xmlns:x='adobe:ns:meta/'>\n", "\n</x:xmpmeta>")] {
            let rdf = "<RDF:RDF xmlns:RDF='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
            try temporary.write(Array((start + rdf + end + rest).utf8), "a.gif.xmp")
            try write(3, gif)
            let written = try text("a.gif.xmp")
            #expect(try rating("a.gif") == 3)
            #expect(written.hasPrefix(start + rdf) && written.hasSuffix("</RDF:RDF>" + rest))
            #expect(written.contains("mine") == end.contains("mine"))
        }
    }

    @Test func `a sidecar without content is filled`() throws {
        let gif = try temporary.picture(Pixels.gif, "a.gif")
        try temporary.write([], "a.gif.xmp")
        try write(3, gif)
        #expect(try rating("a.gif") == 3 && text("a.gif.xmp").contains("xmp:Rating=\"3\""))
    }

    @Test func `an invalid sidecar is left alone and reported`() throws {
        let gif = try temporary.picture(Pixels.gif, "a.gif")
        try temporary.write(Array("notes of mine".utf8), "a.gif.xmp")
        let error = #expect(throws: RatingError.self) { try write(3, gif) }
        #expect(
            error?.errorDescription
                == "The rating of “a.gif” could not be saved: “a.gif.xmp” beside it holds something that would be lost."
        )
        #expect(try text("a.gif.xmp") == "notes of mine")
        let jpeg = try temporary.picture(Pixels.jpeg, "b.jpg")
        try temporary.write(Array("notes of mine".utf8), "b.jpg.xmp")
        #expect(throws: RatingError.self) { try write(3, jpeg) }
        #expect(try temporary.data("b.jpg") == Pixels.jpeg)
    }

    @Test func `a rating that cannot be written is reported, and nothing changes`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try FileManager.default.removeItem(atPath: picture.path)
        let gone = #expect(throws: RatingError.self) { try write(3, picture) }
        #expect(gone?.errorDescription == "The rating of “a.jpg” could not be saved: there is no such file or folder.")
        let gif = try temporary.picture(Pixels.gif, "a.gif")
        try FileManager.default.removeItem(atPath: gif.path)
        let missing = #expect(throws: RatingError.self) { try write(3, gif) }
        #expect(missing?.reason == "the file is gone")
        #expect(temporary.names.isEmpty)
        let empty = try temporary.picture(Data(), "empty.jpg")
        #expect(throws: RatingError(name: "empty.jpg", code: EINVAL, reason: "the file is no picture")) {
            try write(3, empty)
        }
    }

    @Test func `the reason for a sidecar is the true one`() throws {
        let packet =
            "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
            + "<rdf:Description rdf:about=\"\"/><!--\(String(repeating: "x", count: 65_320))--></rdf:RDF></x:xmpmeta>"
        var data = Pixels.jpeg
        let segment = try #require(JPEGSegment.packet(Data(packet.utf8)))
        data.insert(contentsOf: segment, at: 2)
        let full = try temporary.picture(data, "full.jpg")
        #expect(try PictureRating(3).write(to: full).reason == "there is no room for a rating in its metadata")
        let big = try temporary.picture(
            Data([0x49, 0x49, 43, 0, 8, 0, 0, 0] + Array(repeating: 0, count: 64)), "big.tif")
        #expect(try PictureRating(3).write(to: big).reason == "ratings cannot be written into BigTIFF files")
        #expect(PictureRating(of: big).value == 3 && temporary.names.contains("big.tif.xmp"))
    }

    @Test(.enabled(if: geteuid() != 0, "The superuser may write everything."))
    func `a rating of a file that is read-only goes beside it, and of a folder that is read-only nowhere`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try #require(chmod(picture.path, 0o444) == 0)
        #expect(try PictureRating(3).write(to: picture).reason == "the file is read-only")
        #expect(try temporary.data("a.jpg") == Pixels.jpeg && temporary.names == ["a.jpg", "a.jpg.xmp"])
        #expect(try rating("a.jpg") == 3)
        try FileManager.default.removeItem(atPath: picture.path + ".xmp")
        try #require(chmod(picture.path, 0o644) == 0 && chmod(temporary.path, 0o555) == 0)
        defer { chmod(temporary.path, 0o755) }
        #expect(throws: RatingError.self) { try write(3, picture) }
        #expect(try temporary.data("a.jpg") == Pixels.jpeg && temporary.names == ["a.jpg"])
    }

    @Test func `links stay links, and modes stay`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try #require(chmod(picture.path, 0o640) == 0)
        try temporary.link("b.jpg", to: "a.jpg")
        try write(3, try #require(Picture(name: "b.jpg", in: temporary.path)))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: temporary.path + "/b.jpg") == "a.jpg")
        var status = stat()
        #expect(stat(picture.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(try rating("a.jpg") == 3)
    }

    /// Returns the number of bytes in which two files differ, or the larger size if their sizes differ.
    private func differences(_ one: Data, _ other: Data) -> Int {
        one.count == other.count ? zip(one, other).count { $0 != $1 } : max(one.count, other.count)
    }

    @Test func `damaged pictures get their rating and keep all else, or a sidecar, or stay as they are`() throws {
        let whole = Pixels.jpeg(with: [Pixels.exif([(0x4746, 4)]), Pixels.xmp("xmp:Rating=\"3\"")])
        // In 1144 the end of a PNG file stands before its header.
        for seed in Array(seeds(0..<200)) + [1144] {
            var random = SeededGenerator(seed: UInt64(seed))
            let kind: PictureKind = Bool.random(using: &random) ? .jpeg : .png
            try write(damagedAs: kind, Data(damaged(Array(kind == .jpeg ? whole : Pixels.png), with: ["-1"], &random)))
        }
        let tiff = Pixels.encoded("tiff")
        for seed in seeds(0..<200) {
            var random = SeededGenerator(seed: UInt64(seed))
            let kind: PictureKind = Bool.random(using: &random) ? .tiff : .webp
            try write(damagedAs: kind, Data(damaged(Array(kind == .tiff ? tiff : Pixels.webp), with: ["-1"], &random)))
        }
    }

    private static let found = corpus(["jpg", "jpeg", "png", "webp", "tif", "tiff"], upTo: 200_000)

    @Test(.enabled("CORK_CORPUS names a folder.") { !found.isEmpty })
    func `damaged pictures of a corpus get their rating and keep all else, or stay as they are`() throws {
        let kinds: [String: PictureKind] = ["jpg": .jpeg, "png": .png, "webp": .webp, "tif": .tiff]
        let slow = try fuzz(Self.found, with: ["-1", "99999999999", "\0\0", "\u{7F}"]) { bytes, name in
            let suffix = name.split(separator: ".").last.map {
                $0 == "jpeg" ? "jpg" : $0 == "tiff" ? "tif" : String($0)
            }
            try write(damagedAs: kinds[suffix!]!, Data(bytes))
        }
        #expect(slow == [])
    }

    /// Rates a damaged picture, and checks the result.
    private func write(damagedAs kind: PictureKind, _ bytes: Data) throws {
        try temporary.write(Array(bytes), "a")
        let picture = Picture(name: "a", folder: temporary.path, kind: kind)
        guard (try? write(5, picture)) != nil else {
            #expect(try temporary.data("a") == bytes)
            return
        }
        #expect(PictureRating(of: Picture(name: "a", folder: temporary.path, kind: kind)).value == 5)
        let now = try temporary.data("a")
        if kind == .tiff {
            #expect(differences(now.prefix(bytes.count), bytes) <= 12)
        } else {
            #expect(try now == bytes || differences(rest(of: now, kind), rest(of: bytes, kind)) <= 12)
        }
        unlink(temporary.path + "/a.xmp")
    }
}
