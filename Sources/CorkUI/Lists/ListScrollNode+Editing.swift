import Foundation

/// Deleting, moving, and activating rows.
extension ListScrollNode {
    /// Returns the rows for a command on a row: the whole selection if it contains the row, or else the row alone.
    func targets(_ index: Int) -> [Int] {
        guard case .many = selection, let value = value(at: index), isSelected(value) else { return [index] }
        var found: [Int] = []
        for rows in lines.table.rows(in: 0..<lines.table.itemCount) {
            var index = rows.lowerBound
            lines.list.visit(rows) { item in
                if let value = item.selectionValue(Value.self), isSelected(value) { found.append(index) }
                index += 1
            }
        }
        return found
    }

    private func items(_ targets: [Int]) -> [_ViewListItem] { targets.map { lines.list.item(at: $0) } }

    func canDelete(_ index: Int) -> Bool { lines.list.item(at: index).deletion != nil }

    /// Deletes a row, or the selection that contains it, as far as the loops of the rows allow.
    ///
    /// - Returns: A Boolean value that indicates whether there was anything to delete.
    @discardableResult
    func delete(_ index: Int) -> Bool {
        let actions = items(targets(index)).compactMap(\.deletion)
        var loops: [(action: RowAction<@MainActor (IndexSet) -> Void>, offsets: IndexSet)] = []
        for action in actions {
            if let index = loops.firstIndex(where: { $0.action.loop === action.loop }) {
                loops[index].offsets.insert(action.offset)
            } else {
                loops.append((action, [action.offset]))
            }
        }
        for (action, offsets) in loops { action.perform(offsets) }
        return !loops.isEmpty
    }

    /// Returns the move action and the offsets of a row, or of the selection that contains it; `nil` if a row cannot be
    /// moved.
    func movement(_ index: Int) -> (perform: @MainActor (IndexSet, Int) -> Void, offsets: IndexSet, count: Int)? {
        let actions = items(targets(index)).map(\.movement)
        guard let first = actions.first ?? nil, actions.allSatisfy({ $0?.loop === first.loop }) else { return nil }
        return (first.perform, IndexSet(actions.map { $0!.offset }), first.loop.count)
    }

    /// Moves a row, or the selection that contains it, up or down by one position in its loop.
    ///
    /// - Returns: A Boolean value that indicates whether the rows moved.
    @discardableResult
    func move(_ index: Int, isUp: Bool) -> Bool {
        guard let (perform, offsets, count) = movement(index), let first = offsets.first, let last = offsets.last else {
            return false
        }
        if isUp ? first == 0 : last == count - 1 { return false }
        perform(offsets, isUp ? first - 1 : last + 2)
        keepFocusVisible()
        return true
    }

    // MARK: Menus and opening

    private var selectionMenu: _SelectionMenuModifier<Value>? {
        var node = parent
        while let current = node {
            if let node = current as? SelectionMenuNode<Value> { return node.menu }
            node = current.parent
        }
        return nil
    }

    /// Returns the values for a command on a row.
    private func values(for index: Int) -> Set<Value> {
        guard let value = value(at: index) else { return [] }
        if case .many(let binding) = selection, isSelected(value) { return binding.wrappedValue }
        return [value]
    }

    var hasPrimaryAction: Bool { selectionMenu?.primaryAction != nil }

    func activate(_ row: ListRowNode) -> Bool {
        guard environment.isEnabled, row.isRow else { return false }
        guard let action = selectionMenu?.primaryAction else { return isSelectable && row.toggle() }
        let values = values(for: row.index)
        if !values.isEmpty { action(values) }
        return !values.isEmpty
    }

    func menu(for row: ListRowNode) -> OpenMenu? {
        guard environment.isEnabled, row.isRow else { return nil }
        let (index, own) = (row.index, row.contentMenu)
        let shared = selectionMenu.map { $0.menu(values(for: index)) }
        let swipes = row.swipeEntries
        // Trailing swipe actions replace the standard deletion.
        let (canDelete, movement) = (canDelete(index) && row.swipeActions(.trailing) == nil, movement(index))
        return OpenMenu(textMeasuring: graph.textMeasuring, environment: environment) { [weak self] in
            if let own { own }
            if let shared { shared }
            ForEach(swipes.indices, id: \.self) { swipes[$0] }
            if own != nil || shared != nil || !swipes.isEmpty, canDelete || movement != nil { Divider() }
            if let movement {
                Button("Move Up") { self?.move(index, isUp: true) }.disabled(movement.offsets.first == 0)
                    .keyboardShortcut(.upArrow, modifiers: .option)
                Button("Move Down") { self?.move(index, isUp: false) }
                    .disabled(movement.offsets.last == movement.count - 1)
                    .keyboardShortcut(.downArrow, modifiers: .option)
            }
            if canDelete {
                Button("Delete", role: .destructive) { self?.delete(index) }.keyboardShortcut(.delete, modifiers: [])
            }
        }
    }
}

/// A modifier that adds a context menu for the selection to lists.
public struct _SelectionMenuModifier<Value: Hashable>: _PrimitiveModifier {
    let menu: @MainActor (Set<Value>) -> AnyView
    let primaryAction: (@MainActor (Set<Value>) -> Void)?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SelectionMenuNode<Value>(item, inputs)
    }
}

/// The node of a context menu for the selection of the lists inside.
final class SelectionMenuNode<Value: Hashable>: _ModifierNode<_SelectionMenuModifier<Value>> {
    var menu: _SelectionMenuModifier<Value> { modifier }
}

extension View {
    /// Adds a context menu to the rows of a list, and an action for a double click or Return.
    ///
    /// - Parameters:
    ///   - itemType: The type of the list's selection.
    ///   - menu: A closure that returns the content of the menu for the values of the selection, or for that of a row
    ///     outside of the selection.
    ///   - primaryAction: The action of a double click or Return for these values.
    /// - Returns: The modified view.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
        primaryAction: (@MainActor (Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(_SelectionMenuModifier<I>(menu: { AnyView(menu($0)) }, primaryAction: primaryAction))
    }
}
