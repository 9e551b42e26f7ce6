import Foundation

/// Runs an action when it is clicked or activated by a key.
public struct Button<Label: View>: UnaryView {
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

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        ButtonNode<Label>(item, inputs)
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

/// What a button does, where it matters for its look and place.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind
    /// Deletes something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Leaves everything as it is.
    public static let cancel = ButtonRole(kind: .cancel)
}

/// A button, placed: a surface whose content is the label.
final class ButtonNode<Label: View>: ViewNode, ButtonSurface {
    /// Room around the label where no mount knows better, in points.
    static var inset: CGFloat { 8 }

    private var value: Button<Label> { item.view as! Button<Label> }

    private var labelItem: ListItem {
        ListItem.combining(value.label, in: HStackLayout())
    }

    override var isSurface: Bool { true }
    override var isReusable: Bool { assignedShortcut == nil && hasReusableChildren }
    override var contentOrigin: CGPoint { CGPoint(x: inset, y: inset) }

    private var inset: CGFloat { environment._buttonLook._isPlain ? 0 : Self.inset }

    override func build() {
        let environment = labelEnvironment
        children = [makeChild(labelItem, environment: environment, bodyEnvironment: environment)]
    }

    /// A link has a colour of its own.
    private var labelEnvironment: EnvironmentValues {
        guard look == .link else { return environment }
        var environment = environment
        environment.foreground = Foreground([AnyShapeStyle(Color.accentColor)], around: environment.foreground)
        return environment
    }

    override func take(from old: ListItem, environmentChanged: Bool) {
        let environment = labelEnvironment
        updateChild(labelItem, environment: environment, bodyEnvironment: environment)
        updateMount()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = children[0].sizeThatFits(proposal.inset(width: 2 * inset, height: 2 * inset))
        return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
    }

    override func computeTraits() -> LayoutTraits { .text }

    /// The label is in the middle.
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let size = sizeThatFits(proposal)
        let inner = ProposedViewSize(size).inset(width: 2 * inset, height: 2 * inset)
        let label = children[0].sizeThatFits(inner)
        return children[0].explicitAlignment(guide, inner).map {
            $0 + (size[guide.axis] - label[guide.axis]) / 2
        }
    }

    override func placeChildren(in bounds: CGRect) {
        placeLabel(
            in: CGRect(
                x: bounds.minX, y: bounds.minY, width: bounds.width - 2 * inset, height: bounds.height - 2 * inset))
    }

    func placeLabel(in bounds: CGRect) { place(children[0], inMiddleOf: bounds) }

    var look: _ButtonLook { environment._buttonLook }
    var role: ButtonRole? { value.role }
    var assignedShortcut: KeyboardShortcut? {
        didSet { if assignedShortcut != oldValue { updateMount() } }
    }
    func activate() {
        guard environment.isEnabled, !isFrozen else { return }
        value.action()
        environment.actionFollowUp?()
    }
}

/// A placed button whose label type is not known.
@MainActor
public protocol ButtonSurface: ViewNode {
    var look: _ButtonLook { get }
    var role: ButtonRole? { get }
    /// The key that the container of the button gives it, unless it has one of its own.
    var assignedShortcut: KeyboardShortcut? { get set }
    /// Places the label in the middle.
    func placeLabel(in bounds: CGRect)
    /// Runs the action, unless the button is disabled.
    func activate()
}

extension ButtonSurface {
    /// The key that runs the action from anywhere in the window.
    public var shortcut: KeyboardShortcut? { environment.keyboardShortcut ?? assignedShortcut }
}

extension ViewNode {
    /// The button here or below that a key presses, unless it is disabled.
    func button(for shortcut: KeyboardShortcut) -> (any ButtonSurface)? {
        if isHidden { return nil }
        if let button = self as? any ButtonSurface, button.shortcut == shortcut, environment.isEnabled { return button }
        return children.lazy.compactMap { $0.button(for: shortcut) }.first
    }

    /// Whether text can be put in here or below.
    var hasInput: Bool { !isHidden && (item.view is TextField || children.contains(where: \.hasInput)) }

    /// Presses the button of the window that Return presses where nothing else takes it; says whether there is one.
    @discardableResult
    public func pressDefaultButton() -> Bool {
        var root: ViewNode = self
        while let parent = root.parent { root = parent }
        guard let button = root.button(for: .defaultAction) else { return false }
        button.activate()
        return true
    }
}
