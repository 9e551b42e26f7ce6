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
    /// A transaction whose changes are shown with an animation, or at once.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// The animation of the changes, or nil if they are shown at once.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether `animation(_:value:)` leaves the changes alone, and what moves already is ended.
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

/// Makes changes that are shown over time: views glide to their new places, and what comes or goes does so with its
/// transition.
///
/// - Parameters:
///   - animation: how; nil shows the changes at once.
///   - body: makes the changes.
/// - Returns: what `body` returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are shown over time, and runs an action once, when all of them are.
///
/// - Parameters:
///   - animation: how; nil shows the changes at once.
///   - completionCriteria: when a motion counts as complete.
///   - body: makes the changes.
///   - completion: called when every motion that `body` led to is complete, ended or replaced by another; at once where
///     there is none.
/// - Returns: what `body` returns.
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
    /// Shows what changes here and below over time, where `value` changed.
    ///
    /// - Parameters:
    ///   - animation: how; nil shows the changes at once.
    ///   - value: what is compared.
    /// - Returns: The modified view.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}

extension Binding {
    /// The same binding, whose changes are shown over time.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}
