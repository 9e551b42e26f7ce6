import Seeds
import Testing

@testable import SongCatalog

struct QuotingTests {
    /// Fields of the first rows, as exact text.
    private func rows(
        _ text: String, separator: UInt8 = .comma, expecting count: Int? = nil, limit: Int = 65_536
    ) throws -> [[String]] {
        var tokenizer = RecordTokenizer(separator: separator)
        tokenizer.expectedCount = count
        let window = ByteWindow(MemoryBytes(Array(text.utf8)), longest: limit)
        var cursor = RecordCursor(window, tokenizer: tokenizer, limit: limit)
        var rows: [[String]] = []
        while let record = try cursor.next() {
            guard case .fields(let bytes, _) = record else { continue }
            rows.append(
                cursor.tokenizer.fields.map { field in
                    let raw = UnsafeBufferPointer(rebasing: bytes[field.range])
                    return String(
                        decoding: FieldText.exact(raw, hasDoubledQuotes: field.hasDoubledQuotes), as: UTF8.self)
                })
        }
        return rows
    }

    @Test func `the fields of a naive writer are read back unchanged`() throws {
        var generator = SeededGenerator(seed: 2)
        let pieces = ["a", "\"", "\"\"", ",", ";", "\n", "\r\n", " ", "ü", "", "0", "\t", "\""]
        for _ in 0..<300 {
            let width = Int.random(in: 2...4, using: &generator)
            let table = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                (0..<width).map { _ in
                    (0..<Int.random(in: 0...5, using: &generator))
                        .map { _ in pieces.randomElement(using: &generator)! }.joined()
                }
            }
            for separator in [",", ";", "\t"] {
                let text = table.map { row in
                    row.map { field in
                        // The naive writer: quotes wherever there could be doubt.
                        field.allSatisfy { $0.isLetter } && !field.isEmpty
                            ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
                    }.joined(separator: separator)
                }.joined(separator: "\r\n")
                #expect(
                    try rows(text, separator: separator.utf8.first!, expecting: width) == table,
                    "\(text.debugDescription)")
            }
        }
    }

    @Test func `a quote never closed costs no other row`() throws {
        let reading = try read("Title;Artist;Year\na;A;2000\n\"b;B;2001\nc;C;2002\n")
        #expect(reading.songs.map(\.name) == ["A - a", "B - b", "C - c"])
        #expect(reading.notes.map(\.place.line) == [3])
        #expect(reading.notes[0].reason.contains("quote"))
    }

    @Test func `nor does one that later quotes seem to close`() throws {
        let later = try read("Title;Artist\na;\"A\nb;\"B\"\nc;C\n\"d\";\"D\"\n")
        #expect(later.songs.map(\.name) == ["A - a", "B - b", "C - c", "D - d"])
        #expect(later.notes.map(\.place.line) == [2])
        let end = try read("Title;Artist;Year\na;\"A;1\nb;B;7\"\nc;C;2000\n")
        #expect(end.songs.map(\.name) == ["A - a", "B - b", "C - c"])
    }

    @Test func `an open quote in a long file is given up at the limit`() throws {
        let rows = (0..<5_000).map { "title \($0);artist \($0)\n" }.joined()
        let reading = try read("Title;Artist\n\"x;y\n" + rows)
        #expect(reading.entries.count == 5_001)
        #expect(reading.notes.map(\.place.line) == [2])
        #expect(reading.lines.last == 5_002)
    }

    @Test func `quotes inside quotes, blanks around them`() throws {
        #expect(try rows("\"The \"Real\" One\",b\n") == [["The \"Real\" One", "b"]])
        #expect(try rows("  \"a\"  ,\t\"b\" \nc,d") == [["a", "b"], ["c", "d"]])
        #expect(try rows("5\" disc,7\"\nc,d") == [["5\" disc", "7\""], ["c", "d"]])
        #expect(try rows("\"\",\"\"\"\"\n") == [["", "\""]])
    }

    @Test func `rows are the same wherever a read ends`() throws {
        let text = "a,\"b\r\nc\"\r\n\"d\"\"\",e\r\rf,\"g\n"
        let whole = try rows(text)
        for cut in 0...text.utf8.count {
            let bytes = Array(text.utf8)
            let source = ResumedBytes(head: Array(bytes[..<cut]), rest: MemoryBytes(Array(bytes[cut...])))
            let window = ByteWindow(source, longest: 256)
            var cursor = RecordCursor(window, tokenizer: RecordTokenizer(separator: .comma), limit: 256)
            var count = 0
            while try cursor.next() != nil {
                #expect(cursor.tokenizer.fields.count == whole[count].count)
                count += 1
            }
            #expect(count == whole.count)
        }
    }
}
