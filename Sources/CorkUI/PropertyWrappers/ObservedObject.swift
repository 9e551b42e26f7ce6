/// An object that is given to the view, which is evaluated again before the object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private let object: ObjectType

    /// - Parameter wrappedValue: the object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// - Parameter initialValue: the object.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object.
    @MainActor
    public var wrappedValue: ObjectType { object.followed }

    /// Gives bindings to the properties of the object, as `$name.property`.
    @MainActor
    public var projectedValue: Wrapper { Wrapper(object: object) }

    /// Follows the object before the body is evaluated.
    public mutating func update() { object.objectWillChange.follow() }

    /// Gives bindings to the properties of an object.
    @dynamicMemberLookup
    @MainActor
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
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
    /// The object, which what is evaluated now follows.
    @MainActor
    fileprivate var followed: Self {
        objectWillChange.follow()
        return self
    }
}

/// An object that belongs to the view's identity: it is made before the body runs for the first time, and lives as long
/// as the view is shown (R6.1).
///
/// The view is evaluated again before the object changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: NodeProperty, StoredOutside {
    private let make: @MainActor () -> ObjectType
    private var object: ObjectType?

    /// - Parameter thunk: makes the object; called once while the identity lives.
    public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> ObjectType) { make = thunk }

    /// The object.
    ///
    /// Outside of the view's body, and of what the body makes, there is none: another one each time.
    @MainActor
    public var wrappedValue: ObjectType { (object ?? make()).followed }

    /// Gives bindings to the properties of the object, as `$name.property`.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: object ?? make()) }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let object = cell as? ObjectType ?? make()
        cell = object
        self.object = object.followed
    }
}

/// An object that an ancestor put into the environment with `environmentObject(_:)`.
///
/// The view is evaluated again before the object changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: NodeProperty, StoredOutside {
    private var object: ObjectType?

    /// The object of the type in the environment.
    public init() {}

    /// The object.
    ///
    /// Stops the program where no ancestor set one.
    @MainActor
    public var wrappedValue: ObjectType { found.followed }

    /// Gives bindings to the properties of the object, as `$name.property`.
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
    /// Puts an object into the environment; views read it with `@EnvironmentObject`.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }
}
