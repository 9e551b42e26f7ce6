/// A modifier that runs an action when a value changes.
package struct _ChangeModifier<Value: Equatable>: EffectModifier {
    let value: Value
    let initial: Bool
    let action: @MainActor (Value, Value) -> Void

    /// Makes the actions of the modifier for a window.
    package func _makeEffect(in graph: Graph) -> Effect<Self> { ChangeEffect(self, graph: graph) }
}

/// The effect that compares a value with the one that its action last received.
final class ChangeEffect<Value: Equatable>: Effect<_ChangeModifier<Value>> {
    private var reported: Value
    private var isInitial: Bool
    /// The values since the last run of the action.
    private var passed: [Value] = []
    private var latest: (value: Value, transaction: Int)

    override init(_ modifier: _ChangeModifier<Value>, graph: Graph) {
        reported = modifier.value
        latest = (modifier.value, graph.transactionsServed)
        isInitial = modifier.initial
        super.init(modifier, graph: graph)
    }

    override func modifierChanged() {
        let transaction = graph.transactionsServed
        if transaction != latest.transaction, latest.value != modifier.value, latest.value != passed.last ?? reported {
            passed.append(latest.value)
        }
        latest = (modifier.value, transaction)
        if isInitial || modifier.value != reported || !passed.isEmpty { schedule() }
    }

    override func run(_ phase: EffectPhase) {
        guard phase == .appear else { return }
        let values = passed + [modifier.value]
        passed = []
        for new in values where isInitial || new != reported {
            let old = reported
            isInitial = false
            reported = new
            modifier.action(old, new)
        }
    }
}

extension View {
    /// Runs an action with the old and the new value when `value` changes.
    ///
    /// - Parameters:
    ///   - value: The value to compare at each update of the view; changes within a transaction count as one.
    ///   - initial: Whether to run the action also when the view appears, with the initial value as both arguments.
    ///   - action: The action.
    /// - Returns: The modified view.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when `value` changes, and if `initial` is true also when the view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value when `value` changes.
    @available(*, deprecated, message: "Use onChange(of:initial:_:) with an action of two parameters or none.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value) { action($1) }
    }
}
