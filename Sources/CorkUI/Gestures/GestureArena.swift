import Foundation

/// Decides which of the gestures at a place takes place: of those that exclude each other, the first in order that can,
/// once all before it have failed.
@MainActor
package final class GestureArena {
    private var surfaces: [any GestureSurface] = []
    private weak var winner: (any GestureSurface)?
    private var isPressed = false
    private var hasFingers = false
    private var last = CGPoint.zero

    /// A Boolean value that indicates whether a gesture took place in the last event that others must not react to.
    package private(set) var hasClaimed = false
    /// When ``send(_:at:time:in:)`` is to be called though nothing but time passed; nil where that makes no difference.
    package var deadline: Double? { surfaces.compactMap(\.deadline).filter(\.isFinite).min() }

    package init() {}

    /// Whether a gesture of the views at a point goes before what is inside of them.
    package func goesFirst(at point: CGPoint, in root: _ViewNode) -> Bool {
        listeners(at: point, in: root).contains { $0.priority == .high }
    }

    /// The gestures at a point that may take place, outermost first.
    private func listeners(at point: CGPoint, in root: _ViewNode) -> [any GestureSurface] {
        var found: [any GestureSurface] = []
        for node in root.hitPath(at: point) {
            guard let surface = node as? any GestureSurface else { continue }
            if surface.listens { found.append(surface) }
            if surface.isAlone { break }
        }
        return found
    }

    /// Takes what the pointer or fingers do.
    ///
    /// - Parameters:
    ///   - kind: What they do.
    ///   - location: where, in the window; nil for the place of the last event.
    ///   - modifiers: the keys that are held.
    ///   - time: in seconds, on a clock that never goes back.
    ///   - root: what the window shows.
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
        for surface in surfaces where !surface.isSettled { surface.receive(event) }
        if !isPressed, !hasFingers {
            for surface in surfaces where !surface.isSettled && surface.deadline == nil { surface.conclude() }
        }
        resolve()
    }

    private func begin(at point: CGPoint, in root: _ViewNode, _ time: Double) {
        guard !isPressed, !hasFingers else { return }
        let path = listeners(at: point, in: root)
        let found = path.filter { $0.priority == .high } + path.reversed().filter { $0.priority != .high }
        // The next press of several goes on with what waits for it.
        guard !found.elementsEqual(surfaces, by: ===) else { return }
        for surface in surfaces where !surface.isSettled { surface.fail() }
        resolve()
        surfaces = found
    }

    private func resolve() {
        var isBlocked = false
        for surface in surfaces {
            if surface.priority == .simultaneous {
                surface.commit()
                continue
            }
            if let winner, winner !== surface { surface.fail() }
            if surface.hasBegun {
                guard !isBlocked else { continue }
                winner = surface
            } else if !surface.isFailed {
                isBlocked = true
            }
            surface.commit()
        }
        // What an action removed is out of the game.
        surfaces.removeAll(where: \.isRetired)
        hasClaimed = winner != nil
        guard !isPressed, !hasFingers, surfaces.allSatisfy(\.isSettled) else { return }
        surfaces.forEach { $0.reset() }
        (surfaces, winner) = ([], nil)
    }
}
