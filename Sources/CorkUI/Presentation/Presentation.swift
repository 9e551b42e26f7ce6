/// A view that a view of a window presents in a window of its own, until it is dismissed.
///
/// What shows it makes its nodes with ``makeRoot(in:_:)`` and asks it to be gone with ``cancel()``: it is gone when the
/// view that presents it says so.
@MainActor
package final class Presentation {
    /// How it is shown.
    package enum Style: Sendable {
        /// A window that has the attention until it is dismissed.
        case sheet
        /// Something that has to be told or asked at once.
        case alert
        /// A choice between actions.
        case confirmation
    }

    /// How it is shown.
    package let style: Style
    private let title: String?
    let id: AnyHashable
    private var content: @MainActor () -> AnyView
    private var environment: EnvironmentValues
    private var dismissal: @MainActor () -> Void
    private weak var root: PresentedRootNode?

    init(_ modifier: _PresentationModifier, id: AnyHashable, _ environment: EnvironmentValues) {
        style = modifier.style
        title = modifier.title
        self.id = id
        content = modifier.content
        dismissal = modifier.dismiss
        self.environment = environment
    }

    /// A window for it.
    ///
    /// - Parameter title: what the window is called unless a view inside names it.
    /// - Returns: The window.
    package func window(title: String) -> _WindowDescription {
        var window = _WindowDescription(.single, title: self.title ?? title) { EmptyView() }
        window.size = nil
        window.makeRoot = { [self] in makeRoot(in: $0, $1) }
        return window
    }

    /// What the focus is to be at when it is shown: where there is nothing to put in, the button that Return presses, else
    /// the one that Escape presses; nil for the first that takes it.
    package var initialFocus: _ViewNode? {
        guard let root, !root.hasInput else { return nil }
        return root.button(for: .defaultAction) ?? root.button(for: .cancelAction)
    }

    /// Makes the node that what is presented hangs from.
    ///
    /// - Parameters:
    ///   - graph: the nodes of the window that shows it.
    ///   - window: the environment of that window.
    /// - Returns: The node.
    package func makeRoot(in graph: Graph, _ window: EnvironmentValues) -> RootNode {
        let made = PresentedRootNode(self, graph, window)
        root = made
        return made
    }

    /// Asks the view that presents to do so no longer.
    package func dismiss() { dismissal() }

    /// Leaves it, as Escape and closing its window do: presses its button with the shortcut `.cancelAction`, or dismisses it
    /// where there is none and no view keeps it open.
    package func cancel() {
        if let button = root?.button(for: .cancelAction) { return button.activate() }
        if root?.graph.window.isDismissDisabled() != true { dismiss() }
    }

    /// Takes over what the view that presents says now.
    func update(_ modifier: _PresentationModifier, _ environment: EnvironmentValues) {
        content = modifier.content
        dismissal = modifier.dismiss
        self.environment = environment
        root?.update()
    }

    fileprivate var view: AnyView { content() }

    /// The environment of the view that presents, but for what belongs to its place or its window.
    fileprivate func environment(in window: EnvironmentValues) -> EnvironmentValues {
        var values = environment.presented(DismissAction(self) { [weak self] in self?.dismiss() })
        values.fileDialogs = window.fileDialogs
        values.printing = window.printing
        values.isCovered = false
        return values
    }
}

extension EnvironmentValues {
    /// The environment of a view that one in this environment presents: without what belongs to the place of that one.
    func presented(_ dismiss: DismissAction) -> EnvironmentValues {
        var values = self
        values.dismiss = dismiss
        values.isPresented = true
        values.navigator = nil
        values.keyboardShortcut = nil
        values.actionFollowUp = nil
        return values
    }
}

/// The node that what is presented hangs from.
final class PresentedRootNode: RootNode {
    private let presentation: Presentation
    private var window: EnvironmentValues

    init(_ presentation: Presentation, _ graph: Graph, _ window: EnvironmentValues) {
        self.presentation = presentation
        self.window = window
        super.init(graph: graph, environment: presentation.environment(in: window)) { presentation.view }
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        window = environment
        update()
    }

    /// Shows what the view that presents says now.
    func update() { super.setEnvironment(presentation.environment(in: window)) }
}
