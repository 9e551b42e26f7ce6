/// A modifier that enables swipe actions of the views inside.
public struct _SwipeContainerModifier: _PrimitiveModifier, Equatable {
    /// Makes the node of a container.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SwipeContainerNode(item, inputs)
    }
}

/// The node of a container for swipe actions.
final class SwipeContainerNode: _ModifierNode<_SwipeContainerModifier>, AnyKeyNode {
    let scope = SwipeScope()
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

    override var childEnvironment: (environment: EnvironmentValues, body: EnvironmentValues) {
        let own = inner(environment)
        return (own, environment.isIdentical(to: bodyEnvironment) ? own : inner(bodyEnvironment))
    }

    private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
        if let known, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        inner._swipeScope = scope
        known = (environment, inner)
        return inner
    }

    func press(_ press: KeyPress) -> KeyPress.Result {
        guard press.key == .escape, scope.open != nil else { return .ignored }
        scope.open = nil
        return .handled
    }
}

private struct SwipeScopeKey: EnvironmentKey {
    static var defaultValue: SwipeScope? { nil }
}

extension EnvironmentValues {
    /// The scope of the innermost container for swipe actions.
    var _swipeScope: SwipeScope? {
        get { self[SwipeScopeKey.self] }
        set { self[SwipeScopeKey.self] = newValue }
    }
}

extension View {
    /// Lets swipes over views inside reveal their buttons, as over the rows of a list (R12.2).
    ///
    /// The container is a scroll view, a stack, a grid, or a custom layout. The views with
    /// ``swipeActions(edge:allowsFullSwipe:content:)`` can be anywhere in it. One of them at a time is moved aside.
    /// Scrolling, a tap elsewhere, and Escape hide its buttons again. In a list the modifier has no effect.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack {
    ///         ForEach(messages) { message in
    ///             MessageCard(message)
    ///                 .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
    ///         }
    ///     }
    /// }
    /// .swipeActionsContainer()
    /// ```
    ///
    /// - Returns: The modified view.
    public nonisolated func swipeActionsContainer() -> some View { modifier(_SwipeContainerModifier()) }
}
