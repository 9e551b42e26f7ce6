import Foundation

/// What stands before the content of a row in an outline: the room for its level, and an arrow where there is something to
/// open.
public struct _RowExpander: _UnaryView {
    /// In how many branches the row is.
    public let level: Int
    /// Whether what is below is shown; nil where there is nothing to show.
    public let isExpanded: Bool?
    let toggle: @MainActor () -> Void

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { "RowExpander" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        RowExpanderNode(item, inputs)
    }
}

/// What stands before the content of a row in an outline, placed.
package final class RowExpanderNode: _ViewNode {
    /// The width of an arrow and of a level where no mount knows better, in points.
    private static let step: CGFloat = 16
    /// The room between the arrow and the content, in points.
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

    /// Opens what is closed and closes what is open, unless that is disabled.
    package func toggle() { if environment.isEnabled, value.isExpanded != nil { value.toggle() } }
}
