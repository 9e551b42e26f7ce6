/// Recognition of lines that only separate others, such as `=====` or `|---|:-:|`.
enum RuleLine {
    /// Returns a Boolean value that indicates whether a line has at least three signs, of one or two kinds, and no more.
    static func isRule(_ text: some StringProtocol) -> Bool {
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

    /// Returns a Boolean value that indicates whether a line of a table is a rule, as Markdown and the clients of
    /// databases write it: `|---|:-:|`, `---;---` or `+----+----+`.
    static func isTableRule(_ line: some Collection<UInt8>, separator: UInt8) -> Bool {
        let bar = UInt8(ascii: "|")
        let joints: Set<UInt8> = [bar, UInt8(ascii: "+"), separator]
        guard line.allSatisfy({ $0.isWhitespace || signsOfTables.contains($0) || $0 == separator }) else {
            return false
        }
        let least = separator == bar ? 1 : 3
        let trimmed = line.drop(while: \.isWhitespace)
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

    private static let signsOfTables = Set("-=:|+".utf8)
}
