/// A value that a gesture writes while it goes on, and that is as in the beginning when it is over.
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

    /// - Parameter wrappedValue: the value while no gesture goes on.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
    /// - Parameter initialValue: the value while no gesture goes on.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameters:
    ///   - wrappedValue: the value while no gesture goes on.
    ///   - resetTransaction: goes with the change at the end of a gesture.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        (initial, self.resetTransaction) = (wrappedValue, resetTransaction)
    }

    /// The value; only a gesture writes it.
    @MainActor
    public var wrappedValue: Value { location?.value ?? initial }

    /// The gesture state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let location = cell as? StateLocation<Value> ?? StateLocation(initial)
        cell = location
        self.location = location
    }

    /// Writes the value with that of a gesture; puts it back for nil.
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
    /// Nothing while no gesture goes on.
    public init() { self.init(wrappedValue: nil) }
}
