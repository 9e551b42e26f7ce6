/// A key of a value that belongs to a state change.
public protocol TransactionKey {
    associatedtype Value
    /// The value of a key that was not set.
    static var defaultValue: Value { get }
}

/// The context of a state change: its animation and other values that views read while they update.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a transaction with defaults only.
    public nonisolated init() {}

    /// The value of a key, or its default if none was set.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }

    /// Adds the values of `other`, which take precedence.
    mutating func merge(_ other: Transaction) {
        if !other.isEmpty { values.merge(other.values) { $1 } }
    }

    /// The transaction of the code that runs on the main thread.
    nonisolated(unsafe) static var current = Transaction()
}

/// Makes changes with a transaction, whose values apply to the resulting updates of views.
///
/// - Parameters:
///   - transaction: The transaction, whose values override those of the current one.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
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

/// Makes changes with a single transaction value.
///
/// - Parameters:
///   - keyPath: The key path of the value.
///   - value: The value.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
