import Foundation

/// The host's part that shows nodes.
///
/// It knows how each view type is shown; the engine does not.
@MainActor
package protocol ViewRenderer: AnyObject {
    /// Makes what shows `node`, or nil where there is nothing to show for it.
    func makeMount(for node: _ViewNode) -> (any ViewMount)?
    /// Whether what is out of sight may be left until it is scrolled to.
    var showsOnlyWhatIsInSight: Bool { get }
    /// Runs an action when `node` has not asked for one for a moment; what it asked for before is forgotten.
    func whenStill(_ node: _ViewNode, _ action: @escaping @MainActor () -> Void)
    /// Whether there is time in this frame to make more of what may take several. Where there is none, the observers of
    /// geometry are asked again in the next frame.
    func hasTimeToMakeMore() -> Bool
    /// The nodes below `node` came, went or moved.
    func structureChanged(_ node: _ViewNode)
    /// A node, which is on a surface already, came into sight or out of it.
    func visibilityChanged(_ node: _ViewNode)
    /// The layout at `node` is out of date; where `sizeMayChange` is false, nothing around its surface can change.
    func layoutChanged(_ node: _ViewNode, sizeMayChange: Bool)
    /// Moves the keyboard focus to what shows `node`, or takes it from everything.
    func moveFocus(to node: _ViewNode?)
    /// What is shown of a node moved on: its frame, or how it looks while it comes or goes.
    func moved(_ node: _ViewNode)
    /// A node began or ceased to look other than it is, see `_ViewNode.shownEffect`.
    func effectChanged(_ node: _ViewNode)
    /// Returns the frame of a node in the window's content after the last layout and scrolling, or nil if it is not
    /// shown.
    func windowFrame(of node: _ViewNode) -> CGRect?
}

extension ViewRenderer {
    /// Runs an action when a node no longer moves.
    package func whenStill(_ node: _ViewNode, _ action: @escaping @MainActor () -> Void) { action() }
    /// Returns whether the frame has time to make another row.
    package func hasTimeToMakeMore() -> Bool { true }
    /// Tells that a node got another place.
    package func moved(_ node: _ViewNode) {}
    /// Tells that a node is drawn in another way.
    package func effectChanged(_ node: _ViewNode) {}
}

/// The host's representation of one node.
@MainActor
package protocol ViewMount: AnyObject {
    /// The size for a proposal in points, or nil where the view's own measure holds.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize?
    /// The node's value or environment changed.
    func update()
    /// The node's place changed. A surface places the nodes below from here.
    func place(_ frame: CGRect)
    /// The nodes below came, went or moved.
    func childrenChanged()
    /// The node is gone.
    func remove()
}

extension ViewMount {
    /// Returns nil, so that the node answers itself.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nil }
    /// Shows the node's value again.
    package func update() {}
    /// Shows the node in another frame.
    package func place(_ frame: CGRect) {}
    /// Shows the nodes below again after some came, went or moved.
    package func childrenChanged() {}
}
