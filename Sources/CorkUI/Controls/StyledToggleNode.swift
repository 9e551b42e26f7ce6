import Foundation

/// The node of a toggle whose body a ``ToggleStyle`` makes.
final class StyledToggleNode<Label: View>: _ViewNode, AnyToggleNode {
    private var value: Toggle<Label> { item.value(as: Toggle<Label>.self) }

    private var bodyItem: _ViewListItem {
        guard case .made(let style, _) = environment.toggleStyling else {
            preconditionFailure("A toggle that no style makes is placed as itself")
        }
        return item(madeBy: style)
    }

    private func item(madeBy style: some ToggleStyle) -> _ViewListItem {
        let configuration = ToggleStyleConfiguration(label: AnyView(value._label), input: value._input)
        let view = style._made(configuration)
        return _ViewListItem.combining(view, in: ZStackLayout())
    }

    private var knownEnvironment = ChangedEnvironment()

    /// The environment of the body, in which toggles look as they do without the style.
    private var insideEnvironment: EnvironmentValues {
        knownEnvironment.changing(environment) {
            if case .made(_, let outer) = $0.toggleStyling { $0.toggleStyling = outer }
        }
    }

    override func build() {
        follow()
        let environment = insideEnvironment
        children = [makeChild(bodyItem, environment: environment, bodyEnvironment: environment)]
        isControlInside = children[0].hasControl
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        follow()
        let environment = insideEnvironment
        updateChild(bodyItem, environment: environment, bodyEnvironment: environment)
        updateMount()
    }

    /// Tracks the value, so that its changes update the node.
    private func follow() { tracking { value._input._readInput() } }

    override func evaluate() {
        follow()
        updateMount()
    }

    /// A Boolean value that indicates whether the body had its own control when it was made, which stands for this
    /// toggle.
    private var isControlInside = false

    override var kind: String? { isControlInside ? nil : super.kind }
    override var isHost: Bool { !isControlInside }

    override func placeChildren(in bounds: CGRect) { placeContent(in: bounds) }
    func placeContent(in bounds: CGRect) { children[0].place(bounds, proposal: ProposedViewSize(bounds.size)) }

    var isOn: Bool? { value._input._isOn }
    func flip() { if environment.isEnabled, !isFrozen { value._input._flip() } }
}

/// The node of a toggle that a style makes, independent of the type of its label.
@MainActor
package protocol AnyToggleNode: ContentHost {
    /// A Boolean value that indicates whether the toggle is on, or `nil` for a mixed state.
    var isOn: Bool? { get }
    /// Switches the toggle, unless it is disabled.
    func flip()
}

extension _ViewNode {
    /// A Boolean value that indicates whether this subtree contains a button, a toggle, or another control.
    fileprivate var hasControl: Bool {
        self is any AnyButtonNode || self is any AnyToggleNode || self is any AnyControlNode
            || children.contains(where: \.hasControl)
    }
}
