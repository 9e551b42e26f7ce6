import Foundation

/// An object that notifies the drop destinations of a window as a drag moves from one to the next.
@MainActor
package final class DropTracker {
    /// The destination that would accept a drop.
    package private(set) weak var target: (any DropSurface)?
    /// The ancestors of the target that the drag entered before it.
    private var around: [WeakSurface] = []

    private struct WeakSurface { weak var surface: (any DropSurface)? }

    package init() {}

    /// Updates the target to the destination under the drag.
    package func move(to found: (any DropSurface)?) {
        guard found !== target else { return }
        func isInside(_ surface: any DropSurface) -> Bool {
            found.map { $0 !== surface && $0.isBelow(surface) } == true
        }
        if let target, isInside(target) {
            target.setTargetedInside()
            around.append(WeakSurface(surface: target))
        } else {
            target?.setTargeted(false)
        }
        around.removeAll { outer in
            guard let surface = outer.surface, surface !== found else { return true }
            if isInside(surface) { return false }
            surface.setTargeted(false)
            return true
        }
        target = found
        target?.setTargeted(true)
    }

    /// Lets the target accept the drop, and resets the tracker.
    package func drop() {
        for outer in around { outer.surface?.setTargeted(false) }
        target?.dropBegan()
        (target, around) = (nil, [])
    }

    /// Removes a destination that is removed from the window.
    package func remove(_ node: _ViewNode) { if target === node { target = nil } }
}
