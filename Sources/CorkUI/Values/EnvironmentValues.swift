/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value of a key that was not set.
    static var defaultValue: Value { get }
}

/// The values that are set for a view and its descendants; the nearest ancestor that sets a value takes precedence.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Storage {
        let values: [ObjectIdentifier: Any]
        /// Stored separately, because it is read for each view that is placed.
        let layoutDirection: LayoutDirection

        init(_ values: [ObjectIdentifier: Any]) {
            self.values = values
            let set = values[ObjectIdentifier(LayoutDirectionKey.self)]
            layoutDirection = set.map { $0 as! LayoutDirection } ?? LayoutDirectionKey.defaultValue
        }
    }

    private var storage = Storage([:])
    private var reads: EnvironmentReads?

    /// Creates environment values with defaults only.
    public init() {}

    /// The value of a key, or its default if no ancestor set one.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let value = storage.values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue
            reads?.note(value, of: key)
            return value
        }
        set { self[object: ObjectIdentifier(key)] = newValue }
    }

    /// A description of the values that were set.
    public var description: String {
        storage.values.map { "\($0.value)" }.sorted().joined(separator: ", ")
    }

    /// The layout direction; `nil` while reads are being recorded.
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

    /// Returns whether both share the same storage, without comparing values.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Returns the same values, which record each read in `reads`.
    func recording(in reads: EnvironmentReads) -> EnvironmentValues {
        var values = self
        values.reads = reads
        return values
    }
}

/// A record of the values that were read from an environment.
final class EnvironmentReads {
    private var isSame: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]

    fileprivate func note<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) {
        isSame[ObjectIdentifier(key)] = { isEqual($0[Key.self], value) }
    }

    /// Returns whether another environment has a different value for any key that was read.
    func areOutdated(in environment: EnvironmentValues) -> Bool { !isSame.values.allSatisfy { $0(environment) } }
}
