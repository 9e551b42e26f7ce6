import Foundation
import PictureFolder
import Testing

@testable import Thumbnails

struct InkTests {
    private let studio: Studio

    init() throws { studio = try Studio() }

    private func color(_ data: Data, _ name: String, edge: Int? = nil) throws -> [UInt8] {
        let picture = try studio.thumbnailer.picture(at: studio.write(data, name), edge: edge)
        let middle = (picture.height / 2 * picture.width + picture.width / 2) * 4
        return Array(picture.pixels[middle..<middle + 4])
    }

    private func isMagenta(_ color: [UInt8]) -> Bool { color[0] > 200 && color[1] < 80 && color[2] > 200 }

    @Test(arguments: [
        Inks.Form(), Inks.Form(isSeparate: true), Inks.Form(isTiled: true), Inks.Form(isSeparate: true, isTiled: true),
        Inks.Form(bits: 16), Inks.Form(isSeparate: true, bits: 16), Inks.Form(isBig: true),
    ])
    func `a CMYK picture in TIFF has the colors of its profile`(form: Inks.Form) throws {
        // The profile's cyan is magenta.
        #expect(isMagenta(try color(Inks.tiff([255, 0, 0, 0], form), "a.tif")))
        #expect(try color(Inks.tiff([0, 0, 0, 0], form), "white.tif").allSatisfy { $0 > 240 })
    }

    @Test(arguments: [nil, 16]) func `a CMYK picture in JPEG has the colors of its profile`(edge: Int?) throws {
        #expect(isMagenta(try color(Inks.jpeg([255, 0, 0, 0]), "a.jpg", edge: edge)))
        #expect(try color(Inks.jpeg([0, 0, 0, 0]), "white.jpg", edge: edge).allSatisfy { $0 > 240 })
    }

    @Test func `a CMYK picture without a profile, or with another one, is shown all the same`() throws {
        for profile in [nil, Data(repeating: 1, count: 200)] {
            let color = try color(Inks.jpeg([255, 0, 0, 0], profile: profile), "a.jpg")
            #expect(color[0] < 80 && color[1] > 120)
            #expect(try self.color(Inks.tiff([255, 0, 0, 0], profile: profile), "a.tif")[0] < 80)
        }
    }

    @Test func `a CMYK picture stands upright and is scaled down`() throws {
        let path = try studio.write(Inks.tiff([255, 0, 0, 0], Inks.Form(orientation: 6)), "a.tif")
        let picture = try studio.thumbnailer.picture(at: path, edge: 8)
        #expect((picture.width, picture.height) == (4, 8))
    }

    @Test func `a BigTIFF file is shown`() throws {
        #expect(
            try color(Inks.tiff([10, 200, 30], Inks.Form(isBig: true), profile: nil), "a.tif") == [10, 200, 30, 255])
    }

    @Test func `a CMYK picture that is cut off, or damaged anywhere, is shown or has a reason`() throws {
        for data in [
            Inks.tiff([255, 0, 0, 0]), Inks.jpeg([255, 0, 0, 0]), Inks.tiff([1, 2, 3, 4], Inks.Form(isBig: true)),
        ] {
            for length in stride(from: 1, to: data.count, by: max(data.count / 40, 1)) {
                let path = try studio.write(data.prefix(length), "cut")
                do { _ = try studio.thumbnailer.picture(at: path, edge: 64) } catch is PictureFault {}
                var damaged = data
                damaged[length] = ~damaged[length]
                let other = try studio.write(damaged, "damaged")
                do { _ = try studio.thumbnailer.picture(at: other, edge: 64) } catch is PictureFault {}
            }
        }
    }
}
