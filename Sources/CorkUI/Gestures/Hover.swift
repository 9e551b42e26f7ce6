import Foundation

/// The location of the pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// It is at a point of the view.
    case active(CGPoint)
    /// It is elsewhere.
    case ended
}

/// Tells where the pointer is over a view.
public struct _HoverModifier: _PrimitiveModifier {
    let space: CoordinateSpace
    /// Whether each place is told, and not only whether it is over the view.
    let isContinuous: Bool
    let action: @MainActor (HoverPhase) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HoverNode(item, inputs) }
}

/// A view over which the pointer is followed, placed.
final class HoverNode: _ModifierNode<_HoverModifier> {
    private var isHovered = false

    /// - Parameter point: where the pointer is, in the window; nil where it is not over the view.
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
        let local = onSurface(point) - frame.origin
        let origin = frame(in: modifier.space).origin
        modifier.action(.active(CGPoint(x: local.x + origin.x, y: local.y + origin.y)))
    }

    override func remove() {
        hover(at: nil)
        super.remove()
    }
}

/// Follows the pointer over the views of a window.
@MainActor
package final class HoverTracker {
    private var hovered: [HoverNode] = []

    package init() {}

    /// - Parameters:
    ///   - point: where the pointer is, in the window; nil where it left.
    ///   - root: what the window shows.
    package func move(to point: CGPoint?, in root: _ViewNode) {
        let path = point.map { root.hitPath(at: $0) } ?? []
        let found = path.compactMap { $0 as? HoverNode }.filter { $0.environment.isEnabled && !$0.isFrozen }
        for node in hovered where !node.isRetired && !found.contains(where: { $0 === node }) { node.hover(at: nil) }
        for node in found { node.hover(at: point) }
        hovered = found
    }
}

extension View {
    /// Runs `action` with true when the pointer comes over the view, and with false when it leaves.
    public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(_HoverModifier(space: .local, isContinuous: false) { action($0 != .ended) })
    }

    /// Runs `action` each time the pointer moves over the view, and when it leaves.
    ///
    /// - Parameters:
    ///   - coordinateSpace: what places are measured from.
    ///   - action: Called with the place of the pointer, or with its end.
    /// - Returns: The modified view.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, isContinuous: true, action: action))
    }
}
