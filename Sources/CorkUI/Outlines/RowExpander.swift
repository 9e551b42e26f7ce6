import Foundation

/// The leading part of a row in an outline: the indentation of its level, and an arrow for a row that can be expanded.
public struct _RowExpander: _UnaryView {
    /// The number of enclosing branches.
    public let level: Int
    /// A Boolean value that indicates whether the row is expanded, or `nil` if it cannot be.
    public let isExpanded: Bool?
    let toggle: @MainActor () -> Void

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { "RowExpander" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        RowExpanderNode(item, inputs)
    }
}

/// The node of the leading part of a row in an outline.
package final class RowExpanderNode: _ViewNode {
    /// The width of an arrow and of a level, in points, for renderers that have no widget to measure.
    private static let step: CGFloat = 16
    /// The space between the arrow and the content, in points.
    static let gap: CGFloat = 4

    /// The row's level and whether it is expanded.
    package var value: _RowExpander { item.value(as: _RowExpander.self) }

    override var isReusable: Bool { true }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let before = old.value(as: _RowExpander.self)
        guard environmentChanged || before.level != value.level || before.isExpanded != value.isExpanded else { return }
        updateMount()
        if before.level != value.level { answersMayHaveChanged() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: CGFloat(value.level + 1) * (Self.step + Self.gap) - Self.gap, height: proposal.height ?? Self.step)
    }

    override func computeTraits() -> LayoutTraits { LayoutTraits() }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
    package override func placeChildren(in bounds: CGRect) {}

    /// Expands or collapses the row, unless it is disabled.
    package func toggle() { if environment.isEnabled, value.isExpanded != nil { value.toggle() } }
}
