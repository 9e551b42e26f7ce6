/// The number of subviews in each part of a section.
struct SectionCounts: Equatable {
    var header: Int
    var content: Int
    var footer: Int

    var total: Int { header + content + footer }
}

/// The number of subviews, computed from the value of a view.
public struct _PlainCount: Equatable {
    /// The total number.
    @usableFromInline let total: Int
    /// The number of subviews in the header and the footer of the section.
    @usableFromInline let header: Int32
    @usableFromInline let footer: Int32
    @usableFromInline let isSection: Bool

    /// So many, in no section of their own.
    @inlinable
    init(_ count: Int) {
        (total, header, footer, isSection) = (count, 0, 0, false)
    }

    /// Those of one section.
    @inlinable
    init(sectionOf header: Int, _ content: Int, _ footer: Int) {
        total = header + content + footer
        (self.header, self.footer, isSection) = (Int32(clamping: header), Int32(clamping: footer), true)
    }

    var counts: SectionCounts {
        SectionCounts(header: Int(header), content: total - Int(header) - Int(footer), footer: Int(footer))
    }
}

/// Header, content and footer of a section.
struct SectionParts<Part> {
    var header: Part
    var content: Part
    var footer: Part
}

extension SectionParts: Equatable where Part: Equatable {}

/// The node of a `Section`.
@MainActor
protocol ExplicitSection: AnyObject {
    var counts: SectionCounts { get }
    /// Whether the content is shown, in containers that can hide it; nil where the section does not say.
    var isExpanded: Binding<Bool>? { get }
    /// Whether such containers let a person hide the content.
    var isCollapsible: Bool { get }
    /// The section as its container sees it, where it begins at `start`.
    func range(from start: Int) -> SectionRange
}

/// One section of a list: an explicit one, or a run of loose subviews.
struct SectionRange {
    var id: ItemID
    var values: ContainerValues
    var parts: SectionParts<ListPart>
    var actions: ResolvedList?
    /// Whether the content is shown, in containers that can hide it; nil where the section does not say.
    var isExpanded: Binding<Bool>?
    /// Whether such containers let a person hide the content.
    var isCollapsible = true

    /// Whether both are known to be the same, wherever they are in their list, as far as a section can be told from another
    /// without its subviews.
    @MainActor
    func isSame(as other: SectionRange) -> Bool {
        id == other.id && parts == other.parts && isCollapsible == other.isCollapsible
            && actions == nil && other.actions == nil && isExpanded == nil && other.isExpanded == nil
            && values.isSame(as: other.values)
    }
}
