import Foundation

/// A view whose content can scroll to views inside it.
public struct ScrollViewReader<Content: View>: _UnaryView {
    /// Makes the content from a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a scroll view reader.
    ///
    /// - Parameter content: Makes the content; several views are stacked vertically.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollReaderNode<Content>(item, inputs)
    }
}

/// A proxy that scrolls to views by their ids.
@MainActor
public struct ScrollViewProxy {
    fileprivate weak var target: (any ScrollReader)?

    /// Scrolls the scroll view that contains a view, after pending updates (R7.10).
    ///
    /// - Parameters:
    ///   - id: The id from `.id(_:)` or a `ForEach`; for a subview shown by another container, the original one
    ///     (R2.12).
    ///   - anchor: The point of the view and of the visible rectangle to align; `nil` for the shortest way to make the
    ///     view visible.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        target?.scrollTo(AnyHashable(id), anchor)
    }
}

@MainActor
private protocol ScrollReader: AnyObject {
    func scrollTo(_ id: AnyHashable, _ anchor: UnitPoint?)
}

/// The node of a scroll view reader.
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
    /// Returns the first descendant with the id, depth first, that is laid out.
    final func node(called id: AnyHashable) -> _ViewNode? {
        for child in children where !child.isExcluded {
            if child.item.id.isCalled(id) { return child }
            if let found = child.node(called: id) { return found }
        }
        return nil
    }

    /// Scrolls the nearest scroll view between the node and `limit` to make a rectangle of the window visible.
    fileprivate func scrollIntoView(_ target: CGRect, _ anchor: UnitPoint?, below limit: _ViewNode) {
        var (child, node) = (self, parent)
        while let current = node, current !== limit {
            if let scroll = current.asScrollNode { return scroll.show(target, anchor) }
            current.willBeScrolled(to: child)
            (child, node) = (current, current.parent)
        }
    }
}

extension _ViewNode {
    /// Scrolls all scroll views around the node by the shortest way to make it visible.
    package func scrollIntoView() {
        var node = parent
        while let current = node {
            current.asScrollNode?.show(windowFrame, nil)
            node = current.parent
        }
    }
}

extension ItemID {
    /// Returns whether `id` is an explicit id on the path: from `.id(_:)`, a `ForEach`, or the original of a vended
    /// subview.
    func isCalled(_ id: AnyHashable) -> Bool {
        var step: ItemID? = self
        while let current = step {
            switch current.component {
            case .element(let own), .explicit(let own):
                if own == id { return true }
                if let subview = own.base as? Subview.ID, subview.item.isCalled(id) { return true }
            // An element of `ForEach(subviews:)` is a subview, whose own id is part of its component.
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

extension AnyScrollNode {
    /// Scrolls to make a rectangle in window coordinates visible between the content margins.
    package func show(_ target: CGRect, _ anchor: UnitPoint?) {
        let visible = windowFrame
        let placed = placedOffset
        let anchor = anchor?.fromLeft(environment.layoutDirection)
        let margins = environment.scrollContentMargins
        let left = environment.layoutDirection == .rightToLeft ? margins.trailing : margins.leading
        var offset = self.offset
        for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)] where axes.contains(set) {
            let margin = axis == .horizontal ? left : margins.top
            let start = target.origin[axis] - visible.origin[axis] + placed[axis] - margin
            let (length, room) = (target.size[axis], visible.size[axis] - margins[axis])
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
