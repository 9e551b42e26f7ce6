import Foundation

/// A view that shows the first of its subviews that fits the available space, or the last one if none does (R7.56).
public struct ViewThatFits<Content: View>: _UnaryView {
    let axes: Axis.Set
    let content: Content

    /// Creates a view that shows the first subview that fits.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the ideal size of a subview must fit.
    ///   - content: The alternatives in order of preference.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ViewThatFitsNode<Content>(item, inputs)
    }
}

/// The node of a `ViewThatFits`: all alternatives have nodes, and one of them is shown.
final class ViewThatFitsNode<Content: View>: _ContainerNode<ViewThatFits<Content>> {
    override func makeChildList() -> ChildList { ChildList(value.content, owner: self) }
    override func updateChildList() { childList.update(value.content) }

    override var isContainer: Bool { true }

    override func valueChanged(from old: ViewThatFits<Content>, environmentChanged: Bool) {
        if old.axes != value.axes { invalidateLayout() }
    }

    private func chosen(_ proposal: ProposedViewSize) -> _ViewNode? {
        let axes: [(axis: Axis, isBound: Bool)] = [
            (.horizontal, value.axes.contains(.horizontal)), (.vertical, value.axes.contains(.vertical)),
        ]
        var ideal = proposal
        for (axis, isBound) in axes where isBound { ideal[axis] = nil }
        return children.dropLast().first { child in
            let size = child.sizeThatFits(ideal)
            return axes.allSatisfy { axis, isBound in !isBound || size[axis] <= (proposal[axis] ?? .infinity) }
        } ?? children.last
    }

    override func computeTraits() -> LayoutTraits { .unknown }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        chosen(proposal)?.sizeThatFits(proposal) ?? .zero
    }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        chosen(proposal)?.explicitAlignment(guide, proposal)
    }

    override func placeChildren(in bounds: CGRect) {
        let chosen = chosen(proposal)
        if children.contains(where: { $0.isExcluded != ($0 !== chosen) }) {
            for child in children { child.isExcluded = child !== chosen }
            graph.renderer?.structureChanged(self)
        }
        chosen?.place(bounds, proposal: proposal)
    }
}
