import Foundation

/// The node of a custom view, with its state and the single node of its body.
final class CompositeNode<V: View, Body: View>: _ViewNode {
    private let evaluator: BodyEvaluator<V, Body>

    init(_ item: _ViewListItem, _ inputs: _NodeInputs, body: @escaping (V) -> Body) {
        evaluator = BodyEvaluator(item.value(), restoring: inputs.graph, body: body)
        super.init(item, inputs)
    }

    override var isReusable: Bool { evaluator.storage == nil && hasReusableChildren }
    override var retainableState: PropertyStorage? { evaluator.storage }
    override var mayBeShown: Bool { false }

    private var bodyItem: _ViewListItem { Body._item(of: evaluator.value, at: 0, .single) }

    override func lengthKnown(on axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        children[0].lengthKnown(on: axis, proposal)
    }

    override var evaluated: String { evaluator.name }

    override func build() {
        evaluator.evaluate(in: self, bodyEnvironment)
        children = [makeChild(bodyItem, environment: environment, bodyEnvironment: bodyEnvironment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let view = approach(item.value(as: V.self), from: evaluator.view)
        let changed = evaluator.take(view, environment: bodyEnvironment)
        if changed || isDirty {
            evaluator.evaluate(in: self, bodyEnvironment)
        } else if !environmentChanged {
            return
        }
        updateChild(bodyItem, environment: environment, bodyEnvironment: bodyEnvironment)
    }

    override func valueMoved() {
        guard let moved: V = valueInMotion() else { return }
        if evaluator.take(moved, environment: bodyEnvironment) { evaluate() }
    }

    override func evaluate() {
        evaluator.evaluate(in: self, bodyEnvironment)
        updateChild(bodyItem, environment: environment, bodyEnvironment: bodyEnvironment)
    }
}

extension _ViewNode {
    /// Makes the node of a custom view; `body` evaluates its body.
    public static func _withBody<V: View, Body: View>(
        _ item: _ViewListItem, _ inputs: _NodeInputs, body: @escaping (V) -> Body
    ) -> _ViewNode {
        CompositeNode(item, inputs, body: body)
    }
}
