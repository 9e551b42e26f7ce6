import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Makes bindings to the properties of an object.
    @available(*, unavailable, message: "@Bindable needs an object that is Observable.")
    public init(wrappedValue: Value) { fatalError("Bindable needs an observable object") }

    /// The bindings to the object's properties, as `$name`.
    public var projectedValue: Bindable<Value> { self }

    /// Takes over another one, as in the parameter of a closure that is written `$name`.
    public nonisolated init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// - Parameter wrappedValue: the object.
    public nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// - Parameter wrappedValue: the object.
    public nonisolated init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A binding to a property of the object.
    @MainActor
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            place: BindingPlace(object).appending(keyPath), get: { object[keyPath: keyPath] },
            set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public nonisolated var id: Value.ID { wrappedValue.id }
}
