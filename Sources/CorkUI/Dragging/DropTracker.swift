import Foundation

/// Tells the drop destinations of a window what is over them, as a drag goes from one to the next.
@MainActor
package final class DropTracker {
    /// The destination that would take a drop.
    package private(set) weak var target: (any DropSurface)?
    /// Destinations around the target that the drag came through.
    private var around: [WeakSurface] = []

    private struct WeakSurface { weak var surface: (any DropSurface)? }

    package init() {}

    /// Takes the destination that the drag is over now.
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

    /// A destination is gone.
    package func remove(_ node: _ViewNode) { if target === node { target = nil } }
}
