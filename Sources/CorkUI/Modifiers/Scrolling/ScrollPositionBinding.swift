import Foundation

/// A modifier that binds the position of a scroll view.
public struct _ScrollPositionBindingModifier: _PrimitiveModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollPositionBindingNode(item, inputs)
    }
}

/// The node of a modifier that binds the position of a scroll view.
final class ScrollPositionBindingNode: ScrollModifierNode<_ScrollPositionBindingModifier> {
    private var known: ScrollPosition?
    /// The target that is being scrolled to, and the number of layouts it may still take, since lines that are built on
    /// the way change estimated lengths.
    private var pending: (target: ScrollPosition.Target, patience: Int)?
    private var isMovedByPerson = false
    private var knownOffset: CGPoint?

    override func build() {
        super.build()
        evaluate()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        evaluate()
    }

    /// Requests a layout after the binding changed, in which the scroll view is scrolled.
    override func evaluate() {
        if tracking({ modifier.position.wrappedValue }) != known { invalidateLayout() }
    }

    override func scrollChanged(from old: (any AnyScrollNode)?, to new: (any AnyScrollNode)?) {
        old?.movement.unfollow(self)
        guard let movement = new?.movement else { return }
        movement.follow(self) { [unowned self, unowned movement] _, _ in
            if movement.phase == .interacting { (isMovedByPerson, pending) = (true, nil) }
        }
    }

    override func observe(_ scroll: any AnyScrollNode) -> Bool {
        guard scroll.frame.width > 0, scroll.frame.height > 0 else { return false }
        let position = modifier.position.wrappedValue
        if position != known {
            (known, isMovedByPerson) = (position, false)
            pending = position.target.map { ($0, Self.patience) }
        }
        if pending != nil { return put(scroll) }
        guard isMovedByPerson, scroll.offset != knownOffset else { return false }
        knownOffset = scroll.offset
        var moved = position
        moved.moved(to: id(position.idType, in: scroll))
        guard moved != position else { return false }
        known = moved
        modifier.position.wrappedValue = moved
        return true
    }

    private static var patience: Int { 8 }

    /// Scrolls to the pending target, and returns whether another layout is needed to reach it.
    private func put(_ scroll: any AnyScrollNode) -> Bool {
        guard let (target, patience) = pending else { return false }
        let before = scroll.offset
        switch target {
        case .id(let id, let anchor):
            guard let frame = scroll.node(called: id.erased)?.windowFrame ?? scroll.bringIn(id.erased)?.frame else {
                break
            }
            scroll.show(frame, anchor ?? modifier.anchor)
        case .edge(let edge): scroll.scroll(to: edge)
        case .point(let x, let y):
            let now = scroll.geometry.contentOffset
            scroll.scroll(toContentOffset: CGPoint(x: x ?? now.x, y: y ?? now.y))
        }
        let isThere = abs(scroll.offset.x - before.x) < 0.5 && abs(scroll.offset.y - before.y) < 0.5
        pending = isThere || patience == 0 ? nil : (target, patience - 1)
        knownOffset = scroll.offset
        return !isThere
    }

    private func id<ID: Hashable & Sendable>(_ type: ID.Type, in scroll: any AnyScrollNode) -> ScrollTargetID? {
        scroll.firstTarget(at: modifier.anchor, as: type).map { ScrollTargetID(id: $0) }
    }
}

extension AnyScrollNode {
    /// Scrolls the origin of the visible rectangle to a point of the content, as in ``geometry``.
    func scroll(toContentOffset place: CGPoint) { scroll(to: offset(atContentOffset: place)) }

    /// Returns the offset from the left for a content offset, clamped to the content.
    func offset(atContentOffset place: CGPoint) -> CGPoint {
        let (geometry, ends) = (geometry, geometry.ends)
        var offset = CGPoint(x: place.x + geometry.contentInsets.leading, y: place.y + geometry.contentInsets.top)
        if environment.layoutDirection == .rightToLeft { offset.x = ends.x - offset.x }
        return CGPoint(x: min(max(offset.x, 0), ends.x), y: min(max(offset.y, 0), ends.y))
    }

    /// Scrolls to an edge of the content, without changing the offset on the other axis.
    fileprivate func scroll(to edge: Edge) {
        let geometry = geometry
        var place = geometry.contentOffset
        switch edge {
        case .top: place.y = -geometry.contentInsets.top
        case .bottom: place.y = geometry.ends.y - geometry.contentInsets.top
        case .leading: place.x = -geometry.contentInsets.leading
        case .trailing: place.x = geometry.ends.x - geometry.contentInsets.leading
        }
        scroll(toContentOffset: place)
    }
}

extension ScrollGeometry {
    /// The maximum offset of the content.
    var ends: CGPoint {
        CGPoint(
            x: max(contentSize.width + contentInsets.leading + contentInsets.trailing - containerSize.width, 0),
            y: max(contentSize.height + contentInsets.top + contentInsets.bottom - containerSize.height, 0))
    }
}

extension View {
    /// Binds the position of the first scroll view inside: setting it scrolls, and scrolling by a person updates it.
    ///
    /// - Parameters:
    ///   - position: A binding to the position.
    ///   - anchor: The point of the visible rectangle that determines the current view, and with which views are
    ///     aligned when scrolling to them; `nil` to scroll by the shortest way to make a view visible.
    /// - Returns: The modified view.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionBindingModifier(position: position, anchor: anchor))
    }
}
