import Foundation

/// An object that decides which of the competing gestures at a point is recognized: the first in order, after all
/// before it have failed.
@MainActor
package final class GestureArena {
    private var gestures: [any AnyGestureNode] = []
    private weak var winner: (any AnyGestureNode)?
    private var isPressed = false
    private var hasFingers = false
    private var last = CGPoint.zero

    /// A Boolean value that indicates whether a gesture claimed the last event, so that other handlers must ignore it.
    package private(set) var hasClaimed = false
    /// The time at which ``send(_:at:modifiers:time:in:)`` has to be called without an event, or `nil` if there is
    /// none.
    package var deadline: Double? { gestures.compactMap(\.deadline).filter(\.isFinite).min() }

    package init() {}

    /// The nodes that take part, the outermost first; `nil` for those at the point of a press.
    private var path: [_ViewNode]?

    /// Performs the gestures of a short click in the middle of a node, even where others cover it, after which nothing
    /// happens for a while.
    package static func click(on node: _ViewNode) {
        let path = Array(sequence(first: node, next: \.parent).reversed())
        let (root, frame) = (path[0], node.shownWindowFrame)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        let arena = GestureArena()
        arena.path = path
        arena.send(.pressed, at: point, time: 0, in: root)
        arena.send(.released, at: point, time: 0, in: root)
        var now = 0.0
        while let deadline = arena.deadline, deadline > now {
            now = deadline
            arena.send(.waited, at: point, time: now, in: root)
        }
    }

    /// Returns a Boolean value that indicates whether a gesture at a point precedes those of the views inside.
    package func goesFirst(at point: CGPoint, in root: _ViewNode) -> Bool {
        listeners(at: point, in: root).contains { $0.priority == .high }
    }

    /// Returns the gestures at a point that can be recognized, the outermost first.
    private func listeners(at point: CGPoint, in root: _ViewNode) -> [any AnyGestureNode] {
        var found: [any AnyGestureNode] = []
        for node in path ?? root.hitPath(at: point) {
            guard let gesture = node as? any AnyGestureNode else { continue }
            if gesture.listens { found.append(gesture) }
            if gesture.isAlone { break }
        }
        return found
    }

    /// Sends an event to the gestures.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event.
    ///   - location: The location in the window, or `nil` for the location of the last event.
    ///   - modifiers: The modifier keys that are pressed.
    ///   - time: The time in seconds, on a monotonic clock.
    ///   - root: The root node of the window.
    package func send(
        _ kind: _GestureEvent.Kind, at location: CGPoint? = nil, modifiers: EventModifiers = [], time: Double,
        in root: _ViewNode
    ) {
        last = location ?? last
        let event = _GestureEvent(kind, at: last, modifiers: modifiers, time: time)
        switch kind {
        case .pressed:
            begin(at: last, in: root, time)
            isPressed = true
        case .fingersBegan:
            begin(at: last, in: root, time)
            hasFingers = true
        case .released: isPressed = false
        case .fingersEnded: hasFingers = false
        case .cancelled: (isPressed, hasFingers) = (false, false)
        case .moved, .magnified, .rotated, .waited: break
        }
        for gesture in gestures where !gesture.isSettled { gesture.receive(event) }
        if !isPressed, !hasFingers {
            for gesture in gestures where !gesture.isSettled && gesture.deadline == nil { gesture.conclude() }
        }
        resolve()
    }

    private func begin(at point: CGPoint, in root: _ViewNode, _ time: Double) {
        guard !isPressed, !hasFingers else { return }
        let path = listeners(at: point, in: root)
        let found = path.filter { $0.priority == .high } + path.reversed().filter { $0.priority != .high }
        // Gestures that wait for another press continue with it.
        guard !found.elementsEqual(gestures, by: ===) else { return }
        for gesture in gestures where !gesture.isSettled { gesture.fail() }
        resolve()
        gestures = found
    }

    private func resolve() {
        var isBlocked = false
        for gesture in gestures {
            if gesture.priority == .simultaneous {
                gesture.commit()
                continue
            }
            if let winner, winner !== gesture { gesture.fail() }
            if gesture.hasBegun {
                guard !isBlocked else { continue }
                winner = gesture
            } else if !gesture.isFailed {
                isBlocked = true
            }
            gesture.commit()
        }
        // An action may have removed a view together with its gesture.
        gestures.removeAll(where: \.isRetired)
        hasClaimed = winner != nil
        guard !isPressed, !hasFingers, gestures.allSatisfy(\.isSettled) else { return }
        gestures.forEach { $0.reset() }
        (gestures, winner) = ([], nil)
    }
}
