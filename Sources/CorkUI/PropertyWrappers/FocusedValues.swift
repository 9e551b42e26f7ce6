import Observation

/// A key of values that belong to the view with the keyboard focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The focused values around the view with the keyboard focus, or nil if there are none.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key, or nil if it was not set.
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

/// Reads a value that is set around the view with the keyboard focus in the window.
///
/// The view is evaluated again when the focus goes where another one holds.
@propertyWrapper
public struct FocusedValue<Value>: NodeProperty, StoredOutside {
    private let read: @MainActor (FocusedValues) -> Value?
    private var reading: FocusReading<Value>?

    /// Reads the value at `keyPath`.
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads an observable object that was set with `focusedValue(_:)`.
    public nonisolated init(_ type: Value.Type) where Value: AnyObject & Observable {
        let key = ObjectIdentifier(type)
        read = { $0[object: key] as? Value }
    }

    /// The value, or nil if no view around the focus sets one.
    @MainActor
    public var wrappedValue: Value? { reading?.location.value }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let reading = cell as? FocusReading<Value> ?? FocusReading(read, in: graph.focus)
        cell = reading
        self.reading = reading
    }
}

/// The last value that one property read from the focused values.
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

/// Reads and writes the value of a binding that is set around the view with the keyboard focus in the window.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Follows the binding at `keyPath`.
    public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The value, or nil if no view around the focus sets one.
    ///
    /// Writing does nothing then; writing nil never does.
    @MainActor
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value, as `$name`.
    @MainActor
    public var projectedValue: Binding<Value?> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
