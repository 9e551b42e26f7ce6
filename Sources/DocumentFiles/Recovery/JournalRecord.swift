import Foundation

/// A state of a document in a journal: a line with length and checksum, a header with the origin, and the document's
/// data.
struct JournalRecord<Document: RecoverableDocument> {
    var document: Document
    var origin: FileOrigin?

    private static var magic: String { "corkboard-journal 1 " }

    /// The header in the first line of a record's content.
    private struct Header: Codable {
        var file: String?
        var size: Int?
        var seconds: Int?
        var nanoseconds: Int?
    }

    /// Encodes the record.
    func encoded() throws -> Data {
        let stamp = origin?.stamp
        let header = Header(
            file: origin?.file.path, size: stamp?.size, seconds: stamp?.seconds, nanoseconds: stamp?.nanoseconds)
        let line = (try? JSONEncoder().encode(header)) ?? Data("{}".utf8)
        let content = line + Data("\n".utf8) + (try document.encodedForJournal())
        return Data("\(Self.magic)\(content.count) \(Self.checksum(content))\n".utf8) + content
    }

    /// Returns the last readable state in a journal.
    ///
    /// - Returns: The state, or `nil` if none can be read, and whether anything in the journal is damaged.
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

    /// Returns the content of a complete record that begins at an offset, and its end.
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
            let header = try? JSONDecoder().decode(Header.self, from: content[..<line]),
            let document = try? Document(journal: Data(content[(line + 1)...]))
        else { return nil }
        guard let path = header.file else { return JournalRecord(document: document) }
        var stamp: FileStamp?
        if let size = header.size, let seconds = header.seconds, let nanoseconds = header.nanoseconds {
            stamp = FileStamp(size: size, seconds: seconds, nanoseconds: nanoseconds)
        }
        return JournalRecord(document: document, origin: FileOrigin(file: URL(fileURLWithPath: path), stamp: stamp))
    }

    /// Returns the checksum that detects damaged records.
    private static func checksum(_ data: Data) -> String { String(Checksum(data).value, radix: 16) }
}
