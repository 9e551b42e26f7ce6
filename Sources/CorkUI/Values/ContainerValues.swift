/// A key of a value that a view provides to its container.
public protocol ContainerValueKey {
    associatedtype Value
    /// The value of a key that was not set.
    static var defaultValue: Value { get }
}

/// The values that a subview or section provides to its direct container (R4).
///
/// Copies share storage until they are modified; an empty one is two words long.
public struct ContainerValues {
    private final class Storage {
        let entries: [Entry]
        var isSetHere: Bool

        init(_ entries: [Entry], isSetHere: Bool) {
            self.entries = entries
            self.isSetHere = isSetHere
        }
    }

    /// A type-erased value for a key.
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
    /// The identity of the subview, from which default tags follow (R4.14).
    var id: ItemID?
    /// A Boolean value that indicates whether a value was set where the subview is listed, rather than on the original
    /// of a vended subview.
    private(set) var isSetHere: Bool {
        get { storage?.isSetHere ?? false }
        set { storage?.isSetHere = newValue }
    }

    /// A Boolean value that indicates whether no value was set.
    var isEmpty: Bool { storage == nil }

    /// Sets a value where the subview is listed.
    mutating func setHere<Value>(_ value: Value, at keyPath: WritableKeyPath<ContainerValues, Value>) {
        self[keyPath: keyPath] = value
        // Setting the value created new storage, which is not shared.
        isSetHere = true
    }

    /// Creates container values with defaults only.
    public nonisolated init() {}

    /// The value of a key, or its default if none was set.
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

    /// Removes a value, so that the default applies.
    mutating func remove<Key: ContainerValueKey>(_ key: Key.Type) {
        guard var entries = storage?.entries else { return }
        entries.removeAll { $0.key == ObjectIdentifier(key) }
        storage = entries.isEmpty ? nil : Storage(entries, isSetHere: isSetHere)
    }

    /// Returns the combined values, in which those of `inner` take precedence.
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

    /// Returns the tag of exactly type `V`: the explicit one, or the id of the nearest `ForEach` element of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        if let tag: V = value(for: ObjectIdentifier(Tag<V>.self)) { return tag }
        return id?.elementID(as: type)
    }

    /// Returns whether the subview has the given tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool) {
        set(tag, for: ObjectIdentifier(Tag<V>.self))
        if includeOptional { set(Optional(tag), for: ObjectIdentifier(Tag<V?>.self)) }
    }
}

extension ContainerValues {
    /// Returns whether both are known to have equal values.
    @MainActor
    func isSame(as other: ContainerValues) -> Bool {
        guard storage !== other.storage else { return true }
        guard let own = storage?.entries, let others = other.storage?.entries, own.count == others.count else {
            return false
        }
        return zip(own, others).allSatisfy { $0 === $1 || $0.isSame(as: $1) }
    }
}
