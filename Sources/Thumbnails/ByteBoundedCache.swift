/// Values by key, as many as fit into a number of bytes; the one that was not asked for the longest goes first.
public struct ByteBoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let byteCount: Int
        var used: Int
    }

    /// How many bytes the values take together at most.
    public let limit: Int
    /// How many bytes the values take together.
    public private(set) var byteCount = 0
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    /// An empty cache.
    public init(limit: Int) { self.limit = limit }

    /// How many values there are.
    public var count: Int { entries.count }

    /// The value of a key, which counts as used now.
    ///
    /// - Complexity: O(1).
    public mutating func value(_ key: Key) -> Value? {
        uses += 1
        entries[key]?.used = uses
        return entries[key]?.value
    }

    /// Keeps a value, and lets go of others where there is no room; a value larger than all there is is not kept.
    ///
    /// - Complexity: O(*n*) for *n* values where some have to go.
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

    /// Lets go of a value.
    public mutating func remove(_ key: Key) {
        byteCount -= entries.removeValue(forKey: key)?.byteCount ?? 0
    }
}
