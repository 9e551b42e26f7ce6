import Foundation

/// A container that presents rows in a scrollable column, and makes them when they come close to the visible range
/// (R7.30, R7.32).
///
/// Each resolved subview is a row over the whole width. Headers and footers of sections are rows too. Separators divide
/// the rows of a section.
public struct List<SelectionValue: Hashable, Content: View>: _UnaryView {
    let selection: ListSelection<SelectionValue>
    let content: Content

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ListPlaceNode<SelectionValue, Content>(item, inputs)
    }
}

/// The lazy content of a list, with a line for each row.
package struct ListLines<SelectionValue: Hashable, Rows: View>: LineContainer {
    let selection: ListSelection<SelectionValue>
    let content: InRows<Rows>

    package var _kind: String? { nil }

    var arrangement: LineArrangement {
        LineArrangement(axis: .vertical, alignment: .topLeading, spacing: 0, pinnedViews: [])
    }

    static var followsPositions: Bool { true }

    func line(_ item: _ViewListItem, at index: Int, of list: ResolvedList, in stretch: LineTable.Stretch)
        -> _ViewListItem
    {
        let (first, last) = (index == stretch.items.lowerBound, index + 1 == stretch.items.upperBound)
        var ends: _ListRow.Ends = []
        if index == 0 { ends.insert(.listStart) }
        if index + 1 == list.count { ends.insert(.listEnd) }
        if first, stretch.isFirst { ends.insert(.sectionStart) }
        if last, stretch.isLast { ends.insert(.sectionEnd) }
        if first { ends.insert(.firstRow) }
        if last { ends.insert(.lastRow) }
        return _ViewListItem(
            _ListRow(
                content: item, index: index, kind: stretch.kind,
                ends: ends,
                isExpanded: isExpanded(index, of: list, in: stretch),
                lines: stretch.kind == .row ? lines(around: item, at: index, of: list, ends) : EdgePair(nil)),
            _ItemInputs(id: item.id, values: item.values))
    }

    static func sources(
        ofLineAt index: Int, of list: ResolvedList, in stretch: LineTable.Stretch
    ) -> ClosedRange<Int>? {
        // The value of a binding is not known here.
        if stretch.kind == .header, list.section(at: index)?.isExpanded != nil { return nil }
        return index...(stretch.items.contains(index + 1) ? index + 1 : index)
    }

    /// Returns the binding to the expanded state of a header's section, or `nil` if people cannot hide the content.
    private func isExpanded(
        _ index: Int, of list: ResolvedList, in stretch: LineTable.Stretch
    ) -> Binding<Bool>? {
        guard stretch.kind == .header, let section = list.section(at: index) else { return nil }
        return section.isCollapsible ? section.isExpanded : nil
    }

    /// Returns the separators of a row: the one below it, and for the first row the one above it.
    private func lines(
        around item: _ViewListItem, at index: Int, of list: ResolvedList, _ ends: _ListRow.Ends
    ) -> EdgePair<_ListRow.Line?> {
        let own = item.values.row
        let next = ends.contains(.lastRow) ? nil : list.item(at: index + 1).values.row
        var lines = EdgePair<_ListRow.Line?>(nil)
        if ends.contains(.firstRow), own.separators.top == .visible || own.sectionSeparators.top == .visible {
            lines.top = _ListRow.Line(tint: own.separatorTints.top, isRequested: true)
        }
        let isRequested =
            own.separators.bottom == .visible || next?.separators.top == .visible
            || next == nil && own.sectionSeparators.bottom == .visible
        let isHidden = own.separators.bottom == .hidden || next?.separators.top == .hidden
        if !isHidden, next != nil || isRequested {
            lines.bottom = _ListRow.Line(
                tint: own.separatorTints.bottom ?? next?.separatorTints.top, isRequested: isRequested)
        }
        return lines
    }
}
