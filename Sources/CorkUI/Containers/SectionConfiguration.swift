/// A section as its container sees it: header, content and footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section; that of an explicit one follows its element (R3.13).
    public struct ID: Hashable {
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
    /// The subviews of the header; empty where there is none.
    public var header: SubviewsCollection { subviews(section.parts.header) }
    /// The subviews between header and footer.
    public var content: SubviewsCollection { subviews(section.parts.content) }
    /// The subviews of the footer; empty where there is none.
    public var footer: SubviewsCollection { subviews(section.parts.footer) }
    /// The views set by `sectionActions(content:)`; empty if there are none.
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

/// The sections of a view, explicit ones and runs of loose subviews between them (R3.1).
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
