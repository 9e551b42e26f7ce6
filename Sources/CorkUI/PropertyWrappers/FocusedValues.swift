import Observation

/// A key of a value that belongs to the view with the keyboard focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the view with the keyboard focus and its ancestors set.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key, or `nil` if it was not set.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An observable object by its type.
    subscript(object type: ObjectIdentifier) -> Any? {
        get { values[type] }
        set { values[type] = newValue }
    }
}

/// A property wrapper that reads a value set by the view with the keyboard focus or one of its ancestors.
///
/// The view is evaluated again when the value changes.
@propertyWrapper
public struct FocusedValue<Value>: NodeProperty, StoredOutside {
    private let read: @MainActor (FocusedValues) -> Value?
    private var reading: FocusReading<Value>?

    /// Creates a property that reads the value at `keyPath`.
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property that reads an observable object set with `focusedValue(_:)`.
    public nonisolated init(_ type: Value.Type) where Value: AnyObject & Observable {
        let key = ObjectIdentifier(type)
        read = { $0[object: key] as? Value }
    }

    /// The value; `nil` if the view with the focus and its ancestors set none.
    @MainActor
    public var wrappedValue: Value? { reading?.location.value }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let reading = cell as? FocusReading<Value> ?? FocusReading(read, in: graph.focus)
        cell = reading
        self.reading = reading
    }
}

/// The last value that a property read from the focused values.
@MainActor
private final class FocusReading<Value>: FocusReader {
    let location: StateLocation<Value?>
    private let read: @MainActor (FocusedValues) -> Value?
    private weak var focus: Focus?

    init(_ read: @escaping @MainActor (FocusedValues) -> Value?, in focus: Focus) {
        self.read = read
        self.focus = focus
        location = StateLocation(read(focus.values))
        focus.add(self)
    }

    isolated deinit { focus?.remove(self) }

    func take(_ values: FocusedValues) { location.value = read(values) }
}

/// A property wrapper that reads and writes a binding set by the view with the keyboard focus or one of its ancestors.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Creates a property for the binding at `keyPath`.
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The value; `nil` if the view with the focus and its ancestors set no binding.
    ///
    /// Setting it has no effect then, nor does setting `nil`.
    @MainActor
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value, accessed as `$name`.
    @MainActor
    public var projectedValue: Binding<Value?> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
