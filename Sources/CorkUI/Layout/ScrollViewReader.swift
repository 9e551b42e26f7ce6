import Foundation

/// Gives its content a way to scroll to the views inside.
public struct ScrollViewReader<Content: View>: _UnaryView {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// - Parameter content: what is shown; several views are stacked.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollReaderNode<Content>(item, inputs)
    }
}

/// Scrolls to views by their ids.
@MainActor
public struct ScrollViewProxy {
    fileprivate weak var target: (any ScrollReader)?

    /// Scrolls the scroll view that holds a view, after updates that are under way (R7.10).
    ///
    /// - Parameters:
    ///   - id: of `.id(_:)` or of a `ForEach`; the original one of a subview that is shown elsewhere (R2.12).
    ///   - anchor: where in the visible part the same point of the view comes to be; nil to scroll no further than the
    ///     view needs to be seen.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        target?.scrollTo(AnyHashable(id), anchor)
    }
}

@MainActor
private protocol ScrollReader: AnyObject {
    func scrollTo(_ id: AnyHashable, _ anchor: UnitPoint?)
}

/// A scroll view reader, placed.
final class ScrollReaderNode<Content: View>: _ViewNode, GeometryObserver, ScrollReader {
    private var value: ScrollViewReader<Content> { item.value(as: ScrollViewReader<Content>.self) }
    private var wanted: (id: AnyHashable, anchor: UnitPoint?)?

    private func makeItem() -> _ViewListItem {
        tracking { _ViewListItem.combining(value.content(ScrollViewProxy(target: self)), in: VStackLayout()) }
    }

    override func build() {
        graph.geometryObservers.insert(self)
        children = [makeChild(makeItem(), environment: environment, bodyEnvironment: environment)]
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { evaluate() }

    override func evaluate() {
        updateChild(makeItem(), environment: environment, bodyEnvironment: environment)
    }

    func scrollTo(_ id: AnyHashable, _ anchor: UnitPoint?) {
        wanted = (id, anchor)
        invalidateLayout()
    }

    func observeGeometry() -> Bool {
        guard let (id, anchor) = wanted else { return false }
        wanted = nil
        if let found = node(called: id) {
            found.scrollIntoView(found.windowFrame, anchor, below: self)
        } else if let (container, frame) = bringIn(id) {
            container.scrollIntoView(frame, anchor, below: self)
        }
        return true
    }
}

extension _ViewNode {
    /// The first node below that has the id, depth first; what is passed over is in no place.
    final func node(called id: AnyHashable) -> _ViewNode? {
        for child in children where !child.isPassedOver {
            if child.item.id.isCalled(id) { return child }
            if let found = child.node(called: id) { return found }
        }
        return nil
    }

    /// Scrolls the nearest scroll view around, if it is below `limit`, so that a place in the window is seen.
    fileprivate func scrollIntoView(_ target: CGRect, _ anchor: UnitPoint?, below limit: _ViewNode) {
        var (child, node) = (self, parent)
        while let current = node, current !== limit {
            if let scroll = current.asScrollSurface { return scroll.show(target, anchor) }
            current.willBeScrolled(to: child)
            (child, node) = (current, current.parent)
        }
    }
}

extension _ViewNode {
    /// Scrolls every scroll view around no further than it takes to see the node.
    package func scrollIntoSight() {
        var node = parent
        while let current = node {
            current.asScrollSurface?.show(windowFrame, nil)
            node = current.parent
        }
    }
}

extension ItemID {
    /// Whether `id` is an explicit id on the path: of `.id(_:)`, of a `ForEach`, or of the original of a subview.
    func isCalled(_ id: AnyHashable) -> Bool {
        var step: ItemID? = self
        while let current = step {
            switch current.component {
            case .element(let own), .explicit(let own):
                if own == id { return true }
                if let subview = own.base as? Subview.ID, subview.item.isCalled(id) { return true }
            // An element of `ForEach(subviews:)` is a subview, which has an id of its own further in.
            case .subview(let list, let item):
                if item.isCalled(id) || AnyHashable(Subview.ID(list: list, item: item)) == id { return true }
            case .number(let own):
                if AnyHashable(own) == id { return true }
            case .proxy(_, let original):
                if original.isCalled(id) { return true }
            default: break
            }
            step = current.parent
        }
        return false
    }
}

extension ScrollSurface {
    /// Scrolls so that a place in window coordinates is seen.
    package func show(_ target: CGRect, _ anchor: UnitPoint?) {
        let visible = windowFrame
        let placed = placedOffset
        var offset = self.offset
        for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)] where axes.contains(set) {
            let start = target.origin[axis] - visible.origin[axis] + placed[axis]
            let (length, room) = (target.size[axis], visible.size[axis])
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                offset[axis] = start + (length - room) * part
            } else if start < offset[axis] {
                offset[axis] = start
            } else if start + length > offset[axis] + room {
                offset[axis] = start + length - room
            }
        }
        scroll(to: offset)
    }
}
