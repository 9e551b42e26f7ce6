/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// What is read where nothing was set.
    static var defaultValue: Value { get }
}

/// Values that reach every view below the place where they are set; the nearest ancestor wins.
public struct EnvironmentValues {
    private final class Storage {
        let values: [ObjectIdentifier: Any]
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage = Storage([:])

    /// Default values only.
    public init() {}

    /// The value of a key; its default where none was set above.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { storage.values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { self[object: ObjectIdentifier(key)] = newValue }
    }

    /// An observable object by its type.
    subscript(object type: ObjectIdentifier) -> Any? {
        get { storage.values[type] }
        set {
            var values = storage.values
            values[type] = newValue
            storage = Storage(values)
        }
    }

    /// Whether both are the very same values, without comparing any.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
