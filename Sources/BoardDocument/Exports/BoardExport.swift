import Foundation

/// A form in which a board is given to others.
public enum BoardExport: String, CaseIterable, Sendable {
    case text, markdown, csv, m3u8, html, calendar

    /// What the form is called.
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

    /// What file names end with, without the dot.
    public var pathExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .csv, .m3u8, .html: rawValue
        case .calendar: "ics"
        }
    }

    /// The board in this form.
    ///
    /// Text, Markdown, table and page have everything; playlist and calendar the songs that are left, in their fair order.
    ///
    /// - Parameters:
    ///   - board: The board.
    ///   - start: When the evening begins, for the calendar.
    ///   - now: When the export is made, for the calendar.
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

    static func title(_ board: Board) -> String { board.title.isEmpty ? "Karaoke" : oneLine(board.title) }

    /// Text in which line breaks and other control characters are spaces.
    static func oneLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }

    static func heading(_ section: BoardSection) -> String {
        oneLine(section.person?.name ?? "Songs") + " (\(section.leftCount) of \(section.cards.count) left)"
    }
}
