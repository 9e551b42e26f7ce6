/// A host object that shows presentations over a window.
@MainActor
package protocol Presenter: AnyObject {
    /// Shows a presentation. The next one is shown only after this one was closed.
    func present(_ presentation: Presentation)
    /// Closes the presentation that is shown.
    func close(_ presentation: Presentation)
}

/// The presentations over one window, of which one is shown and the others wait, and those beside it.
@MainActor
final class Presentations {
    /// The object that shows the presentations, or `nil` without a window.
    weak var presenter: (any Presenter)?
    private var shown: Presentation?
    private var waiting: [Presentation] = []
    private unowned let graph: Graph

    init(graph: Graph) { self.graph = graph }

    func present(_ presentation: Presentation) {
        guard let presenter else {
            return graph.warn("A view presents another one where there is no window to show it over.")
        }
        if presentation.isBeside {
            presenter.present(presentation)
        } else if shown == nil {
            shown = presentation
            presenter.present(presentation)
        } else {
            waiting.append(presentation)
            graph.warn(
                """
                A view presents another one while the window shows one already: it waits until that one is dismissed. \
                Present it from a view inside of the first, or after the first is dismissed.
                """)
        }
    }

    func close(_ presentation: Presentation) {
        if presentation.isBeside { return presenter?.close(presentation) ?? () }
        guard shown === presentation else { return waiting.removeAll { $0 === presentation } }
        presenter?.close(presentation)
        shown = waiting.isEmpty ? nil : waiting.removeFirst()
        if let shown { presenter?.present(shown) }
    }
}

extension Presentation {
    /// A Boolean value that indicates whether the window below stays usable.
    fileprivate var isBeside: Bool { if case .display = style { true } else { false } }
}

extension Graph {
    /// Sets the object that shows the presentations of the window.
    package func present(by presenter: any Presenter) { presentations.presenter = presenter }
}
