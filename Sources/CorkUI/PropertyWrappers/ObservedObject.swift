/// A property wrapper for an object passed to the view, which is evaluated again when the object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private let object: ObjectType

    /// Creates a property.
    ///
    /// - Parameter wrappedValue: The object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// Creates a property.
    ///
    /// - Parameter initialValue: The object.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object.
    @MainActor
    public var wrappedValue: ObjectType { object.followed }

    /// A wrapper that provides bindings to the properties of the object, as `$name.property`.
    @MainActor
    public var projectedValue: Wrapper { Wrapper(object: object) }

    /// Observes the object during the evaluation of the body.
    public mutating func update() { object.objectWillChange.follow() }

    /// A wrapper that provides bindings to the properties of an object.
    @dynamicMemberLookup
    @MainActor
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                place: BindingPlace(object).appending(keyPath), get: { object.followed[keyPath: keyPath] },
                set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservableObject {
    /// The object, after making the current evaluation observe it.
    @MainActor
    fileprivate var followed: Self {
        objectWillChange.follow()
        return self
    }
}

/// A property wrapper for an object that belongs to the view's identity: it is created before the first evaluation of
/// the body, and lives as long as the view (R6.1).
///
/// The view is evaluated again when the object changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: NodeProperty, StoredOutside {
    private let make: @MainActor () -> ObjectType
    private var object: ObjectType?

    /// Creates a property.
    ///
    /// - Parameter thunk: Creates the object, once for each identity of the view.
    public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> ObjectType) { make = thunk }

    /// The object.
    ///
    /// Outside of the view's body and of closures created in it, each access creates another object.
    @MainActor
    public var wrappedValue: ObjectType { (object ?? make()).followed }

    /// A wrapper that provides bindings to the properties of the object, as `$name.property`.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: object ?? make()) }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let object = cell as? ObjectType ?? make()
        cell = object
        self.object = object.followed
    }
}

/// A property wrapper for an object that an ancestor set with `environmentObject(_:)`.
///
/// The view is evaluated again when the object changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: NodeProperty, StoredOutside {
    private var object: ObjectType?

    /// Creates a property for the object of the type.
    public init() {}

    /// The object.
    ///
    /// Accessing it without one in the environment is a runtime error.
    @MainActor
    public var wrappedValue: ObjectType { found.followed }

    /// A wrapper that provides bindings to the properties of the object, as `$name.property`.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: found) }

    @MainActor
    private var found: ObjectType {
        guard let object else {
            fatalError(
                """
                No \(ObjectType.self) in the environment: set one with .environmentObject(_:) on a view above the one that \
                reads it.
                """)
        }
        return object
    }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        object = Self.object(in: environment)?.followed
        cell = object
    }

    static func isOutdated(_ cell: AnyObject?, in environment: EnvironmentValues) -> Bool {
        cell !== object(in: environment)
    }

    private static func object(in environment: EnvironmentValues) -> ObjectType? {
        environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
    }
}

extension View {
    /// Sets an object in the environment, which views read with `@EnvironmentObject`.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}
