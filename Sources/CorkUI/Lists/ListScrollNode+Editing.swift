import Foundation

/// Deleting, moving and opening rows.
extension ListScrollNode {
    /// The rows that a command on one is for: all that are selected where it is, else it alone.
    func targets(_ index: Int) -> [Int] {
        guard case .many = selection, let value = value(at: index), isSelected(value) else { return [index] }
        var found: [Int] = []
        for rows in lines.table.rows(in: 0..<lines.table.itemCount) {
            var place = rows.lowerBound
            lines.list.visit(rows) { item in
                if let value = item.selectionValue(Value.self), isSelected(value) { found.append(place) }
                place += 1
            }
        }
        return found
    }

    private func items(_ targets: [Int]) -> [_ViewListItem] { targets.map { lines.list.item(at: $0) } }

    func canDelete(_ index: Int) -> Bool { lines.list.item(at: index).deletion != nil }

    /// Deletes the row, or all that are selected with it, as far as their loops allow.
    ///
    /// - Returns: whether there was anything to delete.
    @discardableResult
    func delete(_ index: Int) -> Bool {
        let actions = items(targets(index)).compactMap(\.deletion)
        var loops: [(action: RowAction<@MainActor (IndexSet) -> Void>, offsets: IndexSet)] = []
        for action in actions {
            if let place = loops.firstIndex(where: { $0.action.loop === action.loop }) {
                loops[place].offsets.insert(action.offset)
            } else {
                loops.append((action, [action.offset]))
            }
        }
        for (action, offsets) in loops { action.perform(offsets) }
        return !loops.isEmpty
    }

    /// What moves when the row does: it, or all that are selected with it; nil where one of them must stay.
    func movement(_ index: Int) -> (perform: @MainActor (IndexSet, Int) -> Void, offsets: IndexSet, count: Int)? {
        let actions = items(targets(index)).map(\.movement)
        guard let first = actions.first ?? nil, actions.allSatisfy({ $0?.loop === first.loop }) else { return nil }
        return (first.perform, IndexSet(actions.map { $0!.offset }), first.loop.count)
    }

    /// Moves the row, or all that are selected with it, one further up or down in its loop.
    ///
    /// - Returns: whether it went.
    @discardableResult
    func move(_ index: Int, isUp: Bool) -> Bool {
        guard let (perform, offsets, count) = movement(index), let first = offsets.first, let last = offsets.last else {
            return false
        }
        if isUp ? first == 0 : last == count - 1 { return false }
        perform(offsets, isUp ? first - 1 : last + 2)
        keepFocusInSight()
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

    /// The values that a command on a row is for.
    private func values(for index: Int) -> Set<Value> {
        guard let value = value(at: index) else { return [] }
        if case .many(let binding) = selection, isSelected(value) { return binding.wrappedValue }
        return [value]
    }

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
        // Who says what a swipe uncovers says how to delete.
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

/// Gives the rows of lists a menu for what is selected.
public struct _SelectionMenuModifier<Value: Hashable>: _PrimitiveModifier {
    let menu: @MainActor (Set<Value>) -> AnyView
    let primaryAction: (@MainActor (Set<Value>) -> Void)?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SelectionMenuNode<Value>(item, inputs)
    }
}

/// A menu for what is selected in the lists below, placed.
final class SelectionMenuNode<Value: Hashable>: _ModifierNode<_SelectionMenuModifier<Value>> {
    var menu: _SelectionMenuModifier<Value> { modifier }
}

extension View {
    /// Gives the rows of a list a menu, and something to do by a double click or Return.
    ///
    /// - Parameters:
    ///   - itemType: the type of the list's selection.
    ///   - menu: what the menu shows for the values it is for: all that are selected where the row is, else that of the
    ///     row.
    ///   - primaryAction: what a double click and Return do with these values.
    /// - Returns: The modified view.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
        primaryAction: (@MainActor (Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(_SelectionMenuModifier<I>(menu: { AnyView(menu($0)) }, primaryAction: primaryAction))
    }
}
