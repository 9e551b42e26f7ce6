/// Keyboard navigation and selection in a list.
extension ListScrollNode {
    func press(_ press: KeyPress, at node: _ViewNode) -> KeyPress.Result {
        guard environment.isEnabled else { return .ignored }
        let current = index(around: node) ?? lead?.index
        if press.modifiers == .option, let current, press.key == .upArrow || press.key == .downArrow {
            return move(current, isUp: press.key == .upArrow) ? .handled : .ignored
        }
        guard !press.modifiers.contains(.option) else { return .ignored }
        let isToggled = press.modifiers.contains(.control)
        let isRange = press.modifiers.contains(.shift)
        switch press.key {
        case .space where press.modifiers.isEmpty && find(press, from: current): break
        case .space:
            guard isSelectable else { return current.flatMap(lines.row)?.use() == true ? .handled : .ignored }
            guard let current else { return .ignored }
            choose(current, isRange: isRange, isToggled: isToggled)
        case "a" where isToggled:
            guard case .many(let binding) = selection else { return .ignored }
            binding.wrappedValue = isRange ? [] : values(in: 0..<lines.table.itemCount)
        case .escape where isDragging || swipes.open != nil:
            endDrag(drops: false)
            swipes.open = nil
        case .function(5) where press.modifiers.isEmpty: return refresh() ? .handled : .ignored
        case "r" where isToggled: return refresh() ? .handled : .ignored
        case .delete where press.modifiers.isEmpty:
            guard let current else { return .ignored }
            return delete(current) ? .handled : .ignored
        case .return where press.modifiers.isEmpty:
            guard let row = current.flatMap(lines.row) else { return .ignored }
            return activate(row) || !isSelectable && row.use() ? .handled : .ignored
        case .leftArrow, .rightArrow, "+", "-", "*", "/":
            guard let current else { return .ignored }
            if self.press(press, onOutlineRow: current) { return .handled }
            return find(press, from: current) ? .handled : .ignored
        default:
            if find(press, from: current) { return .handled }
            guard let target = target(of: press.key, from: current) else { return .ignored }
            if anchor == nil, isRange, let current { anchor = mark(current) }
            focus(target, showsEnds: true)
            if isRange || !isToggled { choose(target, isRange: isRange, isToggled: isRange && isToggled) }
        }
        return .handled
    }

    /// Reloads the content with the refresh action, unless it is being reloaded.
    ///
    /// - Returns: A Boolean value that indicates whether the list has a refresh action.
    private func refresh() -> Bool {
        guard let refresh = environment.refresh else { return false }
        guard refreshing == nil else { return true }
        refreshing = Task {
            await refresh()
            refreshing = nil
        }
        return true
    }

    /// Returns the row to which a key moves, or `nil` if there is none.
    private func target(of key: KeyEquivalent, from current: Int?) -> Int? {
        let table = lines.table!
        let target: Int? =
            switch key {
            case .upArrow: current.flatMap { table.lastRow(upTo: $0 - 1) }
            case .downArrow: table.firstRow(from: (current ?? -1) + 1)
            case .home: table.firstRow(from: 0)
            case .end: table.lastRow(upTo: table.itemCount - 1)
            case .pageUp: current.flatMap { table.firstRow(from: lines.item(aPageFrom: $0, -1)) }
            case .pageDown: current.flatMap { table.lastRow(upTo: lines.item(aPageFrom: $0, 1)) }
            default: nil
            }
        return target == current ? nil : target
    }
}
