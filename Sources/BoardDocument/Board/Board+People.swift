import Foundation

extension Board {
    /// Adds a person with an empty column and the first unused color.
    ///
    /// - Parameters:
    ///   - name: The name for the header card.
    ///   - index: The position among the people, from 0; `nil` or a position beyond the last one appends the column.
    ///   - time: The time at which the person comes, which counts once something was sung.
    /// - Returns: The id of the new person.
    /// - Complexity: O(people), and O(cards) unless at the end.
    @discardableResult
    public mutating func addPerson(named name: String, at index: Int? = nil, arriving time: Date = Date()) -> Person.ID
    {
        let person = Person(id: .unique(), name: name, colorIndex: firstFreeColorIndex, isSetAside: false)
        let end = columns.count - 1
        insert(person, atColumn: min(max(0, index ?? end), end) + 1)
        arrive(person.id, at: time)
        return person.id
    }

    /// Returns a person's name, with a number if others have the same name: “Ann (2)”.
    ///
    /// - Complexity: O(people).
    public func distinctName(of person: Person) -> String {
        let same = people.filter { $0.name.lowercased() == person.name.lowercased() }
        guard same.count > 1, let index = same.firstIndex(where: { $0.id == person.id }) else { return person.name }
        return "\(person.name) (\(index + 1))"
    }

    /// Renames a person.
    ///
    /// - Returns: `true` if the person exists.
    @discardableResult
    public mutating func renamePerson(_ id: Person.ID, to name: String) -> Bool {
        updatePerson(id) { $0.name = name }
    }

    /// Changes the color of a person's pins.
    ///
    /// - Parameters:
    ///   - colorIndex: The index in the palette, 0 or more.
    ///   - id: The person.
    /// - Returns: `true` if the person exists.
    @discardableResult
    public mutating func setColorIndex(_ colorIndex: Int, of id: Person.ID) -> Bool {
        precondition(colorIndex >= 0, "A colour index is 0 or more.")
        return updatePerson(id) { $0.colorIndex = colorIndex }
    }

    /// Sets a person's column aside, or restores it.
    ///
    /// - Parameters:
    ///   - isSetAside: Pass `true` to set the column aside.
    ///   - id: The person.
    ///   - time: The time, from which a person who comes back waits.
    /// - Returns: `true` if the person exists.
    @discardableResult
    public mutating func setAside(_ isSetAside: Bool, _ id: Person.ID, at time: Date = Date()) -> Bool {
        let isBack = !isSetAside && person(id)?.isSetAside == true
        let exists = updatePerson(id) { $0.isSetAside = isSetAside }
        if isBack { arrive(id, at: time) }
        return exists
    }

    /// Moves a person's column.
    ///
    /// - Parameters:
    ///   - id: The person.
    ///   - index: The new position among the people, from 0, clamped to valid positions.
    /// - Returns: `true` if the person exists.
    /// - Complexity: O(people + cards).
    @discardableResult
    public mutating func movePerson(_ id: Person.ID, to index: Int) -> Bool {
        guard let old = columnIndex(of: id) else { return false }
        let column = columns.remove(at: old)
        columns.insert(column, at: min(max(0, index), columns.count - 1) + 1)
        indexColumns()
        return true
    }

    /// Removes a person.
    ///
    /// - Parameters:
    ///   - id: The person.
    ///   - keepingCards: Pass `true` to append the cards to the loose cards, without a choice, or `false` to delete
    ///     them. Duets stay with the other singer in either case.
    /// - Returns: `true` if the person existed.
    /// - Complexity: O(people + cards).
    @discardableResult
    public mutating func removePerson(_ id: Person.ID, keepingCards: Bool) -> Bool {
        guard let index = columnIndex(of: id) else { return false }
        let column = columns.remove(at: index)
        if firstInTurn == id { firstInTurn = nil }
        indexColumns()
        for index in columns.indices {
            for (offset, card) in columns[index].cards.enumerated() where card.partner == id {
                columns[index].setPartner(nil, at: offset)
            }
        }
        for var card in column.cards {
            let heir = columnIndex(of: card.partner) ?? 0
            guard heir > 0 || keepingCards else {
                if nowSinging == card.id { nowSinging = nil }
                continue
            }
            if heir == 0 {
                card.isChosen = false
            }
            card.partner = nil
            columns[heir].insert(card, at: columns[heir].cards.count)
        }
        indexColumns()
        return true
    }

    /// The first color of the palette that no person has.
    private var firstFreeColorIndex: Int {
        var colors = FreeColors(of: self)
        return colors.takeFirst()
    }

    private mutating func updatePerson(_ id: Person.ID, _ update: (inout Person) -> Void) -> Bool {
        guard let index = columnIndex(of: id), var person = columns[index].person else { return false }
        update(&person)
        columns[index].person = person
        return true
    }
}

/// The color indices that no person has.
struct FreeColors {
    private var taken: Set<Int>
    private var next = 0

    init(of board: Board) { taken = Set(board.people.map(\.colorIndex)) }

    /// Takes a color for a person.
    mutating func take(_ index: Int) { taken.insert(index) }

    /// Takes the first free color.
    ///
    /// - Complexity: O(1), amortized over all colors.
    mutating func takeFirst() -> Int {
        while taken.contains(next) { next += 1 }
        taken.insert(next)
        return next
    }
}
