import Foundation
import Testing

@testable import ShapeDocument

@Suite("Style sheets")
struct StyleSheetTests {
    private func fill(_ css: String, _ attributes: String) throws -> PaintValue {
        let drawing = try drawing(
            "<svg xmlns='http://www.w3.org/2000/svg'><style>\(css)</style><rect id='r' \(attributes)/></svg>")
        return drawing.style(of: drawing.named("r")).fill
    }

    @Test(
        arguments: [
            (".a{fill:red}", "class='a'"), (".b{fill:lime} .a{fill:red}", "class='a b'"),
            ("rect{fill:lime}.a{fill:red}", "class='a'"),
            (".a{fill:lime}#r{fill:red}", "class='a'"), ("rect.a.b{fill:red}.a{fill:lime}", "class='b a'"),
            ("*{fill:red}", ""),
            (".a{fill:red!important}.a{fill:lime}", "class='a' style='fill:blue'"),
            (".a{fill:lime}", "class='a' style='fill:red'"),
            ("@import 'x.css';.a{fill:red}", "class='a'"),
            ("@font-face{font-family:x;src:url(x)}.a{fill:red}", "class='a'"),
            ("@media (prefers-color-scheme: dark){.a{fill:lime} .b{fill:lime}} .a{fill:red}", "class='a'"),
            ("@media print{.a{fill:lime}}.a{fill:red}", "class='a'"), ("@media screen{.a{fill:red}}", "class='a'"),
            ("/* .a{ */.a{fill:red}", "class='a'"),
        ])
    func `winner`(css: String, attributes: String) throws {
        #expect(try fill(css, attributes) == .color(ShapeColor(parsing: "red")!))
    }

    @Test func `of many rules for one property, one is applied`() throws {
        var sheet = StyleSheet()
        sheet.add(".c{fill:red;marker:none}*{fill:blue}.c{fill:lime;fill:nonsense}.c{marker-end:none}")
        sheet.sort()
        var element = Element(name: "rect", svgName: "rect")
        element.attributes = [XMLAttribute(name: "class", key: "class", value: "c")]
        let (normal, important) = sheet.declarations(for: element)
        #expect(normal.count == 3 && important.isEmpty)
        #expect(normal.contains(.fill(try #require(PaintValue(parsing: "lime")))))
    }

    @Test(arguments: [1_000, 4_000])
    func `only rules that ask for an element are looked at, however many there are`(count: Int) throws {
        var sheet = StyleSheet()
        sheet.add((0..<count).map { ".c\($0){fill:red} #i\($0){fill:red} t\($0){fill:red}" }.joined() + "*{fill:lime}")
        sheet.sort()
        var element = Element(name: "t3", svgName: "t3")
        element.attributes = [
            XMLAttribute(name: "class", key: "class", value: "c7 c8"), XMLAttribute(name: "id", key: "id", value: "i9"),
        ]
        #expect(sheet.candidates(for: element, StyleSheet.classes(of: element)).count == 5)
    }
}
