import BoardDocument
import Foundation
import SongCatalog

/// The text field of the board that is being edited.
enum BoardEditing: Hashable {
    case newPerson
    case person(Person.ID)
    /// Consecutive songs of a person; `nil` for loose cards.
    case newCards(Person.ID?)
    case card(Card.ID)
}

/// The part of the board that has the keyboard focus.
enum BoardFocus: Hashable {
    case field(BoardEditing)
    case card(Card.ID)
    case search
    case library
    /// A song that the person of the edited column sang before.
    case sungBefore(SongKey)

    /// Returns a Boolean value that indicates whether the focus is in an edited field, or in the songs below it.
    func isAt(_ place: BoardEditing) -> Bool {
        switch self {
        case .field(let field): field == place
        case .sungBefore: if case .newCards = place { true } else { false }
        default: false
        }
    }
}

extension BoardModel {
    /// Begins editing at a place, and accepts the text at the previous place.
    func begin(_ editing: BoardEditing) {
        finishTyping()
        draft =
            switch editing {
            case .newPerson, .newCards: ""
            case .person(let id): board.person(id)?.name ?? ""
            case .card(let id): board.card(id)?.title ?? ""
            }
        self.editing = editing
        wantedFocus = .field(editing)
        if case .newCards = editing, sungEntries == nil { Task { await readHistory() } }
    }

    /// Updates the edited text; several pasted lines are added as several songs.
    func type(_ text: String) {
        guard text.contains(where: \.isNewline), case .newCards(let owner) = editing else {
            draft = text
            return recordForRecovery()
        }
        draft = ""
        addText(text, to: .column(owner))
    }

    /// Accepts the text and continues with the next card, or ends editing, for the Enter key.
    func submit() {
        guard let editing else { return }
        let isBlank = trimmedDraft.isEmpty
        take()
        switch editing {
        case .newPerson:
            if let person = board.people.last, !isBlank { begin(.newCards(person.id)) } else { end() }
        case .newCards: if isBlank { end() }
        case .card(let id):
            end()
            wantedFocus = .card(id)
        case .person: end()
        }
    }

    /// Accepts the text and continues with the next person's cards, or after the last person with a new one, for the
    /// Tab key.
    ///
    /// - Parameter step: 1, or -1 for the previous person.
    /// - Returns: `false` if there is no such person.
    func goToNextPerson(_ step: Int) -> Bool {
        let people = board.people.map(\.id)
        let next: Int
        switch editing {
        case .newCards(let owner): next = (owner.flatMap { people.firstIndex(of: $0) } ?? -1) + step
        case .newPerson where step > 0 && !trimmedDraft.isEmpty:
            submit()
            return true
        case .newPerson where step < 0: next = people.count + step
        default: return false
        }
        guard next >= 0 else { return false }
        begin(next < people.count ? .newCards(people[next]) : .newPerson)
        return true
    }

    /// Accepts the text and ends editing.
    func finishTyping() {
        guard editing != nil else { return }
        take()
        end()
    }

    /// Ends editing without accepting the text.
    func cancelTyping() {
        let editing = editing
        end()
        recordForRecovery()
        switch editing {
        case .card(let id): wantedFocus = .card(id)
        case .newCards(let owner): wantedFocus = board.cards(of: owner).last.map { .card($0.id) }
        default: break
        }
    }

    var trimmedDraft: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    private func end() {
        editing = nil
        draft = ""
    }

    private func take() {
        guard let (name, change) = draftEdit else { return }
        draft = ""
        edit(name, change)
    }

    /// The edit that accepts the text; `nil` if there is none.
    var draftEdit: (name: String, change: (inout Board) -> Void)? {
        let text = trimmedDraft
        guard let editing, !text.isEmpty else { return nil }
        switch editing {
        case .newPerson: return ("Add \(text)", { _ = $0.addPerson(named: text) })
        case .person(let id): return ("Rename", { _ = $0.renamePerson(id, to: text) })
        case .newCards(let owner):
            let song = Song(written: text)
            return (
                "Add Song",
                { _ = $0.addCard(Card(title: song.title, artist: song.artist, code: song.code), to: owner) }
            )
        case .card(let id):
            guard var details = board.card(id)?.details else { return nil }
            let song = Song(written: text)
            // A title that had a dash beside its artist keeps it.
            let old = SongKey(title: details.title)
            let isRemark = song.artist.map { SongKey(title: $0).agrees(with: old) } ?? true
            if isRemark || details.artist != nil && Song(written: details.title).artist != nil {
                details.title = text
            } else {
                (details.title, details.artist, details.code) = (song.title, song.artist, song.code ?? details.code)
            }
            return ("Edit Card", { [details] in _ = $0.setDetails(details, of: id) })
        }
    }
}
