/// A value that belongs to a view's identity (R6.1): it lives as long as the view is shown, and survives every update.
@propertyWrapper
public struct State<Value>: NodeProperty, StoredOutside {
    private let initial: InitialValue<Value>
    private var location: StateLocation<Value>?

    /// - Parameter wrappedValue: the value at first; not looked at again while the identity lives.
    public init(wrappedValue: Value) { initial = .value(wrappedValue) }
    /// - Parameter initialValue: the value at first; not looked at again while the identity lives.
    public init(initialValue: Value) { initial = .value(initialValue) }

    /// The value.
    ///
    /// Writing one that is not equal has the views evaluated that read it.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? initial.value }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value, as `$name`.
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
    /// Nothing at first.
    public init() { initial = .value(nil) }
}

extension State where Value: AnyObject {
    /// Makes a state with an object, which is made once in the life of the view (R13.3).
    ///
    /// - Parameter wrappedValue: The object; evaluated when the view comes, and not when its value is made again.
    public init(wrappedValue: @autoclosure @escaping () -> Value) { initial = .object(wrappedValue) }
}

/// The first value of a state.
private enum InitialValue<Value> {
    case value(Value)
    /// Makes an object when it is needed.
    case object(() -> Value)

    var value: Value {
        switch self {
        case .value(let value): value
        case .object(let make): make()
        }
    }
}

/// Something that nodes read, and that marks them when it changes.
@MainActor
protocol AnyLocation: AnyObject {
    func remove(reader: _GraphNode)
}

/// The storage of a `@State`.
///
/// Marks the nodes that read it when it is written with another value.
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

/// Whether two values are equal, as far as their type can tell.
func isEqual<T>(_ a: T, _ b: T) -> Bool {
    func open<E: Equatable>(_ a: E) -> Bool { a == (b as! E) }
    if let a = a as? any Equatable { return open(a) }
    return T.self is AnyObject.Type && (a as AnyObject) === (b as AnyObject)
}
