extension ForEach where Content: View {
    /// Goes through the elements of a bound collection, each as a binding of its own (R2.20).
    ///
    /// A row's binding follows its element by identity, wherever it moves; when the element is gone, it reads
    /// what it read last and writes nothing.
    ///
    /// - Parameters:
    ///   - data: the collection.
    ///   - content: what is shown for an element; `{ $item in ... }` names the binding `$item` and its value `item`.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Goes through the elements of a bound collection, each as a binding of its own (R2.20).
    ///
    /// - Parameters:
    ///   - data: the collection.
    ///   - id: where an element's identity is; unique among the elements and stable.
    ///   - content: what is shown for an element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = onMainActor { data.wrappedValue }
        // Called on the main actor only.
        nonisolated(unsafe) let (content, keyPath) = (content, id)
        self.init(values.indices.lazy.map { ($0, values[$0][keyPath: keyPath]) }, elementID: \.1) { place in
            unchecked(data, place) { content($0.element($1.1, by: keyPath, at: $1.0)) }
        }
    }
}

extension ForEach {
    /// Whether the elements are bindings, as those of `$items.reversed()`: read where they live, they do not keep what
    /// they were.
    @inlinable
    nonisolated var isLive: Bool { isBinding(Data.Element.self) }
}

/// Not generic: most loops are made where their types are known, so that none has to be looked up.
@usableFromInline
func isBinding(_ type: Any.Type) -> Bool {
    TypeKind(type) == .struct && TypeKind.descriptor(of: type) == TypeKind.descriptor(of: Binding<Void>.self)
}
