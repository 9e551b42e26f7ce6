import Foundation

/// The node of a labelled control, independent of its type.
@MainActor
package protocol AnyControlNode: _ViewNode {
    /// The input, the part of the control that people operate.
    var input: _ViewNode { get }
    /// The node of the label, or `nil` if there is none.
    var label: _ViewNode? { get }
    /// A Boolean value that indicates whether a click anywhere in the control operates it.
    var isClickable: Bool { get }
    /// Performs the action of a click outside of the input.
    func click()
}

/// The node of a labelled control, which lays out the label and the input: next to each other, or in a form at both
/// edges.
final class ControlNode<C: _LabeledControl>: _ViewNode, AnyControlNode {
    private var value: C { item.value(as: C.self) }

    var label: _ViewNode? { children.count > 1 ? children[0] : nil }
    var input: _ViewNode { children[children.count - 1] }
    override var inputNode: _ViewNode? { input }
    override var labelNode: _ViewNode? { label }

    var isClickable: Bool { C._isClickable }
    override var isHost: Bool { C._isClickable }
    override var isReusable: Bool { false }

    func click() {
        if environment.isEnabled, !isFrozen { value._click?() }
    }

    // MARK: Parts

    private var items: [_ViewListItem] {
        let input = _ViewListItem.combining(value._input, in: HStackLayout(), slot: 0)
        if _ShapeTable.shape(of: C.Label.self).arity == 0 { return [input] }
        return [_ViewListItem.combining(value._label, in: HStackLayout(), slot: 1), input]
    }

    override func build() {
        children = items.map { makeChild($0, environment: environment, bodyEnvironment: environment) }
        updateLabel()
    }

    private func updateLabel() {
        label?.isExcluded = environment._hidesLabels || value._labelPlacement(in: environment) == .inside
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let before = old.value(as: C.self)
        guard environmentChanged || !ValueComparator.equal(before, value) else { return }
        for (index, item) in items.enumerated() {
            updateChild(at: index, item, environment: environment, bodyEnvironment: environment)
        }
        updateLabel()
        if environmentChanged { invalidateLayout() }
    }

    // MARK: Layout

    /// The frames of both parts, relative to the leading top corner, and the size of the control.
    private struct Places {
        var size: CGSize
        var label: CGRect?
        var input: CGRect
    }

    /// The largest part of a form's width that a flexible input takes.
    private static var formShare: CGFloat { 0.6 }

    private func places(_ proposal: ProposedViewSize) -> Places {
        guard let label, !label.isExcluded else {
            let size = input.sizeThatFits(proposal)
            let isAlone = value._labelPlacement(in: environment) == .before && label != nil && environment._isForm
            let width = isAlone ? max(proposal.width ?? 0, size.width) : size.width
            return Places(
                size: CGSize(width: width, height: size.height),
                input: CGRect(x: width - size.width, y: 0, width: size.width, height: size.height))
        }
        let placement = value._labelPlacement(in: environment)
        if placement == .above {
            let (upper, lower) = (label.sizeThatFits(proposal), input.sizeThatFits(proposal))
            let top = upper.height + Self.gapBelow
            return Places(
                size: CGSize(width: max(upper.width, lower.width), height: top + lower.height),
                label: CGRect(origin: .zero, size: upper), input: CGRect(origin: CGPoint(x: 0, y: top), size: lower))
        }
        let least = input.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
        let room = proposal.width.map { max($0 - defaultSpacing, 0) }
        let wanted = label.sizeThatFits(.unspecified).width
        let labelSize = label.sizeThatFits(
            ProposedViewSize(width: room.map { min(wanted, max($0 - least, 0)) }, height: proposal.height))
        var rest = room.map { max($0 - labelSize.width, 0) }
        let isSpread = environment._isForm && placement == .before
        if isSpread, let width = proposal.width { rest = rest.map { min($0, max(width * Self.formShare, least)) } }
        let inputSize = input.sizeThatFits(ProposedViewSize(width: rest, height: proposal.height))
        let height = max(labelSize.height, inputSize.height)
        var width = labelSize.width + defaultSpacing + inputSize.width
        if isSpread { width = max(width, proposal.width ?? 0) }
        func place(_ size: CGSize, _ x: CGFloat) -> CGRect {
            CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
        }
        return Places(
            size: CGSize(width: width, height: height),
            label: place(labelSize, placement == .before ? 0 : inputSize.width + defaultSpacing),
            input: place(inputSize, placement == .before ? width - inputSize.width : 0))
    }

    /// The space between a label and the input below it, in points.
    private static var gapBelow: CGFloat { 4 }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { places(proposal).size }
    override func computeTraits() -> LayoutTraits { .unknown }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    /// Returns the alignment of the label, or that of the input if no label is shown.
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let places = places(proposal)
        if guide == HorizontalAlignment.formColumns.key { return places.input.minX }
        let (part, frame) = places.label.flatMap { frame in label.map { ($0, frame) } } ?? (input, places.input)
        let start = guide.axis == .horizontal ? frame.minX : frame.minY
        return part.explicitAlignment(guide, ProposedViewSize(frame.size)).map { $0 + start }
    }

    override func placeChildren(in bounds: CGRect) {
        let places = places(ProposedViewSize(bounds.size))
        let parts = [(label, places.label), (input, places.input)]
        for case (let part?, let frame?) in parts {
            let frame = frame.offsetBy(
                dx: bounds.minX, dy: bounds.minY + (bounds.height - places.size.height) / 2)
            part.place(mirrored(frame, in: bounds), proposal: ProposedViewSize(frame.size))
        }
    }
}

extension _ViewNode {
    /// The text of the label of the enclosing control, or an empty string if there is none.
    public final var controlName: String {
        var node: _ViewNode? = self
        while let current = node {
            let name = current.labelNode?.writtenText ?? ""
            if !name.isEmpty { return name }
            node = current.parent
        }
        return ""
    }
}
