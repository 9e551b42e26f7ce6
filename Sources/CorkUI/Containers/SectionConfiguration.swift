/// A section of a container's content: a header, content, and a footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section; that of an explicit section follows its element (R3.13).
    public struct ID: Hashable, Sendable {
        let list: ObjectIdentifier
        let item: ItemID
    }

    let list: ResolvedList
    let section: SectionRange
    /// The list's version when the section was found.
    let version: Int

    /// The identity of the section, for use in a `ForEach`.
    public var id: ID { ID(list: ObjectIdentifier(list), item: section.id) }
    /// The container values of the section as a whole; defaults for an implicit section (R4.10).
    public var containerValues: ContainerValues { section.values }
    /// The subviews of the header, or an empty collection if there is none.
    public var header: SubviewsCollection { subviews(section.parts.header) }
    /// The subviews between the header and the footer.
    public var content: SubviewsCollection { subviews(section.parts.content) }
    /// The subviews of the footer, or an empty collection if there is none.
    public var footer: SubviewsCollection { subviews(section.parts.footer) }
    /// The views of `sectionActions(content:)`, or an empty collection if there are none.
    public var actions: SubviewsCollection {
        unchecked(list, section.actions) { list, actions in
            SubviewsCollection(subviews: actions.map(ViewListStretch.init) ?? ViewListStretch(list)[0..<0])
        }
    }

    private func subviews(_ part: ListPart) -> SubviewsCollection {
        SubviewsCollection(subviews: ViewListStretch(list: list, version: version, part: part))
    }
}

extension SectionConfiguration: ComparedByParts {
    func isSame(as other: Self) -> Bool {
        list === other.list && section.isSame(as: other.section)
    }
}

/// The sections of a view: the explicit ones, and runs of subviews between them (R3.1).
public struct SectionCollection: RandomAccessCollection {
    /// A position in the collection.
    public typealias Index = Int

    let list: ResolvedList
    let sections: [SectionRange]
    let version: Int

    @MainActor
    init(_ list: ResolvedList) {
        self.list = list
        version = list.version
        sections = list.sections
    }

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { sections.count }
    /// Returns the element at an index.
    public subscript(index: Int) -> SectionConfiguration {
        SectionConfiguration(list: list, section: sections[index], version: version)
    }
}
