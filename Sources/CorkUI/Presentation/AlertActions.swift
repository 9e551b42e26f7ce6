import Foundation

/// The actions of an alert: its fields, and below them its buttons.
///
/// The last two subviews are the standard OK and Cancel buttons, which are shown only if they are needed.
public struct _AlertActions<Content: View>: _UnaryView {
    let content: Content
    /// A Boolean value that indicates whether the alert always has a Cancel button.
    let offersCancel: Bool

    init(offersCancel: Bool, @ViewBuilder content: () -> Content) {
        self.offersCancel = offersCancel
        self.content = content()
    }

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AlertActionsNode<Content>(item, inputs)
    }
}

/// The node of the actions of an alert.
///
/// The buttons have the same width. They are in a row, with the Cancel button first and the default button last, or in
/// a column if the row does not fit.
final class AlertActionsNode<Content: View>: _ContainerNode<_AlertActions<Content>> {
    override func makeChildList() -> ChildList { ChildList(value.content, owner: self) }
    override func updateChildList() { childList.update(value.content) }

    private static var spacing: CGFloat { 12 }

    override var isContainer: Bool { true }
    override func computeTraits() -> LayoutTraits { .unknown }

    override func build() {
        super.build()
        assignRoles()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        assignRoles()
    }

    override func childrenChanged() {
        assignRoles()
        super.childrenChanged()
    }

    /// Determines which standard buttons are needed, and which buttons Return and Escape press.
    private func assignRoles() {
        let given = children.dropLast(2).compactMap(\.button)
        let hasCancel = given.contains { $0.role == .cancel }
        let needsCancel =
            !hasCancel && (value.offersCancel || !given.isEmpty && given.allSatisfy { $0.role == .destructive })
        children[children.count - 2].isExcluded = value.offersCancel || !given.isEmpty
        children[children.count - 1].isExcluded = !needsCancel
        let buttons = shownButtons.compactMap(\.button)
        let chosen = buttons.first { $0.environment.keyboardShortcut == .defaultAction }
        let standard = chosen ?? buttons.first { $0.role == nil }
        for button in buttons {
            button.assignedShortcut =
                button === standard ? .defaultAction : button.role == .cancel ? .cancelAction : nil
        }
    }

    private var shown: [_ViewNode] { children.filter { !$0.isExcluded } }
    private var fields: [_ViewNode] { shown.filter { $0.button == nil } }
    private var shownButtons: [_ViewNode] { shown.filter { $0.button != nil } }

    /// The buttons in the order of a row.
    private var row: [_ViewNode] {
        let buttons = shownButtons
        func rank(_ node: _ViewNode) -> Int {
            guard let button = node.button else { return 1 }
            return button.role == .cancel ? 0 : button.shortcut == .defaultAction ? 2 : 1
        }
        return (0...2).flatMap { wanted in buttons.filter { rank($0) == wanted } }
    }

    private func rowWidth(_ buttons: [_ViewNode]) -> CGFloat {
        let widest = buttons.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return (widest + Self.spacing) * CGFloat(buttons.count) - Self.spacing
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? rowWidth(row)
        return CGSize(width: width, height: places(width: width).last.map { $0.frame.maxY } ?? 0)
    }

    /// Returns the frames of the shown fields and buttons, relative to the top left corner, the lowest last.
    private func places(width: CGFloat) -> [(node: _ViewNode, frame: CGRect)] {
        var result: [(node: _ViewNode, frame: CGRect)] = []
        var y: CGFloat = 0
        func add(_ nodes: [_ViewNode]) {
            let length = (width + Self.spacing) / CGFloat(nodes.count) - Self.spacing
            let proposal = ProposedViewSize(width: length, height: nil)
            let height = nodes.map { $0.sizeThatFits(proposal).height }.max() ?? 0
            for (index, node) in nodes.enumerated() {
                let x = (length + Self.spacing) * CGFloat(index)
                result.append((node, CGRect(x: x, y: y, width: length, height: height)))
            }
            y += height + Self.spacing
        }
        fields.forEach { add([$0]) }
        let row = row
        if rowWidth(row) <= width { add(row) } else { row.reversed().forEach { add([$0]) } }
        return result
    }

    override func placeChildren(in bounds: CGRect) {
        for (node, frame) in places(width: bounds.width) {
            let place = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
            node.place(mirrored(place, in: bounds), proposal: ProposedViewSize(place.size))
        }
    }
}

extension _ViewNode {
    /// The button of the node, inside of modifiers and custom views only.
    fileprivate var button: (any AnyButtonNode)? {
        var node = self
        while true {
            if let button = node as? any AnyButtonNode { return button }
            guard !node.isContainer, node.children.count == 1 else { return nil }
            node = node.children[0]
        }
    }
}
