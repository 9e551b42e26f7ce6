/// The markup of Markdown inside a line of a list: emphasis, links and escaped signs.
enum InlineMarkup {
    /// Returns a line without markup: `**Waterloo** \[live\]` becomes `Waterloo [live]`.
    ///
    /// Asterisks that aren't a pair around words stay, as in `*NSYNC` and `F**k`, and so do the backslashes of Windows
    /// paths.
    ///
    /// - Complexity: O(length of `line`).
    static func removed(from line: String) -> String {
        guard line.utf8.contains(where: { "*[\\".utf8.contains($0) }), !line.contains(":\\") else { return line }
        let link = /\[(?<words>[^\[\]\\]+)\]\([^\s()]+\)/
        let emphasis =
            /(?<before>^|[\s(\[“"'])(?<mark>\*{1,3})(?<words>[^\s*](?:[^*]*[^\s*\\])?)\k<mark>(?=$|[\s)\].,;:!?”"'–—-])/
        let escaped = /\\(?<sign>[!-\/:-@\[-`{-~])/
        return line.replacing(link) { $0.words }.replacing(emphasis) { $0.before + $0.words }
            .replacing(escaped) { $0.sign }
    }
}
