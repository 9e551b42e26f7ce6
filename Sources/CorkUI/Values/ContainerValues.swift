/// A key of values that a view gives to the container it is in.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of a key that was not set.
    static var defaultValue: Value { get }
}

/// Values that a subview or section gives to its direct container (R4).
///
/// Copied freely: an empty one is two words, and values are shared until written.
public struct ContainerValues {
    private final class Storage {
        let entries: [Entry]
        var isSetHere: Bool

        init(_ entries: [Entry], isSetHere: Bool) {
            self.entries = entries
            self.isSetHere = isSetHere
        }
    }

    /// A value that was set, of whatever type.
    private class Entry {
        let key: ObjectIdentifier

        init(_ key: ObjectIdentifier) { self.key = key }

        @MainActor
        func isSame(as other: Entry) -> Bool { false }
    }

    private final class TypedEntry<Value>: Entry {
        let value: Value

        init(_ value: Value, for key: ObjectIdentifier) {
            self.value = value
            super.init(key)
        }

        override func isSame(as other: Entry) -> Bool {
            (other as? TypedEntry).map { key == $0.key && ValueComparator.equal(value, $0.value) } ?? false
        }
    }

    private var storage: Storage?
    /// The identity of the subview, which holds the default tags (R4.14).
    var id: ItemID?
    /// Whether one was set where the subview is listed, and not on the original of a subview that is vended again.
    private(set) var isSetHere: Bool {
        get { storage?.isSetHere ?? false }
        set { storage?.isSetHere = newValue }
    }

    /// Whether nothing was set.
    var isEmpty: Bool { storage == nil }

    /// Sets a value where the subview is listed.
    mutating func setHere<Value>(_ value: Value, at keyPath: WritableKeyPath<ContainerValues, Value>) {
        self[keyPath: keyPath] = value
        // The storage is new, and nobody else's.
        isSetHere = true
    }

    /// Default values only.
    public nonisolated init() {}

    /// The value of a key; its default where none was set.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    func value<Value>(for key: ObjectIdentifier) -> Value? {
        (storage?.entries.first { $0.key == key } as? TypedEntry<Value>)?.value
    }

    mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) { set(TypedEntry(value, for: key)) }

    private mutating func set(_ entry: Entry) {
        var entries = storage?.entries ?? []
        if let index = entries.firstIndex(where: { $0.key == entry.key }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
        storage = Storage(entries, isSetHere: isSetHere)
    }

    /// Takes a value out, as if it had not been set.
    mutating func remove<Key: ContainerValueKey>(_ key: Key.Type) {
        guard var entries = storage?.entries else { return }
        entries.removeAll { $0.key == ObjectIdentifier(key) }
        storage = entries.isEmpty ? nil : Storage(entries, isSetHere: isSetHere)
    }

    /// The values of both, where those of `inner` win.
    func overlaid(by inner: ContainerValues) -> ContainerValues {
        guard let entries = inner.storage?.entries else { return self }
        var result = self
        if storage == nil {
            result.storage = inner.isSetHere ? Storage(entries, isSetHere: false) : inner.storage
        } else {
            for entry in entries { result.set(entry) }
        }
        return result
    }

    // MARK: Tags

    private enum Tag<V> {}

    /// The tag of exactly the type `V`: the explicit one, else the id of the nearest `ForEach` element of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        if let tag: V = value(for: ObjectIdentifier(Tag<V>.self)) { return tag }
        return id?.elementID(as: type)
    }

    /// Whether the subview is tagged with `tag`.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool) {
        set(tag, for: ObjectIdentifier(Tag<V>.self))
        if includeOptional { set(Optional(tag), for: ObjectIdentifier(Tag<V?>.self)) }
    }
}

extension ContainerValues {
    /// Whether both are known to hold the same.
    @MainActor
    func isSame(as other: ContainerValues) -> Bool {
        guard storage !== other.storage else { return true }
        guard let own = storage?.entries, let others = other.storage?.entries, own.count == others.count else {
            return false
        }
        return zip(own, others).allSatisfy { $0 === $1 || $0.isSame(as: $1) }
    }
}
