extension List {
    /// Creates a list of rows with single selection; `nil` selects none (R7.34).
    ///
    /// The value of a row is its tag, or the ID of its element if that has the type of the selection. Rows without a
    /// value cannot be selected. A selected value without a row stays selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }

    /// Creates a list of rows with multiple selection (R7.34).
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
}

extension List {
    /// Creates a list of identifiable data with single selection (R7.31, R7.34).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list of data that a key path identifies, with single selection (R7.31, R7.34).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of a constant range, with single selection.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list of a bound collection, which it may edit, with single selection (R2.20, R7.34).
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

    /// Creates a list of identifiable data with multiple selection (R7.31, R7.34).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list of data that a key path identifies, with multiple selection (R7.31, R7.34).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of a constant range, with multiple selection.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }

    /// Creates a list of a bound collection, which it may edit, with multiple selection (R2.20, R7.34).
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
    /// Creates a list of rows that cannot be selected.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

    /// Creates a list of identifiable data (R7.31).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of data that a key path identifies (R7.31).
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list of a bound collection, which it may edit (R2.20).
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
