import Foundation

/// A modifier that binds the id of the first visible view of a scroll view.
public struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollPositionNode<ID>(item, inputs)
    }
}

/// The node of a modifier that binds the id of the first visible view.
final class ScrollPositionNode<ID: Hashable>: ScrollModifierNode<_ScrollPositionModifier<ID>> {
    private var known: ID?
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
        if tracking({ modifier.id.wrappedValue }) != known { invalidateLayout() }
    }

    override func observe(_ scroll: any AnyScrollNode) -> Bool {
        let wanted = modifier.id.wrappedValue
        if wanted != known {
            known = wanted
            let id = wanted.map { AnyHashable($0) }
            if let id, let target = scroll.node(called: id)?.windowFrame ?? scroll.bringIn(id)?.frame {
                scroll.show(target, modifier.anchor ?? .topLeading)
            }
            knownOffset = scroll.offset
            return true
        }
        defer { knownOffset = scroll.offset }
        guard let knownOffset, knownOffset != scroll.offset,
            let id = scroll.firstTarget(at: modifier.anchor, as: ID.self), id != known
        else {
            return false
        }
        known = id
        modifier.id.wrappedValue = id
        return true
    }
}

/// A modifier that marks the subviews of a layout as scroll targets.
public struct _ScrollTargetsModifier: _PrimitiveModifier, Equatable {
    let isEnabled: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ScrollTargetsNode(item, inputs) }
}

/// The node of a layout of scroll targets.
final class ScrollTargetsNode: _ModifierNode<_ScrollTargetsModifier> {
    var isEnabled: Bool { modifier.isEnabled }
}

extension View {
    /// Binds the id of the first visible view of the scroll view; setting it scrolls there.
    ///
    /// - Parameters:
    ///   - id: A binding to the id; `nil` until the scroll view is scrolled.
    ///   - anchor: The point of the visible rectangle that determines the view; `nil` for its top leading corner.
    /// - Returns: The modified view.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(id: id, anchor: anchor))
    }

    /// Makes the subviews of the layout scroll targets, which scroll positions report and at which scrolling can end.
    ///
    /// - Parameter isEnabled: Whether they are scroll targets.
    /// - Returns: The modified view.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetsModifier(isEnabled: isEnabled))
    }
}

extension AnyScrollNode {
    /// Returns the id of the first target that ends after the start of the visible rectangle, or after the anchor in
    /// it.
    func firstTarget<ID: Hashable>(at anchor: UnitPoint?, as type: ID.Type) -> ID? {
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let visible = windowFrame
        let line = visible.origin[axis] + visible.size[axis] * (anchor ?? .topLeading)[axis]
        let targets = targets
        let reached = targets.first {
            let frame = $0.windowFrame
            return frame.origin[axis] + frame.size[axis] > line + 0.5
        }
        return (reached ?? targets.last)?.item.id.givenID(as: type)
    }

    /// The subviews of the scroll target layout that are shown.
    var targets: [_ViewNode] {
        let layout = first { ($0 as? ScrollTargetsNode).flatMap { $0.isEnabled ? $0 : nil } }
        return layout?.first { $0.isContainer ? $0 : nil }?.children.filter { !$0.isHidden } ?? []
    }
}

extension ItemID {
    /// Returns the nearest explicit id of type `T` on the path.
    fileprivate func givenID<T: Hashable>(as type: T.Type) -> T? {
        var step: ItemID? = self
        while let current = step {
            switch current.component {
            case .element(let id), .explicit(let id):
                if let id = id.base as? T { return id }
                if let id = (id.base as? Subview.ID)?.item.givenID(as: type) { return id }
            case .subview(let list, let item):
                if let id = Subview.ID(list: list, item: item) as? T ?? item.givenID(as: type) { return id }
            case .number(let id):
                if let id = id as? T { return id }
            case .proxy(_, let original):
                if let id = original.givenID(as: type) { return id }
            default: break
            }
            step = current.parent
        }
        return nil
    }
}
