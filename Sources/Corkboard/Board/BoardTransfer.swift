import BoardDocument
import CorkUI
import Foundation

/// Content that is dragged from a board or dropped on one.
nonisolated enum BoardTransfer: Hashable, Codable, Transferable {
    /// Cards of a window's board, and their songs for other boards, which have other ids.
    case cards(window: UUID, ids: [String], songs: [Song])
    /// A person with the cards of the column.
    case person(window: UUID, id: String, name: String)
    case file(URL)
    case text(String)

    struct Song: Hashable, Codable {
        var title: String
        var artist: String?
        var code: String?
        var file: String?
        var duration: TimeInterval?
        var note: String?
    }

    static var transferRepresentation: some TransferRepresentation<BoardTransfer> {
        CodableRepresentation(contentType: UTType(mimeType: "application/x-corkboard-board")!)
        ProxyRepresentation(importing: { (url: URL) in url.isFileURL ? .file(url) : .text(url.absoluteString) })
        ProxyRepresentation(exporting: \.text, importing: { (text: String) in .text(text) })
    }

    /// The text for other programs.
    var text: String {
        switch self {
        case .cards(_, _, let songs):
            songs.map { song in [song.artist, song.title].compactMap(\.self).joined(separator: " - ") }
                .joined(separator: "\n")
        case .person(_, _, let name): name
        case .file(let file): file.path
        case .text(let text): text
        }
    }
}

/// A place of a board where content can be dropped.
package enum BoardPlace: Hashable {
    /// Before a card in the column of a person; `nil` for the loose cards.
    case card(Card.ID, of: Person.ID?)
    /// At the end of a person's column; `nil` for the loose cards.
    case column(Person.ID?)
    /// Outside of the columns.
    case board

    /// The owner of the column.
    var owner: Person.ID? {
        switch self {
        case .card(_, let owner), .column(let owner): owner
        case .board: nil
        }
    }
}
