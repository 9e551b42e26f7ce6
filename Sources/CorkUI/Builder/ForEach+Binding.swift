extension ForEach where Content: View {
    /// Creates a loop over the elements of a bound collection, each with a binding of its own (R2.20).
    ///
    /// A binding follows its element by identity when the element moves. After the element is removed, the binding
    /// returns the last value and ignores writes.
    ///
    /// - Parameters:
    ///   - data: A binding to the collection.
    ///   - content: A closure that returns the view for an element; `{ $item in ... }` names the binding `$item` and
    ///     its value `item`.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a loop over the elements of a bound collection, each with a binding of its own (R2.20).
    ///
    /// - Parameters:
    ///   - data: A binding to the collection.
    ///   - id: The key path to an element's identity, which is stable and unique among the elements.
    ///   - content: A closure that returns the view for the binding to an element.
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
    /// A Boolean value that indicates whether the elements are bindings, as those of `$items.reversed()`.
    ///
    /// Bindings return current values, so they cannot be compared with earlier ones.
    @inlinable
    nonisolated var isLive: Bool { isBinding(Data.Element.self) }
}

/// Returns a Boolean value that indicates whether a type is a `Binding`.
///
/// It is not generic, so that loops in code with known types need no runtime lookup.
@usableFromInline
func isBinding(_ type: Any.Type) -> Bool {
    TypeKind(type) == .struct && TypeKind.descriptor(of: type) == TypeKind.descriptor(of: Binding<Void>.self)
}
