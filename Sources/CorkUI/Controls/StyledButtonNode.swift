import Foundation

/// The node of a button whose body a ``PrimitiveButtonStyle`` makes.
///
/// The button in the body, if there is one, stands for this button.
final class StyledButtonNode<Label: View>: _ViewNode, AnyButtonNode {
    private var value: Button<Label> { item.value(as: Button<Label>.self) }
    /// Activates the button.
    ///
    /// It stays the same closure for the life of the node.
    private lazy var action: @MainActor () -> Void = { [weak self] in self?.activate() }

    private var bodyItem: _ViewListItem {
        guard case .made(let style, _) = environment.buttonAppearance else {
            preconditionFailure("A button that no style makes is placed as itself")
        }
        return item(madeBy: style)
    }

    private func item(madeBy style: some PrimitiveButtonStyle) -> _ViewListItem {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(view: AnyView(value.label)), action: action)
        let view = style._made(configuration)
        return _ViewListItem.combining(view, in: ZStackLayout())
    }

    private var knownEnvironment = ChangedEnvironment()

    /// The environment of the body.
    ///
    /// Buttons in the body look as they do without the style. The follow-up of the action and the shortcut stay with
    /// this node.
    private var insideEnvironment: EnvironmentValues {
        knownEnvironment.changing(environment) {
            if case .made(_, let outer) = $0.buttonAppearance { $0.buttonAppearance = outer }
            $0.actionFollowUp = nil
            $0.keyboardShortcut = nil
        }
    }

    override func build() {
        let environment = insideEnvironment
        children = [makeChild(bodyItem, environment: environment, bodyEnvironment: environment)]
        button = children[0].firstButton
        button?.assignedShortcut = shortcut
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let environment = insideEnvironment
        updateChild(bodyItem, environment: environment, bodyEnvironment: environment)
        button?.assignedShortcut = shortcut
        updateMount()
    }

    /// The button in the body that stands for this button, or `nil` if the body had none when it was made.
    private(set) weak var button: (any AnyButtonNode)?

    override var kind: String? { button == nil ? super.kind : nil }
    override var isHost: Bool { button == nil }

    override func placeChildren(in bounds: CGRect) { placeLabel(in: bounds) }
    func placeLabel(in bounds: CGRect) { children[0].place(bounds, proposal: ProposedViewSize(bounds.size)) }

    var look: _ButtonLook { .made }
    var role: ButtonRole? { value.role }
    var isPressed = false
    var assignedShortcut: KeyboardShortcut? {
        didSet {
            button?.assignedShortcut = shortcut
            if assignedShortcut != oldValue { updateMount() }
        }
    }
    func activate() {
        guard environment.isEnabled, !isFrozen else { return }
        value.action()
        environment.actionFollowUp?()
    }
}

extension _ViewNode {
    /// The first button in this subtree.
    fileprivate var firstButton: (any AnyButtonNode)? {
        (self as? any AnyButtonNode) ?? children.firstAnswer(\.firstButton)
    }
}
