/// Finding rows by typing.
extension ListScrollNode {
    /// The maximum number of rows to make for reading their texts.
    private static var makingLimit: Int { 1_000 }

    /// Handles a key, and moves to the next row whose text begins with the typed letters, or else to the next one that
    /// contains them.
    ///
    /// Typing the same letter repeatedly moves from one row that begins with it to the next.
    ///
    /// - Parameters:
    ///   - press: The key press.
    ///   - current: The row from which the search starts.
    /// - Returns: A Boolean value that indicates whether the key is a character to type. A space counts only after
    ///   other characters.
    func find(_ press: KeyPress, from current: Int?) -> Bool {
        let (letter, time) = (press.key.character, graph.motions.clock())
        guard press.modifiers.subtracting(.shift).isEmpty, letter.isTyped || letter == " " && typed.goOn(at: time)
        else {
            return false
        }
        typed.add(letter, at: time)
        let isFirst = typed.text.count == 1
        var found = search(typed.text, from: (current ?? -1) + (isFirst || current == nil ? 1 : 0))
        if found?.isStart != true, let letter = typed.repeated,
            let next = search(letter, from: (current ?? -1) + 1), next.isStart
        {
            found = next
        }
        if let found, found.index != current {
            focus(found.index)
            choose(found.index, isRange: false, isToggled: false)
        }
        return true
    }

    /// Returns the first row from an index on, wrapping around, that begins with a text or else contains it.
    private func search(_ text: String, from start: Int) -> (index: Int, isStart: Bool)? {
        var inside: Int?
        var room = Self.makingLimit
        for part in [start..<lines.table.itemCount, 0..<min(max(start, 0), lines.table.itemCount)] {
            for rows in lines.table.rows(in: part) {
                for index in rows {
                    switch self.text(at: index, &room)?.occurrence(of: text) {
                    case .start: return (index, true)
                    case .inside: inside = inside ?? index
                    case nil: break
                    }
                }
            }
        }
        return inside.map { ($0, false) }
    }

    /// Returns the text of a row.
    ///
    /// - Parameters:
    ///   - index: The index of the row.
    ///   - room: The remaining number of rows to make for reading their texts.
    /// - Returns: The text, or `nil` if it is not known.
    private func text(at index: Int, _ room: inout Int) -> String? {
        let item = lines.list.item(at: index)
        if let text = item.values.row.typeSelection ?? item.value(ifOf: Text.self) { return text._description.text }
        if let row = lines.row(index) { return row.children[0].writtenText }
        guard room > 0 else { return nil }
        room -= 1
        let node = lines.makeChild(item, environment: lines.environment, bodyEnvironment: lines.environment)
        defer { node.remove() }
        return node.writtenText
    }
}

extension Character {
    /// A Boolean value that indicates whether the character is text, rather than a command key.
    fileprivate var isTyped: Bool { isLetter || isNumber || isPunctuation || isSymbol }
}
