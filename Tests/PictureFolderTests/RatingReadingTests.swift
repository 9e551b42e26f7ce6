import Foundation
import Glibc
import Seeds
import Testing

@testable import PictureFolder

struct RatingReadingTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test(arguments: [
        ("-1", -1), ("0", 0), ("1", 1), ("5", 5), ("3.0", 3), ("9", 5), ("-7", -1), ("", 0), ("three", 0), ("nan", 0),
        ("1e99", 5),
    ])
    func `the rating of XMP counts from -1 to 5`(text: String, rating: Int) throws {
        let picture = try temporary.picture(Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"\(text)\"")]), "a.jpg")
        #expect(PictureRating(of: picture).value == rating)
    }

    @Test(arguments: [("0", 0), ("1", 1), ("25", 2), ("50", 3), ("75", 4), ("99", 5), ("100", 5), ("60", 3)])
    func `Windows writes percents`(text: String, rating: Int) throws {
        let picture = try temporary.picture(
            Pixels.jpeg(with: [Pixels.xmp("MicrosoftPhoto:Rating=\"\(text)\"")]), "a.jpg")
        #expect(PictureRating(of: picture).value == rating)
    }

    @Test func `XMP comes before EXIF, and EXIF before what Windows writes`() throws {
        let exif = Pixels.exif([(0x4746, 4), (0x4749, 25)])
        let all = Pixels.jpeg(with: [exif, Pixels.xmp("xmp:Rating=\"3\" MicrosoftPhoto:Rating=\"99\"")])
        #expect(PictureRating(of: try temporary.picture(all, "a.jpg")).value == 3)
        let two = Pixels.jpeg(with: [exif, Pixels.xmp("MicrosoftPhoto:Rating=\"99\"")])
        #expect(PictureRating(of: try temporary.picture(two, "b.jpg")).value == 4)
        let percent = Pixels.jpeg(with: [Pixels.exif([(0x4749, 25)])])
        #expect(PictureRating(of: try temporary.picture(percent, "c.jpg")).value == 2)
    }

    @Test func `a sidecar counts that is newer, or where the picture says nothing`() throws {
        let rated = Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"2\"")])
        let sidecar = Data(Pixels.packet("xmp:Rating=\"5\"").utf8)
        for (picture, pictureTime, sidecarTime, rating) in [
            (rated, 100, 200, 5), (rated, 200, 200, 5), (rated, 300, 200, 2), (Pixels.jpeg, 300, 200, 5),
        ] {
            try temporary.write(Array(sidecar), "a.jpg.xmp")
            temporary.touch("a.jpg.xmp", at: sidecarTime)
            let picture = try temporary.picture(picture, "a.jpg", at: pictureTime)
            #expect(PictureRating(of: picture).value == rating)
        }
    }

    @Test func `adobe's sidecars count for pictures that take no metadata`() throws {
        try temporary.write(Array(Pixels.packet("xmp:Rating=\"4\"").utf8), "a.xmp")
        #expect(PictureRating(of: try temporary.picture(Pixels.gif, "a.gif")).value == 4)
        // That of a.jpg belongs to the raw picture that it was made from.
        #expect(PictureRating(of: try temporary.picture(Pixels.jpeg, "a.jpg")).value == 0)
    }

    @Test func `pictures without a rating are unrated`() throws {
        for (data, name) in [
            (Pixels.jpeg, "a.jpg"), (Pixels.png, "a.png"), (Pixels.webp, "a.webp"), (Pixels.gif, "a.gif"),
        ] {
            #expect(PictureRating(of: try temporary.picture(data, name)) == .unrated)
        }
        #expect(PictureRating(of: Picture(name: "gone.jpg", folder: temporary.path, kind: .jpeg)) == .unrated)
    }

    @Test func `damaged metadata is no rating and no crash`() throws {
        let whole = Pixels.jpeg(with: [Pixels.exif([(0x4746, 4)]), Pixels.xmp("xmp:Rating=\"3\"")])
        for seed in seeds(0..<200) {
            var random = SeededGenerator(seed: UInt64(seed))
            let bytes = damaged(Array(whole), with: ["-1", "99999999999"], &random)
            try temporary.write(bytes, "a.jpg")
            try temporary.write(
                damaged(Array(Pixels.packet("xmp:Rating=\"4\"").utf8), with: ["x"], &random), "a.jpg.xmp")
            let picture = Picture(name: "a.jpg", folder: temporary.path, kind: .jpeg)
            #expect((-1...5).contains(PictureRating(of: picture).value))
        }
    }

    @Test func `ratings are read on several threads at once`() async throws {
        let pictures = try (0..<40).map {
            try temporary.picture(Pixels.jpeg(with: [Pixels.xmp("xmp:Rating=\"\($0 % 6)\"")]), "\($0).jpg")
        }
        let ratings = await withTaskGroup(of: (Int, Int).self) { group in
            for (index, picture) in pictures.enumerated() {
                group.addTask { (index, PictureRating(of: picture).value) }
            }
            return await group.reduce(into: [Int: Int]()) { $0[$1.0] = $1.1 }
        }
        #expect((0..<40).allSatisfy { ratings[$0] == $0 % 6 })
    }
}
