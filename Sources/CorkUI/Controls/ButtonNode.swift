import Foundation

/// The node of a native button, a host whose content is the label.
final class ButtonNode<Label: View>: _ViewNode, AnyButtonNode {
    private var value: Button<Label> { item.value(as: Button<Label>.self) }

    private var labelItem: _ViewListItem {
        if case .drawn(let style) = environment.buttonAppearance { return item(drawnBy: style) }
        return _ViewListItem.combining(value.label, in: HStackLayout())
    }

    private func item(drawnBy style: some ButtonStyle) -> _ViewListItem {
        let configuration = ButtonStyleConfiguration(
            role: role, label: .init(view: AnyView(value.label)), isPressed: isPressed)
        let view = style._made(configuration)
        return _ViewListItem.combining(view, in: ZStackLayout())
    }

    override var isHost: Bool { true }
    override var isReusable: Bool { assignedShortcut == nil && hasReusableChildren }
    override var contentOrigin: CGPoint { CGPoint(x: inset, y: inset) }

    /// The padding around the label, in points, for renderers that have no widget to measure.
    private var inset: CGFloat { look.hasRoom ? environment.controlSize.inset : 0 }

    override func build() {
        let environment = labelEnvironment
        children = [makeChild(labelItem, environment: environment, bodyEnvironment: environment)]
    }

    private var knownEnvironment = ChangedEnvironment()

    /// The environment of the label.
    ///
    /// A link adds its own color. A button inside a ``ButtonStyle`` has the bordered style.
    private var labelEnvironment: EnvironmentValues {
        switch look {
        case .link:
            knownEnvironment.changing(environment) {
                $0.foreground = Foreground([AnyShapeStyle(Color.accentColor)], around: $0.foreground)
            }
        case .drawn: knownEnvironment.changing(environment) { $0.buttonAppearance = .native(.bordered) }
        default: environment
        }
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        updateLabel()
        updateMount()
    }

    override func evaluate() { updateLabel() }

    private func updateLabel() {
        let environment = labelEnvironment
        updateChild(labelItem, environment: environment, bodyEnvironment: environment)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = children[0].sizeThatFits(proposal.inset(width: 2 * inset, height: 2 * inset))
        return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
    }

    override func computeTraits() -> LayoutTraits { .text }

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

    var look: _ButtonLook { environment.buttonAppearance.look }
    var isPressed = false {
        didSet { if isPressed != oldValue, look == .drawn { invalidate() } }
    }
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
