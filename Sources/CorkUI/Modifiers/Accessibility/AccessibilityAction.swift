/// The kind of an accessibility action.
///
/// Only the kind of SwiftUI's that GTK can report to assistive technologies is declared, besides actions with a name.
public struct AccessibilityActionKind: Equatable, Sendable {
    /// The name of the action, or `nil` for the default action.
    package let name: String?

    /// The action of a click.
    public static let `default` = AccessibilityActionKind(name: nil)

    private init(name: String?) { self.name = name }

    /// Creates the kind of an action with a name.
    public init(named name: Text) { self.init(name: name.content) }
}

/// An action for assistive technologies.
package struct AccessibilityAction {
    /// The kind of the action.
    package let kind: AccessibilityActionKind
    /// A closure that performs the action.
    package let handler: @MainActor () -> Void

    /// Creates an action with a name.
    package init(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        self.init(AccessibilityActionKind(named: Text(name)), handler)
    }

    /// Creates an action of a kind.
    package init(_ kind: AccessibilityActionKind, _ handler: @escaping @MainActor () -> Void) {
        (self.kind, self.handler) = (kind, handler)
    }
}

/// A modifier that adds actions for assistive technologies to a view.
public struct _AccessibilityActionModifier: _PrimitiveModifier {
    let actions: @MainActor () -> [AccessibilityAction]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityActionNode(item, inputs)
    }
}

/// The node of a view with actions for assistive technologies.
package final class AccessibilityActionNode: _ModifierNode<_AccessibilityActionModifier> {
    /// The actions that can be performed now; none if the view is disabled.
    package var actions: [AccessibilityAction] { environment.isEnabled && !isFrozen ? modifier.actions() : [] }
    override var isReusable: Bool { hasReusableChildren }
}

extension View {
    /// Adds an action for assistive technologies, such as voice control and switches.
    ///
    /// A button, a toggle, a row of a list, and a focusable view have a default action already, which this one replaces;
    /// that of a native button remains beside it. The name of an action is read as “action.” and the name.
    ///
    /// - Parameters:
    ///   - actionKind: The kind of the action.
    ///   - handler: The action to perform.
    /// - Returns: The modified view.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityActionList { [AccessibilityAction(actionKind, handler)] }
    }

    /// Adds actions for assistive technologies, which are made when one of them asks for the actions.
    package nonisolated func accessibilityActionList(
        _ actions: @escaping @MainActor () -> [AccessibilityAction]
    ) -> some View {
        modifier(_AccessibilityActionModifier(actions: actions))
    }

    /// Adds an action with a name for assistive technologies.
    public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action for assistive technologies, with a name by the key of a translation.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name for assistive technologies.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}
