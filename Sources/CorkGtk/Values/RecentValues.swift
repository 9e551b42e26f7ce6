/// A cache of the newest values by key.
///
/// Each new value evicts one, since evicting all at once would delay a frame.
struct RecentValues<Key: Hashable, Value> {
    /// The maximum number of values.
    let limit: Int
    private var values: [Key: Value] = [:]
    /// The keys of the values; once the limit is reached, `oldest` is the index of the oldest one.
    private var keys: [Key] = []
    private var oldest = 0

    init(limit: Int) { self.limit = limit }

    /// Returns the value of a key.
    ///
    /// - Complexity: O(1).
    subscript(key: Key) -> Value? { values[key] }

    /// Inserts a value for a new key.
    ///
    /// - Complexity: O(1).
    mutating func insert(_ value: Value, for key: Key) {
        values[key] = value
        guard keys.count == limit else { return keys.append(key) }
        values[keys[oldest]] = nil
        keys[oldest] = key
        oldest = (oldest + 1) % limit
    }

    mutating func removeAll() { self = Self(limit: limit) }
}
