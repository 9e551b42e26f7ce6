/// Opening and closing what rows disclose.
extension ListScrollNode {
    /// Does what an arrow key says: opens the row or closes it; goes out to the row that discloses it where it is closed.
    func disclose(_ index: Int, _ key: KeyEquivalent) -> Bool {
        if lines.row(index)?.children[0].expandable?.take(key) == true { return true }
        let isOutward = (key == .leftArrow) == (environment.layoutDirection == .leftToRight)
        let level = lines.list.item(at: index).values.row.level
        guard isOutward, level > 0 else { return false }
        let outer = (0..<index).last { lines.list.item(at: $0).values.row.level < level }
        guard let outer else { return false }
        focus(outer)
        choose(outer, isRange: false, isToggled: false)
        return true
    }
}

extension ListRowNode {
    /// Opens or closes what the row discloses, or presses its only button; says whether there is anything of both.
    func use() -> Bool {
        if toggle() { return true }
        let buttons = children[0].buttons
        guard buttons.count == 1, let button = buttons.first, button.environment.isEnabled else { return false }
        button.activate()
        return true
    }

    /// Opens or closes what the row discloses; says whether there is anything.
    func toggle() -> Bool {
        guard let expandable = children[0].expandable else { return false }
        expandable.expand(!expandable.isExpanded)
        return true
    }
}
