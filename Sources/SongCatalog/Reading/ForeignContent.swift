/// Files that aren't song lists, recognized by their beginnings.
enum ForeignContent {
    /// Returns the kind of a file, to complete “it is …”, or `nil` if it may be a song list.
    static func kind(of head: some Collection<UInt8>) -> String? {
        let text = head.drop(while: \.isWhitespace)
        if XSPFReader.begins(text) { return nil }
        for (signature, kind) in signatures
        where text.prefix(signature.utf8.count).elementsEqual(signature.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
            return kind
        }
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            return "a spreadsheet, document or other ZIP archive; a spreadsheet can be exported as CSV"
        }
        if head.starts(with: [0x1F, 0x8B]) { return "compressed with gzip" }
        let start = String(decoding: text.prefix(1_024), as: UTF8.self)
        if start.contains(/(?:^|\n)\s*\{\s*"songboard"\s*:/) {
            return "the text of a saved board, which is read only from the beginning of a file of its own"
        }
        if isJSON(text) { return "a JSON document that is no board" }
        for (pattern, kind) in patterns where (try? pattern().prefixMatch(in: start)) != nil { return kind }
        if isWrittenDown(text) {
            return "a board that was written down to be read by people; open its .songboard or CSV file instead"
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a text begins as a JSON object or array.
    private static func isJSON(_ text: some Collection<UInt8>) -> Bool {
        let start = String(decoding: text.prefix(256).filter { !$0.isWhitespace }, as: UTF8.self)
        // A single number in brackets numbers a line of a list.
        let element = /[{]["}]|"|(?:-?[0-9]+(?:\.[0-9]+)?|true|false|null)(?:,|\](?:[,\]]|$))|\]$/
        return start.prefixMatch(of: /[{]["}]/) != nil
            || start.hasPrefix("[") && start.drop { $0 == "[" }.prefixMatch(of: element) != nil
    }

    /// Returns a Boolean value that indicates whether a text is a board's export as text or Markdown.
    private static func isWrittenDown(_ text: some Collection<UInt8>) -> Bool {
        let lines = String(decoding: text.prefix(4_096), as: UTF8.self).split(whereSeparator: \.isNewline).prefix(40)
        guard lines.count >= 2 else { return false }
        let isText = !lines[1].isEmpty && lines[1].allSatisfy { $0 == "=" }
        guard isText || lines[0].hasPrefix("# ") else { return false }
        return lines.contains { $0.contains(/\\?\(\d+ of \d+ left\\?\)/) }
    }

    private static let signatures: [(String, String)] = [
        ("%PDF-", "a PDF document"),
        ("{\\rtf", "a rich text document; it can be saved as plain text"),
        ("SQLite format 3", "an SQLite database"),
        ("<?xml", "an XML document"),
        ("<svg", "a drawing"),
        ("<!DOCTYPE", "an HTML document"),
        ("<html", "an HTML document"),
        ("BEGIN:VCALENDAR", "a calendar"),
        ("BEGIN:VCARD", "a list of contacts"),
        ("WEBVTT", "a file of subtitles"),
        ("[InternetShortcut]", "a link to a web page"),
        ("\\documentclass", "a LaTeX document"),
        ("#!/", "a script"),
    ]

    private static let patterns: [(pattern: @Sendable () -> Regex<Substring>, kind: String)] = [
        ({ #/\d+\s*\n\d+:\d\d:\d\d[,.]\d+\ -->/# }, "a file of subtitles"),
        (
            { #/(?:(?:\[[a-z]+:.*\]\s*)+\[\d+:\d\d(?:[.:]\d+)?\]|\[\d+:\d\d\.\d\d\d?\])/# },
            "the lyrics of a song with times"
        ),
        (
            { #/[A-Z][A-Za-z\-]*:\ .*\r?\n[A-Z][A-Za-z\-]*:\ [\s\S]*?(?:MIME-Version|Message-ID|Message-Id):/# },
            "an e-mail"
        ),
        ({ #/(?:%YAML|---\s*\n\s*[A-Za-z_\-]+:\s)/# }, "a YAML document, or a text with a YAML header"),
    ]
}
