/// An explicit section as a list node reports it: three stretches, one after the other.
struct SectionMark {
    var id: ItemID
    var values: ContainerValues
    var start: Int
    var header: Int
    var content: Int
    var footer: Int
    var orders: SectionOrders
    var actions: ResolvedList?
    var isExpanded: Binding<Bool>?
    var isCollapsible = true

    var end: Int { start + header + content + footer }
}

/// The orders of the parts of a section.
struct SectionOrders {
    var header = ListOrder()
    var content = ListOrder()
    var footer = ListOrder()
}

/// One section of a list: an explicit one, or a run of loose subviews.
struct SectionRange {
    var id: ItemID
    var values: ContainerValues
    var header: Range<Int>
    var content: Range<Int>
    var footer: Range<Int>
    var orders: SectionOrders
    var actions: ResolvedList?
    /// Whether the content is shown, in containers that can hide it; nil where the section does not say.
    var isExpanded: Binding<Bool>?
    /// Whether such containers let a person hide the content.
    var isCollapsible = true

    /// Explicit sections in order, with an implicit one for every run of loose subviews (R3.1, R3.7).
    ///
    /// - Parameter order: that of the whole list.
    static func all(marks: [SectionMark], count: Int, order: ListOrder) -> [SectionRange] {
        let loose = SectionOrders(header: order, content: order, footer: order)
        var sections: [SectionRange] = []
        var next = 0
        var run = 0
        func addLoose(until end: Int) {
            guard next < end else { return }
            sections.append(
                SectionRange(
                    id: .root(.branch(run)), values: ContainerValues(), header: next..<next, content: next..<end,
                    footer: end..<end, orders: loose))
            run += 1
        }
        for mark in marks {
            addLoose(until: mark.start)
            next = mark.end
            if mark.end == mark.start { continue }
            let content = mark.start + mark.header
            let footer = content + mark.content
            sections.append(
                SectionRange(
                    id: mark.id, values: mark.values, header: mark.start..<content, content: content..<footer,
                    footer: footer..<mark.end, orders: mark.orders, actions: mark.actions, isExpanded: mark.isExpanded,
                    isCollapsible: mark.isCollapsible))
        }
        addLoose(until: count)
        return sections
    }
}
