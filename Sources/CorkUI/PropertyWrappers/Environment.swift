import Observation

/// A property wrapper that reads a value from the environment of the view.
///
/// The view is evaluated again when the value changes.
@propertyWrapper
public struct Environment<Value>: NodeProperty, StoredOutside {
    private let read: @MainActor (EnvironmentValues) -> Value
    private var value: Value?
    /// Compares objects by identity; `nil` for other values.
    private var isSame: (@MainActor (Value, Value) -> Bool)?

    /// Creates a property that reads the value at `keyPath`.
    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property that reads an observable object set with `environment(_:)`.
    public nonisolated init(_ type: Value.Type) where Value: AnyObject & Observable {
        let key = ObjectIdentifier(type)
        read = { environment in
            guard let object = environment[object: key] as? Value else {
                preconditionFailure(
                    "No \(Value.self) in the environment: set one with .environment(_:) on a view above the one that reads it"
                )
            }
            return object
        }
    }

    /// Creates a property that reads an observable object set with `environment(_:)`, or `nil` if there is none.
    public nonisolated init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        let key = ObjectIdentifier(type)
        read = { $0[object: key] as? T }
        isSame = { $0 === $1 }
    }

    /// The value in the environment of the view being evaluated.
    @MainActor
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let value = read(environment)
        self.value = value
        cell = Reading(value: value, read: read, isSame: isSame)
    }

    static func isOutdated(_ cell: AnyObject?, in environment: EnvironmentValues) -> Bool {
        guard let reading = cell as? Reading else { return true }
        return !reading.isSame(in: environment)
    }

    private final class Reading {
        let value: Value
        let read: @MainActor (EnvironmentValues) -> Value
        let isSame: (@MainActor (Value, Value) -> Bool)?

        init(
            value: Value, read: @escaping @MainActor (EnvironmentValues) -> Value,
            isSame: (@MainActor (Value, Value) -> Bool)?
        ) {
            self.isSame = isSame
            self.value = value
            self.read = read
        }

        @MainActor
        func isSame(in environment: EnvironmentValues) -> Bool {
            let now = read(environment)
            if let isSame { return isSame(now, value) }
            if Value.self is AnyObject.Type { return (now as AnyObject) === (value as AnyObject) }
            return isEqual(value, now)
        }
    }
}
