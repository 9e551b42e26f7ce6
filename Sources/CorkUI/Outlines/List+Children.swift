extension List {
    /// Creates a hierarchical list of identifiable data, with single selection (R7.34, R7.35).
    ///
    /// A row is shown for each element that is not inside of a collapsed one.
    ///
    /// - Parameters:
    ///   - data: The elements at the top level, each with an identity that is unique in the whole tree.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    ///   - expanded: A binding to the IDs of all expanded elements. With `nil`, the list manages its state.
    ///   - selection: A binding to the selected value.
    ///   - rowContent: A closure that returns the view for an element, whether a leaf or not.
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

    /// Creates a hierarchical list of data that a key path identifies, with single selection.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, Never> {
        self.init(
            selection: ListSelection(selection),
            content: OutlineGroup(data, id: id, children: children, expanded: expanded, content: rowContent))
    }

    /// Creates a hierarchical list of identifiable data, with multiple selection (R7.34, R7.35).
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

    /// Creates a hierarchical list of data that a key path identifies, with multiple selection.
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
    /// Creates a hierarchical list of identifiable data (R7.35).
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

    /// Creates a hierarchical list of data that a key path identifies (R7.35).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        expanded: Binding<Set<ID>>? = nil, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, Never> {
        self.init(
            selection: .none,
            content: OutlineGroup(data, id: id, children: children, expanded: expanded, content: rowContent))
    }
}
