extension List {
    /// A list of rows of which one can be selected; nil where none is (R7.34).
    ///
    /// A row counts as its tag, or as the id of its element where that is of the same type; rows with neither are not
    /// selectable. A selected value without a row shows nothing and stays.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }

    /// A list of rows of which any number can be selected (R7.34).
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
}

extension List {
    /// A row for each element, which has an identity of its own; one can be selected (R7.31, R7.34).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// A row for each element, whose identity is at `id`; one can be selected (R7.31, R7.34).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a constant range; one can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, which the list may edit; one can be selected (R2.20, R7.34).
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(
            selection: ListSelection(selection),
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A row for each element, which has an identity of its own; any number can be selected (R7.31, R7.34).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// A row for each element, whose identity is at `id`; any number can be selected (R7.31, R7.34).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a constant range; any number can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, which the list may edit; any number can be selected (R2.20, R7.34).
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C> = [], selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(
            selection: ListSelection(selection),
            content: ForEach(data, editActions: editActions, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A list of rows that cannot be selected.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

    /// A row for each element, which has an identity of its own (R7.31).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    /// A row for each element, whose identity is at `id` (R7.31).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, which the list may edit (R2.20).
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C> = [],
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, RowContent>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(selection: .none, content: ForEach(data, editActions: editActions, content: rowContent))
    }
}
