/// A collection of the subviews that a `ForEach` iterates over.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ListBacked {
    let subviews: SubviewsCollection?

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { subviews?.count ?? 0 }
    /// Returns the element at an index.
    public subscript(index: Int) -> Subview { subviews![index] }
}

/// A collection of the sections that a `ForEach` iterates over.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let sections: SectionCollection?

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { sections?.count ?? 0 }
    /// Returns the element at an index.
    public subscript(index: Int) -> SectionConfiguration { sections![index] }
}

extension ForEach {
    /// Creates a loop over the resolved subviews of a view, in order (R2.1).
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(ForEachSubviewCollection(subviews: nil), elementID: \.id, content: content)
        resolve = Resolving(view) { ForEachSubviewCollection(subviews: SubviewsCollection(of: $0, in: $1)) }
    }

    /// Creates a loop over the sections of a view, in order (R3.18).
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(ForEachSectionCollection(sections: nil), elementID: \.id, content: content)
        resolve = Resolving(view) { ForEachSectionCollection(sections: SectionCollection($1)) }
    }

    /// Creates a loop over subviews; an early spelling of ``init(subviews:content:)``.
    public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(subviews: view, content: content)
    }

    /// Creates a loop over sections; an early spelling of ``init(sections:content:)``.
    public init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(sections: view, content: content)
    }
}
