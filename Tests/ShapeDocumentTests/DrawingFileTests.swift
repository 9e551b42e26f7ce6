import DocumentFiles
import Foundation
import Testing

@testable import ShapeDocument

@Suite struct DrawingFileTests {
    private func sentence(_ text: String) -> String? {
        do {
            _ = try drawing(text)
            return nil
        } catch {
            return (error as? DrawingFileError)?.errorDescription
        }
    }

    @Test func `an empty drawing is one canvas`() {
        let drawing = Drawing(size: CGSize(width: 30, height: 20))
        let canvases = drawing.canvases(drawing.scene())
        #expect(canvases.map(\.rect) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    }

    @Test(arguments: [
        "<svg/>", "<svg ></svg >",
        "<?xml version='1.0'?>\n<!-- a --><svg\n  width = '1'\theight=\"2\"\n/>\n<!-- b -->\n",
        """
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/y.dtd" [
          <!ENTITY ns "http://www.w3.org/2000/svg"> <!-- ] > --> <?pi ]> ?>
        ]>
        <svg xmlns="&ns;"><![CDATA[ <x> & ]]><g a='"'>&#65;&amp;&unknown; <b/></g><?pi?></svg>
        """,
        "\u{FEFF}<svg>ä€😀\r\n</svg>",
        "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:g/></s:svg>",
    ])
    func `a drawing is written byte for byte as it was read`(text: String) throws {
        #expect(DrawingFile.encode(try drawing(text)) == Data(text.utf8))
    }

    @Test(
        arguments: [
            ("iso-8859-1", "é", [0xE9]), ("ISO-8859-15", "€", [0xA4]), ("koi8-r", "Ж", [0xF6]),
            ("Shift_JIS", "日本", [0x93, 0xFA, 0x96, 0x7B]), ("GB18030", "中€", [0xD6, 0xD0, 0xA2, 0xE3]),
        ] as [(String, String, [UInt8])])
    func `other encodings stay`(name: String, title: String, encoded: [UInt8]) throws {
        let head = "<?xml version=\"1.0\" encoding=\"\(name)\"?><svg><title>"
        let bytes = Data(Array(head.utf8) + encoded + Array("</title></svg>".utf8))
        let drawing = try DrawingFile.decode(bytes, fileName: "a.svg")
        #expect(drawing.text.contains(title))
        #expect(DrawingFile.encode(drawing) == bytes)
    }

    @Test(arguments: ["UTF-16", "martian", "a/b"])
    func `encodings that do not fit the declaration are refused`(name: String) {
        #expect(
            sentence("<?xml version='1.0' encoding='\(name)'?><svg/>")
                == "a.svg, line 1, column 1: the encoding “\(name)” is not known here: save the file as UTF-8.")
    }

    @Test func `characters that an encoding lacks are written as references`() throws {
        let drawing = try drawing("<?xml version='1.0' encoding='Shift_JIS'?><svg><g id='a'/></svg>")
        var changed = drawing
        changed.rename(try #require(drawing.allShapes.first), to: "日é")
        let again = try DrawingFile.decode(DrawingFile.encode(changed), fileName: "a.svg")
        #expect(String(decoding: DrawingFile.encode(changed), as: UTF8.self).contains("&#233;"))
        #expect(again.text == changed.text.replacing("é", with: "&#233;"))
    }

    @Test(arguments: [
        ("", "a.svg, line 1, column 1: it has no root element."),
        ("<svg>\n<g>", "a.svg, line 2, column 4: the file ends before the element “g” does."),
        ("<svg>\n<g></svg>", "a.svg, line 2, column 4: the element “svg” ends where “g” should end."),
        ("<svg width=\"1", "a.svg, line 1, column 14: the file ends inside of a tag of “svg”."),
        ("<svg a='' a=''/>", "a.svg, line 1, column 11: the attribute “a” occurs twice."),
        ("<svg/><svg/>", "a.svg, line 1, column 7: there is a second element “svg” beside the first."),
        ("<svg><!-- ", "a.svg, line 1, column 6: the comment does not end."),
        ("<html/>", "a.svg, line 1, column 1: the file is no drawing: its first element is not “svg”."),
        (
            "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><svg a='&a;'/>",
            "a.svg, line 1, column 60: the entity “a” contains itself."
        ),
    ])
    func `syntax errors are reported with their position`(text: String, expected: String) {
        #expect(sentence(text) == expected)
    }

    @Test func `entities that grow without end are refused`() {
        var text = "<!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaa'>"
        for level in 1...9 {
            text += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
        }
        #expect(sentence(text + "]><svg a='&a9;'/>")?.contains("expand to more than 1 MiB") == true)
    }

    @Test func `elements that lie too deep are refused`() {
        let text = "<svg>" + String(repeating: "<g>", count: 100_000)
        #expect(sentence(text)?.contains("more than 512 deep") == true)
    }

    @Test func `a truncated compressed file is rejected`() {
        let data = Data([0x1F, 0x8B, 8, 0])
        #expect(throws: DrawingFileError.self) { try DrawingFile.decode(data, fileName: "a.svgz") }
    }

    @Test func `entities name the vocabulary`() throws {
        let drawing = try drawing(
            "<!DOCTYPE svg [<!ENTITY ns 'http://www.w3.org/2000/svg'>]><svg xmlns='&ns;'><rect width='1' height='1'/></svg>"
        )
        #expect(drawing.allShapes.compactMap { drawing.shape($0)?.kind } == [.rectangle])
    }

    @Test func `a drawing that takes more memory than there is`() throws {
        let text = "<svg xmlns='http://www.w3.org/2000/svg'>" + String(repeating: "<g></g>", count: 10_000) + "</svg>"
        let error = #expect(throws: DrawingFileError.self) {
            try DrawingFile.decode(Data(text.utf8), fileName: "a.svg", memory: 10 << 20)
        }
        #expect(error?.errorDescription?.hasPrefix("a.svg: opening it takes about ") == true)
        #expect(throws: Never.self) { try DrawingFile.decode(Data(text.utf8), fileName: "a.svg", memory: 20 << 20) }
        #expect(AvailableMemory.bytes > 20 << 20)
    }

    @Test(arguments: [true, false])
    func `UTF-16 without a mark is read, and written back as it was`(isBigEndian: Bool) throws {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>Žluť</title></svg>"
        let bytes = Data(
            text.utf16.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] })
        let drawing = try DrawingFile.decode(bytes, fileName: "a.svg")
        #expect(drawing.text == text && DrawingFile.encode(drawing) == bytes)
    }
}
