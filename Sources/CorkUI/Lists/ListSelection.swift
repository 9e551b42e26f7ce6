/// What can be selected in a list, and where that is kept; what a row counts as there is its tag (R7.34).
enum ListSelection<Value: Hashable>: Equatable {
    case none
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)

    init(_ binding: Binding<Value?>?) { self = binding.map(ListSelection.one) ?? .none }
    init(_ binding: Binding<Set<Value>>?) { self = binding.map(ListSelection.many) ?? .none }

    /// What is selected now, whether or not there is a row for it.
    @MainActor var selected: Selected {
        switch self {
        case .none: .nothing
        case .one(let binding): binding.wrappedValue.map(Selected.one) ?? .nothing
        case .many(let binding): .many(binding.wrappedValue)
        }
    }

    /// Values of rows.
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

    /// Selects one value and nothing else.
    @MainActor func select(_ value: Value) {
        switch self {
        case .none: break
        case .one(let binding): binding.wrappedValue = value
        case .many(let binding): binding.wrappedValue = [value]
        }
    }

    /// Selects a value, or takes it back where it is selected.
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
    /// What the row counts as in a selection of `type`; nil where it cannot be selected.
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
    /// Sets whether the rows of the view cannot be selected, whatever their tags.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        containerValue(\.isSelectionDisabled, isDisabled)
    }
}
