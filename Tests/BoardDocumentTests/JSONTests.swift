import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct JSONTests {
    static func parse(_ text: String) throws -> JSONValue.Content {
        try JSONParser.parse(Array(text.utf8)).content
    }

    static func fault(_ bytes: [UInt8]) -> JSONFault? {
        do throws(JSONFault) {
            _ = try JSONParser.parse(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "0", "-0", "10", "1.50", "1e5", "1E+5", "1e-007", "-12.5e30", "123456789012345678901234567890.00", "1e400",
    ])
    func `numbers keep their digits`(text: String) throws {
        #expect(try Self.parse(" \(text) ") == .number(text))
        var written = ""
        JSONWriter.write(.number(text), to: &written)
        #expect(written == text)
    }

    @Test(arguments: ["01", "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "1_0", "NaN", "Infinity", "-a", "１"])
    func `invalid numbers are rejected`(text: String) {
        #expect(Self.fault(Array(text.utf8)) != nil)
    }

    @Test(arguments: [
        (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u00E9""#, "Aéé"),
        (#""\uD83C\uDFA4 \ud83c\udfa4""#, "🎤 🎤"), (#""\u0000""#, "\0"), (#""é🎤\u007f""#, "é🎤\u{7F}"),
        (#""\uFFFF\uE000""#, "\u{FFFF}\u{E000}"),
    ])
    func `escapes`(text: String, string: String) throws {
        #expect(try Self.parse(text) == .string(string))
        var written = ""
        JSONWriter.write(.string(string), to: &written)
        #expect(try Self.parse(written) == .string(string))
    }

    @Test(arguments: [
        #""\uD83C""#, #""\uD83Cx""#, #""\uD83C\n""#, #""\uDFA4""#, #""\uD83C\uD83C""#, #""\u12""#, #""\u12G4""#,
        #""\x""#, #""\U0041""#, "\"\t\"", "\"\n\"", "\"\0\"", "\"abc", "\"abc\\", "'a'", #""\u+123""#,
    ])
    func `invalid strings are rejected`(text: String) {
        #expect(Self.fault(Array(text.utf8)) != nil)
    }

    @Test(arguments: [
        "", " ", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}",
        "{a:1}",
        "{1:1}", "{\"a\" 1}", "{,}", "tru", "True", "nul", "null x", "1 2", "[1]]", "/**/1", "[1}", "\u{FEFF}\u{FEFF}1",
        "\u{B}1", "\u{A0}1",
    ])
    func `invalid documents are rejected`(text: String) {
        #expect(Self.fault(Array(text.utf8)) != nil)
    }

    @Test func `objects keep their order`() throws {
        guard case .object(let object) = try Self.parse(#"{"z": [true, false, null], "a": {}, "m": []}"#) else {
            Issue.record("no object")
            return
        }
        #expect(object.members.map(\.key) == ["z", "a", "m"])
        #expect(object["z"]?.content == .array([.init(.bool(true)), .init(.bool(false)), .init(.null)]))
        var written = ""
        JSONWriter.write(.object(object), to: &written)
        #expect(written == #"{"z": [true, false, null], "a": {}, "m": []}"#)
    }

    @Test func `a key that comes twice is an error at the second`() {
        #expect(Self.fault(Array(#"{"a": 1, "\u0061": 2}"#.utf8))?.offset == 9)
        #expect(Self.fault(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)) == nil)
    }

    @Test func `nesting is bounded`() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(Self.fault(nested(JSONParser.depthLimit)) == nil)
        #expect(Self.fault(nested(JSONParser.depthLimit + 1))?.offset == JSONParser.depthLimit)
        #expect(Self.fault(Array(String(repeating: "{\"a\":[", count: 500_000).utf8)) != nil)
    }

    @Test func `a byte order mark is skipped`() throws {
        #expect(try Self.parse("\u{FEFF}1") == .number("1"))
    }

    @Test(
        arguments: [
            ([0x22, 0xC3, 0x22], 1), ([0x22, 0x61, 0xFF], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
            ([0x22, 0xC0, 0xAF], 1),
            ([0x22, 0xC3, 0xA9, 0xF5], 3),
        ] as [([UInt8], Int)])
    func `invalid UTF-8 is an error at its place`(bytes: [UInt8], offset: Int) {
        #expect(Self.fault(bytes)?.offset == offset)
    }

    @Test func `positions count lines and characters`() {
        let bytes = Array("\u{FEFF}aé🎤b\nc\r\nd\re".utf8)
        func position(_ character: Character) -> TextPosition {
            UTF8Text.positions(of: [bytes.firstIndex(of: character.asciiValue!)!], in: bytes)[0]
        }
        #expect(position("a") == TextPosition(line: 1, column: 1))
        #expect(position("b") == TextPosition(line: 1, column: 4))
        #expect(position("c") == TextPosition(line: 2, column: 1))
        #expect(position("d") == TextPosition(line: 3, column: 1))
        #expect(position("e") == TextPosition(line: 4, column: 1))
        let last = bytes.count
        #expect(
            UTF8Text.positions(of: [last, 3, last - 1], in: bytes) == [
                TextPosition(line: 4, column: 2), TextPosition(line: 1, column: 1), TextPosition(line: 4, column: 1),
            ])
    }
}
