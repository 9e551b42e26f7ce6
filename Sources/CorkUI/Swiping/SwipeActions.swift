import Foundation

/// The buttons that a swipe over a view reveals, on one side.
package struct SwipeActions {
    let allowsFullSwipe: Bool
    let content: AnyView
}

extension ContainerValues {
    private enum LeadingKey: ContainerValueKey {
        static var defaultValue: SwipeActions? { nil }
    }

    private enum TrailingKey: ContainerValueKey {
        static var defaultValue: SwipeActions? { nil }
    }

    subscript(swipeActions edge: HorizontalEdge) -> SwipeActions? {
        get { edge == .leading ? self[LeadingKey.self] : self[TrailingKey.self] }
        set { if edge == .leading { self[LeadingKey.self] = newValue } else { self[TrailingKey.self] = newValue } }
    }
}

extension View {
    /// Adds buttons that a swipe over a view reveals, and that its context menu contains (R7.43, R12.1).
    ///
    /// The view is a row of a list, or anywhere in a container with ``swipeActionsContainer()``; elsewhere the buttons
    /// are not shown. A row with trailing buttons has no standard entry for deletion in its menu.
    ///
    /// - Parameters:
    ///   - edge: The edge of the view with the buttons.
    ///   - allowsFullSwipe: A Boolean value that indicates whether a swipe over most of the view performs the first
    ///     action.
    ///   - content: The buttons, the first one nearest to the edge.
    /// - Returns: The modified view.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(_SwipeActionsModifier(edge: edge, actions: actions))
    }
}

/// A modifier that adds swipe actions: as a container value for a list whose row the view may be, and as a node that
/// shows them elsewhere.
public struct _SwipeActionsModifier: _MetadataModifier {
    let edge: HorizontalEdge
    let actions: SwipeActions

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values[swipeActions: edge] = actions }

    /// Returns the subview at an index.
    public static func _item<C: View>(
        of view: _HeldView, _ content: C.Type, at index: Int, _ inputs: _ItemInputs
    ) -> _ViewListItem {
        let modifier = view.part(Self.self, at: PartOffsets.second(C.self, Self.self))
        return C._item(of: view.held(C.self), at: index, modifier.showing(inputs))
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        ForwardingListNode(view, inputs, content: { $0.content }) { view, inputs in
            var inputs = inputs
            inputs.item = view.modifier.showing(inputs.item)
            return inputs
        }
    }

    /// Returns inputs with the swipe actions and, once for both sides, with the modifier that shows them.
    private func showing(_ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs
        _apply(&inputs)
        return inputs.modifiers.last is _SwipedModifier ? inputs : inputs.adding(_SwipedModifier())
    }
}

/// The buttons beside a view that is moved aside.
struct SwipeButtons: View {
    let actions: SwipeActions
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 6) {
            Group(subviews: actions.content) { buttons in
                ForEach(edge == .leading ? Array(buttons) : buttons.reversed()) { $0 }
            }
        }
        .padding(.horizontal, 6)
        .environment(\.actionFollowUp, close)
    }
}

private struct FollowUpKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The closure that is called after the action of a button.
    var actionFollowUp: (@MainActor () -> Void)? {
        get { self[FollowUpKey.self] }
        set { self[FollowUpKey.self] = newValue }
    }
}
