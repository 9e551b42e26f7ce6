/// The value, state and body of a custom view, shared by list nodes and view nodes.
@MainActor
final class BodyEvaluator<V: View, Body: View> {
    private(set) var view: V
    private let body: (V) -> Body
    private var lastBody: _HeldView?
    private var properties: PropertyStorage

    init(_ view: V, body: @escaping (V) -> Body) {
        self.view = view
        self.body = body
        properties = PropertyStorage(ValueComparator.of(V.self))
    }

    /// Creates the evaluator of a custom view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - graph: The graph that may hold the retained state of a row.
    ///   - body: Evaluates the body of the view.
    convenience init(_ view: V, restoring graph: Graph, body: @escaping (V) -> Body) {
        self.init(view, body: body)
        guard let restored = graph.restored, restored.isStorage(of: V.self) else { return }
        properties = restored
        graph.restored = nil
    }

    /// The state and other values stored outside the view; `nil` if there are none.
    var storage: PropertyStorage? { properties.isEmpty ? nil : properties }

    /// A phrase for warnings that names what is evaluated.
    var name: String { "the body of \((V.self as? any MadeByMaker.Type)?.maker ?? V.self)" }

    /// The last result of the body.
    var value: _HeldView {
        guard let lastBody else { preconditionFailure("The body of \(V.self) has not run yet") }
        return lastBody
    }

    /// Replaces the view and returns whether its body has to be evaluated.
    func take(_ view: V, environment: EnvironmentValues) -> Bool {
        let changed = !ValueComparator.equal(self.view, view) || properties.isOutdated(in: environment)
        self.view = view
        return changed
    }

    @discardableResult
    func evaluate(in node: _GraphNode, _ environment: EnvironmentValues) -> _HeldView {
        var view = view
        node.graph.countEvaluation(of: V.self)
        let made = node.tracking {
            properties.attach(to: &view, environment: environment, graph: node.graph)
            return _HeldView(body(view))
        }
        lastBody = made
        return made
    }
}
