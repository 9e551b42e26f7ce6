import CGtk
import CorkUI
import Foundation

extension Button: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        let button = node as! any AnyButtonNode
        return switch button.look {
        case .bordered, .prominent, .borderless: BorderedButtonMount(button, renderer)
        case .plain, .link: PlainButtonMount(button, renderer)
        case .drawn: DrawnButtonMount(button, renderer)
        // The content of a custom style contains a button of its own, or is one as a whole.
        case .made: button.isHost ? PlainButtonMount(button, renderer) : Mount(button, renderer)
        }
    }
}

/// A mount for a native button around the label's host.
final class BorderedButtonMount: WidgetMount {
    private let button: any AnyButtonNode
    private let label = HostView()
    private var shortcut: ShortcutConnection?

    init(_ button: any AnyButtonNode, _ renderer: GtkRenderer) {
        self.button = button
        super.init(button, renderer, gtk_button_new())
        label.measure = { [unowned button] in button.children[0].sizeThatFits($0) }
        label.layout = { [unowned button] in button.placeLabel(in: CGRect(origin: .zero, size: $0)) }
        label.show(childrenOf: button)
        gtk_button_set_child(child.cast(), label.widget)
        signals.connect("clicked", to: child) { [unowned button] in button.activate() }
        if isBesideRow { gtk_widget_add_css_class(child, "cork-compact") }
        update()
        childrenChanged()
        accessibleTextChanged(below: nil)
    }

    /// A Boolean value that indicates whether the button is a swipe action, which may be lower than a regular button.
    private var isBesideRow: Bool {
        var inner: _ViewNode = node
        while let outer = inner.parent {
            if let row = outer as? any AnySwipeNode { return row.children.first.map { $0 !== inner } ?? false }
            inner = outer
        }
        return false
    }

    override func host(for child: _ViewNode) -> HostView? { label }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nativeSize(proposal) }
    override func childrenChanged() { renderer.needsSync(label) }

    override func update() {
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        child.setClass("destructive-action", button.role == .destructive)
        let isProminent = button.look == .prominent || button.shortcut == .defaultAction
        child.setClass("suggested-action", isProminent && button.role != .destructive)
        child.setClass("flat", button.look == .borderless)
        child.setClass("image-button", button.leaf is Image)
        for size in ControlSize.allCases where size != .regular {
            child.setClass("cork-\(size)", size == node.environment.controlSize)
        }
        child.setClass("cork-capsule", node.environment.buttonBorderShape == .capsule)
        child.setClass("circular", node.environment.buttonBorderShape == .circle)
        shortcut = ShortcutConnection.update(shortcut, for: button, on: child)
    }

    override func accessibleTextChanged(below _: _ViewNode?) {
        setAccessibleLabel(node.accessibleText, on: child, from: .content)
    }
}

/// A mount for a button that only shows its label: the label's host takes focus, clicks and keys.
///
/// In a button with a custom style, the content handles clicks.
final class PlainButtonMount: LabelButtonMount {
    init(_ button: any AnyButtonNode, _ renderer: GtkRenderer) {
        let host = HostView(
            role: button.look == .link ? GTK_ACCESSIBLE_ROLE_LINK : GTK_ACCESSIBLE_ROLE_BUTTON, isClickable: true)
        host.click = { [unowned button] in
            if let action = button.accessibilityDefaultAction { action() } else { button.activate() }
        }
        super.init(button, renderer, host.widget, host)
        if button.look != .made { addClicks() }
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { [unowned button] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard Key.isActivation(key, state) else { return false }
            button.activate()
            return true
        }
        gtk_widget_add_controller(child, keys)
    }

    override func update() {
        super.update()
        content.isClickEnabled = node.environment.isEnabled
    }

    private func addClicks() {
        let click = gtk_gesture_click_new()!
        signals.connect("released", to: click) { [unowned self] (_: Int32, x: Double, y: Double) in
            guard gtk_widget_contains(child, x, y) != 0 else { return }
            // Don't click enclosing views, such as a row.
            gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
            button.activate()
        }
        gtk_widget_add_controller(child, click)
    }
}

extension _ViewNode {
    /// The view of the only leaf node below, or `nil` if there are several.
    fileprivate var leaf: (any View)? {
        var node: _ViewNode = self
        while let child = node.children.first, node.children.count == 1 { node = child }
        return node.children.isEmpty ? node.item.view : nil
    }
}
