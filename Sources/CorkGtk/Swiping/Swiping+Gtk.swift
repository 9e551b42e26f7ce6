import CGtk
import CorkUI

extension _SwipeContainerModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { KeyPressMount(node, renderer) }
}

extension _SwipedModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        SwipedMount(node as! SwipedNode, renderer)
    }
}

/// A mount for a view with swipe actions, which also has a menu of the same buttons.
private final class SwipedMount: FocusableMount {
    private let swiped: SwipedNode
    private var pointer: SwipePointer?
    private var open: PopoverMenu?

    init(_ swiped: SwipedNode, _ renderer: GtkRenderer) {
        self.swiped = swiped
        super.init(swiped, renderer)
        pointer = SwipePointer(child, renderer) { [unowned swiped] _ in swiped }
        signals.openContextMenu(on: child) { [unowned self] in showMenu(at: $0) }
        setHasPopup(child)
        AccessibleActions.add(to: child, of: self) { [weak self] in self?.actions ?? [] }
    }

    private var actions: [AccessibleAction] {
        guard let menu = swiped.rowMenu, !menu.items.isEmpty else { return [] }
        return [.showMenu { [weak self] in self?.showMenu(at: nil) }]
    }

    private func showMenu(at point: (x: Double, y: Double)?) {
        guard let menu = swiped.rowMenu, !menu.items.isEmpty else { return }
        open = PopoverMenu(menu, over: child, at: point, inside: renderer.rootHost)
    }

    override func update() {
        super.update()
        gtk_widget_set_overflow(child, swiped.isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    override func remove() {
        (open, pointer) = (nil, nil)
        super.remove()
    }
}
