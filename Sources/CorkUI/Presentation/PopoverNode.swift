import Foundation

/// The content of a popover.
public struct _PopoverView: _UnaryView {
    let content: @MainActor () -> AnyView

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { "Popover" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PopoverNode(item, inputs)
    }
}

/// The node of a view with a popover, whose second child is the open popover.
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

    /// Returns the preference of the view; the content of the popover contributes nothing.
    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { children[0].preference(key) }

    override func placeChildren(in bounds: CGRect) {
        super.placeChildren(in: bounds)
        (children.last as? PopoverNode)?.point(at: bounds)
    }
}

/// The node of an open popover, a host that the renderer shows above the window.
final class PopoverNode: _ViewNode, AnyPopoverNode {
    /// The rectangle at which the popover points, in the coordinate space of the host of its source view.
    private(set) var target = CGRect.zero
    private var modifier: _PopoverModifier { (parent as! PopoverModifierNode).value }

    var edge: Edge { modifier.edge ?? .bottom }
    func dismiss() { if !isDismissDisabled { modifier.dismiss() } }
    var isDismissDisabled: Bool { graph.window.isDismissDisabled(of: self) }

    override var isHost: Bool { true }

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
        // Unmounting first restores the focus to the source view while the focused view still exists.
        mount?.remove()
        super.remove()
    }

    /// Places the popover beside its anchor.
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
    /// The opposite edge for horizontal edges in a right-to-left layout.
    fileprivate var mirrored: Edge {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        default: self
        }
    }
}

/// The node of an open popover, independent of its source.
@MainActor
package protocol AnyPopoverNode: _ViewNode {
    /// The rectangle at which the popover points, in the coordinate space of the host of its source view.
    var target: CGRect { get }
    /// The preferred side of the target.
    var edge: Edge { get }
    /// Dismisses the popover, unless a view inside disables that.
    func dismiss()
    /// A Boolean value that indicates whether a view in the popover disables dismissal.
    var isDismissDisabled: Bool { get }
}
