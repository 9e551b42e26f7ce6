/// Runs an action when a value changes.
package struct _ChangeModifier<Value: Equatable>: EffectModifier {
    let value: Value
    let initial: Bool
    let action: @MainActor (Value, Value) -> Void

    /// Makes the actions of the modifier for a window.
    package func _makeEffect(in graph: Graph) -> Effect<Self> { ChangeEffect(self, graph: graph) }
}

/// Compares a value with the one its action received last.
final class ChangeEffect<Value: Equatable>: Effect<_ChangeModifier<Value>> {
    private var told: Value
    private var isInitial: Bool
    /// The values since the action ran last, and the transaction of the last one.
    private var passed: [Value] = []
    private var latest: (value: Value, transaction: Int)

    override init(_ modifier: _ChangeModifier<Value>, graph: Graph) {
        told = modifier.value
        latest = (modifier.value, graph.transactionsServed)
        isInitial = modifier.initial
        super.init(modifier, graph: graph)
    }

    override func modifierChanged() {
        let transaction = graph.transactionsServed
        if transaction != latest.transaction, latest.value != modifier.value, latest.value != passed.last ?? told {
            passed.append(latest.value)
        }
        latest = (modifier.value, transaction)
        if isInitial || modifier.value != told || !passed.isEmpty { schedule() }
    }

    override func run(_ phase: EffectPhase) {
        guard phase == .appear else { return }
        let values = passed + [modifier.value]
        passed = []
        for new in values where isInitial || new != told {
            let old = told
            isInitial = false
            told = new
            modifier.action(old, new)
        }
    }
}

extension View {
    /// Runs `action` with the old and the new value when `value` changes.
    ///
    /// - Parameters:
    ///   - value: what is compared each time the view gets a new value; changes of one transaction are told as one.
    ///   - initial: whether to run the action when the view appears as well, with the value twice.
    ///   - action: what to do.
    /// - Returns: The modified view.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs `action` when `value` changes, and with `initial` when the view appears as well.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs `action` with the new value when `value` changes.
    @available(*, deprecated, message: "Use onChange(of:initial:_:) with an action of two parameters or none.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value) { action($1) }
    }
}
