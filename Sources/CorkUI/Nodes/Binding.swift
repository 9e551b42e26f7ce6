/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    let getter: @MainActor () -> Value
    let setter: @MainActor (Value) -> Void
    /// Where the value lives, as far as that is known.
    nonisolated(unsafe) let place: BindingPlace?
    /// What is said about each change that is made through the binding.
    public var transaction = Transaction()

    nonisolated init(
        place: BindingPlace?, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
    ) {
        getter = get
        setter = set
        self.place = place
    }

    /// A binding to what two closures read and write.
    public nonisolated init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(place: nil, get: get, set: set)
    }

    init(location: StateLocation<Value>) {
        self.init(place: BindingPlace(location), get: { location.value }, set: { location.value = $0 })
    }

    /// A binding that reads `value` and cannot be changed.
    public nonisolated static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(get: { value }, set: { _ in })
    }

    /// The value, where it lives.
    @MainActor
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set { withTransaction(transaction) { setter(newValue) } }
    }

    /// The same binding, which makes its changes with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The binding itself, as `$name`.
    public var projectedValue: Binding<Value> { self }

    /// Takes over a binding, as in the parameter of a closure that is written `$name`.
    public nonisolated init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    @MainActor
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (getter, setter) = (getter, setter)
        let get: @MainActor () -> Subject = { getter()[keyPath: keyPath] }
        // What is inside of an object changes there; the reference to it stays.
        let reference = keyPath as? ReferenceWritableKeyPath<Value, Subject>
        let set: @MainActor (Subject) -> Void = {
            var value = getter()
            if let reference { return value[keyPath: reference] = $0 }
            value[keyPath: keyPath] = $0
            setter(value)
        }
        return Binding<Subject>(place: place?.appending(keyPath), get: get, set: set).transaction(transaction)
    }
}

extension Binding: Equatable {
    /// Two bindings are equal if they are known to lead to the same place.
    public nonisolated static func == (a: Binding, b: Binding) -> Bool { a.place != nil && a.place == b.place }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public nonisolated var id: Value.ID { onMainActor { wrappedValue.id } }
}

/// Where a bound value lives: an object, and the way from there.
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
