/// Opening and closing rows of a list by code and by keys.
extension ListScrollNode {
    func disclosure(at index: Int) -> RowDisclosure? { lines.list.item(at: index).values.disclosure }

    func setExpanded(_ isExpanded: Bool, _ row: ListRowNode) {
        if let disclosure = row.disclosure { _ = setExpanded(isExpanded, row.index, disclosure) }
    }

    /// What the keys of outlines do: Right and Left open and close, or go to the first row inside or to the row around;
    /// plus and minus open and close; an asterisk opens all that is inside, and a slash closes it.
    ///
    /// - Returns: whether there was anything to do.
    func press(_ press: KeyPress, onOutlineRow index: Int) -> Bool {
        guard let disclosure = disclosure(at: index) else { return false }
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch press.key {
        case .leftArrow, .rightArrow:
            guard press.modifiers.isEmpty else { return false }
            return (press.key == .rightArrow) != isMirrored ? goIn(index, disclosure) : goOut(index, disclosure)
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

    private func goIn(_ index: Int, _ disclosure: RowDisclosure) -> Bool {
        if setExpanded(true, index, disclosure) { return true }
        guard disclosure.isExpanded == true, let next = lines.table.firstRow(from: index + 1),
            let inner = self.disclosure(at: next), inner.level > disclosure.level
        else { return false }
        go(to: next)
        return true
    }

    private func goOut(_ index: Int, _ disclosure: RowDisclosure) -> Bool {
        if setExpanded(false, index, disclosure) { return true }
        guard let around = row(around: index, disclosure) else { return false }
        go(to: around)
        return true
    }

    private func go(to index: Int) {
        focus(index)
        choose(index, isRange: false, isToggled: false)
    }

    /// The row whose branch a row is in.
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
    /// Asks the part of the list that can open and close the subview at `index`, where there is one.
    @discardableResult
    func disclosing<Result>(_ index: Int, _ body: (any DisclosingNode, Int) -> Result?) -> Result? {
        var place = index
        return (source(of: &place) as? any DisclosingNode).flatMap { body($0, place) }
    }

    /// Where the first row of an outline is whose element somebody called `id`; nil where there is none.
    ///
    /// - Complexity: O(n), many times faster than ``index(calledBy:)``, which makes the id of every subview.
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
