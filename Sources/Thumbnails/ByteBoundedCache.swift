/// A cache of values with a limited total size in bytes, which evicts the least recently used value.
public struct ByteBoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let byteCount: Int
        var used: Int
    }

    /// The maximum total size in bytes.
    public let limit: Int
    /// The total size of the values in bytes.
    public private(set) var byteCount = 0
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    /// Creates an empty cache.
    public init(limit: Int) { self.limit = limit }

    /// The number of values.
    public var count: Int { entries.count }

    /// Returns the value of a key and marks it as used.
    ///
    /// - Complexity: O(1).
    public mutating func value(_ key: Key) -> Value? {
        uses += 1
        entries[key]?.used = uses
        return entries[key]?.value
    }

    /// Adds a value and evicts others if necessary; a value larger than the limit isn't added.
    ///
    /// - Complexity: O(*n*) for *n* values if some have to be evicted.
    public mutating func keep(_ value: Value, byteCount: Int, for key: Key) {
        remove(key)
        guard byteCount <= limit else { return }
        uses += 1
        entries[key] = Entry(value: value, byteCount: byteCount, used: uses)
        self.byteCount += byteCount
        while self.byteCount > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
            remove(oldest)
        }
    }

    /// Removes a value.
    public mutating func remove(_ key: Key) {
        byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
    }
}
