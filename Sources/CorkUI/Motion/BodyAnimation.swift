/// Stands for the view that `animation(_:body:)` is called on, in its body.
public struct _AnimatedBodyContent<Value: View>: View {
    let content: Value

    /// The content that is shown.
    public var body: some View { content.modifier(_OutsideBodyModifier()) }
}

/// Animates changes that a body makes.
public struct _BodyAnimationModifier: _PrimitiveModifier {
    let animation: Animation?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { BodyAnimationNode(item, inputs) }
}

/// A view with an animated body, placed.
final class BodyAnimationNode: _ModifierNode<_BodyAnimationModifier> {
    private var changedIn: Int?

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        changedIn = graph.round
        graph.motions.expectMotion()
        super.take(from: old, environmentChanged: environmentChanged)
    }

    override func transform(_ transaction: inout Transaction, since round: Int) {
        transaction.animationsOutside.append(transaction.animation)
        if let changedIn, changedIn >= round { transaction.animation = modifier.animation }
    }
}

/// Marks what is inside of a body with an animation, and not animated by it.
public struct _OutsideBodyModifier: _PrimitiveModifier {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { OutsideBodyNode(item, inputs) }
}

/// The view that a body is around, placed.
final class OutsideBodyNode: _ModifierNode<_OutsideBodyModifier> {
    override func transform(_ transaction: inout Transaction, since round: Int) {
        guard let outside = transaction.animationsOutside.popLast() else { return }
        // Where the view is follows from the modifiers of the body.
        if !graph.motions.isAskedByLayout { transaction.animation = outside }
    }
}

private struct OutsideKey: TransactionKey {
    static var defaultValue: [Animation?] { [] }
}

extension Transaction {
    /// The animations that hold outside of each body around.
    fileprivate var animationsOutside: [Animation?] {
        get { self[OutsideKey.self] }
        set { self[OutsideKey.self] = newValue }
    }
}

extension View {
    /// Animates what modifiers in a body change, and nothing else of the view but its place.
    ///
    /// - Parameters:
    ///   - animation: how; nil for at once.
    ///   - body: given the view, the view with those modifiers.
    /// - Returns: The modified view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (_AnimatedBodyContent<Self>) -> V
    ) -> some View {
        body(_AnimatedBodyContent(content: self)).modifier(_BodyAnimationModifier(animation: animation))
    }
}
