/// A property wrapper for a value that a gesture sets while it is active, and that is reset when the gesture ends.
///
///     @GestureState private var offset = CGSize.zero
///     …
///     Card().offset(offset)
///         .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
@propertyWrapper
public struct GestureState<Value>: NodeProperty, StoredOutside {
    private let initial: Value
    private let resetTransaction: Transaction
    private var location: StateLocation<Value>?

    /// Creates a gesture state.
    ///
    /// - Parameter wrappedValue: The value while no gesture is active.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
    /// Creates a gesture state.
    ///
    /// - Parameter initialValue: The value while no gesture is active.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a gesture state.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while no gesture is active.
    ///   - resetTransaction: The transaction of the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        (initial, self.resetTransaction) = (wrappedValue, resetTransaction)
    }

    /// The value, which only a gesture sets.
    @MainActor
    public var wrappedValue: Value { location?.value ?? initial }

    /// The gesture state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let location = cell as? StateLocation<Value> ?? StateLocation(initial)
        cell = location
        self.location = location
    }

    /// Updates the value from that of a gesture, or resets it if that is `nil`.
    @MainActor
    func update<V>(
        with value: V?, _ body: @MainActor (_ value: V, _ state: inout Value, _ transaction: inout Transaction) -> Void
    ) {
        guard let location else { return }
        guard let value else { return withTransaction(resetTransaction) { location.value = initial } }
        var (state, transaction) = (location.value, Transaction())
        body(value, &state, &transaction)
        withTransaction(transaction) { location.value = state }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a gesture state that is `nil` while no gesture is active.
    public init() { self.init(wrappedValue: nil) }
}
