/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let getter: @MainActor () -> Value
    private let setter: @MainActor (Value) -> Void
    private nonisolated(unsafe) let source: AnyObject?

    /// A binding to what two closures read and write.
    public nonisolated init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        getter = get
        setter = set
        source = nil
    }

    init(location: StateLocation<Value>) {
        getter = { location.value }
        setter = { location.value = $0 }
        source = location
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
        nonmutating set { setter(newValue) }
    }

    /// The binding itself, as `$name`.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    @MainActor
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (getter, setter) = (getter, setter)
        return Binding<Subject>(
            get: { getter()[keyPath: keyPath] },
            set: {
                var value = getter()
                value[keyPath: keyPath] = $0
                setter(value)
            })
    }
}

extension Binding: Equatable {
    /// Two bindings are equal if they are known to lead to the same place.
    public nonisolated static func == (a: Binding, b: Binding) -> Bool { a.source != nil && a.source === b.source }
}
