import Foundation

/// The node of a list: its scroll view and, if sections have labels for it, the section index at the trailing edge.
final class ListPlaceNode<SelectionValue: Hashable, Content: View>: _ViewNode {
    override var kind: String? { nil }
    override var mayBeShown: Bool { false }
    override var inputNode: _ViewNode? { children.count > 1 ? children[0] : nil }
    private let links = RowLinks()
    /// The labels that the section index shows.
    private var labels: [Text] = []
    private let indexedList = SectionIndex.ListReference()

    private var scrollItem: _ViewListItem {
        let list = item.value(as: List<SelectionValue, Content>.self)
        links.follow(list.selection)
        return _ViewListItem(
            ScrollView { ListLines(selection: list.selection, content: InRows(content: list.content)) },
            .single)
    }

    private var scroll: ListScrollNode<SelectionValue, Content> {
        unsafeDowncast(children[0], to: ListScrollNode<SelectionValue, Content>.self)
    }

    override func build() {
        children = [
            makeChild(environment: rowEnvironment, bodyEnvironment: rowEnvironment) {
                ListScrollNode<SelectionValue, Content>(scrollItem, $0)
            }
        ]
        scroll.onLabelsChange = { [unowned self] in invalidate() }
        updateIndex(environmentChanged: false)
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        updateChild(scrollItem, environment: rowEnvironment, bodyEnvironment: rowEnvironment)
        updateIndex(environmentChanged: environmentChanged)
    }

    /// Updates the section index after the sections may have changed.
    override func evaluate() { updateIndex(environmentChanged: false) }

    private func updateIndex(environmentChanged: Bool) {
        let wanted = environment.listSectionIndexVisibility == .hidden ? [] : scroll.sectionLabels.map(\.label)
        guard wanted != labels || environmentChanged && !wanted.isEmpty else { return }
        labels = wanted
        if wanted.isEmpty {
            children.removeLast().remove()
            return childrenChanged()
        }
        indexedList.list = scroll
        let index = SectionIndex(labels: wanted, reference: indexedList)
        let item = _ViewListItem.combining(index, in: ZStackLayout())
        if children.count > 1 {
            children[1].update(item, environment: environment, bodyEnvironment: environment)
        } else {
            children.append(makeChild(item, environment: environment, bodyEnvironment: environment))
            childrenChanged()
        }
    }

    private var knownEnvironment: (outer: EnvironmentValues, inner: EnvironmentValues)?

    private var rowEnvironment: EnvironmentValues {
        if let known = knownEnvironment, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        inner.rowLinks = links
        inner.applyListSpacing()
        knownEnvironment = (environment, inner)
        return inner
    }

    // MARK: Layout

    private var indexWidth: CGFloat { children.count > 1 ? children[1].sizeThatFits(.unspecified).width : 0 }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = indexWidth
        var size = children[0].sizeThatFits(proposal.inset(width: width, height: 0))
        size.width += width
        return size
    }

    override func placeChildren(in bounds: CGRect) {
        guard children.count > 1 else { return super.placeChildren(in: bounds) }
        let width = min(indexWidth, bounds.width)
        var (list, index) = (bounds, bounds)
        list.size.width -= width
        (index.origin.x, index.size.width) = (list.maxX, width)
        children[0].place(mirrored(list, in: bounds), proposal: proposal.inset(width: width, height: 0))
        children[1].place(mirrored(index, in: bounds))
    }
}
