private struct AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
}

private struct DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private struct CompletionsKey: TransactionKey {
    static var defaultValue: [AnimationCompletion] { [] }
}

extension Transaction {
    /// Creates a transaction with an animation; `nil` shows changes immediately.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// The animation of the changes, or `nil` if they are shown at once.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// A Boolean value that indicates whether `animation(_:value:)` is ignored for the changes, and running animations
    /// end.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// The completions that wait for the animations of the changes.
    var completions: [AnimationCompletion] {
        get { self[CompletionsKey.self] }
        set { self[CompletionsKey.self] = newValue }
    }
}

/// Makes changes with an animation, so that views move to their new frames and use transitions.
///
/// - Parameters:
///   - animation: The animation; `nil` to show the changes immediately.
///   - body: Makes the changes.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes with an animation, and runs an action once all animations have completed.
///
/// - Parameters:
///   - animation: The animation; `nil` to show the changes immediately.
///   - completionCriteria: The criteria by which an animation counts as complete.
///   - body: Makes the changes.
///   - completion: Called once every animation that `body` started is complete, cancelled or replaced; immediately if
///     there is none.
/// - Returns: The result of `body`.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let waiting = AnimationCompletion(completionCriteria, completion)
    var transaction = Transaction(animation: animation)
    transaction.completions = Transaction.current.completions + [waiting]
    waiting.hold()
    defer {
        waiting.release()
        AnimationCompletion.runDue()
    }
    return try withTransaction(transaction, body)
}

extension View {
    /// Animates changes of the view and its descendants that occur together with a change of `value`.
    ///
    /// - Parameters:
    ///   - animation: The animation; `nil` to show the changes immediately.
    ///   - value: The value to compare.
    /// - Returns: The modified view.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}

extension View {
    /// Animates all changes of the view and its descendants.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:).")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}

extension Binding {
    /// Returns the binding with an animation for changes made through it.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
