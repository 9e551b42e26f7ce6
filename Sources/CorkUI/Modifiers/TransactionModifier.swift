/// Changes the transaction with which what is below is shown.
public struct _TransactionModifier: PrimitiveModifier {
    let transform: @MainActor (inout Transaction) -> Void

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode { TransactionNode(item, inputs) }
}

/// A change of the transaction, placed.
final class TransactionNode: ModifierNode<_TransactionModifier> {
    override func transform(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

/// Changes the transaction where a value changed.
public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let transform: @MainActor (inout Transaction) -> Void

    public func _makeNode(_ item: ListItem, _ inputs: NodeInputs) -> ViewNode {
        ValueTransactionNode<Value>(item, inputs)
    }
}

/// A change of the transaction that depends on a value, placed.
final class ValueTransactionNode<Value: Equatable>: ModifierNode<_ValueTransactionModifier<Value>> {
    private var changedIn: Int?

    override func modifierChanged(from old: _ValueTransactionModifier<Value>) {
        if old.value != modifier.value { changedIn = graph.round }
    }

    override func transform(_ transaction: inout Transaction) {
        if changedIn == graph.round { modifier.transform(&transaction) }
    }
}

extension View {
    /// Changes the transaction with which this view and everything below is shown.
    ///
    /// - Parameter transform: called each time something below is shown anew.
    public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction with which this view and everything below is shown, where `value` changed.
    ///
    /// - Parameters:
    ///   - value: what is compared.
    ///   - transform: called each time something below is shown anew because `value` differs from before.
    public func transaction(
        value: some Equatable, _ transform: @escaping @MainActor (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension ViewNode {
    /// The transaction of the changes that are being shown, as the modifiers around make it; to be read while the node
    /// updates its mount.
    public var transaction: Transaction {
        var transaction = parent?.transaction ?? graph.transaction
        transform(&transaction)
        return transaction
    }
}
