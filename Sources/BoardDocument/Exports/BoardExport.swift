import Foundation

/// An export format for boards.
public enum BoardExport: String, CaseIterable, Sendable {
    case text, markdown, csv, m3u8, html, calendar

    /// The name of the format.
    public var name: String {
        switch self {
        case .text: "Text"
        case .markdown: "Markdown"
        case .csv: "Table (CSV)"
        case .m3u8: "Playlist (M3U8)"
        case .html: "Web Page (HTML)"
        case .calendar: "Calendar (ICS)"
        }
    }

    /// The filename extension, without the dot.
    public var pathExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .csv, .m3u8, .html: rawValue
        case .calendar: "ics"
        }
    }

    /// Returns the board in this format.
    ///
    /// Text, Markdown, table and page include everything. Playlist and calendar include the songs that are left, in a
    /// fair order.
    ///
    /// - Parameters:
    ///   - board: The board.
    ///   - start: The beginning of the evening, for the calendar.
    ///   - now: The time of the export, for the calendar.
    /// - Returns: The text.
    /// - Complexity: O(cards x people).
    public func content(of board: Board, start: Date = Date(), now: Date = Date()) -> String {
        switch self {
        case .text: Self.text(board)
        case .markdown: Self.markdown(board)
        case .csv: Self.csv(board)
        case .m3u8: Self.m3u8(board)
        case .html: Self.html(board)
        case .calendar: Self.calendar(board, start, now)
        }
    }

    static func title(_ board: Board) -> String {
        let title = oneLine(board.title).trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
        return title.isEmpty ? "Board" : title
    }

    /// Returns text with spaces in place of line breaks and other control characters.
    static func oneLine(_ text: String) -> String {
        let breaks: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { breaks.contains($0.properties.generalCategory) ? " " : $0 }))
    }

    static func heading(_ section: BoardSection) -> String {
        oneLine(section.person?.name ?? "Songs") + " (\(section.leftCount) of \(section.cards.count) left)"
            + (section.person?.isSetAside == true ? ", set aside" : "")
    }

    /// Returns the name of the other singer of a duet, or nothing.
    static func duet(_ card: Card, of section: BoardSection, _ board: Board) -> String {
        guard card.partner != nil else { return "" }
        return board.singers(of: card.id).first { $0.id != section.person?.id }.map { ", with \($0.name)" } ?? ""
    }

    /// Returns the time at which a card was sung last, or nothing.
    static func sung(_ card: Card) -> String { card.sungNote.map { ", \($0)" } ?? "" }

    /// Returns the songs that are left in a fair order with their singers, such as “Ann: ABBA – Waterloo”; nothing if
    /// fewer than two people are on the board.
    static func order(_ board: Board) -> [String] {
        guard board.people.count > 1 else { return [] }
        return board.turns.filter { !$0.singers.isEmpty }.map(line)
    }

    /// Returns the singers and the song of a turn on one line.
    static func line(_ turn: Board.Turn) -> String {
        let names = turn.singers.map(\.name).joined(separator: " and ")
        return oneLine((names.isEmpty ? "" : names + ": ") + turn.card.line)
    }
}
