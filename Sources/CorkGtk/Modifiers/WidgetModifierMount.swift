import CGtk
import CorkUI

/// A mount that modifies the widget of its node.
class WidgetModifierMount: Mount {
    /// The widget to modify: that of the only descendant node with one, or else the host's if it shows nothing else.
    ///
    /// The value is `nil` for a drawn part of a host.
    var target: UnsafeMutablePointer<GtkWidget>? { ownWidget ?? (fillsHost ? hostWidget : nil) }

    /// The widget of the only descendant node that has one.
    final var ownWidget: UnsafeMutablePointer<GtkWidget>? { ownMount?.child }

    /// The mount of the only descendant node that has a widget.
    final var ownMount: WidgetMount? { node.onlyWidgetMount }

    /// The owner of the host that shows the node, or else the host.
    final var hostWidget: UnsafeMutablePointer<GtkWidget>? { host.map { $0.owner ?? $0.widget } }

    /// A Boolean value that indicates whether the node, apart from modifiers, is the only content of the host.
    final var fillsHost: Bool { host.map(node.fills) ?? false }

    override func attach(to host: HostView) {
        super.attach(to: host)
        update()
    }

    final override func update() {
        let target = target
        if lent?.widget != target { takeBack() }
        guard let target else { return }
        if lent == nil, target == hostWidget { lent = ObjectRef(retaining: target) }
        apply(to: target)
    }

    /// The modified widget, if it belongs to an enclosing view and may outlive the node.
    private var lent: ObjectRef?

    private func takeBack() {
        if let lent { withdraw(from: lent.widget) }
        lent = nil
    }

    override func remove() { takeBack() }

    /// Modifies a widget.
    func apply(to widget: UnsafeMutablePointer<GtkWidget>) {}

    /// Reverts the modification, unless the widget was changed in the meantime.
    func withdraw(from widget: UnsafeMutablePointer<GtkWidget>) {}
}

extension _ViewNode {
    /// The mount of the only node at or below this one that has a widget; `nil` if there are several or none.
    var onlyWidgetMount: WidgetMount? {
        var below: _ViewNode? = self
        while let current = below {
            if let input = current.inputNode {
                below = input
                continue
            }
            if let mount = current.mount as? WidgetMount { return mount }
            below = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }
}
