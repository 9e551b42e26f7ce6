/// A custom view's value, its state and its body: what list nodes and placed nodes of custom views share.
@MainActor
final class BodyEvaluator<V: View> {
    private(set) var view: V
    private(set) var value: V.Body!
    private var properties: PropertyStorage

    init(_ view: V) {
        self.view = view
        properties = PropertyStorage(FieldPlan.of(V.self))
    }

    /// Takes a new value; says whether the body has to run for it.
    func take(_ view: V, environment: EnvironmentValues) -> Bool {
        let changed = !FieldPlan.equal(self.view, view) || properties.isOutdated(in: environment)
        self.view = view
        return changed
    }

    /// Whether a value that the body read from the environment differs now.
    func isOutdated(in environment: EnvironmentValues) -> Bool { properties.isOutdated(in: environment) }

    @discardableResult
    func evaluate(in node: GraphNode, _ environment: EnvironmentValues) -> V.Body {
        var view = view
        properties.attach(to: &view, environment: environment, graph: node.graph)
        node.graph.countEvaluation(of: V.self)
        value = node.tracking { view.body }
        return value
    }
}
