import Foundation

/// What is in a popover.
public struct _PopoverView: _UnaryView {
    let content: @MainActor () -> AnyView

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { "Popover" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PopoverNode(item, inputs)
    }
}

/// A view at which a popover is presented, placed; what is in the popover is the second node below.
final class PopoverModifierNode: _ModifierNode<_PopoverModifier> {
    fileprivate var value: _PopoverModifier { modifier }

    override func build() {
        super.build()
        if let popoverItem { children.append(makePopover(popoverItem)) }
    }

    private var popoverItem: _ViewListItem? {
        modifier.id.map {
            _ViewListItem(_PopoverView(content: modifier.content), _ItemInputs(id: .root(.explicit($0))))
        }
    }

    private var popoverEnvironment: EnvironmentValues {
        let dismiss = modifier.dismiss
        return environment.presented(DismissAction(self) { dismiss() })
    }

    private func makePopover(_ item: _ViewListItem) -> _ViewNode {
        let environment = popoverEnvironment
        return makeChild(item, environment: environment, bodyEnvironment: environment)
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        let item = popoverItem
        if let item, children.count > 1, children[1].canTake(item) {
            let environment = popoverEnvironment
            return children[1].update(item, environment: environment, bodyEnvironment: environment)
        }
        guard item != nil || children.count > 1 else { return }
        for popover in children.dropFirst() { popover.remove() }
        children.removeSubrange(1...)
        if let item { children.append(makePopover(item)) }
        childrenChanged()
    }

    /// What is in the popover says nothing to the views around.
    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { children[0].preference(key) }

    override func placeChildren(in bounds: CGRect) {
        super.placeChildren(in: bounds)
        (children.last as? PopoverNode)?.point(at: bounds)
    }
}

/// What is in a popover, placed: a surface that the host shows over the window.
final class PopoverNode: _ViewNode, PopoverSurface {
    /// Where it points, on the surface that the view it is at is on.
    private(set) var target = CGRect.zero
    private var modifier: _PopoverModifier { (parent as! PopoverModifierNode).value }

    var edge: Edge { modifier.edge ?? .bottom }
    func dismiss() { if !isDismissDisabled { modifier.dismiss() } }
    var isDismissDisabled: Bool { graph.window.isDismissDisabled(of: self) }

    override var isSurface: Bool { true }

    private func makeContent() -> _ViewListItem {
        let content = item.value(as: _PopoverView.self).content
        return tracking { _ViewListItem.combining(content(), in: VStackLayout()) }
    }

    override func build() {
        children = [makeChild(makeContent(), environment: environment, bodyEnvironment: environment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { evaluate() }

    override func evaluate() {
        updateChild(makeContent(), environment: environment, bodyEnvironment: environment)
        updateMount()
    }

    override func remove() {
        // The focus goes back while what has it is still there.
        mount?.remove()
        super.remove()
    }

    /// Places the popover beside what it points at.
    func point(at bounds: CGRect) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        target = modifier.anchor.source.value(bounds, isMirrored)
        let size = children[0].sizeThatFits(.unspecified)
        let origin: CGPoint =
            switch isMirrored ? edge.mirrored : edge {
            case .top: CGPoint(x: target.midX - size.width / 2, y: target.minY - size.height)
            case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.maxY)
            case .leading: CGPoint(x: target.minX - size.width, y: target.midY - size.height / 2)
            case .trailing: CGPoint(x: target.maxX, y: target.midY - size.height / 2)
            }
        place(CGRect(origin: origin, size: size))
    }
}

extension Edge {
    /// The edge that it is from the other side.
    fileprivate var mirrored: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        default: self
        }
    }
}

/// A placed popover.
@MainActor
package protocol PopoverSurface: _ViewNode {
    /// Where it points, on the surface that the view it is at is on.
    var target: CGRect { get }
    /// On which side of that it is where there is room.
    var edge: Edge { get }
    /// Asks the view that presents it to do so no longer, unless a view inside keeps it open.
    func dismiss()
    /// Whether a view inside keeps it open.
    var isDismissDisabled: Bool { get }
}
