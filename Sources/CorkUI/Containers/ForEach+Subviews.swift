/// The subviews that a `ForEach` goes through.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ListBacked {
    let subviews: SubviewsCollection?

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { subviews?.count ?? 0 }
    /// Returns the element at an index.
    public subscript(index: Int) -> Subview { subviews![index] }
}

/// The sections that a `ForEach` goes through.
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
    /// Shows `content` once for each resolved subview of `view`, in order (R2.1).
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(ForEachSubviewCollection(subviews: nil), elementID: \.id, content: content)
        resolve = Resolving(view) { ForEachSubviewCollection(subviews: SubviewsCollection(of: $0, in: $1)) }
    }

    /// Shows `content` once for each section of `view`, in order (R3.18).
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(ForEachSectionCollection(sections: nil), elementID: \.id, content: content)
        resolve = Resolving(view) { ForEachSectionCollection(sections: SectionCollection($1)) }
    }

    /// `init(subviews:content:)` as an early version spelled it.
    public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(subviews: view, content: content)
    }

    /// `init(sections:content:)` as an early version spelled it.
    public init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(sections: view, content: content)
    }
}
