/// Recognition of lines that only separate others, such as `=====` or `|---|:-:|`.
enum SeparatorLine {
    /// Returns a Boolean value that indicates whether a line has at least three signs, of one or two kinds, and no more.
    ///
    /// A bullet before other signs, as in `- ***`, is none of them: these are a title.
    static func isRule(_ text: some StringProtocol) -> Bool {
        let words = text.unicodeScalars.split(whereSeparator: SongName.isBlank)
        if words.count == 2, words[0].count == 1, words[1].count > 1, !words[1].contains(words[0].first!) {
            return false
        }
        var kinds: Set<Unicode.Scalar> = []
        var count = 0
        for scalar in text.unicodeScalars where !SongName.isBlank(scalar) {
            guard SongName.isDash(scalar) || signs.contains(scalar) else { return false }
            kinds.insert(scalar)
            count += 1
            if kinds.count > 2 { return false }
        }
        return count >= 3
    }

    private static let signs = Set("=*_~#+•·─━═".unicodeScalars)

    /// Recognizes a rule of a table, as Markdown and the clients of databases write it: `|---|:-:|`, `---;---` or
    /// `+----+----+`.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - separator: The separator of the table's fields.
    ///   - isFirst: Pass `true` if no rule stands above. Below another rule, `|-|-|` has titles of one dash.
    /// - Returns: `true` if the line is a rule.
    static func isTableRule(_ line: some Collection<UInt8>, separator: UInt8, isFirst: Bool) -> Bool {
        let bar = UInt8(ascii: "|")
        let joints: Set<UInt8> = [bar, UInt8(ascii: "+"), separator]
        guard line.allSatisfy({ $0.isWhitespace || signsOfTables.contains($0) || $0 == separator }) else {
            return false
        }
        let trimmed = line.drop(while: \.isWhitespace)
        let isFrame =
            trimmed.first == UInt8(ascii: "+") || trimmed.contains(UInt8(ascii: "=")) || isFirst && trimmed.first == bar
        let least = separator == bar && isFrame ? 1 : 3
        var cells = trimmed.split(omittingEmptySubsequences: false) { joints.contains($0) }
            .map { cell in cell.filter { !$0.isWhitespace } }
        guard cells.count >= 2 else { return false }
        if separator == bar {
            if cells.first?.isEmpty == true { cells.removeFirst() }
            if cells.last?.isEmpty == true { cells.removeLast() }
        }
        return !cells.isEmpty
            && cells.allSatisfy { cell in
                let dashes = cell.drop { $0 == .colon }.prefix { $0 == .hyphen || $0 == UInt8(ascii: "=") }
                let colons = cell.count - dashes.count
                return dashes.count >= least && colons <= 2 && cell.filter { $0 == .colon }.count == colons
            }
    }

    /// Returns a Boolean value that indicates whether a line holds cells between a first and a last bar.
    static func isFramed(_ line: some BidirectionalCollection<UInt8>) -> Bool {
        let bar = UInt8(ascii: "|")
        let trimmed = line.drop(while: \.isWhitespace)
        return trimmed.first == bar && trimmed.last { !$0.isWhitespace } == bar && trimmed.count > 2
    }

    private static let signsOfTables = Set("-=:|+".utf8)
}
