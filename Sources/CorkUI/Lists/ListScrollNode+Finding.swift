/// Coming to rows by typing what they say.
extension ListScrollNode {
    /// How many rows are made at most to be looked into.
    private static var makingLimit: Int { 1_000 }

    /// Takes a letter, and comes to the next row that begins with what was typed, else to the next one that has it in it;
    /// by one letter several times to one row after the other that begins with it.
    ///
    /// - Parameters:
    ///   - press: The key.
    ///   - current: the row to go on from.
    /// - Returns: whether the key is one of a letter; a space is one only in between.
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

    /// The first row from a place on, and around, that begins with a text, or else that has it in it.
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

    /// What a row says; nil where it is not known.
    ///
    /// - Parameters:
    ///   - index: The index of the row.
    ///   - room: how many rows may be made to be looked into.
    /// - Returns: The text, or nil if it is not known.
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
    /// Whether it is written by its key, not done.
    fileprivate var isTyped: Bool { isLetter || isNumber || isPunctuation || isSymbol }
}
