import CorkUI
import Foundation

/// A drag in a window without a display.
@MainActor
final class TestDrag {
    private let drag: ActiveDrag
    private let tracker = DropTracker()
    private var point = CGPoint.zero

    /// Takes up a view; `nil` if it gives nothing.
    init?(_ source: any DragSurface) {
        guard let drag = ActiveDrag(source) else { return nil }
        self.drag = drag
        drag.begin(at: CGPoint(x: source.dragFrame.midX, y: source.dragFrame.midY))
    }

    /// The MIME types of what is dragged.
    var types: Set<String> { drag.types }

    /// Holds it over a destination, at a point of the window.
    func move(to target: (any DropSurface)?, at point: CGPoint) {
        self.point = point
        tracker.move(to: target)
        if let target { target.hover(types, at: target.localPoint(point)) }
        drag.moved(over: target, at: point)
    }

    /// Lets go of it, and returns whether it was taken.
    func drop() -> Bool {
        guard let target = tracker.target, let type = target.takenTypes.first(where: types.contains) else {
            drag.ended(.forbidden)
            return false
        }
        tracker.drop()
        let isTaken = target.drop(drag.items(as: type), at: target.localPoint(point))
        drag.ended(isTaken ? target.operation : .forbidden)
        return isTaken
    }

    /// Leaves it where it is.
    func cancel() {
        tracker.move(to: nil)
        drag.ended(.cancel)
    }
}

extension TestHost {
    /// Begins a drag of a view; returns whether it can be dragged.
    func beginDrag(_ source: any DragSurface) -> Bool {
        drag = TestDrag(source)
        settle()
        return drag != nil
    }

    /// Holds what is dragged at a point of the window, and settles.
    ///
    /// - Parameter point: the position, in points; the innermost destination there is told.
    public func moveDrag(to point: CGPoint) {
        guard let drag else { return }
        var found: (any DropSurface)?
        func look(at node: _ViewNode) {
            guard !node.isHidden else { return }
            if let surface = node as? any DropSurface, surface.isActive, surface.windowFrame.contains(point),
                surface.takenTypes.contains(where: drag.types.contains), found.map({ $0.depth < node.depth }) ?? true
            {
                found = surface
            }
            node.children.forEach(look)
        }
        look(at: root.node)
        drag.move(to: found, at: point)
        settle()
    }

    /// Lets go of what is dragged, settles, and returns whether it was taken.
    @discardableResult
    public func dropDrag() -> Bool {
        guard let drag else { return false }
        self.drag = nil
        defer { settle() }
        return drag.drop()
    }

    /// Leaves what is dragged where it is, as Escape does, and settles.
    public func cancelDrag() {
        drag?.cancel()
        drag = nil
        settle()
    }
}
