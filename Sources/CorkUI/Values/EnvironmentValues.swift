/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value of a key that was not set.
    static var defaultValue: Value { get }
}

/// Values that reach every view below the place where they are set; the nearest ancestor wins.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Storage {
        let values: [ObjectIdentifier: Any]
        /// Stored because it is read for everything that is placed, and a lookup would be expensive.
        let layoutDirection: LayoutDirection

        init(_ values: [ObjectIdentifier: Any]) {
            self.values = values
            let set = values[ObjectIdentifier(LayoutDirectionKey.self)]
            layoutDirection = set.map { $0 as! LayoutDirection } ?? LayoutDirectionKey.defaultValue
        }
    }

    private var storage = Storage([:])
    private var reads: EnvironmentReads?

    /// Default values only.
    public init() {}

    /// The value of a key; its default where none was set above.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let value = storage.values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue
            reads?.note(value, of: key)
            return value
        }
        set { self[object: ObjectIdentifier(key)] = newValue }
    }

    /// The values that were set, by key.
    public var description: String {
        storage.values.map { "\($0.value)" }.sorted().joined(separator: ", ")
    }

    /// The layout direction; nil where it is noted who reads it.
    var knownLayoutDirection: LayoutDirection? { reads == nil ? storage.layoutDirection : nil }

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

    /// The same values, which note what is read from them.
    func recording(in reads: EnvironmentReads) -> EnvironmentValues {
        var values = self
        values.reads = reads
        return values
    }
}

/// The values read from an environment, for comparison with another one.
final class EnvironmentReads {
    private var isSame: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]

    fileprivate func note<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
        isSame[ObjectIdentifier(key)] = { isEqual($0[Key.self], value) }
    }

    /// Whether a value that was read is another one now.
    func areOutdated(in environment: EnvironmentValues) -> Bool { !isSame.values.allSatisfy { $0(environment) } }
}
