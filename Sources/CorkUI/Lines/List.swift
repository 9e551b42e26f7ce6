import Foundation

/// Shows rows one below the other, makes them when they come near to what is in sight, and scrolls them (R7.30, R7.32).
///
/// Each resolved subview is a row over the whole width. Headers and footers of sections are rows too. A line separates
/// the rows of a section.
public struct List<SelectionValue: Hashable, Content: View>: UnaryView {
    let selection: ListSelection<SelectionValue>
    let content: Content

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        ListPlaceNode<SelectionValue, Content>(item, inputs)
    }
}

/// The place of a list, which its scroll view fills.
private final class ListPlaceNode<SelectionValue: Hashable, Content: View>: ViewNode {
    override var kind: String? { nil }

    private var scrollItem: ListItem {
        let list = item.view as! List<SelectionValue, Content>
        return ListItem(
            ScrollView { ListLines(selection: list.selection, content: list.content) },
            ItemInputs(id: .root(.slot(0))))
    }

    override func build() {
        children = [
            makeChild(environment: environment, bodyEnvironment: environment) {
                ListScrollNode<SelectionValue, Content>(scrollItem, $0)
            }
        ]
    }

    override func take(from old: ListItem, environmentChanged: Bool) {
        updateChild(scrollItem, environment: environment, bodyEnvironment: environment)
    }
}

/// The lines of a list.
struct ListLines<SelectionValue: Hashable, Content: View>: LineContainer {
    let selection: ListSelection<SelectionValue>
    let content: Content

    var _kind: String? { nil }

    var arrangement: LineArrangement {
        LineArrangement(axis: .vertical, alignment: .topLeading, spacing: 0, pinnedViews: [])
    }

    func line(_ item: ListItem, at index: Int, of list: ResolvedList, in stretch: LineTable.Stretch) -> ListItem {
        var separators: VerticalEdge.Set = []
        if stretch.kind == .row {
            let own = item.values.rowSeparators
            let isLast = index + 1 == stretch.items.upperBound
            let next = isLast ? Visibility.hidden : list.item(at: index + 1).values.rowSeparators.top
            let isShown =
                isLast ? own.bottom == .visible : own.bottom != .hidden && next != .hidden
            if isShown { separators.insert(.bottom) }
            if index == stretch.items.lowerBound, own.top == .visible { separators.insert(.top) }
        }
        return ListItem(
            _ListRow(content: item, index: index, kind: stretch.kind, separators: separators),
            ItemInputs(id: item.id, values: item.values))
    }
}
