/// A placeholder for the view that `animation(_:body:)` is applied to.
public struct _AnimatedBodyContent<Value: View>: View {
    let content: Value

    /// The content that is shown.
    public var body: some View { content.modifier(_OutsideBodyModifier()) }
}

/// A modifier that animates changes of the modifiers in a body.
public struct _BodyAnimationModifier: _PrimitiveModifier {
    let animation: Animation?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { BodyAnimationNode(item, inputs) }
}

/// The node of a view with an animated body.
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

/// A modifier that excludes the original view from the animation of the body around it.
public struct _OutsideBodyModifier: _PrimitiveModifier {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { OutsideBodyNode(item, inputs) }
}

/// The node of the original view in an animated body.
final class OutsideBodyNode: _ModifierNode<_OutsideBodyModifier> {
    override func transform(_ transaction: inout Transaction, since round: Int) {
        guard let outside = transaction.animationsOutside.popLast() else { return }
        // The modifiers of the body determine the frame of the view.
        if !graph.motions.isResolvingLayoutAnimation { transaction.animation = outside }
    }
}

private struct OutsideKey: TransactionKey {
    static var defaultValue: [Animation?] { [] }
}

extension Transaction {
    /// The animations that apply outside each enclosing body.
    fileprivate var animationsOutside: [Animation?] {
        get { self[OutsideKey.self] }
        set { self[OutsideKey.self] = newValue }
    }
}

extension View {
    /// Animates changes of the modifiers applied in `body`, without animating the view itself apart from its frame.
    ///
    /// - Parameters:
    ///   - animation: The animation; `nil` to show changes immediately.
    ///   - body: Applies modifiers to the view that it receives.
    /// - Returns: The modified view.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (_AnimatedBodyContent<Self>) -> V
    ) -> some View {
        body(_AnimatedBodyContent(content: self)).modifier(_BodyAnimationModifier(animation: animation))
    }
}
