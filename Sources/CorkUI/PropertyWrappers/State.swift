/// A property wrapper for a value that belongs to a view's identity: it lives as long as the view and persists across
/// updates (R6.1).
@propertyWrapper
public struct State<Value>: NodeProperty, StoredOutside {
    private let initial: InitialValue<Value>
    private var location: StateLocation<Value>?

    /// Creates a state.
    ///
    /// - Parameter wrappedValue: The initial value, used once for each identity of the view.
    public init(wrappedValue: Value) { initial = .value(wrappedValue) }
    /// Creates a state.
    ///
    /// - Parameter initialValue: The initial value, used once for each identity of the view.
    public init(initialValue: Value) { initial = .value(initialValue) }

    /// The value.
    ///
    /// Setting an unequal value invalidates the views that read it.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? initial.value }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value, accessed as `$name`.
    @MainActor
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial.value) }
        return Binding(location: location)
    }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let location = cell as? StateLocation<Value> ?? StateLocation(initial.value)
        cell = location
        self.location = location
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially `nil`.
    public init() { initial = .value(nil) }
}

extension State where Value: AnyObject {
    /// Creates a state with an object, which is created once for each identity of the view (R13.3).
    ///
    /// - Parameter wrappedValue: Creates the object.
    public init(wrappedValue: @autoclosure @escaping () -> Value) { initial = .object(wrappedValue) }
}

/// The initial value of a state.
private enum InitialValue<Value> {
    case value(Value)
    /// A closure that creates an object on demand.
    case object(() -> Value)

    var value: Value {
        switch self {
        case .value(let value): value
        case .object(let make): make()
        }
    }
}

/// A location that nodes read, and that invalidates them when it changes.
@MainActor
protocol AnyLocation: AnyObject {
    func remove(reader: _GraphNode)
}

/// The storage of a `@State`.
///
/// Setting an unequal value invalidates the nodes that read it.
@MainActor
final class StateLocation<Value>: AnyLocation {
    private var stored: Value
    private(set) var readers: [ObjectIdentifier: _GraphNode] = [:]

    init(_ value: Value) { stored = value }

    var value: Value {
        get {
            if let reader = Graph.reader, readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil {
                reader.didRead(self)
            }
            return stored
        }
        set {
            let isSame = isEqual(stored, newValue)
            stored = newValue
            guard !isSame else { return }
            Graph.reader?.warnOfWrite()
            for reader in readers.values { reader.invalidate() }
        }
    }

    func remove(reader: _GraphNode) { readers[ObjectIdentifier(reader)] = nil }
}

/// Returns whether two values are equal; values that are not `Equatable` are equal only as the same object.
func isEqual<T>(_ a: T, _ b: T) -> Bool {
    func open<E: Equatable>(_ a: E) -> Bool { a == (b as! E) }
    if let a = a as? any Equatable { return open(a) }
    return T.self is AnyObject.Type && (a as AnyObject) === (b as AnyObject)
}
