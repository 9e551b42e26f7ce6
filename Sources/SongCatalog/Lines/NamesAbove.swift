import Foundation

/// The lines of a list that may be the names of people above their songs.
///
/// They stand above indented songs, or first in each of several groups between blank lines.
enum NamesAbove {
    /// Finds the possible names.
    ///
    /// - Parameter head: The first bytes of the list, which end after a line if the list continues.
    /// - Returns: The names in order, or an empty array if the list doesn't look so.
    /// - Complexity: O(`head.count`).
    static func names(in head: [UInt8]) -> [String] {
        var decoder = LineDecoder(declared: .utf8, limits: SongFileLimits(remarks: 0))
        let lines = head.split(omittingEmptySubsequences: false, whereSeparator: { $0 == .lineFeed }).map { bytes in
            bytes.withUnsafeBufferPointer { bytes in
                decoder.withUTF8(bytes, line: 1) { utf8, _ in String(decoding: utf8, as: UTF8.self) }
            }
        }
        guard !lines.contains(where: PastedLinesReader.namesPerson) else { return [] }
        let above = aboveIndented(lines)
        let found = above.isEmpty ? aboveGroups(lines) : above
        var seen: Set<String> = []
        let names = found.map(trimmed).filter { seen.insert($0).inserted }
        return names.count <= limit ? names : []
    }

    /// Returns a line as it is compared with names, or `nil` if it is indented.
    static func name(_ line: String) -> String? { isIndented(line) ? nil : trimmed(line) }

    /// The largest number of people that are looked for; with more, the lines are something else, such as artists.
    private static let limit = 40

    private static func aboveIndented(_ lines: [String]) -> [String] {
        let written = lines.filter { !isBlank($0) }
        guard let first = written.first, !isIndented(first) else { return [] }
        return zip(written, written.dropFirst()).filter { !isIndented($0) && isIndented($1) && canBeName($0) }.map(\.0)
    }

    private static func aboveGroups(_ lines: [String]) -> [String] {
        let groups = lines.split(whereSeparator: isBlank)
        guard groups.count > 1, groups.allSatisfy({ $0.count > 1 && canBeName($0.first!) }) else { return [] }
        return groups.map { $0.first! }
    }

    private static func canBeName(_ line: String) -> Bool {
        SongName(parsing: line).artist == nil && !ListMark.begins(line) && line.contains(where: \.isLetter)
            && !SeparatorLine.isRule(line)
    }

    private static func isIndented(_ line: String) -> Bool { line.hasPrefix("\t") || line.hasPrefix("  ") }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

    private static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }
}
