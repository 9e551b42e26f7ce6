/// The number of subviews in each part of a section.
struct SectionCounts: Equatable {
    var header: Int
    var content: Int
    var footer: Int

    var total: Int { header + content + footer }
}

/// The number of subviews that the value of a view determines.
public struct _PlainCount: Equatable {
    /// The total number.
    @usableFromInline let total: Int
    /// The number of subviews in the header of the section, if it is one.
    @usableFromInline let header: Int32
    @usableFromInline let footer: Int32
    @usableFromInline let isSection: Bool

    /// Creates a count of subviews outside sections.
    @inlinable
    init(_ count: Int) {
        (total, header, footer, isSection) = (count, 0, 0, false)
    }

    /// Creates a count of the subviews of a section.
    @inlinable
    init(sectionOf header: Int, _ content: Int, _ footer: Int) {
        total = header + content + footer
        (self.header, self.footer, isSection) = (Int32(clamping: header), Int32(clamping: footer), true)
    }

    var counts: SectionCounts {
        SectionCounts(header: Int(header), content: total - Int(header) - Int(footer), footer: Int(footer))
    }
}

/// The header, content and footer of a section.
struct SectionParts<Part> {
    var header: Part
    var content: Part
    var footer: Part
}

extension SectionParts: Equatable where Part: Equatable {}

/// The list node of a `Section`.
@MainActor
protocol ExplicitSection: AnyObject {
    var counts: SectionCounts { get }
    /// A binding to whether the content is shown in containers that can collapse it; `nil` if the section has none.
    var isExpanded: Binding<Bool>? { get }
    /// A Boolean value that indicates whether such containers let a person collapse the content.
    var isCollapsible: Bool { get }
    /// The label of the section in the section index of a list; `nil` if it has none.
    var indexLabel: Text? { get }
    /// Returns the section as its container sees it, starting at position `start`.
    func range(from start: Int) -> SectionRange
}

/// A section of a list: an explicit one, or a run of loose subviews.
struct SectionRange {
    var id: ItemID
    var values: ContainerValues
    var parts: SectionParts<ListPart>
    var actions: ResolvedList?
    /// A binding to whether the content is shown in containers that can collapse it; `nil` if the section has none.
    var isExpanded: Binding<Bool>?
    /// A Boolean value that indicates whether such containers let a person collapse the content.
    var isCollapsible = true

    /// Returns whether both sections are known to be equal, regardless of their position and of the values of their
    /// subviews.
    @MainActor
    func isSame(as other: SectionRange) -> Bool {
        id == other.id && parts == other.parts && isCollapsible == other.isCollapsible
            && actions == nil && other.actions == nil && isExpanded == nil && other.isExpanded == nil
            && values.isSame(as: other.values)
    }
}
