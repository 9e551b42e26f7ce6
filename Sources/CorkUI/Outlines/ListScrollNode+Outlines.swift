/// Expanding and collapsing rows of a list, from code and with the keyboard.
extension ListScrollNode {
    func disclosure(at index: Int) -> RowDisclosure? { lines.list.item(at: index).values.disclosure }

    func setExpanded(_ isExpanded: Bool, _ row: ListRowNode) {
        if let disclosure = row.disclosure { _ = setExpanded(isExpanded, row.index, disclosure) }
    }

    /// Handles the keys of outlines.
    ///
    /// The right and left arrow keys expand and collapse, or move to the first child or the parent. Plus and minus
    /// expand and collapse. An asterisk expands the row and everything inside of it, and a slash collapses them.
    ///
    /// - Returns: A Boolean value that indicates whether the key is one of an outline.
    func press(_ press: KeyPress, onOutlineRow index: Int) -> Bool {
        guard let disclosure = disclosure(at: index) else { return false }
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch press.key {
        case .leftArrow, .rightArrow:
            guard press.modifiers.isEmpty else { return false }
            if (press.key == .rightArrow) != isMirrored { goIn(index, disclosure) } else { goOut(index, disclosure) }
            // At a leaf or at the top level, the focus would leave the list otherwise.
            return true
        case "+": return setExpanded(true, index, disclosure)
        case "-": return setExpanded(false, index, disclosure)
        case "*", "/":
            guard disclosure.isExpanded != nil else { return false }
            if disclosure.expansion != nil { return setExpanded(press.key == "*", index, disclosure) }
            lines.list.disclosing(index) { $0.setAllExpanded(press.key == "*", at: $1) }
            return true
        default: return false
        }
    }

    private func setExpanded(_ isExpanded: Bool, _ index: Int, _ disclosure: RowDisclosure) -> Bool {
        guard disclosure.isExpanded == !isExpanded else { return false }
        if let expansion = disclosure.expansion {
            expansion.set(isExpanded)
        } else {
            lines.list.disclosing(index) { $0.setExpanded(isExpanded, at: $1) }
        }
        return true
    }

    private func goIn(_ index: Int, _ disclosure: RowDisclosure) {
        if setExpanded(true, index, disclosure) { return }
        guard disclosure.isExpanded == true, let next = lines.table.firstRow(from: index + 1),
            let inner = self.disclosure(at: next), inner.level > disclosure.level
        else { return }
        go(to: next)
    }

    private func goOut(_ index: Int, _ disclosure: RowDisclosure) {
        if setExpanded(false, index, disclosure) { return }
        if let around = row(around: index, disclosure) { go(to: around) }
    }

    private func go(to index: Int) {
        focus(index)
        choose(index, isRange: false, isToggled: false)
    }

    /// Returns the parent of a row, or `nil` at the top level.
    private func row(around index: Int, _ disclosure: RowDisclosure) -> Int? {
        if let distance = disclosure.parentDistance { return index - distance }
        var place = index
        while place > 0, let above = self.disclosure(at: place - 1) {
            place -= 1
            if above.level < disclosure.level { return place }
        }
        return nil
    }
}

extension ResolvedList {
    /// Calls a closure with the disclosing node of the subview at `index` and its position there, if it has such a
    /// node.
    @discardableResult
    func disclosing<Result>(_ index: Int, _ body: (any DisclosingNode, Int) -> Result?) -> Result? {
        var place = index
        return (source(of: &place) as? any DisclosingNode).flatMap { body($0, place) }
    }

    /// Returns the index of the first row of an outline whose element has an ID that code outside specifies, or `nil`
    /// if there is none.
    ///
    /// - Complexity: O(*n*), many times faster than ``index(calledBy:)``, which makes the ID of every subview.
    func outlineRow(calledBy id: AnyHashable) -> Int? {
        var index = 0
        while index < count {
            var place = index
            let node = source(of: &place)
            if let row = (node as? any DisclosingNode)?.row(calledBy: id) { return index - place + row }
            index += max(node.count - place, 1)
        }
        return nil
    }
}
