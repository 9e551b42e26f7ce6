import Foundation

/// The state of the pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a point of the view.
    case active(CGPoint)
    /// The pointer left the view.
    case ended
}

/// A modifier that reports the location of the pointer over a view.
public struct _HoverModifier: _PrimitiveModifier {
    let space: CoordinateSpace
    /// A Boolean value that indicates whether each movement is reported, rather than entering and leaving only.
    let isContinuous: Bool
    let action: @MainActor (HoverPhase) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HoverNode(item, inputs) }
}

/// The node of a view that reports the pointer.
final class HoverNode: _ModifierNode<_HoverModifier> {
    private var isHovered = false

    /// Updates the location of the pointer.
    ///
    /// - Parameter point: The location in the window, or `nil` if the pointer is not over the view.
    func hover(at point: CGPoint?) {
        guard let point else {
            if isHovered {
                isHovered = false
                modifier.action(.ended)
            }
            return
        }
        guard modifier.isContinuous || !isHovered else { return }
        isHovered = true
        let local = onHost(point) - frame.origin
        let origin = frame(in: modifier.space).origin
        modifier.action(.active(CGPoint(x: local.x + origin.x, y: local.y + origin.y)))
    }

    override func remove() {
        hover(at: nil)
        super.remove()
    }
}

/// An object that follows the pointer over the views of a window.
@MainActor
package final class HoverTracker {
    private var hovered: [HoverNode] = []

    package init() {}

    /// Updates the location of the pointer.
    ///
    /// - Parameters:
    ///   - point: The location in the window, or `nil` after the pointer left the window.
    ///   - root: The root node of the window.
    package func move(to point: CGPoint?, in root: _ViewNode) {
        let path = point.map { root.hitPath(at: $0) } ?? []
        let found = path.compactMap { $0 as? HoverNode }.filter { $0.environment.isEnabled && !$0.isFrozen }
        for node in hovered where !node.isRetired && !found.contains(where: { $0 === node }) { node.hover(at: nil) }
        for node in found { node.hover(at: point) }
        hovered = found
    }
}

extension View {
    /// Adds an action for the pointer, called with `true` when it enters the view and with `false` when it leaves.
    public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(_HoverModifier(space: .local, isContinuous: false) { action($0 != .ended) })
    }

    /// Adds an action for movements of the pointer over the view.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of the location.
    ///   - action: A closure that receives the location, or ``HoverPhase/ended`` after the pointer left the view.
    /// - Returns: The modified view.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
    }
}
