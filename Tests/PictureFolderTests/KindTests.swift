import Foundation
import PictureFolder
import Testing

struct KindTests {
    @Test(arguments: [
        (Heads.png, PictureKind.png), (Heads.jpeg, .jpeg), (Array("GIF89a....".utf8), .gif),
        (Array("RIFF....WEBPVP8 ".utf8), .webp), ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
        (Heads.bmp, .bmp), (Heads.media("avif"), .avif), (Heads.media("mif1", "miafheic"), .heif),
        ([0xFF, 0x0A, 1], .jxl), ([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 1, 0, 0, 0, 22, 0, 0, 0], .ico),
        (Array("P6\n3 2\n255\n".utf8), .pnm), (Array("/* XPM */\n".utf8), .xpm),
    ])
    func `content tells the kind`(head: [UInt8], kind: PictureKind) {
        #expect(PictureKind(head: head) == kind)
    }

    @Test(arguments: [
        "<svg/>", "<svg xmlns='x'>", "\u{FEFF}<?xml version='1.0'?>\n<!-- by hand -->\n<!DOCTYPE svg>\n<svg:svg a='b'>",
    ])
    func `a drawing is text whose first element is svg`(text: String) {
        #expect(PictureKind(head: Array(text.utf8)) == .svg)
    }

    @Test(arguments: [
        "", "P", "P7x", "BM", "hello", "<html><svg></svg></html>", "<!-- <svg> --> text", "<svgx>", "%PDF-1.7",
        "RIFF....WAVE", "<!--",
    ])
    func `other content is no picture`(text: String) {
        #expect(PictureKind(head: Array(text.utf8), filename: "a.png") == nil)
    }

    @Test func `compressed data is a drawing where the name says so`() {
        #expect(PictureKind(head: [0x1F, 0x8B, 8], filename: "a.SVGZ") == .svg)
        #expect(PictureKind(head: [0x1F, 0x8B, 8], filename: "a.tar.gz") == nil)
    }

    @Test func `movies are no pictures`() {
        #expect(PictureKind(head: Heads.media("isom", "mp42")) == nil)
        #expect(PictureKind(head: [0, 0, 0, 0] + Array("ftyp".utf8)) == nil)
    }

    @Test func `every beginning of any length is safe`() {
        for head in [Heads.png, Heads.jpeg, Heads.bmp, Heads.media("mif1", "miafheic"), Array("<?xml?><svg>".utf8)] {
            for length in 0...head.count { _ = PictureKind(head: head.prefix(length)) }
        }
    }

    @Test func `names promise a kind by their ending`() {
        #expect(PictureKind(filename: "A.JPeG") == .jpeg)
        #expect(PictureKind(filename: "a.b.webp") == .webp)
        for name in ["png", "a.", "a.txt", "", "a.png.", "a.picture"] { #expect(PictureKind(filename: name) == nil) }
    }

    @Test func `a file that breaks off is not complete`() {
        func complete(_ kind: PictureKind, _ bytes: [UInt8], of count: Int? = nil) -> Bool {
            kind.isComplete(head: bytes, tail: bytes, byteCount: count ?? bytes.count)
        }
        #expect(!complete(.png, Heads.png) && complete(.png, Heads.png + Array("IEND".utf8)))
        // Of those, what there is can be shown.
        #expect(complete(.jpeg, Heads.jpeg))
        #expect(!complete(.bmp, Heads.bmp, of: 99) && complete(.bmp, Heads.bmp, of: 100))
        let webp = Array("RIFF".utf8) + [10, 0, 0, 0] + Array("WEBP".utf8)
        #expect(!complete(.webp, webp, of: 17) && complete(.webp, webp, of: 18))
        #expect(complete(.gif, Array("GIF89a".utf8)))
    }

    @Test(arguments: [
        ("P6\n# a comment\n3 2\n255\n", 18), ("P5 3 2 65535 ", 12), ("P4\n9 2\n", 4), ("P3 1 1 255\n", 0), ("P6 x", 0),
        ("P6 3", 0),
        ("P6 99999999999999999999 1 255 ", 0), ("P6 9000000000000 9000000000000 255 ", 0),
    ])
    func `a header tells how many bytes follow`(header: String, count: Int) {
        func complete(_ count: Int) -> Bool {
            PictureKind.pnm.isComplete(head: Array(header.utf8), tail: [], byteCount: header.utf8.count + count)
        }
        #expect(complete(count))
        #expect(count == 0 || !complete(count - 1))
    }
}
