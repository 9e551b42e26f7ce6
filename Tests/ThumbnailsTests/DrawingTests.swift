import Compression
import Foundation
import PictureFolder
import Testing

@testable import Thumbnails

struct DrawingTests {
    private static let shape =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="blue"/></svg>"#

    private static let entities =
        #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY ns "http://www.w3.org/2000/svg"> <!-- it's > --> ]>"#

    private static let samples: [(String, Data)] = {
        let prefixed = shape.replacing("<svg xmlns=", with: "<x:svg xmlns:x=").replacing("</svg", with: "</x:svg")
            .replacing("<rect", with: "<x:rect")
        let comment = "<!-- " + String(repeating: "long ", count: 20_000) + "-->"
        return [
            ("a.svg", Data("<?xml version=\"1.0\"?>\n<!-- Generator -->\n\(entities)\(shape)".utf8)),
            ("a.svg", Data((comment + shape).utf8)),
            ("a.svg", Data([0xFF, 0xFE]) + shape.data(using: .utf16LittleEndian)!),
            ("a.svg", Data([0xFE, 0xFF]) + shape.data(using: .utf16BigEndian)!),
            ("a.svgz", Compression.gzip.packed(Data(shape.utf8))),
            ("a.svg", Data(prefixed.utf8)),
        ]
    }()

    @Test(arguments: samples)
    func `a drawing is shown whatever comes before it, in each encoding, compressed or not`(name: String, data: Data)
        throws
    {
        let studio = try Studio()
        let path = try studio.write(data, name)
        #expect(Picture(name: name, in: studio.path)?.kind == .svg)
        let picture = try studio.thumbnailer.picture(at: path, edge: nil)
        #expect(picture.width == 8 && Array(picture.pixels.prefix(4)) == [0, 0, 255, 255])
    }
}
