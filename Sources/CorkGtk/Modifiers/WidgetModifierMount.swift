import CGtk
import CorkUI

/// A mount that does something to the widget that stands for its node.
class WidgetModifierMount: Mount {
    /// The widget of the only node below which has one, else what the host stands for where it shows nothing else; nil
    /// for a drawn part of a host.
    var target: UnsafeMutablePointer<GtkWidget>? { ownWidget ?? (fillsHost ? hostWidget : nil) }

    /// The widget of the only node below which has one.
    final var ownWidget: UnsafeMutablePointer<GtkWidget>? { ownMount?.child }

    /// The mount of the only node below that has a widget.
    final var ownMount: WidgetMount? { node.onlyWidgetMount }

    /// The owner of the host that shows the node, or else the host.
    final var hostWidget: UnsafeMutablePointer<GtkWidget>? { host.map { $0.owner ?? $0.widget } }

    /// Whether the node, with modifiers around it at most, is all that the host shows.
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

    /// Does it.
    func apply(to widget: UnsafeMutablePointer<GtkWidget>) {}

    /// Undoes it, unless something else was done meanwhile.
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
