import Foundation

/// Runs an action when it is clicked or activated by a key.
public struct Button<Label: View>: _UnaryView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// A button whose label is a view; several are put in a row.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of a role, whose label is a view.
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
    /// A button with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// A button of a role, with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button of a role, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == CorkUI.Label<Text, Image> {
    /// A button with a title, which is translated, and an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the translations.
    ///   - systemImage: the name of an icon, as in ``Image/init(systemName:)``.
    ///   - action: What a click does.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button of a role, with a title, which is translated, and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button of a role, with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { CorkUI.Label(title, systemImage: systemImage) }
    }
}

/// What a button does, where it matters for its look and place.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind
    /// Deletes something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves everything as it is.
    public static let cancel = ButtonRole(kind: .cancel)
}

/// A placed button whose label type is not known.
@MainActor
package protocol ButtonSurface: _ViewNode {
    var look: _ButtonLook { get }
    var role: ButtonRole? { get }
    /// The key that the container of the button gives it, unless it has one of its own.
    var assignedShortcut: KeyboardShortcut? { get set }
    /// Whether the pointer or a key holds the button down.
    var isPressed: Bool { get set }
    /// Places the label in the middle.
    func placeLabel(in bounds: CGRect)
    /// Runs the action, unless the button is disabled.
    func activate()
}

extension ButtonSurface {
    /// The key that runs the action from anywhere in the window.
    package var shortcut: KeyboardShortcut? { environment.keyboardShortcut ?? assignedShortcut }
}

extension _ViewNode {
    /// The button here or below that a key presses, unless it is disabled.
    func button(for shortcut: KeyboardShortcut) -> (any ButtonSurface)? {
        if isHidden { return nil }
        if let button = self as? any ButtonSurface, button.shortcut == shortcut, environment.isEnabled { return button }
        return children.firstAnswer { $0.button(for: shortcut) }
    }

    /// Whether text can be put in here or below.
    var hasInput: Bool { !isHidden && (item.held.type == TextField.self || children.contains(where: \.hasInput)) }

    /// Presses the button of the window that Return presses where nothing else takes it; says whether there is one.
    @discardableResult
    public func pressDefaultButton() -> Bool {
        var root: _ViewNode = self
        while let parent = root.parent { root = parent }
        guard let button = root.button(for: .defaultAction) else { return false }
        button.activate()
        return true
    }
}
