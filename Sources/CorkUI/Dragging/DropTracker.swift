import Foundation

/// An object that notifies the drop destinations of a window as a drag moves from one to the next.
@MainActor
package final class DropTracker {
    /// The destination that would accept a drop.
    package private(set) weak var target: (any AnyDropNode)?
    /// The ancestors of the target that the drag entered before it.
    private var around: [WeakDestination] = []

    private struct WeakDestination { weak var destination: (any AnyDropNode)? }

    package init() {}

    /// Updates the target to the destination under the drag.
    package func move(to found: (any AnyDropNode)?) {
        guard found !== target else { return }
        func isInside(_ destination: any AnyDropNode) -> Bool {
            found.map { $0 !== destination && $0.isBelow(destination) } == true
        }
        if let target, isInside(target) {
            target.setTargetedInside()
            around.append(WeakDestination(destination: target))
        } else {
            target?.setTargeted(false)
        }
        around.removeAll { outer in
            guard let destination = outer.destination, destination !== found else { return true }
            if isInside(destination) { return false }
            destination.setTargeted(false)
            return true
        }
        target = found
        target?.setTargeted(true)
    }

    /// Lets the target accept the drop, and resets the tracker.
    package func drop() {
        for outer in around { outer.destination?.setTargeted(false) }
        target?.dropBegan()
        (target, around) = (nil, [])
    }

    /// Removes a destination that is removed from the window.
    package func remove(_ node: _ViewNode) { if target === node { target = nil } }
}
