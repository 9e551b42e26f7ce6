import Foundation
import Synchronization

/// An object that announces changes, so that views that show it are evaluated again.
///
///     final class Playlist: ObservableObject {
///         @Published var songs: [Song] = []
///     }
///
/// Views observe it as a `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, and are evaluated again when any
/// published property changes. `@Observable` objects are observed property by property instead.
public protocol ObservableObject: AnyObject {
    /// The publisher that announces changes before they happen.
    ///
    /// The default one is created for each object on demand; `@Published` properties use it.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The default publisher of the object.
    public var objectWillChange: ObservableObjectPublisher { DefaultPublishers.make(for: self) }
}

/// A publisher that announces changes of an object to the views that observe it.
public final class ObservableObjectPublisher: @unchecked Sendable {
    /// The location whose readers are the observing views.
    @MainActor private(set) lazy var location = StateLocation(())

    /// Creates a publisher without observers.
    public init() {}

    /// Invalidates the views that observe the object, which are evaluated again in the next turn.
    ///
    /// Call it before the change. From other threads, it takes effect on the main thread shortly afterwards.
    public func send() { MainQueue.perform { self.location.value = () } }

    /// Makes the current evaluation observe the object.
    @MainActor
    func follow() { _ = location.value }
}

/// The default publishers of objects that do not declare their own.
enum DefaultPublishers {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of released objects are removed.
        var limit = 64

        mutating func insert(_ entry: Entry, at key: ObjectIdentifier) {
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, 2 * entries.count)
            }
            entries[key] = entry
        }
    }

    private static let table = Mutex(Table())

    /// The number of entries, including those of released objects that were not removed yet.
    static var count: Int { table.withLock { $0.entries.count } }

    /// Returns the publisher of an object, if it has been made.
    static func known(for object: AnyObject) -> ObservableObjectPublisher? {
        let key = ObjectIdentifier(object)
        guard let entry = table.withLock({ $0.entries[key] }), entry.object === object else { return nil }
        return entry.publisher
    }

    /// Returns the publisher of an object, creating it if needed.
    ///
    /// - Complexity: O(1) on average.
    static func make(for object: AnyObject) -> ObservableObjectPublisher {
        if let known = known(for: object) { return known }
        let key = ObjectIdentifier(object)
        let new = Entry(object: object)
        return table.withLock { table in
            // Another thread created it meanwhile; otherwise an entry at this address belongs to a released object.
            if let entry = table.entries[key], entry.object != nil { return entry.publisher }
            table.insert(new, at: key)
            return new.publisher
        }
    }
}

/// A property wrapper that announces changes of a property of an ``ObservableObject``, even to an equal value.
@propertyWrapper
public struct Published<Value> {
    private var stored: Value

    /// Creates a property.
    ///
    /// - Parameter wrappedValue: The initial value.
    public init(wrappedValue: Value) { stored = wrappedValue }
    /// Creates a property.
    ///
    /// - Parameter initialValue: The initial value.
    public init(initialValue: Value) { stored = initialValue }

    /// Unavailable outside classes.
    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError("Published needs an object") }
        set { fatalError("Published needs an object") }
    }

    /// The value in an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Self>
    ) -> Value {
        get { object[keyPath: storage].stored }
        set {
            DefaultPublishers.known(for: object)?.send()
            object[keyPath: storage].stored = newValue
        }
    }
}
