extension List {
    /// A row for each element of a tree that nothing closed is around; one can be selected (R7.34, R7.35).
    ///
    /// - Parameters:
    ///   - data: the elements at the top, each with an identity that is unique in the whole tree.
    ///   - children: what is below an element; nil for a leaf.
    ///   - expanded: the ids of the elements that are open; nil: the list keeps them itself.
    ///   - selection: what is selected.
    ///   - rowContent: what is shown for an element, be it a leaf or not.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<Data.Element.ID>>? = nil,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, Never>, Data.Element: Identifiable
    {
        self.init(
            selection: ListSelection(selection),
            content: OutlineGroup(data, children: children, expanded: expanded, content: rowContent))
    }

    /// A row for each element of a tree that nothing closed is around, whose identity is at `id`; one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, Never> {
        self.init(
            selection: ListSelection(selection),
            content: OutlineGroup(data, id: id, children: children, expanded: expanded, content: rowContent))
    }

    /// A row for each element of a tree that nothing closed is around; any number can be selected (R7.34, R7.35).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<Data.Element.ID>>? = nil,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, Never>, Data.Element: Identifiable
    {
        self.init(
            selection: ListSelection(selection),
            content: OutlineGroup(data, children: children, expanded: expanded, content: rowContent))
    }

    /// A row for each element of a tree that nothing closed is around, whose identity is at `id`; any number can be
    /// selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, Never> {
        self.init(
            selection: ListSelection(selection),
            content: OutlineGroup(data, id: id, children: children, expanded: expanded, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a tree that nothing closed is around (R7.35).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<Data.Element.ID>>? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, Never>, Data.Element: Identifiable
    {
        self.init(
            selection: .none,
            content: OutlineGroup(data, children: children, expanded: expanded, content: rowContent))
    }

    /// A row for each element of a tree that nothing closed is around, whose identity is at `id` (R7.35).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, Never> {
        self.init(
            selection: .none,
            content: OutlineGroup(data, id: id, children: children, expanded: expanded, content: rowContent))
    }
}
