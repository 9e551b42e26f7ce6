import Foundation
import Synchronization

/// An object that tells before it changes, so that views which show it are evaluated again.
///
///     final class Playlist: ObservableObject {
///         @Published var songs: [Song] = []
///     }
///
/// Views follow it as `@StateObject`, `@ObservedObject` or `@EnvironmentObject`: all that they show follows a change of any
/// published property. Objects that are `@Observable` are followed property by property instead.
public protocol ObservableObject: AnyObject {
    /// Tells before the object changes.
    ///
    /// There is one for each object that does not declare its own; the properties that are `@Published` send through it.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// Announces a change before it happens.
    public var objectWillChange: ObservableObjectPublisher { DefaultPublishers.make(for: self) }
}

/// Tells the views that follow an object that it is going to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
    /// Whose readers are the views that follow the object.
    @MainActor private(set) lazy var location = StateLocation(())

    /// Makes a publisher without subscribers.
    public init() {}

    /// Has the views that follow the object evaluated again, in the next turn.
    ///
    /// Called before the change, on the main thread; from another one it takes effect there a little later.
    public func send() { MainQueue.perform { self.location.value = () } }

    /// Has what is evaluated now follow the object.
    @MainActor
    func follow() { _ = location.value }
}

/// The publishers of objects that do not declare their own.
enum DefaultPublishers {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many entries there may be before those of objects that are gone are dropped.
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

    /// How many there are, with those of objects that are gone and not dropped yet.
    static var count: Int { table.withLock { $0.entries.count } }

    /// Returns the publisher of an object, if it has been made.
    static func known(for object: AnyObject) -> ObservableObjectPublisher? {
        let key = ObjectIdentifier(object)
        guard let entry = table.withLock({ $0.entries[key] }), entry.object === object else { return nil }
        return entry.publisher
    }

    /// The publisher of an object.
    ///
    /// - Complexity: O(1) on average.
    static func make(for object: AnyObject) -> ObservableObjectPublisher {
        if let known = known(for: object) { return known }
        let key = ObjectIdentifier(object)
        let new = Entry(object: object)
        return table.withLock { table in
            // Another thread was faster, or an object that is gone had the same address.
            if let entry = table.entries[key], entry.object != nil { return entry.publisher }
            table.insert(new, at: key)
            return new.publisher
        }
    }
}

/// A property of an ``ObservableObject`` that tells before it changes, also where it changes to an equal value.
@propertyWrapper
public struct Published<Value> {
    private var stored: Value

    /// - Parameter wrappedValue: the value at first.
    public init(wrappedValue: Value) { stored = wrappedValue }
    /// - Parameter initialValue: the value at first.
    public init(initialValue: Value) { stored = initialValue }

    /// The value.
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
