/// A modifier that changes the transaction of updates in a view.
public struct _TransactionModifier: _PrimitiveModifier {
    let transform: @MainActor (inout Transaction) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { TransactionNode(item, inputs) }
}

/// The node of a view that changes the transaction.
final class TransactionNode: _ModifierNode<_TransactionModifier> {
    override func build() {
        super.build()
        graph.motions.transformers += 1
    }

    override func transform(_ transaction: inout Transaction, since round: Int) {
        // A frame of an animation is no change of its own, which would begin the animation again.
        if !graph.motions.isFollowing { modifier.transform(&transaction) }
    }

    override func remove() {
        super.remove()
        graph.motions.transformers -= 1
    }
}

/// A modifier that changes the transaction of updates together with which a value changed.
public struct _ValueTransactionModifier<Value>: _PrimitiveModifier {
    let value: Value
    let transform: @MainActor (inout Transaction) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ValueTransactionNode<Value>(item, inputs)
    }
}

/// The node of a view that changes the transaction when a value changes.
final class ValueTransactionNode<Value>: _ModifierNode<_ValueTransactionModifier<Value>> {
    override var mayBeShown: Bool { false }
    private var changedIn: Int?

    override func modifierChanged(from old: _ValueTransactionModifier<Value>) {
        guard !ValueComparator.equal(old.value, modifier.value) else { return }
        changedIn = graph.round
        graph.motions.expectMotion()
    }

    override func transform(_ transaction: inout Transaction, since round: Int) {
        if let changedIn, changedIn >= round { modifier.transform(&transaction) }
    }
}

extension View {
    /// Changes the transaction of updates in the view and its descendants.
    ///
    /// - Parameter transform: Called for each update.
    /// - Returns: The modified view.
    public nonisolated func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction of updates in the view and its descendants when `value` changes.
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - transform: Called for each update together with which `value` changed.
    /// - Returns: The modified view.
    public func transaction(
        value: some Equatable, _ transform: @escaping @MainActor (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension _ViewNode {
    /// The transaction of the current update, including changes by modifiers around the node; valid while the node
    /// updates its mount.
    public var transaction: Transaction { transaction(over: graph.transaction, since: graph.round) }

    /// Returns a transaction of changes since a round with the changes by modifiers around the node.
    final func transaction(over base: Transaction, since round: Int) -> Transaction {
        var transaction = parent?.transaction(over: base, since: round) ?? base
        transform(&transaction, since: round)
        return transaction
    }
}
