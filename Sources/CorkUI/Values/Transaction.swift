/// A key of values that go with a change.
public protocol TransactionKey {
    associatedtype Value
    /// The value of a key that was not set.
    static var defaultValue: Value { get }
}

/// The context of a state change: its animation and other values that views read while they show the change.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Default values only.
    public nonisolated init() {}

    /// The value of a key; its default where none was set.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }

    /// Takes over what `other` says, over what is here.
    mutating func merge(_ other: Transaction) {
        if !other.isEmpty { values.merge(other.values) { $1 } }
    }

    /// The transaction of the code that runs on the main thread.
    nonisolated(unsafe) static var current = Transaction()
}

/// Makes changes with a transaction: what they lead to on screen is shown with its values.
///
/// - Parameters:
///   - transaction: goes over the values of a transaction that is running already.
///   - body: makes the changes.
/// - Returns: what `body` returns.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainQueue.isCurrent, !transaction.isEmpty else { return try body() }
    let outer = Transaction.current
    onMainActor { Graph.transactionChanges() }
    Transaction.current.merge(transaction)
    defer {
        Transaction.current = outer
        onMainActor { Graph.transactionChanges() }
    }
    return try body()
}

/// Makes changes with one value of a transaction.
///
/// - Parameters:
///   - keyPath: the value.
///   - value: what it is.
///   - body: makes the changes.
/// - Returns: what `body` returns.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
