import Foundation

extension Board {
    /// Returns a sentence for each chosen song, to reply to an invitation.
    ///
    /// - Parameter person: The person whose songs to include; `nil` for all people.
    /// - Returns: The reply, or `nil` if nothing is chosen.
    /// - Complexity: O(cards).
    public func reply(of person: Person.ID? = nil) -> String? {
        let turns = columns.flatMap(\.cards).filter(\.isChosen).map { Turn(card: $0, singers: singers(of: $0.id)) }
        let sentences = turns.filter { turn in person == nil || turn.singers.contains { $0.id == person } }.map {
            turn in
            let names = turn.singers.map(\.name).joined(separator: " and ")
            return "\(names.isEmpty ? "Somebody" : names) will sing \(turn.card.quoted)."
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// A `mailto:` address (RFC 6068) of a message with all chosen songs, or `nil` if nothing is chosen.
    public var replyMail: URL? {
        guard let reply = reply() else { return nil }
        func escaped(_ text: String) -> String {
            let plain = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
                .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
            return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        }
        return URL(string: "mailto:?subject=\(escaped(title.isEmpty ? "Songs" : title))&body=\(escaped(reply))")
    }
}

extension Card {
    /// The song for use in a sentence.
    var quoted: String { "“\(title)”" + (artist.map { " by \($0)" } ?? "") }

    /// The song for use in a list.
    var line: String { (artist.map { "\($0) – " } ?? "") + title }

    /// The time of day at which the card was sung last, such as “sung 21:03”; `nil` if it wasn't.
    public var sungNote: String? {
        sungTimes.last.map { "sung \($0.formatted(Date.FormatStyle(date: .omitted, time: .shortened)))" }
    }
}
