import Observation

/// A property wrapper that provides bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Unavailable for objects that are not observable.
    @available(*, unavailable, message: "@Bindable needs an object that is Observable.")
    public init(wrappedValue: Value) { fatalError("Bindable needs an observable object") }

    /// The wrapper itself, which provides bindings as `$name.property`.
    public var projectedValue: Bindable<Value> { self }

    /// Creates a wrapper from another one, as for a closure parameter written as `$name`.
    public nonisolated init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates bindings to an object.
    ///
    /// - Parameter wrappedValue: The object.
    public nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates bindings to an object.
    ///
    /// - Parameter wrappedValue: The object.
    public nonisolated init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Returns a binding to a property of the object.
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
