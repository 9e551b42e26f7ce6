import Foundation

/// The part of a host that shows nodes.
///
/// It maps each view type to a widget; CorkUI itself does not know any.
@MainActor
package protocol ViewRenderer: AnyObject {
    /// Makes the mount that shows `node`, or returns `nil` if the renderer shows nothing for it.
    func makeMount(for node: _ViewNode) -> (any ViewMount)?
    /// A Boolean value that indicates whether subviews outside the visible range may stay unbuilt until they are
    /// scrolled to.
    var showsOnlyVisibleContent: Bool { get }
    /// Runs an action once `node` has not requested one for a moment; a new request replaces the pending one.
    func whenStill(_ node: _ViewNode, _ action: @escaping @MainActor () -> Void)
    /// Called when nodes below `node` were added, removed or moved.
    func structureChanged(_ node: _ViewNode)
    /// Called when a node that a host already shows becomes visible or hidden.
    func visibilityChanged(_ node: _ViewNode)
    /// Called when the texts that a screen reader reads at `node` may have changed otherwise.
    func accessibleTextChanged(at node: _ViewNode)
    /// Called when the layout at `node` is out of date.
    ///
    /// If `sizeMayChange` is false, nothing outside the node's host can change.
    func layoutChanged(_ node: _ViewNode, sizeMayChange: Bool)
    /// Moves the keyboard focus to the widget of `node`; `nil` clears the focus.
    func moveFocus(to node: _ViewNode?)
    /// Called when an animation advances the node's frame or its appearance during a transition.
    func moved(_ node: _ViewNode)
    /// Called when a node gains or loses an effect on its appearance, see `_ViewNode.shownEffect`.
    func effectChanged(_ node: _ViewNode)
    /// Returns the frame of a node in the window's content after the last layout and scrolling, or `nil` if it is not
    /// shown.
    func windowFrame(of node: _ViewNode) -> CGRect?
}

extension ViewRenderer {
    /// Runs the action immediately.
    package func whenStill(_ node: _ViewNode, _ action: @escaping @MainActor () -> Void) { action() }
    /// Does nothing.
    package func accessibleTextChanged(at node: _ViewNode) {}
    /// Does nothing.
    package func moved(_ node: _ViewNode) {}
    /// Does nothing.
    package func effectChanged(_ node: _ViewNode) {}
}

/// The host's representation of a node, such as a widget.
@MainActor
package protocol ViewMount: AnyObject {
    /// Returns the size for a proposal in points, or `nil` if the node measures itself.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize?
    /// Updates the widget after the node's value or environment changed.
    func update()
    /// Moves the widget to the node's new frame.
    ///
    /// The mount of a host also places the nodes below.
    func place(_ frame: CGRect)
    /// Updates the widget after nodes below were added, removed or moved.
    func childrenChanged()
    /// Removes the widget, because the node was removed.
    func remove()
}

extension ViewMount {
    /// Returns `nil`, so that the node measures itself.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nil }
    /// Does nothing.
    package func update() {}
    /// Does nothing.
    package func place(_ frame: CGRect) {}
    /// Does nothing.
    package func childrenChanged() {}
}
