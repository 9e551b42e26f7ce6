import CGtk
import CorkUI

extension _AccessibilityTraitsModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityTraitsMount(node, renderer)
    }
}

/// A mount that sets the accessibility traits of the widgets below.
final class AccessibilityTraitsMount: Mount {
    // Update before the widgets are in a window, where their roles can't change.
    override func attach(to host: HostView) {
        super.attach(to: host)
        update()
    }

    override func update() { applyTraits(below: node) }

    private func applyTraits(below node: _ViewNode) {
        for child in node.children {
            var child = child
            while let input = child.inputNode { child = input }
            (child.mount as? WidgetMount)?.applyTraits()
            if !child.isHost { applyTraits(below: child) }
        }
    }
}

extension WidgetMount {
    private static let appliedKey = g_quark_from_static_string("cork-traits")
    private static let ownRoleKey = g_quark_from_static_string("cork-own-role")

    /// Sets the accessible role and states for the traits that modifiers add and remove.
    fileprivate func applyTraits() {
        let (added, removed) = node.accessibilityTraits
        let role = role(added, removed)
        setRole(role)
        updateClick(role)
        let applied = AppliedTraits(
            rawValue: UInt(bitPattern: g_object_get_qdata(accessibleWidget.cast(), Self.appliedKey)))
        let traits = AppliedTraits(
            added, isNotSelected: removed.contains(.isSelected), isButton: role == GTK_ACCESSIBLE_ROLE_BUTTON)
        guard applied != traits else { return }
        g_object_set_qdata(
            accessibleWidget.cast(), Self.appliedKey, UnsafeMutableRawPointer(bitPattern: traits.rawValue))
        for state in applied.states.keys where traits.states[state] == nil {
            gtk_accessible_reset_state(accessibleWidget.opaque, state)
        }
        for (state, isSet) in traits.states where applied.states[state] != isSet {
            cork_accessible_set_state(accessibleWidget, state, isSet ? 1 : 0)
        }
        if traits.isModal != applied.isModal {
            cork_accessible_set_modal(accessibleWidget, traits.isModal ? 1 : 0)
        }
    }

    /// Adds the action of a click to a view that is a button, a link or a toggle by its traits only.
    private func updateClick(_ role: GtkAccessibleRole) {
        let isPressed = [GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_LINK, GTK_ACCESSIBLE_ROLE_CHECKBOX].contains(
            role)
        guard isPressed, cork_host_is_clickable(accessibleWidget) == 0,
            !AccessibleActions.areFixed(of: accessibleWidget)
        else { return AccessibleActions.remove(from: accessibleWidget, of: self) }
        AccessibleActions.add(to: accessibleWidget, of: self) { [weak node] in
            guard let node, node.environment.isEnabled else { return [] }
            return [AccessibleAction(name: AccessibleAction.click) { node.performAccessibleClick() }]
        }
    }

    private func role(_ added: AccessibilityTraits, _ removed: AccessibilityTraits) -> GtkAccessibleRole {
        if let role = AccessibilityTraits.roles.first(where: { added.contains($0.trait) })?.role { return role }
        let widget: UnsafeMutablePointer<GObject> = accessibleWidget.cast()
        let known = UInt(bitPattern: g_object_get_qdata(widget, Self.ownRoleKey))
        let own =
            known == 0
            ? gtk_accessible_get_accessible_role(accessibleWidget.opaque) : GtkAccessibleRole(UInt32(known - 1))
        let isOther = AccessibilityTraits.roles.contains { $0.role == own && removed.contains($0.trait) }
        guard isOther else { return own }
        return removed.contains(.isSelected) || added.contains(.isSelected)
            ? GTK_ACCESSIBLE_ROLE_LIST_ITEM : GTK_ACCESSIBLE_ROLE_GROUP
    }

    private func setRole(_ role: GtkAccessibleRole) {
        let (before, widget) = (gtk_accessible_get_accessible_role(accessibleWidget.opaque), accessibleWidget)
        guard role != before else { return }
        if g_object_get_qdata(widget.cast(), Self.ownRoleKey) == nil {
            let own = UnsafeMutableRawPointer(bitPattern: UInt(before.rawValue) + 1)
            g_object_set_qdata(widget.cast(), Self.ownRoleKey, own)
        }
        leaveForAMoment { cork_accessible_set_role(widget, role) }
    }
}

/// The traits that determine the accessible states of a widget.
private struct AppliedTraits: Equatable {
    private static let isNotSelected: UInt = 1 << 63
    private static let isButton: UInt = 1 << 62
    let rawValue: UInt

    init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ added: AccessibilityTraits, isNotSelected: Bool, isButton: Bool) {
        rawValue = added.rawValue | (isNotSelected ? Self.isNotSelected : 0) | (isButton ? Self.isButton : 0)
    }

    private var added: AccessibilityTraits {
        AccessibilityTraits(rawValue: rawValue & ~(Self.isNotSelected | Self.isButton))
    }

    var isModal: Bool { added.contains(.isModal) }

    var states: [GtkAccessibleState: Bool] {
        let isSelected = added.contains(.isSelected)
        if added.contains(.isToggle) { return [GTK_ACCESSIBLE_STATE_CHECKED: isSelected] }
        let isSelectable = isSelected || rawValue & Self.isNotSelected != 0
        // A button can't be selected, but stay pressed.
        let state = rawValue & Self.isButton != 0 ? GTK_ACCESSIBLE_STATE_PRESSED : GTK_ACCESSIBLE_STATE_SELECTED
        return isSelectable ? [state: isSelected] : [:]
    }
}

extension AccessibilityTraits {
    /// The roles for traits, of which the first match applies.
    fileprivate static let roles: [(trait: AccessibilityTraits, role: GtkAccessibleRole)] = [
        (.isLink, GTK_ACCESSIBLE_ROLE_LINK), (.isToggle, GTK_ACCESSIBLE_ROLE_CHECKBOX),
        (.isSearchField, GTK_ACCESSIBLE_ROLE_SEARCH_BOX), (.isButton, GTK_ACCESSIBLE_ROLE_BUTTON),
        (.isTabBar, GTK_ACCESSIBLE_ROLE_TAB_LIST), (.isHeader, GTK_ACCESSIBLE_ROLE_HEADING),
        (.isImage, GTK_ACCESSIBLE_ROLE_IMG), (.isStaticText, GTK_ACCESSIBLE_ROLE_LABEL),
    ]
}
