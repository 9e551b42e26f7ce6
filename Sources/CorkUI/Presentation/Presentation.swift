/// A sheet, an alert, a confirmation dialog, or a cover of a monitor that a view presents in a window of its own.
///
/// The host makes the nodes of the content with ``makeRoot(in:_:)`` and requests dismissal with ``cancel()``. The
/// window closes when the view that presents it ends the presentation.
@MainActor
package final class Presentation {
    /// The kinds of presentations.
    package enum Style: Hashable, Sendable {
        /// A modal window with any content.
        case sheet
        /// A message that needs immediate attention.
        case alert
        /// A choice between actions.
        case confirmation
        /// A window that fills a monitor, beside the others.
        case display(Display)
    }

    /// The kind of the presentation.
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

    /// Returns the description of a window for the presentation.
    ///
    /// - Parameter title: The title of the window if neither the presentation nor a view inside has one.
    /// - Returns: The description.
    package func window(title: String) -> _WindowDescription {
        var window = _WindowDescription(.single, title: self.title ?? title) { EmptyView() }
        window.size = nil
        window.makeRoot = { [self] in makeRoot(in: $0, $1) }
        return window
    }

    /// The view that takes the focus first: without text fields, the button that Return or else Escape presses; `nil`
    /// for the first focusable view.
    package var initialFocus: _ViewNode? {
        guard let root, !root.hasInput else { return nil }
        return root.button(for: .defaultAction) ?? root.button(for: .cancelAction)
    }

    /// Makes the root node of the content.
    ///
    /// - Parameters:
    ///   - graph: The graph of the window of the presentation.
    ///   - window: The environment of that window.
    /// - Returns: The root node.
    package func makeRoot(in graph: Graph, _ window: EnvironmentValues) -> RootNode {
        let made = PresentedRootNode(self, graph, window)
        root = made
        return made
    }

    /// Ends the presentation through the binding of the view that presents it.
    package func dismiss() { dismissal() }

    /// Cancels the presentation, as Escape and closing its window do.
    ///
    /// It presses the button with the shortcut `.cancelAction`. Without such a button it dismisses the presentation,
    /// unless a view inside disables that.
    package func cancel() {
        if let button = root?.button(for: .cancelAction) { return button.activate() }
        if root?.graph.window.isDismissDisabled() != true { dismiss() }
    }

    /// Updates the content, the dismissal, and the environment from the view that presents it.
    func update(_ modifier: _PresentationModifier, _ environment: EnvironmentValues) {
        content = modifier.content
        dismissal = modifier.dismiss
        self.environment = environment
        root?.update()
    }

    fileprivate var view: AnyView { content() }

    /// Returns the environment of the view that presents this, with the values of the presentation's own window.
    fileprivate func environment(in window: EnvironmentValues) -> EnvironmentValues {
        var values = environment.presented(DismissAction(self) { [weak self] in self?.dismiss() })
        values.fileDialogs = window.fileDialogs
        values.printing = window.printing
        values.displayScale = window.displayScale
        values.isCovered = false
        return values
    }
}

extension EnvironmentValues {
    /// Returns the environment of a view that a view in this environment presents, without values that belong to that
    /// view's place.
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

/// The root node of a presentation's content.
final class PresentedRootNode: RootNode {
    private let presentation: Presentation
    private var window: EnvironmentValues

    init(_ presentation: Presentation, _ graph: Graph, _ window: EnvironmentValues) {
        self.presentation = presentation
        self.window = window
        super.init(graph: graph, environment: presentation.environment(in: window)) {
            _ViewListItem.combining(presentation.view, in: VStackLayout())
        }
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        window = environment
        update()
    }

    /// Updates the environment and the content from the presentation.
    func update() { super.setEnvironment(presentation.environment(in: window)) }
}
