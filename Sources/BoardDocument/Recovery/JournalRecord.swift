import Foundation

/// One state of a board in a journal: a line that tells length and checksum, where it comes from, and the board's text.
struct JournalRecord: Equatable {
    var board: Board
    var origin: BoardOrigin?

    private static let magic = "corkboard-journal 1 "

    /// The bytes of the record.
    func encoded() -> Data {
        var object = JSONObject()
        if let origin {
            object.append("file", .string(origin.file.path))
            if let stamp = origin.stamp {
                object.append("size", .number(String(stamp.size)))
                object.append("seconds", .number(String(stamp.seconds)))
                object.append("nanoseconds", .number(String(stamp.nanoseconds)))
            }
        }
        var text = ""
        JSONWriter.write(.object(object), to: &text)
        text += "\n"
        let content = Data(text.utf8) + BoardFile.encode(board)
        return Data("\(Self.magic)\(content.count) \(Self.checksum(content))\n".utf8) + content
    }

    /// The last state in a journal that can be read.
    ///
    /// - Returns: The state, `nil` if none can be read; and whether anything in the journal is damaged.
    /// - Complexity: O(bytes).
    static func last(in journal: Data) -> (record: JournalRecord?, isDamaged: Bool) {
        let magic = Data(magic.utf8)
        var (contents, isDamaged): ([Data], Bool) = ([], false)
        var rest = journal[...]
        while !rest.isEmpty {
            if let (content, end) = content(at: rest.startIndex, of: rest, after: magic) {
                contents.append(content)
                rest = rest[end...]
            } else {
                isDamaged = true
                let next = rest.dropFirst().range(of: magic)?.lowerBound
                rest = next.map { rest[$0...] } ?? rest[rest.endIndex...]
            }
        }
        for content in contents.reversed() {
            if let record = decode(content) { return (record, isDamaged) }
            isDamaged = true
        }
        return (nil, isDamaged)
    }

    /// The content of a whole record that begins at an offset, and where it ends.
    private static func content(at start: Int, of journal: Data, after magic: Data) -> (Data, Int)? {
        guard journal[start...].starts(with: magic),
            let line = journal[start...].prefix(80).firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let fields = String(decoding: journal[(start + magic.count)..<line], as: UTF8.self).split(separator: " ")
        guard fields.count == 2, let count = Int(fields[0]), count >= 0, journal.endIndex - line - 1 >= count else {
            return nil
        }
        let content = journal[(line + 1)..<(line + 1 + count)]
        return checksum(content) == fields[1] ? (Data(content), content.endIndex) : nil
    }

    private static func decode(_ content: Data) -> JournalRecord? {
        guard let line = content.firstIndex(of: UInt8(ascii: "\n")),
            let value = try? JSONParser.parse([UInt8](content[..<line])),
            var reader = try? ObjectReader(value, as: "the origin"),
            let (board, _) = try? BoardFile.decode(Data(content[(line + 1)...]), fileName: "journal")
        else { return nil }
        guard let path = try? reader.string("file") else { return JournalRecord(board: board) }
        var stamp: FileStamp?
        if let size = try? reader.count("size"), let seconds = try? reader.count("seconds"),
            let nanoseconds = try? reader.count("nanoseconds")
        {
            stamp = FileStamp(size: size, seconds: seconds, nanoseconds: nanoseconds)
        }
        return JournalRecord(board: board, origin: BoardOrigin(file: URL(fileURLWithPath: path), stamp: stamp))
    }

    /// Tells damaged bytes (FNV-1a, 64 bits).
    private static func checksum(_ data: Data) -> String {
        let sum = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(sum, radix: 16)
    }
}
