import Seeds
import SongCatalog
import Testing

/// Readers work as long as their input is, whichever part of it is long.
struct ReaderGrowthTests {
    struct Input: Sendable, CustomTestStringConvertible {
        let name: String
        let file: String
        let text: @Sendable (Int) -> String

        var testDescription: String { "\(file): \(name)" }

        init(_ file: String, _ name: String, _ text: @escaping @Sendable (Int) -> String) {
            (self.file, self.name, self.text) = (file, name, text)
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let inputs: [Input] = [
        Input("a.csv", "rows") { "person,title\n" + (0..<$0).map { "P\($0 % 90),Song \($0)\n" }.joined() },
        Input("a.csv", "columns") {
            "title" + repeated(",x", $0) + "\nA" + repeated(",1", $0) + "\nB" + repeated(",2", $0) + "\n"
        },
        Input("a.csv", "quotes") { "title,artist\n\"" + repeated("\"\"", $0) + "\",B\n" },
        Input("a.csv", "quotes that do not end") { "title,artist\n" + repeated("\"A\n", $0) },
        Input("a.csv", "lines in quotes") { "title,artist\n\"A" + repeated("\n", $0) + "\",B\n" },
        Input("a.csv", "versions of one song") { "title\n" + (0..<$0).map { "Song (Live \($0))\n" }.joined() },
        Input("a.xspf", "tracks") {
            "<playlist><trackList>" + (0..<$0).map { "<track><title>Song \($0)</title></track>" }.joined()
                + "</trackList></playlist>"
        },
        Input("a.xspf", "nesting") {
            "<trackList>" + (0..<$0).map { "<a\($0)>" }.joined() + (0..<$0).reversed().map { "</a\($0)>" }.joined()
        },
        Input("a.xspf", "ends without a beginning") { "<trackList>" + repeated("<a>", $0) + repeated("</b>", $0) },
        Input("a.xspf", "attributes") { "<trackList><track" + repeated(" a='b'", $0) + "><title>A</title></track>" },
        Input("a.xspf", "references") { "<trackList><track><title>" + repeated("&a", $0) + "</title></track>" },
        Input("a.xspf", "texts") { "<trackList><track><title>" + repeated("A<!---->", $0) + "</title></track>" },
        Input("a.xspf", "comments that do not end") { "<trackList>" + repeated("<!--", $0) },
        Input("a.pls", "entries") { "[playlist]\n" + (0..<$0).map { "Title\($0)=Song \($0)\n" }.joined() },
        Input("a.m3u", "entries") { "#EXTM3U\n" + (0..<$0).map { "#EXTINF:1,A - Song \($0)\n\($0).mp3\n" }.joined() },
        Input("a.m3u", "remarks") { "#EXTM3U\n" + repeated("#EXTINF:1,A - B\n", $0) + "a.mp3\n" },
        Input("a.upl", "entries") { "#Name: A\n" + (0..<$0).map { "A : Song \($0)\n" }.joined() },
        Input("song.txt", "notes") { "#TITLE:A\n#ARTIST:B\n" + repeated(": 0 4 5 la\n", $0) + "E\n" },
        Input("song.txt", "tags") { "#TITLE:A\n#ARTIST:B\n" + (0..<$0).map { "#T\($0):x\n" }.joined() + "E\n" },
        Input("list.txt", "lines") { (0..<$0).map { "\($0). Artist - Song \($0)\n" }.joined() },
        Input("list.txt", "rows of boxes") { repeated("│ A │ B │\n", $0) },
        Input("list.txt", "cells of boxes") { repeated("│ A ", $0) + "│\n" + repeated("├──", $0) + "┤\n" },
        Input("list.txt", "ruled columns") {
            repeated("== ", $0) + "\n" + repeated("A  ", $0) + "\n" + repeated("== ", $0) + "\n"
        },
        Input("list.txt", "rules") { repeated("==== ====\n", $0) + repeated("+--+--+\n", $0) },
        Input("list.txt", "one line") { "Artist - " + repeated("la ", $0) },
    ]

    @Test(arguments: inputs)
    func `work follows the size`(input: Input) throws {
        let reader = SongFileReader(
            limits: SongFileLimits(lineLength: 1 << 22, fieldLength: 1 << 20, songs: 1 << 20, remarks: 20))
        let growth = growth(of: 4_000) { size in
            // An input may be refused: it is to be so in no time.
            _ = try? reader.read(bytes: Array(input.text(size).utf8), file: input.file)
        }
        #expect(growth < 5)
    }
}
