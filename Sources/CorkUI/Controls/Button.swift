import Foundation

/// A control that runs an action when it is clicked or activated by a key.
public struct Button<Label: View>: _UnaryView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button with a label; several views in the label are laid out in a row.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        inputs.environment.buttonAppearance.look == .made
            ? StyledButtonNode<Label>(item, inputs) : ButtonNode<Label>(item, inputs)
    }
}

extension Button where Label == Text {
    /// Creates a button with the usual title of a role.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(role.title) }
    }

    /// Creates a button with a localized title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Creates a button with a role and a localized title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Creates a button with a role and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == CorkUI.Label<Text, Image> {
    /// Creates a button with a localized title and an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title.
    ///   - systemImage: The name of an icon, as in ``Image/init(systemName:)``.
    ///   - action: The action of the button.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role, a localized title, and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role, a title, and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { CorkUI.Label(title, systemImage: systemImage) }
    }
}

/// The purpose of a button, which determines its look and place.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }
    private let kind: Kind
    /// A button that deletes data.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(kind: .cancel)
    /// A button that closes what is shown.
    public static let close = ButtonRole(kind: .close)
    /// A button that confirms an operation.
    public static let confirm = ButtonRole(kind: .confirm)

    /// The title of buttons with the role that have none of their own.
    fileprivate var title: LocalizedStringKey {
        switch kind {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        case .confirm: "OK"
        }
    }
}

/// A placed button, independent of the type of its label.
@MainActor
package protocol AnyButtonNode: _ViewNode {
    var look: _ButtonLook { get }
    var role: ButtonRole? { get }
    /// The shortcut that the container of the button assigns; a shortcut of the button's own takes precedence.
    var assignedShortcut: KeyboardShortcut? { get set }
    /// A Boolean value that indicates whether the pointer or a key holds the button down.
    var isPressed: Bool { get set }
    /// Places the label in the centre of the bounds.
    func placeLabel(in bounds: CGRect)
    /// Runs the action, unless the button is disabled.
    func activate()
}

extension AnyButtonNode {
    /// The keyboard shortcut that activates the button from anywhere in the window.
    package var shortcut: KeyboardShortcut? { environment.keyboardShortcut ?? assignedShortcut }
}

extension _ViewNode {
    /// Returns the enabled button in this subtree that a shortcut activates.
    func button(for shortcut: KeyboardShortcut) -> (any AnyButtonNode)? {
        if isHidden { return nil }
        if let button = self as? any AnyButtonNode, button.shortcut == shortcut, environment.isEnabled { return button }
        return children.firstAnswer { $0.button(for: shortcut) }
    }

    /// A Boolean value that indicates whether this subtree contains a visible ``TextField``.
    var hasInput: Bool { !isHidden && (item.held.type == TextField.self || children.contains(where: \.hasInput)) }

    /// Activates the default button of the window, which Return presses when no other view handles the key.
    ///
    /// - Returns: A Boolean value that indicates whether there is a default button.
    @discardableResult
    public func pressDefaultButton() -> Bool {
        var root: _ViewNode = self
        while let parent = root.parent { root = parent }
        guard let button = root.button(for: .defaultAction) else { return false }
        button.activate()
        return true
    }
}
