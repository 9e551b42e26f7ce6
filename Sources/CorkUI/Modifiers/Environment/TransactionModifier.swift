/// Changes the transaction with which what is below is shown.
public struct _TransactionModifier: _PrimitiveModifier {
    let transform: @MainActor (inout Transaction) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { TransactionNode(item, inputs) }
}

/// A change of the transaction, placed.
final class TransactionNode: _ModifierNode<_TransactionModifier> {
    override func build() {
        super.build()
        graph.motions.transformers += 1
    }

    override func transform(_ transaction: inout Transaction, since round: Int) { modifier.transform(&transaction) }

    override func remove() {
        super.remove()
        graph.motions.transformers -= 1
    }
}

/// Changes the transaction where a value changed.
public struct _ValueTransactionModifier<Value>: _PrimitiveModifier {
    let value: Value
    let transform: @MainActor (inout Transaction) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ValueTransactionNode<Value>(item, inputs)
    }
}

/// A change of the transaction that depends on a value, placed.
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
    /// Changes the transaction with which this view and everything below is shown.
    ///
    /// - Parameter transform: called each time something below is shown again.
    /// - Returns: The modified view.
    public nonisolated func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction with which this view and everything below is shown, where `value` changed.
    ///
    /// - Parameters:
    ///   - value: what is compared.
    ///   - transform: called each time something below is shown again because `value` differs from before.
    /// - Returns: The modified view.
    public func transaction(
        value: some Equatable, _ transform: @escaping @MainActor (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension _ViewNode {
    /// The transaction of the changes that are being shown, as the modifiers around make it; to be read while the node
    /// updates its mount.
    public var transaction: Transaction { transaction(over: graph.transaction, since: graph.round) }

    /// What the modifiers around the node make of a transaction of changes since a round.
    final func transaction(over base: Transaction, since round: Int) -> Transaction {
        var transaction = parent?.transaction(over: base, since: round) ?? base
        transform(&transaction, since: round)
        return transaction
    }
}
