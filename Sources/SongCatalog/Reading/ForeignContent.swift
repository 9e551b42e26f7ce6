/// Files that people take for song lists, known by how they begin.
enum ForeignContent {
    /// What a file is, to complete “it is …”, or nil if nothing speaks against a song list.
    static func kind(of head: some Collection<UInt8>) -> String? {
        let text = head.drop(while: \.isWhitespace)
        if XSPFReader.begins(text) { return nil }
        for (signature, kind) in signatures where text.starts(with: signature.utf8) { return kind }
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            return "a spreadsheet, document or other ZIP archive; a spreadsheet can be exported as CSV"
        }
        if head.starts(with: [0x1F, 0x8B]) { return "compressed with gzip" }
        return nil
    }

    private static let signatures: [(String, String)] = [
        ("%PDF-", "a PDF document"),
        ("{\\rtf", "a rich text document; it can be saved as plain text"),
        ("SQLite format 3", "an SQLite database"),
        ("<?xml", "an XML document"),
        ("<!DOCTYPE", "an HTML document"),
        ("<html", "an HTML document"),
    ]
}
