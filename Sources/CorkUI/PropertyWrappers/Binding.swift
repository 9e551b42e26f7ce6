/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let getter: @MainActor () -> Value
    let setter: @MainActor (Value) -> Void
    /// The location of the value, if it is known.
    let place: BindingPlace?
    /// The transaction of each change made through the binding.
    public var transaction = Transaction()

    init(
        place: BindingPlace?, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
    ) {
        getter = get
        setter = set
        self.place = place
    }

    /// Creates a binding with closures that read and write the value.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(place: nil, get: get, set: set)
    }

    /// Creates a binding with closures that read the value, and write it with the transaction of the change.
    public init(
        get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
    ) {
        self.init(place: nil, get: get, set: { set($0, .current) })
    }

    @MainActor
    init(location: StateLocation<Value>) {
        self.init(place: BindingPlace(location), get: { location.value }, set: { location.value = $0 })
    }

    /// Creates a binding with a constant value.
    public static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { onMainActor(getter) }
        nonmutating set { withTransaction(transaction) { unchecked(setter, newValue) { $0($1) } } }
    }

    /// Returns the binding with a transaction for changes made through it.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The binding itself, accessed as `$name`.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from another one, as for a closure parameter written as `$name`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (getter, setter) = (getter, setter)
        nonisolated(unsafe) let keyPath = keyPath
        let get: @MainActor () -> Subject = { getter()[keyPath: keyPath] }
        // Writing to an object does not change the reference to it.
        nonisolated(unsafe) let reference = keyPath as? ReferenceWritableKeyPath<Value, Subject>
        let set: @MainActor (Subject) -> Void = {
            var value = getter()
            if let reference { return value[keyPath: reference] = $0 }
            value[keyPath: keyPath] = $0
            setter(value)
        }
        return Binding<Subject>(place: place?.appending(keyPath), get: get, set: set).transaction(transaction)
    }
}

extension Binding: DynamicProperty {}

// The closures run on the main actor, so the value may be of any type.
extension Binding: @unchecked Sendable {}

extension Binding: Equatable {
    /// Returns whether both bindings are known to have the same location.
    public static func == (a: Binding, b: Binding) -> Bool { a.place != nil && a.place == b.place }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// The location of a bound value: an object and the path from it.
struct BindingPlace: Equatable {
    private let object: AnyObject
    private var steps: [AnyHashable] = []

    init(_ object: AnyObject) { self.object = object }

    func appending(_ step: AnyHashable) -> BindingPlace {
        var place = self
        place.steps.append(step)
        return place
    }

    static func == (a: BindingPlace, b: BindingPlace) -> Bool { a.object === b.object && a.steps == b.steps }
}
