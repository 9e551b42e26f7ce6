import CorkUI
import Foundation

/// A drag in a window without a display.
@MainActor
final class TestDrag {
    private let drag: ActiveDrag
    private let tracker = DropTracker()
    private var point = CGPoint.zero

    /// Begins a drag of a view, or returns `nil` if it provides no content.
    init?(_ source: any AnyDragNode) {
        guard let drag = ActiveDrag(source) else { return nil }
        self.drag = drag
        drag.begin(at: CGPoint(x: source.dragFrame.midX, y: source.dragFrame.midY))
    }

    /// The MIME types of the dragged content.
    var types: Set<String> { drag.types }

    /// The node of the source's own preview.
    var preview: _ViewNode? { drag.preview?.node }

    /// Moves the drag over a destination, at a point of the window.
    func move(to target: (any AnyDropNode)?, at point: CGPoint) {
        self.point = point
        tracker.move(to: target)
        if let target { target.hover(types, at: target.localPoint(point)) }
        drag.moved(over: target, at: point)
    }

    /// Drops the content; returns `true` if it was accepted.
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

    /// Cancels the drag.
    func cancel() {
        tracker.move(to: nil)
        drag.ended(.cancel)
    }
}

extension TestHost {
    /// Begins a drag of a view; returns `false` if it can't be dragged.
    func beginDrag(_ source: any AnyDragNode) -> Bool {
        drag = TestDrag(source)
        settle()
        return drag != nil
    }

    /// The view that the source of the current drag shows under the pointer; `nil` for a picture of the source.
    public var dragPreview: TestElement? { drag?.preview.map { TestElement(node: $0, host: self) } }

    /// Moves the drag to a point of the window, and settles.
    ///
    /// - Parameter point: The position in points; the innermost destination there becomes the target.
    public func moveDrag(to point: CGPoint) {
        guard let drag else { return }
        var found: (any AnyDropNode)?
        func look(at node: _ViewNode) {
            guard !node.isHidden else { return }
            if let destination = node as? any AnyDropNode, destination.isActive,
                destination.windowFrame.contains(point),
                destination.takenTypes.contains(where: drag.types.contains),
                found.map({ $0.depth < node.depth }) ?? true
            {
                found = destination
            }
            node.children.forEach(look)
        }
        look(at: root.node)
        drag.move(to: found, at: point)
        settle()
    }

    /// Drops the dragged content and settles; returns `true` if it was accepted.
    @discardableResult
    public func dropDrag() -> Bool {
        guard let drag else { return false }
        self.drag = nil
        defer { settle() }
        return drag.drop()
    }

    /// Cancels the drag, as Escape does, and settles.
    public func cancelDrag() {
        drag?.cancel()
        drag = nil
        settle()
    }
}
