/// The selection of a list, which consists of the tags of rows (R7.34).
enum ListSelection<Value: Hashable>: Equatable {
    case none
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)

    init(_ binding: Binding<Value?>?) { self = binding.map(ListSelection.one) ?? .none }
    init(_ binding: Binding<Set<Value>>?) { self = binding.map(ListSelection.many) ?? .none }

    /// The current selection, including values without a row.
    @MainActor var selected: Selected {
        switch self {
        case .none: .nothing
        case .one(let binding): binding.wrappedValue.map(Selected.one) ?? .nothing
        case .many(let binding): .many(binding.wrappedValue)
        }
    }

    /// The values of selected rows.
    enum Selected: Equatable {
        case nothing
        case one(Value)
        case many(Set<Value>)

        func contains(_ value: Value) -> Bool {
            switch self {
            case .nothing: false
            case .one(let selected): selected == value
            case .many(let selected): selected.contains(value)
            }
        }
    }

    /// Selects only one value.
    @MainActor func select(_ value: Value) {
        switch self {
        case .none: break
        case .one(let binding): binding.wrappedValue = value
        case .many(let binding): binding.wrappedValue = [value]
        }
    }

    /// Selects a value, or deselects it if it is selected.
    @MainActor func toggle(_ value: Value) {
        switch self {
        case .none: break
        case .one(let binding): binding.wrappedValue = binding.wrappedValue == value ? nil : value
        case .many(let binding):
            var values = binding.wrappedValue
            if values.remove(value) == nil { values.insert(value) }
            binding.wrappedValue = values
        }
    }
}

extension _ViewListItem {
    /// Returns the value of the row for a selection of `type`, or `nil` if the row cannot be selected.
    func selectionValue<Value: Hashable>(_ type: Value.Type) -> Value? {
        values.isSelectionDisabled ? nil : containerValues.tag(for: type)
    }
}

extension ContainerValues {
    private enum SelectionDisabledKey: ContainerValueKey {
        static var defaultValue: Bool { false }
    }

    var isSelectionDisabled: Bool {
        get { self[SelectionDisabledKey.self] }
        set { self[SelectionDisabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether selecting the rows of the view is disabled, whatever their tags.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        containerValue(\.isSelectionDisabled, isDisabled)
    }
}
