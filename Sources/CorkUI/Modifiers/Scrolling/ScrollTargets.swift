import Foundation

/// A modifier that sets the scroll target behavior of a scroll view.
public struct _ScrollTargetBehaviorModifier: _PrimitiveModifier {
    let behavior: any ScrollTargetBehavior

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollTargetBehaviorNode(item, inputs)
    }
}

/// The node of a modifier that sets a scroll target behavior.
final class ScrollTargetBehaviorNode: ScrollModifierNode<_ScrollTargetBehaviorModifier>, ScrollRestDecider {
    /// The visible rectangle and the targets when a person began to scroll.
    private var start = (rect: CGRect.zero, targets: [CGRect]())

    override func scrollChanged(from old: (any AnyScrollNode)?, to new: (any AnyScrollNode)?) {
        old?.movement.decider = nil
        new?.movement.decider = self
    }

    func begin(_ scroll: any AnyScrollNode) { start = (scroll.geometry.visibleRect, scroll.targetPlaces) }

    func place(_ scroll: any AnyScrollNode, _ velocity: CGVector) -> CGPoint {
        let geometry = scroll.geometry
        var target = ScrollTarget(rect: geometry.visibleRect)
        modifier.behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: start.rect), velocity: velocity, contentSize: geometry.contentSize,
                containerSize: geometry.containerSize, axes: scroll.axes,
                targets: start.targets + scroll.targetPlaces, environment: scroll.environment))
        let anchor = target.anchor ?? .topLeading
        return CGPoint(
            x: target.rect.minX + (target.rect.width - geometry.containerSize.width) * anchor.x,
            y: target.rect.minY + (target.rect.height - geometry.containerSize.height) * anchor.y)
    }
}

extension AnyScrollNode {
    /// The frames of the targets in the content, from its leading edge and top.
    fileprivate var targetPlaces: [CGRect] {
        let (origin, visible) = (geometry.contentOffset, windowFrame)
        let isMirrored = environment.layoutDirection == .rightToLeft
        return targets.map {
            let place = $0.windowFrame
            let x = isMirrored ? visible.maxX - place.maxX : place.minX - visible.minX
            return CGRect(
                x: origin.x + x, y: origin.y + place.minY - visible.minY, width: place.width, height: place.height)
        }
    }

    /// Scrolls to a content offset with an animation after a person has scrolled, and returns whether the offset
    /// changes.
    func glide(toContentOffset place: CGPoint) -> Bool {
        let (from, to) = (offset, offset(atContentOffset: place))
        guard abs(from.x - to.x) >= 0.5 || abs(from.y - to.y) >= 0.5 else { return false }
        if let mount = mount as? any ScrollMounting {
            mount.glide(to: to)
        } else {
            scroll(to: to)
            movement.move(at: 0)
            movement.rest()
        }
        return true
    }
}

extension View {
    /// Sets where scrolling by a person ends in the first scroll view inside.
    ///
    /// GTK does not report where its own kinetic scrolling will end, so the scroll view moves on from that place.
    ///
    /// - Parameter behavior: `.paging`, `.viewAligned` or a custom behavior.
    /// - Returns: The modified view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
    }
}
